import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseBreakage } from '../check/check.ts';
import type { DeployedVersion } from '../manifest/index.ts';
import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { now, page, publicationOf, version } from '../testing/fixture.ts';
import { activate, retire } from './activate.ts';
import { rollback } from './rollback.ts';

const folder = emptyFolder();
let store: ReturnType<typeof directoryStore>;
beforeEach(async () => {
  store = directoryStore(folder);
  const live: DeployedVersion[] = [
    page('mfe_notes', '1', '/notes', { uses: { './app': ['mfe_widgets/input'] } }),
    version('mfe_widgets', '1', { modules: { './input': [] } }),
    application('mfe_home', { region: 'page', routes: [{ path: '/home', home: true }] }),
    application('mfe_shell', { region: 'header' }),
  ];
  await activate(
    store,
    live.map((one) => publicationOf(one)),
    { now },
  );
});

function application(name: string, over: object): DeployedVersion {
  const applications = [{ name: 'app', module: './app', ...over }] as DeployedVersion['activation']['applications'];
  return version(name, '1', { activation: { name, applications, elements: [] } });
}

const retiring = (...names: string[]) => retire(store, names, { now, check: refuseBreakage(store, []) });

test('an unused micro-frontend is removed, also from what browsers read, and a rollback restores it', async () => {
  const { revision, microFrontends } = await retiring('mfe_notes');
  expect([revision, Object.keys(microFrontends)]).toEqual([2, ['mfe_widgets', 'mfe_home', 'mfe_shell']]);
  expect(await readFile(join(folder, 'deployments.json'), 'utf8')).not.toContain('mfe_notes');
  expect(await readFile(join(folder, 'index.html'), 'utf8')).not.toContain('mfe_notes');
  expect(Object.keys((await rollback(store, ['mfe_notes'], { now })).microFrontends)).toContain('mfe_notes');
});

test('one that a live page needs stays, and the page is named; both together can be removed', async () => {
  await expect(retiring('mfe_widgets')).rejects.toThrow(
    'used-modules-exist: The page #/notes would break: mfe_notes (./app) uses mfe_widgets/input, but mfe_widgets is not deployed.',
  );
  expect(Object.keys((await retiring('mfe_notes', 'mfe_widgets')).microFrontends)).toEqual(['mfe_home', 'mfe_shell']);
});

test.each([
  ['mfe_home', 'The home page, #/home of mfe_home, would be gone. If that is meant, add --removes home'],
  ['mfe_shell', "Every page's header, of mfe_shell, would be gone. If that is meant, add --removes header"],
  ['mfe_gone', 'mfe_gone is not live; what is: mfe_notes, mfe_widgets, mfe_home, mfe_shell.'],
  ['constructor', 'constructor is not live'],
])('%s stays: %s', async (name, sentence) => {
  await expect(retiring(name)).rejects.toThrow(sentence);
});

test('what every page has goes if it is named, as with any release', async () => {
  const check = refuseBreakage(store, ['home', 'header']);
  expect(Object.keys((await retire(store, ['mfe_home', 'mfe_shell'], { now, check })).microFrontends)).toEqual([
    'mfe_notes',
    'mfe_widgets',
  ]);
});
