import type { DeployedVersion, Manifest } from '../manifest/index.ts';
import type { Facts } from '../publish/facts/facts.ts';
import { styleFacts } from '../publish/facts/style-facts.ts';
import { textFacts } from '../publish/facts/text-facts.ts';
import { factsOf, manifestOf, page, someIntegrity, version } from '../testing/fixture.ts';
import type { JsonSchema } from './api/api-document.ts';
import { check } from './check.ts';
import type { Place } from './places/place.ts';
import type { FactsOf } from './read-facts.ts';

interface Build {
  readonly deployed: Partial<DeployedVersion>;
  readonly facts: Partial<Facts>;
}

const library = {
  exports: { useText: { takes: { 0: 'string' }, gives: 'string' } },
  types: {},
  details: true,
} as const;
const button = {
  exports: { Button: { takes: { 0: { members: { label: 'string' } } }, gives: 'react.JSX.Element' } },
  types: {},
  details: true,
} as const;
const sheet = (rules: string) => styleFacts([`@layer foundation { ${rules} }`]);
const text = (code: string) => textFacts([code]);

const saved = (more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema => ({
  type: 'object',
  properties: { text: { type: 'string' }, ...more },
  required: ['text'],
});
const record = (schema: JsonSchema): Place => ({ version: 1, reads: [], schema });

/** A page, and the widgets that it uses. */
const notes: Build = {
  deployed: { uses: { './app': ['mfe_widgets/button'] } },
  facts: {
    requires: { react: '19.3.1', 'react-dom': '19.3.1', 'shared-session': '1.0.0' },
    ranges: { react: '^19.3.0', 'react-dom': '^19.3.0' },
    requiresNames: { 'shared-session': ['useText'] },
    exports: { './app': ['mount'] },
    imports: { 'mfe_widgets/button': ['Button'] },
    builtAgainst: { 'mfe_widgets/button': button, 'shared-session': library },
    texts: text('x({LBL_NOTES:"Notes"})'),
    pages: { './app': ['/notes'] },
    reads: ['--p-line'],
    budgets: { entry: 1000 },
    weights: { 'entry.js': 10 },
    api: { calls: [{ call: 'GET /notes', reads: { members: { text: 'string' } } }], types: {} },
    places: { 'notes-drafts': record(saved()), 'notes-open': { ...record(saved()), says: true } },
  },
};
const widgets: Build = {
  deployed: { modules: { './button': [] } },
  facts: {
    exports: { './button': ['Button'] },
    contracts: { './button': button },
    styles: sheet(':root { --p-line: red }'),
    texts: text('x({LBL_CLOSE:"Close"})'),
    places: { 'notes-open': { ...record(saved()), hears: true } },
  },
};
const root: Build = {
  deployed: {},
  facts: {
    provides: { react: '19.3.1', 'react-dom': '19.3.1', 'shared-session': '1.0.0' },
    readsRanges: true,
    providesNames: { 'shared-session': ['useText'] },
    contracts: { 'shared-session': library },
    mountContracts: [1],
    texts: text('x({LBL_SAVE:"Save"})'),
  },
};
type Live = Readonly<Record<'mfe_notes' | 'mfe_widgets' | 'root', Build>>;
const live: Live = { mfe_notes: notes, mfe_widgets: widgets, root };

function deployment(builds: Live, released: string | undefined): Manifest {
  const number = (name: string) => (name === released ? '2' : '1');
  const scripts = { integrity: someIntegrity, bytes: 1 };
  return {
    ...manifestOf(
      page('mfe_notes', number('mfe_notes'), '/notes', builds.mfe_notes.deployed),
      version('mfe_widgets', number('mfe_widgets'), builds.mfe_widgets.deployed),
    ),
    root: {
      version: number('root'),
      base: `/mfe/root/${number('root')}/`,
      portal: 'portal.js',
      embed: 'embed.js',
      files: { 'portal.js': scripts, 'embed.js': scripts },
    },
  };
}

/** The findings about one build that is released alone. */
function release(name: keyof Live, build: Build): string[] {
  const next = { ...live, [name]: build };
  const known = (of: string, number: string) => factsOf((number === '2' ? next : live)[of as keyof Live].facts);
  const note = {
    type: 'object',
    properties: { text: { type: 'string' }, more: { type: 'string' } },
    required: ['text'],
  };
  const api = { operations: { 'GET /notes': { query: {}, bodyRequired: false, response: note } }, schemas: {} };
  const facts: FactsOf = Object.assign(known, { api });
  return check(deployment(next, name), deployment(live, undefined), facts).map((one) => `${one.rule}: ${one.message}`);
}

const changed = ({ deployed, facts }: Build, more: Partial<Facts>, where: Partial<DeployedVersion> = {}): Build => ({
  deployed: { ...deployed, ...where },
  facts: { ...facts, ...more },
});
const twoPages = {
  activation: {
    name: 'mfe_notes',
    applications: [
      {
        name: 'notes',
        region: 'page' as const,
        module: './app',
        routes: [{ path: '/notes' }, { path: '/notes/{id}' }],
      },
    ],
    elements: [],
  },
};
/** The notes with another declaration: of a route, of elements, of kinds of notifications. */
const declared = (route: object, more: object = {}): Build => {
  const routes = [{ path: '/notes', ...route }];
  const applications = [{ name: 'notes', region: 'page' as const, module: './app', routes }];
  return changed(notes, {}, { activation: { name: 'mfe_notes', applications, elements: [], ...more } });
};
const label = (text: string) => ({ label: `LBL_${text.toUpperCase()}`, text });
const places = (build: Build, more: Readonly<Record<string, Place>>): Build =>
  changed(build, { places: { ...build.facts.places, ...more } });
const aText = { type: 'string' } as const;
const calls = (call: NonNullable<Facts['api']>['calls'][number]) => ({ api: { calls: [call], types: {} } });

test.each<[string, keyof Live, Build]>([
  ['the same again', 'mfe_notes', notes],
  ['a text of its own', 'mfe_notes', changed(notes, { texts: text('x({LBL_NOTES:"All notes"})') })],
  ['a new text', 'mfe_notes', changed(notes, { texts: text('x({LBL_NOTES:"Notes",LBL_NOTE:"Note"})') })],
  ['no text any more', 'mfe_notes', changed(notes, { texts: {} })],
  ['a page', 'mfe_notes', changed(notes, { pages: { './app': ['/notes', '/notes/{id}'] } }, twoPages)],
  ['a page without a route', 'mfe_notes', changed(notes, { pages: { './app': ['/notes', '/drafts'] } })],
  [
    'a patch of React',
    'mfe_notes',
    changed(notes, { requires: { ...notes.facts.requires, react: '19.3.2', 'react-dom': '19.3.2' } }),
  ],
  ['an earlier range of React', 'mfe_notes', changed(notes, { ranges: { react: '^19.2.0', 'react-dom': '^19.2.0' } })],
  [
    'a patch of React on the page',
    'root',
    changed(root, { provides: { ...root.facts.provides, react: '19.3.2', 'react-dom': '19.3.2' } }),
  ],
  [
    'a minor of React on the page',
    'root',
    changed(root, { provides: { ...root.facts.provides, react: '19.4.0', 'react-dom': '19.4.0' } }),
  ],
  [
    'a name of a shared library',
    'root',
    changed(root, {
      providesNames: { 'shared-session': ['useText', 'useTexts'] },
      contracts: { 'shared-session': { ...library, exports: { ...library.exports, useTexts: 'string' } } },
    }),
  ],
  ["a token's colour", 'mfe_widgets', changed(widgets, { styles: sheet(':root { --p-line: blue }') })],
  ['a token', 'mfe_widgets', changed(widgets, { styles: sheet(':root { --p-line: red; --p-ground: white }') })],
  ['a token that is read with a fallback', 'mfe_notes', changed(notes, { reads: [] })],
  [
    'a class of its own',
    'mfe_notes',
    changed(notes, { styles: styleFacts(['@layer app { .notes\\:bold { color: red } }']) }),
  ],
  [
    'a module',
    'mfe_widgets',
    changed(
      widgets,
      { exports: { './button': ['Button'], './chip': ['Chip'] } },
      { modules: { './button': [], './chip': [] } },
    ),
  ],
  ['an export', 'mfe_widgets', changed(widgets, { exports: { './button': ['Button', 'IconButton'] } })],
  [
    'a widget that is not used any more',
    'mfe_notes',
    changed(notes, { imports: {}, builtAgainst: { 'shared-session': library } }, { uses: {} }),
  ],
  ['larger, within its budget', 'mfe_notes', changed(notes, { weights: { 'entry.js': 900 } })],
  [
    'a call that the API serves',
    'mfe_notes',
    changed(notes, calls({ call: 'GET /notes', reads: { members: { text: 'string', 'more?': 'string' } } })),
  ],
  [
    'an optional field that the API does not give yet',
    'mfe_notes',
    changed(notes, calls({ call: 'GET /notes', reads: { members: { text: 'string', 'later?': 'string' } } })),
  ],
  ['a call whose response it does not read', 'mfe_notes', changed(notes, calls({ call: 'GET /notes' }))],
  ['a record of its own', 'mfe_notes', places(notes, { 'notes-sorting': record(saved()) })],
  [
    'no record any more',
    'mfe_notes',
    changed(notes, { places: { 'notes-open': notes.facts.places?.['notes-open'] as Place } }),
  ],
  [
    'an optional field of a record that nobody reads',
    'mfe_notes',
    places(notes, { 'notes-drafts': record(saved({ at: aText })) }),
  ],
  [
    'a newer version of a database that nobody else opens',
    'mfe_notes',
    places(notes, { 'notes-drafts': { ...record(saved()), opens: 2 } }),
  ],
  ['an event that nobody hears', 'mfe_notes', places(notes, { 'notes-sorted': { ...record(saved()), says: true } })],
  ['an event that nobody says', 'mfe_widgets', places(widgets, { 'widget-open': { ...record({}), hears: true } })],
  [
    'a further field of an event',
    'mfe_notes',
    places(notes, { 'notes-open': { ...record(saved({ at: aText })), says: true } }),
  ],
  ['a title of a page', 'mfe_notes', declared({ title: label('Notes') })],
  ['a page that is shown without a session', 'mfe_notes', declared({ anonymous: true })],
  ['modules that a page always needs', 'mfe_notes', declared({ preload: ['mfe_widgets/button'] })],
  ['an element', 'mfe_notes', declared({}, { elements: [{ tag: 'my-notes', module: './app', attributes: ['open'] }] })],
  [
    'a kind of notification',
    'mfe_notes',
    declared(
      {},
      { notifications: [{ kind: 'note-read', name: label('Read'), sentence: label('Seen'), link: '/notes' }] },
    ),
  ],
  ['a page under a menu entry', 'mfe_notes', declared({ menuParent: '/home' })],
  ['another script of its own', 'mfe_notes', changed(notes, { weights: { 'entry.js': 10, 'more.js': 20 } })],
  ['the next generation of the mount contract as well', 'root', changed(root, { mountContracts: [1, 2] })],
  ['a text of the page', 'root', changed(root, { texts: text('x({LBL_SAVE:"Save",LBL_CLOSE_ALL:"Close all"})') })],
  ['other words of the page', 'root', changed(root, { texts: text('x({LBL_SAVE:"Save it"})') })],
  ['a record of the page', 'root', places(root, { 'portal-seen': record(saved()) })],
  [
    "a token's colour in another notation",
    'mfe_widgets',
    changed(widgets, { styles: sheet(':root { --p-line: #f00 }') }),
  ],
  [
    'names that its elements bear',
    'mfe_notes',
    changed(notes, {
      styles: styleFacts(
        ['@layer app { .notes-a { container: notes-list / inline-size; anchor-name: --notes-menu } }'],
        'notes',
      ),
    }),
  ],
  [
    'an animation of its own, another than before',
    'mfe_notes',
    changed(notes, { styles: styleFacts(['@keyframes notes-turn { to { rotate: 90deg } }'], 'notes') }),
  ],
  ['a larger budget', 'mfe_notes', changed(notes, { budgets: { entry: 2000 } })],
  [
    'other placeholders in a text of its own',
    'mfe_notes',
    changed(notes, { texts: text('x({LBL_NOTES:"{{count}} notes"})') }),
  ],
  ['another shared word that the page has', 'mfe_notes', changed(notes, { requiresTexts: ['LBL_SAVE'] })],
  ['an agreement with a build that is not there', 'mfe_notes', changed(notes, { overlaps: ['mfe_todo'] })],
  ['a module that is fetched later', 'mfe_notes', changed(notes, { later: ['mfe_widgets/button'] })],
  [
    'the next generation for hosts, where none is registered',
    'mfe_notes',
    changed(notes, { hostContract: { generation: 2, oldest: 2 } }),
  ],
  ['a page that hides the footer', 'mfe_notes', declared({ hideFooter: true })],
  ['fewer calls', 'mfe_notes', changed(notes, { api: { calls: [], types: {} } })],
])('%s is released alone', (_, name, build) => expect(release(name, build)).toEqual([]));

test.each<[string, keyof Live, Build]>([
  ['api-calls-are-served', 'mfe_notes', changed(notes, calls({ call: 'GET /drafts' }))],
  ['tokens-are-kept', 'mfe_widgets', changed(widgets, { styles: sheet(':root { --p-border: red }') })],
  ['used-modules-exist', 'mfe_widgets', changed(widgets, {}, { modules: {} })],
  ['shared-names-exist', 'root', changed(root, { providesNames: { 'shared-session': [] } })],
  ['events-meet', 'mfe_widgets', changed(widgets, { places: {} })],
  ['records-stay-readable', 'mfe_notes', places(notes, { 'notes-drafts': record({ type: 'string' }) })],
])('%s sees the same builds', (rule, name, build) => {
  expect(release(name, build).filter((one) => one.startsWith(`${rule}: `))).toHaveLength(1);
});
