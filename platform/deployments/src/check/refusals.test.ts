import type { Deployed, DeployedVersion, Manifest } from '../manifest/index.ts';
import type { Facts } from '../publish/facts/facts.ts';
import { styleFacts } from '../publish/facts/style-facts.ts';
import { textFacts } from '../publish/facts/text-facts.ts';
import { factsOf, manifestOf, page, someIntegrity, version } from '../testing/fixture.ts';
import { check, rules } from './check.ts';
import type { Contract } from './contract/contract.ts';
import type { FactsOf } from './read-facts.ts';
import { removalFindings } from './removals.ts';

/** A deployment that some rules refuse: what goes live, with what is known of it, and what it follows. */
interface Refused {
  readonly builds: readonly Deployed[];
  readonly root?: Partial<NonNullable<Manifest['root']>>;
  /** `NAME@VERSION` → facts; of all others nothing speaks against them. */
  readonly facts?: Readonly<Record<string, Partial<Facts>>>;
  readonly live?: readonly Deployed[];
  readonly more?: Partial<FactsOf>;
  readonly hosts?: Parameters<typeof check>[3];
}

const files = {
  'portal.js': { integrity: someIntegrity, bytes: 1 },
  'embed.js': { integrity: someIntegrity, bytes: 1 },
};
const notes = (over: Partial<DeployedVersion> = {}) => page('mfe_notes', '1', '/notes', over);
const todo = page('mfe_todo', '1', '/todo');
const using = notes({ uses: { './app': ['mfe_widgets/button'] } });
const widgets = version('mfe_widgets', '1', { modules: { './button': [] } });
const button = (gives: string): Contract => ({ exports: { Button: { takes: {}, gives } }, types: {}, details: true });
const styled = (sheet: string) => ({ styles: styleFacts([sheet]) });
const said = (text: string) => ({ texts: textFacts([`x({LBL_ADD:"${text}"})`]) });
const place = (over: object) => ({ places: { 'notes-said': { version: 1, reads: [], ...over } } });
const host = { name: 'theirs', loads: ['mfe_notes/app'], contract: { generation: 1, oldest: 1 } };
const api = { operations: {}, schemas: {} };
const twoReacts = { react: '19.3.1', sets: { 'react-20': { react: '20.0.0', script: 'set.js' } } };

/** Each form of a refusal, by its rule. */
const REFUSED: readonly (readonly [rule: string, what: string, refused: Refused])[] = [
  [
    'records-are-read',
    'a record that is no JSON',
    {
      builds: [notes(), todo],
      more: {
        unread: new Map([
          ['mfe_notes@1', 'mfe/mfe_notes/1/publication.json in the store is not JSON. Publish the build again.'],
        ]),
      },
    },
  ],
  ['used-modules-exist', 'no such module', { builds: [using, version('mfe_widgets', '1')] }],
  ['used-modules-exist', 'no such micro-frontend', { builds: [using] }],
  [
    'contracts-are-kept',
    'no mount',
    { builds: [notes()], facts: { 'mfe_notes@1': { exports: { './app': ['Page'] } } } },
  ],
  [
    'contracts-are-kept',
    'no such name',
    {
      builds: [using, widgets],
      facts: {
        'mfe_notes@1': { imports: { 'mfe_widgets/button': ['Button'] } },
        'mfe_widgets@1': { exports: { './button': [] } },
      },
    },
  ],
  [
    'contracts-are-kept',
    'fetched later',
    {
      builds: [notes(), version('mfe_widgets', '1')],
      facts: { 'mfe_notes@1': { later: ['mfe_widgets/button'] } },
    },
  ],
  [
    'contracts-are-kept',
    'fetched later from nobody',
    { builds: [notes()], facts: { 'mfe_notes@1': { later: ['mfe_widgets/button'] } } },
  ],
  [
    'contracts-are-kept',
    'changed',
    {
      builds: [using, widgets],
      facts: {
        'mfe_notes@1': {
          imports: { 'mfe_widgets/button': ['Button'] },
          builtAgainst: { 'mfe_widgets/button': button('string') },
        },
        'mfe_widgets@1': { contracts: { './button': button('number') } },
      },
    },
  ],
  [
    'contracts-are-recorded',
    'none at build time',
    {
      builds: [using, widgets],
      facts: { 'mfe_notes@1': { imports: { 'mfe_widgets/button': ['Button'] }, builtAgainst: {} } },
    },
  ],
  [
    'contracts-are-recorded',
    'no declaration of a name',
    {
      builds: [using, widgets],
      facts: {
        'mfe_notes@1': {
          imports: { 'mfe_widgets/button': ['Link'] },
          builtAgainst: { 'mfe_widgets/button': button('string') },
        },
        'mfe_widgets@1': { contracts: { './button': button('string') } },
      },
    },
  ],
  [
    'contracts-are-recorded',
    'none of the provider',
    {
      builds: [using, widgets],
      facts: {
        'mfe_notes@1': {
          imports: { 'mfe_widgets/button': ['Button'] },
          builtAgainst: { 'mfe_widgets/button': button('string') },
        },
      },
    },
  ],
  [
    'shared-singletons-satisfiable',
    'another React',
    {
      builds: [notes()],
      root: {},
      facts: { 'root@5': { provides: { react: '19.4.0' } }, 'mfe_notes@1': { requires: { react: '19.3.1' } } },
    },
  ],
  [
    'shared-singletons-satisfiable',
    'another range',
    {
      builds: [notes()],
      root: {},
      facts: {
        'root@5': { provides: { react: '19.4.0', 'react-dom': '19.4.0' }, readsRanges: true },
        'mfe_notes@1': { requires: { react: '20.0.0' }, ranges: { react: '^20.0.0' } },
      },
    },
  ],
  [
    'shared-singletons-satisfiable',
    'two versions',
    {
      builds: [notes()],
      root: {},
      facts: { 'root@5': { provides: { react: '19.4.0', 'react-dom': '19.3.1' }, readsRanges: true } },
    },
  ],
  [
    'shared-names-exist',
    'not exported',
    {
      builds: [notes()],
      root: {},
      facts: {
        'root@5': { provides: {}, providesNames: { 'shared-client': [] } },
        'mfe_notes@1': { requiresNames: { 'shared-client': ['upload'] } },
      },
    },
  ],
  [
    'shared-contracts-are-kept',
    'changed',
    {
      builds: [notes()],
      root: {},
      facts: {
        'root@5': { provides: {}, contracts: { 'shared-client': button('number') } },
        'mfe_notes@1': { builtAgainst: { 'shared-client': button('string') } },
      },
    },
  ],
  [
    'shared-contracts-are-kept',
    'not recorded',
    {
      builds: [notes()],
      root: {},
      facts: { 'root@5': { provides: {} }, 'mfe_notes@1': { builtAgainst: { 'shared-client': button('string') } } },
    },
  ],
  [
    'shared-texts-exist',
    'no text',
    {
      builds: [notes()],
      root: {},
      facts: { 'root@5': { texts: {} }, 'mfe_notes@1': { requiresTexts: ['LBL_CLOSE'] } },
    },
  ],
  [
    'api-calls-are-served',
    'no such call',
    {
      builds: [notes()],
      facts: { 'mfe_notes@1': { api: { calls: [{ call: 'GET /notes' }], types: {} } } },
      more: { api },
    },
  ],
  [
    'records-stay-readable',
    'beside each other',
    {
      builds: [notes(), todo],
      facts: { 'mfe_notes@1': place({ version: 2 }), 'mfe_todo@1': place({}) },
    },
  ],
  [
    'records-stay-readable',
    'one after the other',
    {
      builds: [notes({ version: '2' })],
      live: [notes()],
      facts: { 'mfe_notes@1': place({ version: 2 }), 'mfe_notes@2': place({}) },
    },
  ],
  [
    'events-meet',
    'no longer heard',
    {
      builds: [notes(), page('mfe_todo', '2', '/todo')],
      live: [notes(), todo],
      facts: {
        'mfe_notes@1': place({ says: true }),
        'mfe_todo@1': place({ hears: true }),
        'mfe_todo@2': { places: {} },
      },
    },
  ],
  [
    'events-meet',
    'no longer said',
    {
      builds: [notes({ version: '2' }), todo],
      live: [notes(), todo],
      facts: {
        'mfe_notes@1': place({ says: true }),
        'mfe_todo@1': place({ hears: true }),
        'mfe_notes@2': { places: {} },
      },
    },
  ],
  [
    'one-react',
    'a React of its own',
    { builds: [notes()], facts: { 'mfe_notes@1': { reactIn: ['entry.js'], requires: { react: '19.3.1' } } } },
  ],
  [
    'one-react-a-unit',
    'another set',
    {
      builds: [
        { ...using, react: '^20.0.0' },
        { ...widgets, react: '^19.3.0' },
      ],
      root: twoReacts,
    },
  ],
  ['routes-have-one-owner', 'one route', { builds: [notes(), page('mfe_todo', '1', '/notes')] }],
  ['routes-have-one-owner', 'a path in common', { builds: [notes(), page('mfe_todo', '1', '/*')] }],
  ['pages-exist', 'no page', { builds: [notes()], facts: { 'mfe_notes@1': { pages: { './app': [] } } } }],
  ['styles-cannot-collide', 'no layer', { builds: [notes()], facts: { 'mfe_notes@1': styled('.a{color:red}') } }],
  [
    'styles-cannot-collide',
    'no class',
    { builds: [notes()], facts: { 'mfe_notes@1': styled('@layer app{button{color:red}}') } },
  ],
  [
    'styles-cannot-collide',
    'no CSS',
    { builds: [notes()], facts: { 'mfe_notes@1': styled('@layer app{.a{color:red') } },
  ],
  [
    'styles-cannot-collide',
    'one class',
    {
      builds: [notes(), todo],
      facts: { 'mfe_notes@1': styled('@layer app{.a{color:red}}'), 'mfe_todo@1': styled('@layer app{.a{color:blue}}') },
    },
  ],
  [
    'tokens-are-kept',
    'not set',
    {
      builds: [notes(), widgets],
      facts: {
        'mfe_notes@1': { reads: ['--p-line'] },
        'mfe_widgets@1': styled('@layer foundation{:root{--p-ink:red}}'),
      },
    },
  ],
  [
    'tokens-are-kept',
    'set by another',
    {
      builds: [notes(), widgets],
      facts: {
        'mfe_notes@1': styled('@layer app{.nt-a{--p-ink:red}}'),
        'mfe_widgets@1': styled('@layer foundation{:root{--p-ink:red}}'),
      },
    },
  ],
  [
    'texts-have-one-wording',
    'other words',
    { builds: [notes(), todo], facts: { 'mfe_notes@1': said('Add'), 'mfe_todo@1': said('Plus') } },
  ],
  [
    'stays-within-budget',
    'the entry',
    { builds: [notes()], facts: { 'mfe_notes@1': { weights: { 'entry.js': 20_000 }, budgets: { entry: 1_000 } } } },
  ],
  [
    'pages-stay-within-budget',
    'a page',
    {
      builds: [notes()],
      facts: { 'mfe_notes@1': { weights: { 'entry.js': 20_000 }, budgets: { pages: { '/notes': 1_000 } } } },
    },
  ],
  [
    'source-maps-stay-private',
    'a map',
    { builds: [notes()], facts: { 'mfe_notes@1': { sourceMapsIn: ['entry.js'] } } },
  ],
  ['integrity-is-complete', 'a chunk', { builds: [notes({ modules: { './app': ['chunk.js'] } })] }],
  ['integrity-is-complete', "the page's own", { builds: [], root: { files: {} } }],
  [
    'canaries-are-understood',
    'one of root',
    {
      builds: [],
      root: {
        canary: {
          share: 0.1,
          candidate: { version: '6', base: '/mfe/root/6/', portal: 'portal.js', embed: 'embed.js', files },
        },
      },
    },
  ],
  ['mount-contracts-are-understood', 'a generation', { builds: [notes({ mountContract: 2 })], root: {} }],
  ['hosts-are-served', 'nobody', { builds: [], live: [notes()], hosts: [host] }],
  ['hosts-are-served', 'no module', { builds: [notes({ modules: {} })], hosts: [host] }],
  [
    'hosts-are-served',
    'no variant',
    { builds: [notes()], hosts: [host], facts: { 'mfe_notes@1': { hostContract: null } } },
  ],
  [
    'hosts-are-served',
    'another generation',
    {
      builds: [notes()],
      hosts: [host],
      facts: { 'mfe_notes@1': { hostContract: { generation: 3, oldest: 2 } } },
    },
  ],
];

function found({ builds, root, facts = {}, live = [], more, hosts = [] }: Refused, rule: string): string[] {
  const page = root && { version: '5', base: '/mfe/root/5/', portal: 'portal.js', embed: 'embed.js', files, ...root };
  const known: FactsOf = Object.assign((name: string, number: string) => factsOf(facts[`${name}@${number}`]), more);
  const candidate = { ...manifestOf(...builds), ...(page && { root: page }) };
  return check(candidate, manifestOf(...live), known, hosts).flatMap((one) => (one.rule === rule ? one.message : []));
}

/** What somebody is asked to do: a sentence that begins with it, or has it after a condition. */
const REMEDY =
  /(?:^|\. |, or |, )(?:If that is meant, )?(?:Activate|Add|add|Begin|Bring|Build|Deploy|Export|Have|Hear|Install|Keep|Load|Make|Mend|Name|Publish|Put|Read|Release|release|Rename|Run|Say|Update|Use)\b/;

/** Of a sentence count its end and the capital letter after it; names of files and versions have points inside. */
const sentencesIn = (message: string): number => message.split(/[.!?] (?=[A-Z])/).length;

test.each(REFUSED)('%s says in two sentences what is wrong and what to do: %s', (rule, _, refused) => {
  const messages = found(refused, rule);
  expect(messages).not.toEqual([]);
  for (const message of messages) {
    expect(message).toMatch(/\.$/);
    expect([message, sentencesIn(message)]).toEqual([message, 2]);
    expect(message).toMatch(REMEDY);
  }
});

test('each rule is among them', () => {
  expect([...new Set(REFUSED.map(([rule]) => rule))].sort()).toEqual(rules.map(({ name }) => name).sort());
});

test('what would be gone says how to say so', () => {
  const [gone] = removalFindings(manifestOf(notes()), manifestOf(page('mfe_notes', '2', '/todo')), []);
  expect(gone?.message).toBe('The page #/notes of mfe_notes would be gone. If that is meant, add --removes /notes');
});
