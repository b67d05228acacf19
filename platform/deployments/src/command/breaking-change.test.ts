import { type ReleaseStore, releaseStore } from '../testing/release-store.ts';

// Files are slow on a busy machine, and their speed is not under test.
let store: ReleaseStore;
beforeEach(async () => {
  store = await releaseStore();
});
afterEach(() => store.close());

const run = (...args: string[]) => store.run(...args);
const OK = [0, expect.any(String)];
const requires = {};

/** The contract of a module with a component that takes these properties, all required. */
const contractOf = (component: string, ...properties: string[]) => ({
  exports: {
    [component]: {
      takes: { 0: { members: Object.fromEntries(properties.map((one) => [one, 'boolean'])) } },
      gives: 'JSX.Element',
    },
  },
  types: {},
});

describe('a breaking change of a widget', () => {
  const OLD = contractOf('Button', 'busy');
  const NEW = contractOf('Button', 'isBusy');
  const widgets = (contracts: Readonly<Record<string, object>>) => {
    const modules = Object.keys(contracts);
    return store.library('mfe-widgets', {
      requires,
      modules: Object.fromEntries(modules.map((module) => [module, ['app.1.js']])),
      exports: Object.fromEntries(modules.map((module) => [module, ['Button']])),
      contracts,
    });
  };
  const notes = (module: string, contract: object, release = 1) =>
    store.micro('mfe-notes', {
      requires,
      release,
      uses: { './app': [`mfe_widgets/${module}`] },
      imports: { [`mfe_widgets/${module}`]: ['Button'] },
      builtAgainst: { [`mfe_widgets/${module}`]: contract },
    });
  beforeEach(async () => {
    const live = [await widgets({ './button': OLD }), await notes('button', OLD), await store.root({ provides: {} })];
    expect(await run('activate', ...live)).toEqual(OK);
  });

  test('in its place is refused, with what changed', async () => {
    const [code, said] = await run('check', await widgets({ './button': NEW }));
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^contracts-are-kept: The page #\/mfe-notes would break.*busy/),
    ]);
  });

  test('beside the old one goes team by team; the old one goes when nobody would go back to it', async () => {
    expect(await run('activate', await widgets({ './button': OLD, './button-2': NEW }))).toEqual(OK);
    expect(await run('activate', await notes('button-2', NEW))).toEqual(OK);
    expect(await run('rollback', 'mfe_notes')).toEqual(OK);
    expect(await run('activate', await notes('button-2', NEW))).toEqual(OK);
    const last = await widgets({ './button-2': NEW });
    const removing = ['activate', last, '--removes', 'mfe_widgets/button'];
    expect(await run(...removing)).toEqual([1, expect.stringContaining('--strands mfe_notes')]);
    // The next release of that team makes the new widget what it would go back to.
    expect(await run('activate', await notes('button-2', NEW, 2))).toEqual(OK);
    expect(await run(...removing)).toEqual(OK);
    expect(await run('rollback', 'mfe_notes')).toEqual(OK);
  });
});

describe('a breaking change of shared-session', () => {
  const returning = (members: Readonly<Record<string, string>>) => ({ takes: {}, gives: { members } });
  const session = (exports: Readonly<Record<string, object>>) => ({ exports, types: {} });
  const text = returning({ text: 'string' });
  const object = returning({ t: 'string' });
  const page = (exports: Readonly<Record<string, object>>) =>
    store.root({
      provides: { 'shared-session': '1.0.0' },
      libraries: { 'shared-session': 'useText' in exports ? '1.4.0' : '2.0.0' },
      providesNames: { 'shared-session': Object.keys(exports) },
      contracts: { 'shared-session': session(exports) },
    });
  const notes = (name: string, shape: object, release = 1) =>
    store.micro('mfe-notes', {
      requires: { 'shared-session': '1.0.0' },
      libraries: { 'shared-session': '1.4.0' },
      release,
      requiresNames: { 'shared-session': [name] },
      builtAgainst: { 'shared-session': session({ [name]: shape }) },
    });
  beforeEach(async () => {
    expect(await run('activate', await page({ useText: text }), await notes('useText', text))).toEqual(OK);
  });

  test('in its place is refused, with what changed', async () => {
    const [code, said] = await run('check', await page({ useText: object }));
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(
        /^shared-contracts-are-kept: .*mfe_notes .* of shared-session 1\.4\.0 than the page \(root .*, shared-session/,
      ),
    ]);
  });

  test('beside the old one: root adds it, teams follow, root removes the old one', async () => {
    expect(await run('check', await notes('useTexts', object))).toEqual([
      1,
      expect.stringContaining('shared-names-exist'),
    ]);
    expect(await run('activate', await page({ useText: text, useTexts: object }))).toEqual(OK);
    expect(await run('activate', await notes('useTexts', object))).toEqual(OK);
    const last = await page({ useTexts: object });
    expect(await run('activate', last)).toEqual([1, expect.stringContaining('--strands mfe_notes')]);
    expect(await run('activate', await notes('useTexts', object, 2))).toEqual(OK);
    expect(await run('activate', last)).toEqual(OK);
    expect(await run('rollback', 'mfe_notes')).toEqual(OK);
  });
});

describe('a breaking change of root', () => {
  const page = (...mountContracts: number[]) => store.root({ provides: {}, mountContracts });
  const notes = (mountContract: number, release = 1) => store.micro('mfe-notes', { requires, release, mountContract });
  beforeEach(async () => {
    expect(await run('activate', await page(1), await notes(1))).toEqual(OK);
  });

  test('a root that no longer mounts what is live is refused', async () => {
    expect(await run('check', await page(2))).toEqual([1, expect.stringContaining('mount-contracts-are-understood')]);
  });

  test('root mounts both generations, teams follow, root leaves the first', async () => {
    expect(await run('check', await notes(2))).toEqual([1, expect.stringContaining('mount-contracts-are-understood')]);
    expect(await run('activate', await page(1, 2), '--share', '0.1')).toEqual(OK);
    expect(await run('promote', 'root')).toEqual(OK);
    expect(await run('activate', await notes(2))).toEqual(OK);
    expect(await run('activate', await page(2))).toEqual([1, expect.stringContaining('--strands mfe_notes')]);
    expect(await run('activate', await notes(2, 2))).toEqual(OK);
    expect(await run('activate', await page(2))).toEqual(OK);
  });
});

test('a candidate is aborted on the day on which what it needs is rolled back, and goes live in the end', async () => {
  const MODULE = contractOf('Part');
  const widgets = (release: number, ...modules: string[]) =>
    store.library('mfe-widgets', {
      requires,
      release,
      modules: Object.fromEntries(modules.map((module) => [module, ['app.1.js']])),
      exports: Object.fromEntries(modules.map((module) => [module, ['Part']])),
      contracts: Object.fromEntries(modules.map((module) => [module, MODULE])),
    });
  const notes = (module: string) =>
    store.micro('mfe-notes', {
      requires,
      uses: { './app': [`mfe_widgets/${module}`] },
      imports: { [`mfe_widgets/${module}`]: ['Part'] },
      builtAgainst: { [`mfe_widgets/${module}`]: MODULE },
    });
  const root = await store.root({ provides: {} });
  expect(await run('activate', await widgets(1, './button'), await notes('button'), root)).toEqual(OK);
  expect(await run('activate', await widgets(2, './button', './chip'))).toEqual(OK);
  const candidate = await notes('chip');
  expect(await run('activate', candidate, '--share', '0.1')).toEqual(OK);

  // The widgets of this morning are wrong, and the candidate needs what they brought.
  const back = ['rollback', 'mfe_widgets', '--removes', 'mfe_widgets/chip'];
  expect(await run(...back)).toEqual([
    1,
    expect.stringMatching(/used-modules-exist: .* mfe_notes \(\.\/app\) uses mfe_widgets\/chip/),
  ]);
  expect(await run('abort', 'mfe_notes', '--message', 'needs the widgets of this morning')).toEqual(OK);
  expect(await run(...back)).toEqual(OK);
  expect(await run('activate', candidate)).toEqual([
    1,
    expect.stringMatching(/was aborted in revision 4 .*"needs the widgets of this morning"/),
  ]);
  expect(await run('activate', candidate, '--again', 'mfe_notes')).toEqual([
    1,
    expect.stringMatching(/^used-modules-exist: .* uses mfe_widgets\/chip/),
  ]);

  expect(await run('activate', await widgets(3, './button', './chip'))).toEqual(OK);
  expect(await run('activate', candidate, '--share', '0.1')).toEqual(OK);
  expect(await run('promote', 'mfe_notes')).toEqual(OK);
  expect(await run('rollback', 'mfe_notes')).toEqual(OK);
  expect((await run('doctor'))[0]).toBe(0);
});

test('another version in place of a candidate says whose trial it ends', async () => {
  const notes = (release: number) => store.micro('mfe-notes', { requires, release });
  expect(await run('activate', await notes(1), await store.root({ provides: {} }))).toEqual(OK);
  const [second, third] = [await notes(2), await notes(3)];
  const ends = (candidate: string) => [0, expect.stringContaining(`It ends the trial of ${candidate}.`)];
  const nothing = [0, expect.not.stringContaining('ends')];
  expect(await run('activate', second, '--share', '0.1')).toEqual(nothing);
  expect(await run('activate', second, '--share', '0.5')).toEqual(nothing);
  expect(await run('activate', third, '--share', '0.1')).toEqual(ends(second));
  expect(await run('activate', second)).toEqual(ends(third));
  expect(await run('activate', third, '--share', '0.1')).toEqual(nothing);
  expect(await run('activate', third)).toEqual(nothing);
});
