import { type ReleaseStore, releaseStore } from '../testing/release-store.ts';

// Files are slow on a busy machine, and their speed is not under test.
let store: ReleaseStore;
beforeEach(async () => {
  store = await releaseStore();
});
afterEach(() => store.close());

const run = (...args: string[]) => store.run(...args);

type Versions = Readonly<Record<string, string>>;

/** Publishes a micro-frontend that was built with these versions and runs with these ranges of them; without ranges an older one. */
const built = (name: string, requires: Versions, ranges?: Versions) =>
  store.micro(name, { requires, ...(ranges && { ranges }) });

/** Publishes a root-config that provides these versions; an older one compares them and knows nothing of candidates of itself. */
const page = (provides: Versions, isOlder = false) =>
  store.root({ provides, ...(isOlder && { readsRanges: false, knowsRootCanary: false }) });

const react = (version: string) => ({ react: version, 'react-dom': version });
const OK = [0, expect.any(String)];

/** Micro-frontends and a page, all with this version, are live. */
async function live(library: (version: string) => Versions, version: string, range: string): Promise<void> {
  const notes = await built('mfe-notes', library(version), library(range));
  const todo = await built('mfe-todo', library(version), library(range));
  expect(await run('activate', notes, todo, await page(library(version)))).toEqual(OK);
}

const libraries = [
  ['react', react, ['19.3.1', '19.3.2', '^19.3.0']],
  ['zustand', (version: string) => ({ zustand: version }), ['5.1.0', '5.1.4', '^5.1.0']],
  ['i18next', (version: string) => ({ i18next: version }), ['27.1.2', '27.1.3', '^27.1.0']],
] as const;

// The check treats every library alike.
describe.each(process.env.TEST_WIDE ? libraries : libraries.slice(1, 2))(
  'a patch of %s',
  (_, library, [before, after, range]) => {
    beforeEach(() => live(library, before, range));
    const next = (name: string) => built(name, library(after), library(range));

    test('goes live with one micro-frontend alone', async () => {
      expect(await run('check', await next('mfe-notes'))).toEqual([0, 'Nothing speaks against it.']);
      expect(await run('activate', await next('mfe-notes'))).toEqual(OK);
      expect(await run('rollback', 'mfe_notes')).toEqual(OK);
    });

    test('as a candidate', async () => {
      expect(await run('activate', await next('mfe-notes'), '--share', '0.1')).toEqual(OK);
      expect(await run('promote', 'mfe_notes')).toEqual(OK);
    });

    test('with root alone, and back', async () => {
      expect(await run('activate', await page(library(after)))).toEqual(OK);
      expect(await run('rollback', 'root')).toEqual(OK);
    });

    test('with root and one, in any order, and each goes back alone', async () => {
      expect(await run('activate', await page(library(after)))).toEqual(OK);
      expect(await run('activate', await next('mfe-notes'))).toEqual(OK);
      expect(await run('rollback', 'root')).toEqual(OK);
      expect(await run('activate', await next('mfe-todo'))).toEqual(OK);
      expect(await run('rollback', 'mfe_notes')).toEqual(OK);
      expect(await run('activate', await page(library(after)))).toEqual(OK);
      expect(await run('rollback', 'mfe_todo')).toEqual(OK);
      expect((await run('doctor'))[0]).toBe(0);
    });
  },
);

describe('a minor of React', () => {
  beforeEach(() => live(react, '19.3.1', '^19.3.0'));

  test('moves with root first; a team that needs nothing new of it follows, and each goes back alone', async () => {
    expect(await run('activate', await page(react('19.4.0')))).toEqual(OK);
    expect(await run('activate', await built('mfe-notes', react('19.4.0'), react('^19.3.0')))).toEqual(OK);
    expect(await run('rollback', 'root')).toEqual(OK);
    expect(await run('rollback', 'mfe_notes')).toEqual(OK);
  });

  test('a team that needs something new of it waits for root', async () => {
    const [code, said] = await run('check', await built('mfe-notes', react('19.4.0'), react('^19.4.0')));
    expect(code).toBe(1);
    expect(said).toMatch(
      /^shared-singletons-satisfiable: The page #\/mfe-notes would break: mfe_notes .* needs react \^19\.4\.0, but the page \(root .*\) has react 19\.3\.1\. Activate a root with such a version first/,
    );
  });

  test('and until root no longer goes back to the earlier minor, unless that is meant', async () => {
    expect(await run('activate', await page(react('19.4.0')))).toEqual(OK);
    const notes = await built('mfe-notes', react('19.4.0'), react('^19.4.0'));
    const sentence =
      /rollbacks-stay-possible: root could not go back to .* any more.*--strands root.*needs react \^19\.4\.0/;
    expect(await run('check', notes)).toEqual([1, expect.stringMatching(sentence)]);
    expect(await run('activate', notes)).toEqual([1, expect.stringMatching(sentence)]);
    expect(await run('activate', notes, '--share', '0.1')).toEqual([1, expect.stringMatching(sentence)]);
    expect(await run('activate', await page(react('19.4.1')))).toEqual(OK);
    expect(await run('check', notes)).toEqual([0, 'Nothing speaks against it.']);
    expect(await run('activate', notes)).toEqual(OK);
    expect(await run('rollback', 'root')).toEqual(OK);
  });
});

describe('a major of React', () => {
  beforeEach(() => live(react, '19.3.1', '^19.3.0'));

  test('root does not move while anybody is of the earlier one, live, as a candidate, or as what a rollback brings', async () => {
    const next = await page(react('20.0.0'));
    const both = (name: string) => built(name, react('19.3.1'), react('^19.3.0 || ^20.0.0'));
    expect(await run('check', next)).toEqual([
      1,
      expect.stringMatching(/mfe_notes .*\n.*mfe_todo .* needs react \^19/),
    ]);
    expect(await run('activate', await both('mfe-notes'))).toEqual(OK);
    expect(await run('activate', await both('mfe-todo'))).toEqual(OK);
    // Their rollbacks would bring builds that cannot run with it.
    expect(await run('activate', next)).toEqual([1, expect.stringContaining('--strands mfe_notes')]);
    expect(await run('activate', next, '--strands', 'mfe_notes', '--strands', 'mfe_todo')).toEqual(OK);
    expect(await run('rollback', 'root')).toEqual(OK);
  });
});

describe('a major of React beside the other', () => {
  const set = (version: string) => ({ script: `set.${version}.js`, provides: react(version) });
  const beside = (own: string, sets: Readonly<Record<string, string>>) =>
    store.root({
      provides: react(own),
      sets: Object.fromEntries(Object.entries(sets).map(([name, version]) => [name, set(version)])),
    });
  const notes20 = (report: object = {}) =>
    store.micro('mfe-notes', { requires: react('20.0.1'), ranges: react('^20.0.0'), ...report });
  const status = async () => (await run('status'))[1];
  beforeEach(() => live(react, '19.3.1', '^19.3.0'));

  test('one goes with the new one while the other stays, alone, and goes back alone', async () => {
    expect(await run('check', await notes20())).toEqual([1, expect.stringContaining('has react 19.3.1. Activate')]);
    expect(await run('activate', await beside('19.3.1', { 'react-20': '20.0.1' }))).toEqual(OK);
    expect(await status()).toContain('beside it react 20.0.1 (nobody)');
    // Once more, so that root would not go back to a page without it.
    expect(await run('activate', await beside('19.3.2', { 'react-20': '20.0.1' }))).toEqual(OK);
    expect(await run('activate', await notes20())).toEqual(OK);
    expect(await status()).toContain('beside it react 20.0.1 (mfe_notes)');
    expect(await run('rollback', 'mfe_notes')).toEqual(OK);
    expect(await run('rollback', 'root')).toEqual(OK);
    expect((await run('doctor'))[0]).toBe(0);
  });

  test('as a candidate, for a share of the sessions', async () => {
    expect(await run('activate', await beside('19.3.1', { 'react-20': '20.0.1' }))).toEqual(OK);
    expect(await run('activate', await notes20(), '--share', '0.1', '--strands', 'root')).toEqual(OK);
    expect(await run('promote', 'mfe_notes')).toEqual(OK);
  });

  test('a page that lacks it is refused while somebody runs with it, also as what a rollback of root brings', async () => {
    expect(await run('activate', await beside('19.3.1', { 'react-20': '20.0.1' }))).toEqual(OK);
    expect(await run('check', await notes20())).toEqual([
      1,
      expect.stringMatching(/root could not go back.*--strands root/),
    ]);
    expect(await run('activate', await notes20(), '--strands', 'root')).toEqual(OK);
    expect(await run('check', await page(react('19.3.2')))).toEqual([
      1,
      expect.stringMatching(/mfe_notes .* needs react \^20\.0\.0, but the page \(root .*\) has react 19\.3\.2\./),
    ]);
    expect(await run('check', await beside('19.3.1', { 'react-20': '20.0.0' }))).toEqual(OK);
  });

  test('of two in one range the page’s own wins', async () => {
    expect(await run('activate', await beside('19.3.1', { 'react-20': '20.0.1' }))).toEqual(OK);
    const both = { requires: react('20.0.1'), ranges: react('^19.3.0 || ^20.0.0') };
    expect(await run('activate', await notes20(both))).toEqual(OK);
    expect(await status()).toContain('beside it react 20.0.1 (nobody)');
  });

  test('what is imported from another micro-frontend runs with the same one', async () => {
    const widgets = (version: string, range: string) =>
      store.library('mfe-widgets', {
        requires: react(version),
        ranges: react(range),
        exports: { './app': ['Button'] },
      });
    expect(await run('activate', await widgets('19.3.1', '^19.3.0'))).toEqual(OK);
    expect(await run('activate', await beside('19.3.1', { 'react-20': '20.0.1' }))).toEqual(OK);
    const using = { uses: { './app': ['mfe_widgets/app'] } };
    const sentence =
      /one-react-a-unit: The page #\/mfe-notes would break: mfe_notes .* would run with React 20\.0\.1 and uses mfe_widgets\/app, but mfe_widgets .* would run with 19\.3\.1/;
    expect(await run('check', await notes20(using))).toEqual([1, expect.stringMatching(sentence)]);
    const both = { requires: react('19.3.1'), ranges: react('^19.3.0'), ...using };
    expect(await run('activate', await store.micro('mfe-notes', both))).toEqual(OK);
    expect(await run('check', await widgets('20.0.1', '^20.0.0'))).toEqual([
      1,
      expect.stringContaining('one-react-a-unit'),
    ]);
  });

  test('widgets of both majors stand beside one another until nobody is left', async () => {
    const widgets = (name: string, version: string, range: string, standsFor?: string) =>
      store.library(name, { requires: react(version), ranges: react(range) }, standsFor);
    const using = { uses: { './app': ['mfe_widgets/app'] } };
    const before = { requires: react('19.3.1'), ranges: react('^19.3.0'), ...using };
    const todo = await store.micro('mfe-todo', before);
    expect(await run('activate', await widgets('mfe-widgets', '19.3.1', '^19.3.0'), todo)).toEqual(OK);
    for (const own of ['19.3.1', '19.3.2'])
      expect(await run('activate', await beside(own, { 'react-20': '20.0.1' }))).toEqual(OK);
    expect(await run('activate', await widgets('mfe-widgets-20', '20.0.1', '^20.0.0', 'mfe_widgets'))).toEqual(OK);
    expect(await run('activate', await notes20(using))).toEqual(OK);
    expect(await status()).toContain('beside it react 20.0.1 (mfe_notes, mfe_widgets_20)');
    expect(await run('retire', 'mfe_widgets_20')).toEqual([1, expect.stringContaining('one-react-a-unit')]);
    // Root moves, and nobody builds again.
    for (const own of ['20.0.1', '20.0.2'])
      expect(await run('activate', await beside(own, { 'react-19': '19.3.2' }))).toEqual(OK);
    expect(await status()).toContain('beside it react 19.3.2 (mfe_todo, mfe_widgets)');
    expect((await run('doctor'))[0]).toBe(0);
  });

  test('what stands for a micro-frontend has to have its modules', async () => {
    const widgets = await store.library('mfe-widgets', { requires: react('19.3.1'), ranges: react('^19.3.0') });
    const other = { requires: react('20.0.1'), ranges: react('^20.0.0'), modules: { './other': ['app.1.js'] } };
    const next = await store.library('mfe-widgets-20', other, 'mfe_widgets');
    for (const own of ['19.3.1', '19.3.2'])
      expect(await run('activate', await beside(own, { 'react-20': '20.0.1' }))).toEqual(OK);
    expect(await run('activate', widgets, next)).toEqual(OK);
    expect(await run('check', await notes20({ uses: { './app': ['mfe_widgets/app'] } }))).toEqual([
      1,
      expect.stringMatching(/used-modules-exist: .* uses mfe_widgets\/app, which mfe_widgets_20 .* does not expose/),
    ]);
  });

  test('three candidates at once are looked at together', async () => {
    const widgets = (ranges: string, version = '19.3.1') =>
      store.library('mfe-widgets', { requires: react(version), ranges: react(ranges) });
    const both = '^19.3.0 || ^20.0.0';
    const using = { uses: { './app': ['mfe_widgets/app'] } };
    expect(await run('activate', await beside('19.3.1', { 'react-20': '20.0.1' }))).toEqual(OK);
    expect(await run('activate', await beside('19.3.2', { 'react-20': '20.0.1' }))).toEqual(OK);
    expect(
      await run(
        'activate',
        await widgets(both),
        await store.micro('mfe-notes', { requires: react('19.3.1'), ranges: react(both), ...using }),
      ),
    ).toEqual(OK);
    // With root's candidate, whose own is 20, notes and widgets of both majors run in it together; widgets of 19 alone do not.
    expect(await run('activate', await beside('20.0.1', { 'react-19': '19.3.1' }), '--share', '0.5')).toEqual(OK);
    expect(await run('check', await widgets('^19.3.0'), '--share', '0.5')).toEqual([
      1,
      expect.stringMatching(/one-react-a-unit: .*mfe_notes .* would run with React 20\.0\.1 and uses mfe_widgets\/app/),
    ]);
  });

  test('root moves to it, and whoever runs with the earlier one stays, without a new build', async () => {
    expect(await run('activate', await beside('19.3.1', { 'react-20': '20.0.1' }))).toEqual(OK);
    expect(await run('activate', await beside('19.3.2', { 'react-20': '20.0.1' }))).toEqual(OK);
    expect(await run('activate', await notes20())).toEqual(OK);
    expect(await run('activate', await beside('20.0.1', { 'react-19': '19.3.2' }), '--share', '0.1')).toEqual(OK);
    expect(await run('promote', 'root')).toEqual(OK);
    expect(await status()).toContain('beside it react 19.3.2 (mfe_todo)');
    expect(await run('rollback', 'root')).toEqual(OK);
  });

  test('a React beside another is of one version with its react-dom', async () => {
    const unequal = { script: 'set.1.js', provides: { react: '20.0.1', 'react-dom': '20.0.0' } };
    const root = await store.root({ provides: react('19.3.1'), sets: { 'react-20': unequal } });
    expect(await run('check', root)).toEqual([1, expect.stringContaining('has react 20.0.1 and react-dom 20.0.0')]);
  });
});

describe('builds from before there were ranges', () => {
  test('run with exactly their version, and say so', async () => {
    expect(await run('activate', await built('mfe-notes', react('19.3.1')), await page(react('19.3.1')))).toEqual(OK);
    const [code, said] = await run('check', await page(react('19.3.2')));
    expect([code, said]).toEqual([1, expect.stringContaining('needs react 19.3.1')]);
  });

  test('a page of then takes new builds with exactly its version alone', async () => {
    expect(await run('activate', await page(react('19.3.1'), true))).toEqual(OK);
    expect((await run('check', await built('mfe-notes', react('19.3.2'), react('^19.3.0'))))[0]).toBe(1);
    expect(await run('activate', await built('mfe-notes', react('19.3.1'), react('^19.3.0')))).toEqual(OK);
  });
});

describe('root as a candidate', () => {
  beforeEach(() => live(react, '19.3.1', '^19.3.0'));
  const status = async () => (await run('status'))[1];

  test('is tried by a share of the sessions, and promoted', async () => {
    const [next, before] = [await page(react('19.3.2')), /root +(\S+)/.exec(await status())?.[1]];
    expect(await run('check', next, '--share', '0.1')).toEqual([0, 'Nothing speaks against it.']);
    expect(await run('activate', next, '--share', '0.1')).toEqual([
      0,
      expect.stringMatching(/^Revision 2 is live, for 10 % of the sessions\./),
    ]);
    expect(await status()).toContain(`root             ${before} (10 % get ${next.slice('root@'.length)})`);
    expect(await status()).toContain('with react 19.3.1, react-dom 19.3.1');
    expect(await run('doctor')).toEqual([0, expect.stringContaining('is well')]);
    expect(await run('rollback', 'root')).toEqual([1, expect.stringContaining('root has a candidate')]);
    expect(await run('prune', '--days', '1')).toEqual(OK);
    expect(await run('promote', 'root')).toEqual(OK);
    expect(await status()).toContain(`root             ${next.slice('root@'.length)}, back to ${before}`);
    expect(await run('rollback', 'root')).toEqual(OK);
  });

  test('and aborted', async () => {
    const before = await status();
    const next = await page(react('19.3.2'));
    expect(await run('activate', next, '--share', '0.1')).toEqual(OK);
    expect(await run('abort', 'root')).toEqual(OK);
    expect(/root +\S+/.exec(await status())?.[0]).toBe(/root +\S+/.exec(before)?.[0]);
    expect((await run('history', 'root'))[1]).toContain('abort');
  });

  test('has to satisfy every build that its sessions may get', async () => {
    const [code, said] = await run('activate', await page(react('20.0.0')), '--share', '0.1');
    expect([code, said]).toEqual([1, expect.stringContaining('needs react ^19.3.0, but the page (root ')]);
    expect(await run('activate', await page(react('19.4.0')), '--share', '0.1')).toEqual(OK);
    // Most sessions still have the earlier minor.
    const notes = await built('mfe-notes', react('19.4.0'), react('^19.4.0'));
    expect(await run('check', notes)).toEqual([1, expect.stringContaining('has react 19.3.1')]);
  });

  test('waits for a live one that knows of candidates of root', async () => {
    expect(await run('activate', await page(react('19.3.1'), true))).toEqual(OK);
    const [code, said] = await run('activate', await page(react('19.3.1')), '--share', '0.1');
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/canaries-are-understood: .* knows nothing of candidates of root/),
    ]);
  });
});

test('what a build imports of a library has to be there, not only the library', async () => {
  const providesRequests = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
  const root = await store.root({ provides: react('19.3.1'), providesRequests });
  const requires = { react: '19.3.1', 'react/jsx-runtime': '19.3.1', 'react-dom/client': '19.3.1' };
  expect(await run('activate', root, await built('mfe-notes', requires, react('^19.3.0')))).toEqual(OK);
  const more = await built('mfe-notes', { ...requires, 'react/compiler-runtime': '19.3.1' }, react('^19.3.0'));
  const [code, said] = await run('check', more);
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(
      /needs react\/compiler-runtime \^19\.3\.0, but the page \(root .*\) provides none\. Activate a root that provides it first/,
    ),
  ]);
});

test('react and react-dom of a page are one version', async () => {
  const [code, said] = await run('check', await page({ react: '19.3.2', 'react-dom': '19.3.1' }));
  expect([code, said]).toEqual([
    1,
    expect.stringContaining('has react 19.3.2 and react-dom 19.3.1, which have to be one version'),
  ]);
});
