import { refuseBreakage } from '../check/check.ts';
import { directoryStore } from '../store/directory-store.ts';
import type { Store } from '../store/store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { manifestOf, now, publicationOf, version } from '../testing/fixture.ts';
import { abort, activate, promote, retire } from './activate.ts';
import { append, currentManifest } from './history.ts';
import { previousManifest } from './previous.ts';
import { rollback } from './rollback.ts';

// Files are slow on a busy machine, and their speed is not under test.
const folder = emptyFolder();
let store: Store;
beforeEach(() => {
  store = directoryStore(folder);
});

const go = (name: string, number: string, share?: number) =>
  activate(store, [publicationOf(version(name, number))], { now, share });
const versions = async () =>
  Object.fromEntries(
    Object.entries((await currentManifest(store)).microFrontends).map(([name, one]) => [name, one.version]),
  );

test('one is pointed at what it was before; what others released since stays', async () => {
  await go('mfe_a', '1');
  await go('mfe_b', '1');
  await go('mfe_a', '2');
  await go('mfe_b', '2');
  const { revision } = await rollback(store, ['mfe_a'], { now });
  expect([revision, await versions()]).toEqual([5, { mfe_a: '1', mfe_b: '2' }]);
});

test('what was rolled back does not return with the next rollback, nor as the fallback version', async () => {
  await go('mfe_a', '1');
  await go('mfe_a', '2');
  await go('mfe_a', '3');
  await rollback(store, ['mfe_a'], { now });
  expect((await previousManifest(store)).microFrontends.mfe_a?.version).toBe('1');
  await rollback(store, ['mfe_a'], { now });
  expect(await versions()).toEqual({ mfe_a: '1' });
  expect((await previousManifest(store)).microFrontends).toEqual({});
  await expect(rollback(store, ['mfe_a'], { now })).rejects.toThrow(
    'There is no earlier version of mfe_a to go back to.',
  );
  await expect(rollback(store, ['mfe_a'], { now }, 3)).rejects.toThrow(
    'mfe_a@3 was withdrawn in revision 4. If it is to be live again, activate it by name.',
  );
});

test('an aborted candidate does not return', async () => {
  await go('mfe_a', '1');
  await go('mfe_a', '2');
  await go('mfe_a', '3', 0.1);
  await expect(rollback(store, ['mfe_a'], { now })).rejects.toThrow(
    'mfe_a has a candidate, 3. Abort or promote it first: what was live for everyone has not changed since.',
  );
  await abort(store, ['mfe_a'], { now });
  await go('mfe_b', '1');
  await rollback(store, ['mfe_a'], { now });
  expect((await currentManifest(store)).microFrontends.mfe_a).toEqual(version('mfe_a', '1'));
  // A revision with a candidate restores what was live for everyone.
  await rollback(store, ['mfe_a'], { now }, 1);
  await expect(rollback(store, ['mfe_a'], { now }, 3)).rejects.toThrow('mfe_a@2 was withdrawn');
});

test('a version that was live twice does not return either, once it was rolled back or aborted', async () => {
  for (const number of ['1', '2', '1', '2']) await go('mfe_a', number);
  await rollback(store, ['mfe_a'], { now });
  expect(await versions()).toEqual({ mfe_a: '1' });
  expect((await previousManifest(store)).microFrontends).toEqual({});
  await expect(rollback(store, ['mfe_a'], { now })).rejects.toThrow('There is no earlier version of mfe_a');
  for (const number of ['1', '2', '1']) await go('mfe_b', number);
  await go('mfe_b', '2', 0.1);
  await abort(store, ['mfe_b'], { now });
  await expect(rollback(store, ['mfe_b'], { now })).rejects.toThrow('There is no earlier version of mfe_b');
});

test('what was retired and activated again goes back to what was live before it', async () => {
  await go('mfe_a', '1');
  await go('mfe_a', '2');
  await go('mfe_b', '1');
  await retire(store, ['mfe_a', 'mfe_b'], { now });
  await go('mfe_a', '2');
  await go('mfe_b', '1');
  expect((await previousManifest(store)).microFrontends.mfe_a?.version).toBe('1');
  await rollback(store, ['mfe_a'], { now });
  expect(await versions()).toEqual({ mfe_a: '1', mfe_b: '1' });
  await expect(rollback(store, ['mfe_b'], { now })).rejects.toThrow('There is no earlier version of mfe_b');
});

test('a promoted candidate is rolled back to what it replaced', async () => {
  await go('mfe_a', '1');
  await go('mfe_a', '2', 0.1);
  await promote(store, ['mfe_a'], { now });
  await rollback(store, ['mfe_a'], { now });
  expect(await versions()).toEqual({ mfe_a: '1' });
});

test('several go back together; a retired one returns', async () => {
  await go('mfe_a', '1');
  await go('mfe_b', '1');
  await go('mfe_b', '2');
  await retire(store, ['mfe_a'], { now });
  await rollback(store, ['mfe_a', 'mfe_b'], { now });
  expect(await versions()).toEqual({ mfe_a: '1', mfe_b: '1' });
});

test('the page’s own scripts go back by the name root', async () => {
  const root = (number: string) => ({
    name: 'root',
    version: number,
    root: { version: number, base: `/mfe/root/${number}/`, portal: 'portal.js', embed: 'embed.js', files: {} },
  });
  await activate(store, [root('1')], { now });
  await go('mfe_a', '1');
  await activate(store, [root('2')], { now });
  await rollback(store, ['root'], { now });
  expect((await currentManifest(store)).root?.version).toBe('1');
});

test('it passes the same check as an activation', async () => {
  const uses = { uses: { './app': ['mfe_b/input'] } };
  const input = { modules: { './app': [], './input': [] } };
  await activate(store, [publicationOf(version('mfe_a', '1', uses)), publicationOf(version('mfe_b', '1', input))], {
    now,
  });
  await go('mfe_a', '2');
  await go('mfe_b', '2');
  const check = refuseBreakage(store);
  await expect(rollback(store, ['mfe_a'], { now, check })).rejects.toThrow(/^used-modules-exist: .* mfe_b\/input/);
  expect(await versions()).toEqual({ mfe_a: '2', mfe_b: '2' });
  await rollback(store, ['mfe_a', 'mfe_b'], { now, check });
  expect(await versions()).toEqual({ mfe_a: '1', mfe_b: '1' });
});

test('revisions from before records are searched', async () => {
  const all = [
    ['1', '1'],
    ['2', '1'],
    ['2', '2'],
  ] as const;
  for (const [at, [a, b]] of all.entries())
    await append(store, { ...manifestOf(version('mfe_a', a), version('mfe_b', b)), revision: at + 1 });
  await rollback(store, ['mfe_a'], { now });
  expect(await versions()).toEqual({ mfe_a: '1', mfe_b: '2' });
  await expect(rollback(store, ['mfe_a'], { now })).rejects.toThrow('There is no earlier version of mfe_a');
  await rollback(store, ['mfe_b'], { now });
  expect(await versions()).toEqual({ mfe_a: '1', mfe_b: '1' });
});

test.each([
  [['mfe_x'], undefined, 'mfe_x was never live.'],
  [['constructor'], undefined, 'constructor was never live.'],
  [['mfe_a'], 9, 'Revision 9 is not in the history'],
  [['mfe_a'], 0.5, 'A revision is a whole number'],
  [['mfe_a'], 1, 'mfe_a was not live in revision 1.'],
])('%j to %p is refused: %s', async (names, to, sentence) => {
  await go('mfe_b', '1');
  await go('mfe_a', '1');
  await expect(rollback(store, names, { now }, to)).rejects.toThrow(sentence);
  expect((await currentManifest(store)).revision).toBe(2);
});
