import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryStore } from 'deployments';
import { KEPT, keepVersion, keptVersions } from './kept-versions.ts';

let folder: string;
let kept: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  kept = join(folder, 'kept');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Adds a version to a store like a publication, with one script and one asset. */
async function published(version: string) {
  const store = directoryStore(join(folder, 'store'));
  const base = `mfe/mfe_a/${version}`;
  const integrity = `sha384-${'a'.repeat(64)}`;
  const files = { 'entry.js': { integrity, bytes: 1 }, 'assets/worker.mjs': { integrity, bytes: 1 } };
  const activation = { name: 'mfe_a', applications: [], elements: [] };
  const deployed = { version, base: `/${base}/`, entry: 'entry.js', files, modules: {}, uses: {}, activation };
  await store.create(`${base}/entry.js`, Buffer.from(`/* ${version} */`));
  await store.create(`${base}/publication.json`, Buffer.from(JSON.stringify({ name: 'mfe_a', version, deployed })));
  return store;
}

test('the last three published versions are kept, oldest first, with their scripts and without assets', async () => {
  for (let number = 1; number <= KEPT + 2; number += 1)
    expect(await keepVersion(await published(`${number}.0.0`), 'mfe_a', `${number}.0.0`, kept)).toBe(true);
  const all = keptVersions('mfe_a', kept);
  expect(all.map(({ publication }) => publication.version)).toEqual(['3.0.0', '4.0.0', '5.0.0']);
  expect(all[2]?.scripts).toEqual({ 'entry.js': '/* 5.0.0 */' });
  expect(await readdir(join(kept, 'mfe_a'))).toHaveLength(KEPT);
});

test('the newest is not kept twice', async () => {
  const store = await published('1.0.0');
  expect(await keepVersion(store, 'mfe_a', '1.0.0', kept)).toBe(true);
  expect(await keepVersion(store, 'mfe_a', '1.0.0', kept)).toBe(false);
  expect(keptVersions('mfe_a', kept)).toHaveLength(1);
});

test("root's are kept as well", async () => {
  const store = directoryStore(join(folder, 'store'));
  const files = { 'portal.js': { integrity: `sha384-${'a'.repeat(64)}`, bytes: 1 } };
  const root = { version: '1', base: '/mfe/root/1/', portal: 'portal.js', embed: 'portal.js', files };
  await store.create('mfe/root/1/portal.js', Buffer.from('start();'));
  await store.create('mfe/root/1/publication.json', Buffer.from(JSON.stringify({ name: 'root', version: '1', root })));
  expect(await keepVersion(store, 'root', '1', kept)).toBe(true);
  expect(keptVersions('root', kept)).toMatchObject([{ publication: { root }, scripts: { 'portal.js': 'start();' } }]);
});

test('an unknown name has none; a damaged file is named', async () => {
  expect(keptVersions('mfe_new', kept)).toEqual([]);
  await keepVersion(await published('1.0.0'), 'mfe_a', '1.0.0', kept);
  await writeFile(join(kept, 'mfe_a', '0002@2.0.0.br'), 'x');
  expect(() => keptVersions('mfe_a', kept)).toThrow('e2e/contracts/mfe_a/0002@2.0.0.br is damaged.');
});
