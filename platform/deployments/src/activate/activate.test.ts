import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deployed } from '../manifest/index.ts';
import type { Publication } from '../publish/publication.ts';
import { directoryStore } from '../store/directory-store.ts';
import type { Store } from '../store/store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { activate } from './activate.ts';
import { currentManifest, history } from './history.ts';

const now = () => '2026-11-21T10:00:00.000Z';

function publication(name: string, version: string): Publication {
  const deployed: Deployed = {
    version,
    base: `/mfe/${name}/${version}/`,
    entry: 'entry.js',
    files: {},
    modules: {},
    uses: {},
    activation: { name, applications: [], elements: [] },
  };
  return { name, version, deployed };
}

const folder = emptyFolder();

test('concurrent activations of two teams do not overwrite each other (docs: api#api-deployments)', async () => {
  const names = Array.from({ length: 24 }, (_, at) => `mfe_team${at}`);
  const teams = Array.from({ length: 6 }, () => directoryStore(folder));
  await Promise.all(names.map((name, at) => activate(teams[at % 6] as Store, [publication(name, '1.0.0')], { now })));

  const live = await currentManifest(directoryStore(folder));
  expect(Object.keys(live.microFrontends).sort()).toEqual([...names].sort());
  expect(live.revision).toBe(names.length);
  expect((await history(directoryStore(folder))).map((one) => one.revision)).toEqual(names.map((_, at) => at + 1));
  // Browsers read the newest revision, independent of the process that wrote last.
  expect(JSON.parse(await readFile(join(folder, 'deployments.json'), 'utf8'))).toEqual(live);
  expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('activating what is live already creates no revision', async () => {
  const store = directoryStore(folder);
  await activate(store, [publication('mfe_a', '1.0.0')], { now });
  await activate(store, [publication('mfe_a', '1.0.0')], { now });
  expect((await currentManifest(store)).revision).toBe(1);
});

test('a deployment that the check refuses changes nothing', async () => {
  const store = directoryStore(folder);
  const refuse = () => {
    throw new Error('no');
  };
  await expect(activate(store, [publication('mfe_a', '1.0.0')], { now, check: refuse })).rejects.toThrow('no');
  expect((await currentManifest(store)).revision).toBe(0);
});

test('a broken revision is reported with its file and position, not overwritten', async () => {
  const store = directoryStore(folder);
  await activate(store, [publication('mfe_a', '1.0.0')], { now });
  await writeFile(join(folder, 'history/00000001.json'), '{"schemaVersion":1,"revision":"one"}');
  await expect(activate(store, [publication('mfe_b', '1.0.0')], { now })).rejects.toThrow(
    /history\/00000001\.json in the store is broken at revision/,
  );
});
