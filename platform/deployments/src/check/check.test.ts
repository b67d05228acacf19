import type { Deployed, DeployedVersion, Manifest } from '../manifest/index.ts';
import type { Facts } from '../publish/facts/facts.ts';
import { readProperties, styleFacts } from '../publish/facts/style-facts.ts';
import { textFacts } from '../publish/facts/text-facts.ts';
import { factsOf, manifestOf, page, someIntegrity, version } from '../testing/fixture.ts';
import { check, manifestFindings } from './check.ts';
import type { Contract, Shape } from './contract/contract.ts';
import type { FactsOf } from './read-facts.ts';

const empty: Manifest = { ...manifestOf(), revision: 0 };

/** The findings about these versions, where nothing was live before. */
function messages(versions: Deployed[], facts: Record<string, Partial<Facts>> = {}, root?: Manifest['root']): string[] {
  const known: FactsOf = (name, number) =>
    facts[`${name}@${number}`] ? factsOf(facts[`${name}@${number}`]) : undefined;
  const candidate = { ...manifestOf(...versions), ...(root ? { root } : {}) };
  return check(candidate, empty, known).map(({ rule, message }) => `${rule}: ${message}`);
}

const root = (over: Partial<NonNullable<Manifest['root']>> = {}): Manifest['root'] => ({
  version: '5',
  base: '/mfe/root/5/',
  portal: 'portal.js',
  embed: 'embed.js',
  files: { 'portal.js': { integrity: someIntegrity, bytes: 1 }, 'embed.js': { integrity: someIntegrity, bytes: 1 } },
  ...over,
});

const notes = (number: string, over: Partial<DeployedVersion> = {}) => page('mfe_notes', number, '/notes', over);
const widgets = (number: string, ...modules: string[]) =>
  version('mfe_widgets', number, { modules: Object.fromEntries(modules.map((module) => [module, []])) });
const usingInput = { uses: { './app': ['mfe_widgets/time-input'] } };

test('compatible versions have no findings', () => {
  expect(messages([notes('1', usingInput), widgets('1', './time-input')])).toEqual([]);
});

describe('used-modules-exist', () => {
  test('all of a remote that is not deployed is said once', () => {
    const uses = { './app': ['mfe_widgets/a', 'mfe_widgets/b'], './other': ['mfe_widgets/a'] };
    const facts = { 'mfe_notes@1': { later: ['mfe_widgets/c'] } };
    expect(messages([notes('1', { uses })], facts)).toEqual([
      'used-modules-exist: The page #/notes would break: mfe_notes uses 2 modules of mfe_widgets, which is not deployed. Activate it first, or release mfe_notes without them.',
    ]);
  });

  test('a module that a live page uses cannot be removed', () => {
    expect(messages([notes('1', usingInput), widgets('2', './date-field')])).toEqual([
      'used-modules-exist: The page #/notes would break: mfe_notes (./app) uses mfe_widgets/time-input, which mfe_widgets 2 does not expose. Activate a version of it that does first, or release mfe_notes without that module.',
    ]);
  });

  test('nor can its micro-frontend', () => {
    expect(messages([notes('1', usingInput)])).toEqual([
      'used-modules-exist: The page #/notes would break: mfe_notes (./app) uses mfe_widgets/time-input, but mfe_widgets is not deployed. Activate it first, or release mfe_notes without that module.',
    ]);
  });

  test('pages that use it indirectly are named, too', () => {
    const between = version('mfe_widgets', '2', { modules: { './a': [] }, uses: { './a': ['mfe_base/b'] } });
    const users = [notes('1', { uses: { './app': ['mfe_widgets/a'] } }), between];
    expect(messages(users)[0]).toMatch(
      /^used-modules-exist: The page #\/notes would break: mfe_widgets \(\.\/a\) uses mfe_base\/b/,
    );
  });

  test('names of Object.prototype are not modules', () => {
    const hostile = notes('1', { uses: { './app': ['mfe_widgets/constructor'] } });
    expect(messages([hostile, widgets('1', './time-input')])).toHaveLength(1);
  });
});

describe('contracts-are-kept', () => {
  const both = [notes('1', usingInput), widgets('2', './time-input')];
  test('an imported name must be exported', () => {
    const imports = { 'mfe_widgets/time-input': ['TimeInput', 'parseTime'] };
    const facts = { 'mfe_notes@1': { imports }, 'mfe_widgets@2': { exports: { './time-input': ['TimeInput'] } } };
    expect(messages(both, facts)).toEqual([
      'contracts-are-kept: The page #/notes would break: mfe_notes 1 imports parseTime from mfe_widgets/time-input, which mfe_widgets 2 does not export. Activate a version of it that does first, or release mfe_notes without it.',
    ]);
    expect(
      messages(both, { ...facts, 'mfe_widgets@2': { exports: { './time-input': ['TimeInput', 'parseTime'] } } }),
    ).toEqual([]);
  });

  describe('a consumer keeps the contract it was built against', () => {
    const input = (properties: Record<string, string>) => ({
      exports: { TimeInput: { takes: { 0: { see: 'Props' } }, gives: 'react.JSX.Element' } },
      types: { Props: { members: properties } },
    });
    const built = {
      imports: { 'mfe_widgets/time-input': ['TimeInput'] },
      builtAgainst: { 'mfe_widgets/time-input': input({ label: 'string', 'clock?': 'number' }) },
    };
    const keeping = (contract: ReturnType<typeof input>) => ({
      'mfe_notes@1': built,
      'mfe_widgets@2': {
        exports: { './time-input': Object.keys(contract.exports) },
        contracts: { './time-input': contract },
      },
    });

    test('an incompatible change is rejected with the page, the module and the change', () => {
      expect(messages(both, keeping(input({ label: 'string', value: 'string' })))).toEqual([
        'contracts-are-kept: The page #/notes would break: mfe_notes 1 was built for another contract of mfe_widgets/time-input than mfe_widgets 2 keeps: TimeInput.clock is not there; TimeInput.value must be given. Add the new form beside the old one, and remove the old one after the consumer was released.',
      ]);
    });

    test('an additive change passes', () => {
      expect(messages(both, keeping(input({ label: 'string', 'clock?': 'number', 'size?': 'number' })))).toEqual([]);
    });

    test('the same holds for dynamic imports', () => {
      const later = notes('1');
      const facts = keeping(input({ label: 'string' }));
      const lazy = { ...facts, 'mfe_notes@1': { later: ['mfe_widgets/time-input'], builtAgainst: built.builtAgainst } };
      expect(messages([later, widgets('2', './time-input')], lazy)).toEqual([
        'contracts-are-kept: The page #/notes would break: mfe_notes 1 was built for another contract of mfe_widgets/time-input than mfe_widgets 2 keeps: TimeInput.clock is not there. Add the new form beside the old one, and remove the old one after the consumer was released.',
      ]);
      expect(messages([later, widgets('3', './date-field')], lazy)).toEqual([
        'contracts-are-kept: The page #/notes would break: mfe_notes 1 fetches mfe_widgets/time-input when it is needed, which mfe_widgets 3 does not expose. Activate a version of it that does first, or release mfe_notes without that module.',
      ]);
    });

    test('of a module that is used as a whole, every name is needed, although none is imported', () => {
      const facts = {
        ...keeping({ exports: { parseTime: 'string' }, types: {} } as never),
        'mfe_notes@1': { imports: { 'mfe_widgets/time-input': [] }, builtAgainst: built.builtAgainst },
      };
      const gone =
        'contracts-are-kept: The page #/notes would break: mfe_notes 1 was built for another contract of mfe_widgets/time-input than mfe_widgets 2 keeps: TimeInput is not there. Add the new form beside the old one, and remove the old one after the consumer was released.';
      expect(messages(both, facts)).toEqual([gone]);
      const later = { later: ['mfe_widgets/time-input'], builtAgainst: built.builtAgainst };
      expect(messages(both, { ...facts, 'mfe_notes@1': later })).toEqual([gone]);
    });

    test('a name that is gone is noticed where webpack could not list the exports', () => {
      const facts = keeping({ exports: {}, types: {} } as never);
      const { contracts } = facts['mfe_widgets@2'];
      expect(messages(both, { ...facts, 'mfe_widgets@2': { contracts } })).toEqual([
        expect.stringContaining('than mfe_widgets 2 keeps: TimeInput is not there.'),
      ]);
    });

    test('many changes are counted, a name that is gone is reported once', () => {
      const changes = messages(both, keeping(input({ a: 'string', b: 'string', c: 'string' })));
      expect(changes[0]).toMatch(/TimeInput\.label is not there; .*; and 2 more\. Add/);
      expect(messages(both, keeping({ exports: {}, types: {} } as never))).toEqual([
        'contracts-are-kept: The page #/notes would break: mfe_notes 1 imports TimeInput from mfe_widgets/time-input, which mfe_widgets 2 does not export. Activate a version of it that does first, or release mfe_notes without it.',
      ]);
    });

    test('a consumer must be compatible with both versions of a canary', () => {
      const facts = {
        ...keeping(input({ label: 'string', 'clock?': 'number' })),
        'mfe_widgets@3': { contracts: { './time-input': input({}) } },
      };
      const known: FactsOf = (name, number) =>
        factsOf(facts[`${name}@${number}` as keyof typeof facts] as Partial<Facts>);
      const canary = { share: 0.1, candidate: widgets('3', './time-input') };
      const live = manifestOf(notes('1', usingInput), widgets('2', './time-input'));
      const candidate = manifestOf(notes('1', usingInput), { ...widgets('2', './time-input'), canary });
      expect(check(candidate, live, known).map(({ message }) => message)[0]).toContain(
        'mfe_widgets 3 keeps: TimeInput.label',
      );
    });

    test('what records no valid contract cannot be compared, and is refused', () => {
      const provider =
        'contracts-are-recorded: The page #/notes would break, or not: mfe_notes 1 imports mfe_widgets/time-input, of which mfe_widgets 2 records no contract, so nothing can be compared. Build and publish mfe_widgets again.';
      expect(messages(both, { 'mfe_notes@1': built, 'mfe_widgets@2': {} })).toEqual([provider]);
      for (const broken of [null, {}, { exports: { a: 1 }, types: {} }, 'x'] as never[]) {
        const facts = { 'mfe_notes@1': built, 'mfe_widgets@2': { contracts: { './time-input': broken } } };
        expect(messages(both, facts)).toEqual([provider]);
      }
      const unknown = { ...keeping(input({})), 'mfe_notes@1': { ...built, builtAgainst: {} } };
      expect(messages(both, unknown)).toEqual([
        'contracts-are-recorded: The page #/notes would break, or not: mfe_notes 1 imports mfe_widgets/time-input, and its build recorded no contract of it, so nothing can be compared. Install the package mfe-widgets in the version it is built with, and build again.',
      ]);
    });

    test('a shared library that a build uses without a record of it is refused, too', () => {
      const facts = { 'mfe_notes@1': { requiresNames: { 'shared-client': ['upload'] }, builtAgainst: {} } };
      expect(messages([notes('1')], facts)[0]).toContain(
        'contracts-are-recorded: The page #/notes would break, or not: mfe_notes 1 imports shared-client, and its build recorded no contract of it',
      );
    });

    test('and so is one that is used as a whole', () => {
      const facts = {
        requires: { react: '19.3.1', 'shared-client': '1.0.0' },
        libraries: { 'shared-client': '1.4.0' },
        requiresNames: {},
        builtAgainst: {},
      };
      expect(messages([notes('1')], { 'mfe_notes@1': facts })).toEqual([
        expect.stringContaining('mfe_notes 1 imports shared-client, and its build recorded no contract of it'),
      ]);
    });

    test('a name that is imported and of which no declaration was found is refused; before details it could not be known', () => {
      const against = (details?: true) => ({
        'mfe_widgets/time-input': { exports: {}, types: {}, ...(details && { details }) },
      });
      const found = (details?: true) =>
        messages(both, { ...keeping(input({})), 'mfe_notes@1': { ...built, builtAgainst: against(details) } });
      expect(found(true)).toEqual([
        'contracts-are-recorded: The page #/notes would break, or not: mfe_notes 1 imports TimeInput from mfe_widgets/time-input, of which its build found no declaration, so nothing can be compared. Have mfe_widgets/time-input export it by name, and build again.',
      ]);
      expect(found()).toEqual([]);
    });

    test('a build from before contracts were recorded is checked by names alone', () => {
      const facts = { 'mfe_notes@1': { imports: built.imports }, 'mfe_widgets@2': {} };
      expect(messages(both, facts)).toEqual([]);
    });
  });

  test('a module that is activated exports mount', () => {
    expect(messages([notes('1')], { 'mfe_notes@1': { exports: { './app': ['Page'] } } })).toEqual([
      'contracts-are-kept: The page #/notes would break: ./app of mfe_notes 1 exports no "mount". Export the life cycles of the module (reactLifeCycles).',
    ]);
  });
});

describe('shared-singletons-satisfiable', () => {
  const provides = { react: '19.4.0', zustand: '5.1.0' };
  test('a page with another React breaks every build made with this one', () => {
    const facts = {
      'root@5': { provides },
      'mfe_notes@1': { requires: { 'react/jsx-runtime': '19.3.1', zustand: '5.1.0' } },
    };
    expect(messages([notes('1')], facts, root())).toEqual([
      "shared-singletons-satisfiable: The page #/notes would break: mfe_notes 1 needs react/jsx-runtime 19.3.1, but the page (root 5) has react 19.4.0. Build mfe_notes with the page's.",
    ]);
  });

  test('it is said once for a library and its parts', () => {
    const requires = { react: '19.3.1', 'react/jsx-runtime': '19.3.1', 'react/compiler-runtime': '19.3.1' };
    const found = messages([notes('1')], { 'root@5': { provides }, 'mfe_notes@1': { requires } }, root());
    expect(found).toEqual([expect.stringContaining('mfe_notes 1 needs react 19.3.1, but')]);
  });

  test('so does a library that the page does not provide', () => {
    const facts = { 'root@5': { provides }, 'mfe_notes@1': { requires: { i18next: '27.1.2' } } };
    expect(messages([notes('1')], facts, root())[0]).toContain(
      'needs i18next 27.1.2, but the page (root 5) provides none',
    );
  });
});

describe('shared-names-exist', () => {
  const has = (...names: string[]) => ({ provides: {}, providesNames: { 'shared-client': names } });
  const needs = (...names: string[]) => ({ 'mfe_notes@1': { requiresNames: { 'shared-client': names } } });
  const sentence =
    'shared-names-exist: The page #/notes would break: mfe_notes 1 imports fetchAhead, upload from shared-client, which the page (root 5) does not export. Activate a root that does first, or build mfe_notes without them.';

  test('a build that imports what the page does not export waits for a page that does', () => {
    const facts = { 'root@5': has('api', 'CallError'), ...needs('api', 'fetchAhead', 'upload') };
    expect(messages([notes('1')], facts, root())).toEqual([sentence]);
    expect(messages([notes('1')], { ...facts, 'root@5': has('api', 'fetchAhead', 'upload') }, root())).toEqual([]);
  });

  test('a page that lacks what a live build imports is rejected', () => {
    const facts = {
      'root@4': has('api', 'fetchAhead', 'upload'),
      'root@5': has('api'),
      ...needs('fetchAhead', 'upload'),
    };
    const known: FactsOf = (name, number) => factsOf(facts[`${name}@${number}` as keyof typeof facts]);
    const page = (number: string) => ({ ...manifestOf(notes('1')), root: root({ version: number }) });
    expect(check(page('5'), page('4'), known).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([sentence]);
    expect(check(page('4'), page('5'), known)).toEqual([]);
  });

  test('names of Object.prototype are not exports', () => {
    expect(messages([notes('1')], { 'root@5': has('api'), ...needs('constructor') }, root())).toHaveLength(1);
    const strange = { 'mfe_notes@1': { requiresNames: { constructor: ['api'] } } };
    expect(messages([notes('1')], { 'root@5': has('api'), ...strange }, root())).toEqual([]);
  });

  test('builds that report no names have no findings', () => {
    expect(messages([notes('1')], { 'root@5': { provides: {} }, ...needs('upload') }, root())).toEqual([]);
    expect(messages([notes('1')], { 'root@5': has('api'), 'mfe_notes@1': {} }, root())).toEqual([]);
  });
});

describe('shared-contracts-are-kept', () => {
  const text = (gives: Shape): Contract => ({ exports: { useText: { takes: {}, gives } }, types: {} });
  const translate = { takes: { 0: 'string' }, gives: 'string' };
  const built = { 'mfe_notes@1': { builtAgainst: { 'shared-session': text(translate) } } };
  const page = (contracts: Facts['contracts']) => ({
    ...built,
    'root@5': { provides: {}, providesNames: { 'shared-session': ['useText'] }, ...(contracts ? { contracts } : {}) },
  });

  test('a result of another shape is rejected, an addition passes', () => {
    const changed = text({ members: { t: translate } });
    expect(messages([notes('1')], page({ 'shared-session': changed }), root())).toEqual([
      expect.stringMatching(
        /^shared-contracts-are-kept: The page #\/notes would break: mfe_notes 1 was built for another contract of shared-session than the page \(root 5\) keeps: the result of useText was/,
      ),
    ]);
    expect(messages([notes('1')], page({ 'shared-session': text(translate) }), root())).toEqual([]);
    const more = text({ takes: { 0: 'string', '1?': 'number' }, gives: 'string' });
    expect(messages([notes('1')], page({ 'shared-session': more }), root())).toEqual([]);
  });

  test('a name that is gone is rejected where the library is used as a whole', () => {
    const contracts = { 'shared-session': { exports: {}, types: {} } };
    const facts = { ...built, 'root@5': { provides: {}, providesNames: { 'shared-session': [] }, contracts } };
    expect(messages([notes('1')], facts, root())).toEqual([
      expect.stringMatching(/^shared-contracts-are-kept: .* keeps: useText is not there\. Add/),
    ]);
    // Where the name is imported, it has been reported already.
    const named = { ...structuredClone(built['mfe_notes@1']), requiresNames: { 'shared-session': ['useText'] } };
    expect(messages([notes('1')], { ...facts, 'mfe_notes@1': named }, root())).toEqual([
      expect.stringMatching(/^shared-names-exist: /),
    ]);
  });

  test('what cannot be compared is rejected, unless the build is from before declarations were recorded', () => {
    expect(messages([notes('1')], page(undefined), root())).toEqual([
      'shared-contracts-are-kept: The page #/notes would break, or not: root 5 records no declarations of shared-session, with which mfe_notes 1 could be compared. Build root again.',
    ]);
    expect(messages([notes('1')], { ...page(undefined), 'mfe_notes@1': {} }, root())).toEqual([]);
  });
});

describe('one-react', () => {
  const own = { reactIn: ['vendor.js'] };
  test('a build that bundles its own and shares the page’s is rejected', () => {
    const known = { ...own, requires: { react: '18.3.1' } };
    expect(messages([notes('1')], { 'mfe_notes@1': known })).toContainEqual(
      expect.stringMatching(
        /^one-react: The page #\/notes would break: mfe_notes 1 carries a React of its own in vendor\.js and takes react of the page/,
      ),
    );
  });

  test('so is one that shows a widget, which runs in the page’s', () => {
    const using = notes('1', { uses: { './app': ['mfe_widgets/button'] } });
    expect(messages([using], { 'mfe_notes@1': own })).toContainEqual(
      expect.stringMatching(/^one-react: .* and takes mfe_widgets of the page/),
    );
    expect(messages([notes('1')], { 'mfe_notes@1': { ...own, later: ['mfe_widgets/button'] } })).toContainEqual(
      expect.stringMatching(/^one-react: /),
    );
  });

  test('one that takes nothing of the page has its own root, and its own React', () => {
    expect(messages([notes('1')], { 'mfe_notes@1': own })).toEqual([]);
    expect(messages([notes('1')], { 'mfe_notes@1': { ...own, requires: {}, imports: {}, later: [] } })).toEqual([]);
  });
});

describe('routes-have-one-owner', () => {
  test('two micro-frontends on one route, whatever its parameter is called', () => {
    const [one, other] = [page('mfe_a', '1', '/item/{id}'), page('mfe_b', '1', '/item/{itemId}')];
    expect(messages([one, other])).toEqual([
      'routes-have-one-owner: The page #/item/{itemId} in the region "page" would be claimed by both mfe_a (a) and mfe_b (b): one of them would not be seen. Release one of them without it first.',
    ]);
  });

  test('patterns of two micro-frontends that have a path in common, unless both declare it', () => {
    const both = [page('mfe_a', '1', '/worker/*'), page('mfe_b', '1', '/worker/home')];
    const [a, b] = [{ 'mfe_a@1': { overlaps: ['mfe_b'] } }, { 'mfe_b@1': { overlaps: ['mfe_a'] } }];
    const found = (asked: string) => [
      `routes-have-one-owner: The pages #/worker/* of mfe_a and #/worker/home of mfe_b have paths in common. If that is meant, ${asked}: both agree, and for each path the better fit wins.`,
    ];
    const release = (by: string, of: string) => `release ${by} with ${of} in "overlaps" of its micro-frontend.json`;
    expect(messages(both)).toEqual(found(`${release('mfe_a', 'mfe_b')}, and ${release('mfe_b', 'mfe_a')}`));
    // The newcomer alone does not take a page, whichever of the two it is.
    expect(messages(both, b)).toEqual(found(release('mfe_a', 'mfe_b')));
    expect(messages(both, a)).toEqual(found(release('mfe_b', 'mfe_a')));
    expect(messages(both, { ...a, ...b })).toEqual([]);
    expect(messages([page('mfe_a', '1', '/worker/{id}'), page('mfe_b', '1', '/worker/{id}/more')])).toEqual([]);
  });

  test('two elements of one name, two homes, two for every page', () => {
    const shows = (name: string) =>
      version(name, '1', {
        activation: {
          name,
          applications: [
            { name: 'home', region: 'page', module: './app', routes: [{ path: `/${name}`, home: true }] },
            { name: 'footer', region: 'footer', module: './app' },
          ],
          elements: [{ tag: 'x-y', module: './app', attributes: [] }],
        },
      });
    const sentences = messages([shows('mfe_a'), shows('mfe_b')]);
    expect(sentences).toHaveLength(3);
    expect(sentences.join()).toMatch(/The element <x-y>.*The home page.*Every page's footer/);
  });
});

describe('pages-exist', () => {
  const built = (...paths: string[]) => ({ 'mfe_notes@1': { pages: { './app': paths } } });

  test('a page that is deleted while its route is left', () => {
    expect(messages([notes('1')], built('/notes/{id}'))).toEqual([
      'pages-exist: The page #/notes would be empty: mfe_notes 1 declares its route, but ./app has no page for it. Build it again without the route in its micro-frontend.json (npm run routes), or bring the page back.',
    ]);
  });

  test('a page of its pattern, or a wider one, is enough; an older record says nothing', () => {
    expect(messages([notes('1')], built('/notes'))).toEqual([]);
    expect(messages([notes('1')], built('/*'))).toEqual([]);
    expect(messages([page('mfe_notes', '1', '/notes/{id}')], built('/notes/{noteId}'))).toEqual([]);
    expect(messages([notes('1')], { 'mfe_notes@1': {} })).toEqual([]);
  });
});

describe('tokens-are-kept', () => {
  const both = [notes('1'), version('mfe_widgets', '1')];
  const tokens = (sheet: string) => ({ 'mfe_widgets@1': { styles: styleFacts([`@layer foundation{${sheet}}`]) } });
  const look = tokens(':root{--p-line:red;--p-ink:blue}');

  test('a token that a live build reads cannot be renamed', () => {
    const reads = { 'mfe_notes@1': { reads: readProperties(['a{border:1px solid var(--p-line);top:var(--nt-top)}']) } };
    expect(messages(both, { ...look, ...reads })).toEqual([]);
    expect(messages(both, { ...tokens(':root{--p-rule:red}'), ...reads })).toEqual([
      'tokens-are-kept: mfe_notes 1 reads --p-line, which no build sets: what it styles would lose its look. Bring the token back, or release its readers without it first.',
    ]);
  });

  test.each([
    ['4px', '4', ['--p-radius, which would be a number instead of a length']],
    ['light-dark(#fff, #000)', '120ms', ['--p-radius, which would be a time instead of a colour']],
    ['4px', 'calc(var(--rem) * 0.25)', []],
    ['#fff', 'oklch(0.7 0.1 200)', []],
    ['0 1px #000', '4', []],
  ])('nor can %s become %s', (before, after, expected) => {
    const sheet = (value: string) => factsOf({ styles: styleFacts([`@layer foundation{:root{--p-radius:${value}}}`]) });
    const facts: FactsOf = (name, number) =>
      name === 'mfe_notes' ? factsOf({ reads: ['--p-radius'] }) : sheet(number === '1' ? before : after);
    const found = check(manifestOf(notes('1'), version('mfe_widgets', '2')), manifestOf(...both), facts);
    expect(found.map(({ message }) => /^mfe_notes 1 reads (.*?):/.exec(message)?.[1])).toEqual(expected);
  });

  test('nor set by another one; a property of its own may be, and one with a fallback is not needed', () => {
    const setting = (sheet: string) => ({ 'mfe_notes@1': { styles: styleFacts([`@layer app{${sheet}}`]) } });
    expect(messages(both, { ...look, ...setting(':root{--p-ink:green}') })).toEqual([
      'tokens-are-kept: mfe_notes 1 sets --p-ink, which would restyle every page. Name a property of your own and set that.',
    ]);
    const second = { 'mfe_notes@1': { styles: styleFacts(['@layer foundation{:root{--p-ink:green}}']) } };
    expect(messages(both, { ...look, ...second })).toEqual([
      expect.stringContaining('mfe_notes 1 sets --p-ink, which'),
    ]);
    expect(messages(both, { ...look, ...setting('.nt-page{--nt-top:1px}') })).toEqual([]);
    expect(readProperties(['a{gap:var(--p-gap, 1px);top:var( --p-top )}'])).toEqual(['--p-top']);
  });
});

describe('texts-have-one-wording', () => {
  const both = [notes('1'), page('mfe_todo', '1', '/todo')];
  const todo = { 'mfe_todo@1': { texts: textFacts(['x({LBL_ADD:"Add",LBL_TODO:"To do"})']) } };
  const said = (text: string) => ({ ...todo, 'mfe_notes@1': { texts: textFacts([`x({LBL_ADD:"${text}"})`]) } });

  test('another text for a label of somebody else', () => {
    expect(messages(both, said('Delete everything'))).toEqual([
      'texts-have-one-wording: mfe_todo 1 and mfe_notes word LBL_ADD differently: pages would show the words of whichever is loaded first. Use a key of your own, or release both with the same text.',
    ]);
    expect(messages(both, said('Add'))).toEqual([]);
    expect(messages(both, { ...todo, 'mfe_notes@1': {} })).toEqual([]);
  });

  test('root has texts, too; a build that stands for another has its texts', () => {
    const texts = textFacts(['x({LBL_ADD:"Plus"})']);
    expect(messages(both, { ...todo, 'root@5': { texts } }, root())).toHaveLength(1);
    const stands = { ...page('mfe_notes', '1', '/notes'), standsFor: 'mfe_todo' };
    expect(messages([stands, both[1] as Deployed], said('Plus'))).toEqual([]);
  });
});

test('shared-texts-exist: a shared word that root does not have', () => {
  const texts = textFacts(['x({LBL_CANCEL:"Cancel"})']);
  const shows = (...requiresTexts: string[]) => ({ 'root@5': { texts }, 'mfe_notes@1': { requiresTexts } });
  expect(messages([notes('1')], shows('LBL_CANCEL', 'LBL_CLOSE'), root())).toEqual([
    'shared-texts-exist: The page #/notes would break: mfe_notes 1 shows LBL_CLOSE of shared-session, and the page (root 5) has no text for it. Activate a root that has first, or give mfe_notes a key of its own.',
  ]);
  expect(messages([notes('1')], shows('LBL_CANCEL'), root())).toEqual([]);
});

describe('styles-cannot-collide', () => {
  test.each(['.portal-root button', '[role="navigation"]', 'button:not(.x)', 'nav:not(.x, :is(.y)) a'])(
    '%s reaches into every other micro-frontend',
    (selector) => {
      expect(styleFacts([`@layer app{${selector}{color:red}}`]).unscoped).toEqual([selector]);
    },
  );

  test.each(['.nt-page button', ':is(.nt-a, .nt-b) b', '[aria-labelledby=nt\\.list]', '.portal-root .nt-page:not(.x)'])(
    '%s is confined',
    (selector) => {
      expect(styleFacts([`@layer app{${selector}{color:red}}`]).unscoped).toEqual([]);
    },
  );

  const styled = (...sheets: string[]) => ({ styles: styleFacts(sheets) });

  const both = [notes('1'), page('mfe_todo', '1', '/todo')];

  test('a build that says its prefix is held to it, and nobody else has it', () => {
    const own = (sheet: string) => ({ styles: styleFacts([`@layer app{${sheet}}`], 'nt') });
    expect(messages([notes('1')], { 'mfe_notes@1': own('.nt-page{color:red}') })).toEqual([]);
    expect(messages([notes('1')], { 'mfe_notes@1': own('.td-page,[data-theme] b{color:red}') })).toEqual([
      'styles-cannot-collide: mfe_notes 1 styles .td-page, [data-theme] b without a class of its own, which would reach into every other micro-frontend on the page. Begin the selectors with a class, ".nt-…".',
    ]);
    expect(messages(both, { 'mfe_notes@1': own('.nt-a{top:0}'), 'mfe_todo@1': own('.nt-b{top:0}') })).toEqual([
      expect.stringContaining('both style the prefix "nt"'),
    ]);
  });

  test('classes, prefixes and keyframes have one owner', () => {
    const facts = {
      'mfe_notes@1': styled('@layer app{.card{color:red}.nt\\:flex{display:flex}@keyframes turn{to{rotate:1turn}}}'),
      'mfe_todo@1': styled('@layer app{.card .x{color:blue}.nt\\:grid{display:grid}@keyframes turn{to{rotate:2turn}}}'),
    };
    expect(messages(both, facts)).toEqual([
      'styles-cannot-collide: mfe_todo 1 and mfe_notes both style the Tailwind prefix "nt", the class .card, @keyframes turn: which of them wins would depend on which was loaded last (#/todo, #/notes). Rename it in one of them.',
    ]);
  });

  test('what stands for a micro-frontend has its classes and prefixes, with the same definitions', () => {
    const standing = version('mfe_widgets_20', '1', { standsFor: 'mfe_widgets' });
    const sheet = (turn: number) =>
      styled(`@layer widgets{.card{color:red}.wd\\:flex{display:flex}@keyframes turn{to{rotate:${turn}turn}}}`);
    const facts = { 'mfe_widgets@1': sheet(1), 'mfe_widgets_20@1': sheet(1) };
    expect(messages([widgets('1'), standing], facts)).toEqual([]);
    expect(messages([widgets('1'), standing], { ...facts, 'mfe_widgets_20@1': sheet(2) })).toEqual([
      expect.stringContaining('both style @keyframes turn'),
    ]);
    expect(messages([widgets('1'), version('mfe_other', '1')], { ...facts, 'mfe_other@1': sheet(1) })).toEqual([
      expect.stringContaining('both style the Tailwind prefix "wd", the class .card'),
    ]);
  });

  test('identical keyframes do not collide', () => {
    const spin = styled('@layer app{@keyframes turn{to{rotate:1turn}}}');
    expect(messages(both, { 'mfe_notes@1': spin, 'mfe_todo@1': spin })).toEqual([]);
  });

  test.each([
    ['.a{color:red}', 'styles .a outside every cascade layer'],
    ['@layer app{button{color:red}}', 'styles button without a class of its own'],
    ['@layer app{.a{color:red', 'has a style sheet that is no CSS'],
  ])('%s is rejected', (sheet, sentence) => {
    expect(messages([notes('1')], { 'mfe_notes@1': styled(sheet) })[0]).toContain(sentence);
  });

  test('what the portal itself does is allowed: the foundation layer, .portal-root, :host, nested rules', () => {
    const sheet =
      '@layer foundation,widgets,app;@layer foundation{*{box-sizing:border-box}}' +
      '@layer app{:host{color:red}.portal-root .nt-a{color:red;&:hover{color:blue}}@media print{.nt-b{color:red}}}';
    expect(messages([notes('1')], { 'mfe_notes@1': styled(sheet) })).toEqual([]);
  });
});

describe('stays-within-budget', () => {
  test('an entry that is heavier than its budget names the page that gets slower', () => {
    const facts = { weights: { 'entry.js': 21_400 }, budgets: { entry: 20_000 } };
    expect(messages([notes('1')], { 'mfe_notes@1': facts })).toEqual([
      'stays-within-budget: #/notes would load slower: entry.js of mfe_notes 1 weighs 21.4 kB compressed, its budget is 20.0 kB. Make it smaller, or raise "budgets" in micro-frontend.json.',
    ]);
    expect(
      messages([notes('1')], { 'mfe_notes@1': { weights: { 'entry.js': 20_000 }, budgets: { entry: 20_000 } } }),
    ).toEqual([]);
  });

  test('the scripts of a module beyond the entry are added up', () => {
    const files = Object.fromEntries(
      ['entry.js', 'a.js', 'b.js'].map((file) => [file, { integrity: someIntegrity, bytes: 1 }]),
    );
    const heavy = notes('1', { files, modules: { './app': ['a.js', 'b.js'] } });
    const facts = { weights: { 'a.js': 70_000, 'b.js': 70_000 } };
    expect(messages([heavy], { 'mfe_notes@1': facts })[0]).toContain(
      'what ./app needs beyond the entry of mfe_notes 1 weighs 140.0 kB',
    );
  });
});

describe('pages-stay-within-budget', () => {
  const budgets = { pages: { '/notes': 60_000, '<x-notes>': 50_000 } };
  const weights = { 'entry.js': 30_000, 'app.js': 5_000 };
  const files = {
    'entry.js': { integrity: someIntegrity, bytes: 1 },
    'app.js': { integrity: someIntegrity, bytes: 1 },
  };
  const page = notes('1', { files, modules: { './app': ['app.js'] } });
  const element = { tag: 'x-notes', module: './app', attributes: [] };
  const both = { ...page, activation: { ...page.activation, elements: [element] } };
  const found = (own: Record<string, number>) =>
    messages([both], { 'mfe_notes@1': { weights, budgets }, 'root@5': { weights: own } }, root());

  test('the scripts of the page, and of everything on it, are added up; those of other pages are not', () => {
    expect(found({ 'portal.js': 25_000, 'unused.js': 90_000 })).toEqual([]);
    expect(found({ 'portal.js': 25_100 })).toEqual([
      'pages-stay-within-budget: #/notes would load slower: its scripts weigh 60.1 kB compressed, their budget is 60.0 kB. Make them smaller, or raise "budgets" in micro-frontend.json of mfe_notes.',
    ]);
  });

  test('an element is weighed with its host on a legacy page', () => {
    expect(found({ 'embed.js': 15_000 })).toEqual([]);
    expect(found({ 'embed.js': 15_100 })[0]).toContain('<x-notes> would load slower: its scripts weigh 50.1 kB');
  });
});

test('source-maps-stay-private: a script that references its map is rejected', () => {
  expect(messages([notes('1')], { 'mfe_notes@1': { sourceMapsIn: ['entry.js'] } })[0]).toMatch(
    /^source-maps-stay-private: The sources of mfe_notes 1 would be public: entry\.js carries or names a source map/,
  );
});

test('integrity-is-complete: a chunk without one would be rejected by the loader', () => {
  expect(messages([notes('1', { modules: { './app': ['chunk.js'] } })])).toEqual([
    'integrity-is-complete: The page #/notes would break: mfe_notes 1 lists no integrity for chunk.js. Build and publish it again.',
  ]);
  expect(messages([], {}, root({ files: {} }))[0]).toContain(
    'Every page would break: root 5 lists no integrity for portal.js, embed.js',
  );
});

describe('mount-contracts-are-understood', () => {
  const second = notes('2', { mountContract: 2 });
  const both = { 'root@5': { mountContracts: [1, 2] } };

  test('a page that mounts the first generation alone gets no build of the second', () => {
    const sentence =
      'mount-contracts-are-understood: The page #/notes would break: mfe_notes 2 keeps generation 2 of the mount contract, and the page (root 5) mounts 1 only. Deploy a root-config that does first.';
    expect(messages([second], { 'root@5': { mountContracts: [1] } }, root())).toEqual([sentence]);
    // From before generations were named.
    expect(messages([second], { 'root@5': {} }, root())).toEqual([sentence]);
  });

  test('a page that mounts both takes either, and a page without a record is not judged', () => {
    expect(messages([second], both, root())).toEqual([]);
    for (const one of [notes('1'), notes('1', { mountContract: 1 })]) expect(messages([one], both, root())).toEqual([]);
    expect(messages([second], {}, root())).toEqual([]);
  });

  test('such a page does not come back under it, and a candidate counts', () => {
    const known: FactsOf = (_, number) => factsOf(number === '5' ? both['root@5'] : {});
    const live = { ...manifestOf(second), root: root() };
    const before = { ...live, root: root({ version: '4' }) };
    expect(check(before as Manifest, live as Manifest, known).map(({ rule }) => rule)).toContain(
      'mount-contracts-are-understood',
    );
    const trying: Deployed = { ...notes('1'), canary: { share: 0.1, candidate: second } };
    expect(messages([trying], { 'root@5': {} }, root()).join()).toContain('mfe_notes 2 keeps generation 2');
  });
});

describe('findings of a candidate', () => {
  const broken = notes('1', usingInput);

  test('what was broken before does not block other activations', () => {
    expect(check(manifestOf(broken, page('mfe_b', '1', '/b')), manifestOf(broken))).toEqual([]);
    expect(manifestFindings(manifestOf(broken))).toHaveLength(1);
  });

  test('every mixture of canaries is checked: the candidate of one with the live version of the other', () => {
    const stable: Deployed = widgets('1', './time-input');
    const trying: Deployed = { ...stable, canary: { share: 0.1, candidate: widgets('2', './date-field') } };
    const found = check(manifestOf(notes('1', usingInput), trying), manifestOf(notes('1', usingInput), stable));
    expect(found.map(({ message }) => message)).toEqual([
      'The page #/notes would break: mfe_notes (./app) uses mfe_widgets/time-input, which mfe_widgets 2 does not expose. Activate a version of it that does first, or release mfe_notes without that module.',
    ]);
  });
});

describe('the page of a notification', () => {
  const label = (text: string) => ({ label: `LBL_${text.toUpperCase()}`, text });
  const kind = { kind: 'note-late', name: label('Late'), sentence: label('Late') };
  const link = '/notes/{noteId}?from=list';
  const todo = (notification: object) => {
    const one = page('mfe_todo', '1', '/todo');
    return { ...one, activation: { ...one.activation, notifications: [{ ...kind, ...notification }] } };
  };
  const paged = (number: string, path: string) => page('mfe_notes', number, path);
  const found = (notification: object, ...now: Deployed[]) =>
    check(manifestOf(todo(notification), ...now), manifestOf(todo(notification), paged('1', '/notes/{id}'))).map(
      ({ message }) => message,
    );

  test.each([{ link }, { action: { ...label('Open'), link } }])('%j stays as long as it is led to', (notification) => {
    const lost = [
      'The notifications "note-late" of mfe_todo 1 lead to #/notes/{noteId}, which no build has any more. Bring the page back, or release mfe_todo with another link first.',
    ];
    expect(found(notification, paged('2', '/notes'))).toEqual(lost);
    expect(found(notification)).toEqual(lost);
    expect(found(notification, paged('2', '/notes/*'))).toEqual([]);
  });

  test('may not be there yet', () => {
    expect(check(manifestOf(todo({ link })), manifestOf())).toEqual([]);
  });
});
