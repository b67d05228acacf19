import { type ReleaseStore, releaseStore } from '../testing/release-store.ts';

/**
 * Ten kinds of builds that passed the check once, each made from a change of a line or two by a team that releases alone, and broke a live
 * page. Each is released to a small portal, from its files.
 */

/** The parts of a built package that teams change. */
interface Build {
  readonly report: Readonly<Record<string, unknown>>;
  /** Its routes; none for a library. */
  readonly routes?: readonly object[];
  readonly elements?: readonly object[];
  readonly overlaps?: readonly string[];
  /** Its script. */
  readonly code: string;
}

const text = (key: string, words: string) => `register({${key}:${JSON.stringify(words)}});`;
const sheet = (css: string) => `adopt(${JSON.stringify(css)});`;

/** The contract of a module of the widgets. */
const hours = (kind: string, ...names: string[]) => {
  const props = { kind: { oneOf: ['"regular"', kind] }, onChange: { takes: { 0: 'string' }, gives: 'void' } };
  const between = { 0: 'string', 1: 'string', '<names>?': { form: 'names', of: names } };
  return {
    exports: {
      HoursField: { takes: { 0: { members: props } }, gives: 'react.ReactNode' },
      hoursBetween: { takes: between, gives: 'number' },
    },
    types: {},
    details: true,
    resolved: true,
  };
};
const HOURS = hours('"ot_hours"', 'from', 'to');
const register = (version: number, ...required: string[]) => ({
  'portal.device-data': {
    version,
    reads: [],
    schema: { type: 'object', properties: { owner: { type: 'string' }, keys: { type: 'array' } }, required },
  },
});
const REGISTER = register(1, 'owner');

const session = (name: string) => ({ exports: { [name]: { takes: {}, gives: 'string' } }, types: {} });
const root = (name: string) => ({
  provides: { 'shared-session': '1.0.0' },
  providesNames: { 'shared-session': [name] },
  contracts: { 'shared-session': session(name) },
});

const widgets = (contract: object, css: string, more = ''): Build => ({
  report: {
    modules: { './hours': ['app.1.js'] },
    exports: { './hours': ['HoursField', 'hoursBetween'] },
    contracts: { './hours': contract },
    stylePrefix: 'wd',
    places: REGISTER,
  },
  code: sheet(css) + text('LBL_ADD_TIME', 'Add time') + more,
});
const renamed = (report: object): Build => {
  const before = widgets(HOURS, FOUNDATION);
  return { ...before, report: { ...before.report, ...report } };
};
const FOUNDATION = '@layer foundation { :root { --p-line: gray; --p-ground: white } }';

const ADD_TIME = '/worker/add-time';
const timecard = (report: object, more = ''): Build => ({
  report: {
    uses: { './app': ['mfe_widgets/hours'] },
    imports: { 'mfe_widgets/hours': ['HoursField', 'hoursBetween'] },
    pages: { './app': [ADD_TIME, '/worker/detail/{id}'] },
    requires: { 'shared-session': '1.0.0' },
    requiresNames: { 'shared-session': ['useText'] },
    builtAgainst: { 'mfe_widgets/hours': HOURS, 'shared-session': session('useText') },
    stylePrefix: 'tc',
    places: REGISTER,
    ...report,
  },
  routes: [{ path: ADD_TIME }, { path: '/worker/detail/{id}' }],
  code: `${more || text('LBL_TC_USE_DEFAULT', 'Use default')}border("var(--p-line)");`,
});
const account = (route: object, ...attributes: string[]): Build => ({
  report: { stylePrefix: 'ac' },
  routes: [{ path: '/forgot-password', ...route }],
  elements: [{ tag: 'recovery-options', module: './app', attributes }],
  code: '',
});
const expenses = (code = ''): Build => ({ report: { stylePrefix: 'ex' }, routes: [{ path: '/expenses' }], code });
const notes = (path: string, overlaps: readonly string[]): Build => ({
  report: { stylePrefix: 'nt' },
  routes: [{ path }],
  overlaps,
  code: '',
});

const live: Readonly<Record<string, Build>> = {
  'mfe-widgets': widgets(HOURS, FOUNDATION),
  'mfe-timecard': timecard({}),
  'mfe-account': account({ anonymous: true }, 'redirect-url', 'as-modal'),
  'mfe-expenses': expenses(),
};

let store: ReleaseStore;

async function published(name: string, { report, routes, elements = [], overlaps, code }: Build): Promise<string> {
  const applications = routes ? [{ name: 'main', region: 'page', module: './app', routes }] : [];
  const remote = name.replaceAll('-', '_');
  return store.micro(
    name,
    { requires: {}, ...report },
    {
      'micro-frontend.json': { name: remote, applications, elements, overlaps },
      'dist/portal/entry.1.js': `self.${remote}={};${code}`,
    },
  );
}

beforeAll(async () => {
  store = await releaseStore();
  const versions = [await store.root(root('useText'))];
  for (const [name, build] of Object.entries(live)) versions.push(await published(name, build));
  expect(await store.run('activate', ...versions)).toEqual([0, expect.any(String)]);
});
afterAll(() => store.close());

const released = async (name: string, build: Build) => store.run('check', await published(name, build));

test('1: a team changes its own words', async () => {
  const own = timecard({}, text('LBL_TC_USE_DEFAULT', 'Use the default'));
  expect(await released('mfe-timecard', own)).toEqual([0, 'Nothing speaks against it.']);
});

test.each<[what: string, name: string, build: Build, said: RegExp]>([
  [
    "1: somebody else's words",
    'mfe-expenses',
    expenses(text('LBL_ADD_TIME', 'Delete everything')),
    /texts-have-one-wording: mfe_expenses .* and mfe_widgets word LBL_ADD_TIME differently/,
  ],
  [
    '2: the register of data on the device in another form',
    'mfe-timecard',
    timecard({ places: register(1, 'owner', 'keys') }),
    /records-stay-readable: "portal\.device-data" is written with another keys than is read, .* mfe_timecard .* would lose what mfe_widgets/,
  ],
  [
    '2: and in another version',
    'mfe-timecard',
    timecard({ places: register(2, 'owner') }),
    /records-stay-readable: "portal\.device-data" is written in version 2, and version 1 is read/,
  ],
  [
    '3: a value renamed with all its users',
    'mfe-widgets',
    widgets(hours('"overtime_hours"', 'from', 'to'), FOUNDATION),
    /contracts-are-kept: #\/worker\/add-time and .* would break: mfe_timecard .*HoursField\.kind was "regular" \| "ot_hours" and is "regular" \| "overtime_hours"/,
  ],
  [
    '4: a flag of a route dropped',
    'mfe-account',
    account({}, 'redirect-url', 'as-modal'),
    /nothing-vanishes: The flag "anonymous" of the page #\/forgot-password .* add --removes \/forgot-password:anonymous/,
  ],
  [
    '5: a page deleted, its route left',
    'mfe-timecard',
    timecard({ pages: { './app': [ADD_TIME] } }),
    /pages-exist: The page #\/worker\/detail\/\{id\} would be empty/,
  ],
  [
    '5: the last page of a module deleted',
    'mfe-timecard',
    timecard({ pages: { './app': [] } }),
    /pages-exist: The page #\/worker\/add-time would be empty/,
  ],
  [
    "6: somebody else's page, taken by the taker's word",
    'mfe-notes',
    notes('/worker/detail/20002', ['mfe_timecard']),
    /routes-have-one-owner: .* release mfe_timecard with mfe_notes in "overlaps" of its micro-frontend\.json/,
  ],
  [
    '7: an attribute of an element dropped',
    'mfe-account',
    account({ anonymous: true }, 'as-modal'),
    /nothing-vanishes: The attribute redirect-url of <recovery-options> .* add --removes recovery-options:redirecturl/,
  ],
  [
    '8: tokens renamed',
    'mfe-widgets',
    widgets(HOURS, FOUNDATION.replace('--p-line', '--p-border')),
    /tokens-are-kept: mfe_timecard .* reads --p-line, which no build sets/,
  ],
  [
    '9: a token set by another one',
    'mfe-expenses',
    expenses(sheet('@layer app { :root { --p-ground: red } }')),
    /tokens-are-kept: mfe_expenses .* sets --p-ground, which would restyle every page/,
  ],
  ...['.portal-root button', '[role="navigation"]', 'button:not(.x)'].map(
    (selector): [string, string, Build, RegExp] => [
      `9: ${selector} styled`,
      'mfe-expenses',
      expenses(sheet(`@layer app { ${selector} { color: red } }`)),
      /styles-cannot-collide: mfe_expenses .* without a class of its own, .* Begin the selectors with a class, "\.ex-…"/,
    ],
  ),
  [
    '10: two arguments of one type that changed places',
    'mfe-widgets',
    widgets(hours('"ot_hours"', 'to', 'from'), FOUNDATION),
    /contracts-are-kept: .*the arguments of hoursBetween were \(from, to\) and are \(to, from\)/,
  ],
])('%s', async (_, name, build, said) => {
  expect(await released(name, build)).toEqual([1, expect.stringMatching(said)]);
});

test.each<[what: string, report: object, said: RegExp]>([
  [
    'a module of a library',
    { modules: { './hours-field': ['app.1.js'] }, exports: { './hours-field': ['HoursField', 'hoursBetween'] } },
    /used-modules-exist: .* mfe_timecard \(\.\/app\) uses mfe_widgets\/hours, which mfe_widgets .* does not expose/,
  ],
  [
    'an export of it',
    { exports: { './hours': ['HoursField', 'hoursFrom'] } },
    /contracts-are-kept: .* mfe_timecard .* imports hoursBetween from mfe_widgets\/hours, which .* does not export/,
  ],
])('renamed with all its users: %s', async (_, report, said) => {
  expect(await released('mfe-widgets', renamed(report))).toEqual([1, expect.stringMatching(said)]);
});

test('renamed with all its users: a name of a library of the page', async () => {
  expect(await store.run('check', await store.root(root('useTexts')))).toEqual([
    1,
    expect.stringMatching(/shared-names-exist: .* mfe_timecard .* imports useText from shared-session, which the page/),
  ]);
});
