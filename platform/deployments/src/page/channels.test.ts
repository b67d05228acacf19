import { abort, activate, retire } from '../activate/activate.ts';
import { examineStore } from '../doctor/examine-store.ts';
import type { Build } from '../publish/build.ts';
import { publish } from '../publish/publish.ts';
import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { now } from '../testing/fixture.ts';

// Files are slow on a busy machine, and their speed is not under test.
const folder = emptyFolder();

const store = () => directoryStore(folder);

const federation = {
  id: 'mfe_notes',
  metaData: {
    publicPath: 'auto',
    globalName: 'mfe_notes',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
  },
  shared: [{ name: 'react', assets: { js: { async: [], sync: ['react.1.js'] }, css: { async: [], sync: [] } } }],
  exposes: [{ path: './app', assets: { js: { async: [], sync: ['app.1.js'] }, css: { async: [], sync: [] } } }],
};

/** Publishes mfe_notes; `text` makes it another version. */
async function notes(text: string, standalone = true) {
  const build: Build = {
    kind: 'micro-frontend',
    packageVersion: '1.0.0',
    activation: { name: 'mfe_notes', applications: [], elements: [] },
    budgets: undefined,
    remote: { name: 'mfe_notes', entry: 'entry.js', modules: { './app': [] }, uses: {} },
    reported: { hostContract: standalone ? { generation: 2, oldest: 1 } : null },
    files: [{ path: 'entry.js', bytes: Buffer.from(text) }],
    standalone: standalone ? [{ path: 'mf-manifest.json', bytes: Buffer.from(JSON.stringify(federation)) }] : [],
  };
  return (await publish(store(), build, { now })).publication;
}

const at = async (channel: string) => {
  const bytes = await store().read(`standalone/mfe_notes/${channel}/mf-manifest.json`);
  return bytes && JSON.parse(bytes.toString());
};

test('a stable address leads to the files of the live version, and says which one it is', async () => {
  const first = await notes('one');
  await activate(store(), [first], { now });
  const live = await at('live');
  expect(live).toMatchObject({
    id: 'mfe_notes',
    deployed: { version: first.version, hostContract: { generation: 2, oldest: 1 } },
  });
  const address = (path: string) =>
    new URL(path, 'https://portal.example/standalone/mfe_notes/live/mf-manifest.json').pathname;
  const { path, name } = live.metaData.remoteEntry;
  const base = `/mfe/mfe_notes/${first.version}/standalone/`;
  expect(address(`${path}/${name}`)).toBe(`${base}remoteEntry.js`);
  expect(live.exposes[0].assets.js.sync.map(address)).toEqual([`${base}app.1.js`]);
  expect(live.shared[0].assets.js.sync.map(address)).toEqual([`${base}react.1.js`]);
  const second = await notes('two');
  await activate(store(), [second], { now });
  expect((await at('live')).deployed.version).toBe(second.version);
});

test('the candidate has an address of its own, which is the live one without a candidate', async () => {
  const [first, second] = [await notes('one'), await notes('two')];
  await activate(store(), [first], { now });
  await activate(store(), [second], { now, share: 0.1 });
  const versions = async () => [(await at('live')).deployed.version, (await at('candidate')).deployed.version];
  expect(await versions()).toEqual([first.version, second.version]);
  await abort(store(), ['mfe_notes'], { now });
  expect(await versions()).toEqual([first.version, first.version]);
});

test('an address is gone with the micro-frontend, or with its variant for hosts', async () => {
  await activate(store(), [await notes('one')], { now });
  await activate(store(), [await notes('two', false)], { now });
  expect(await store().list('standalone')).toEqual([]);
  await activate(store(), [await notes('three')], { now });
  expect(await at('live')).toBeDefined();
  await retire(store(), ['mfe_notes'], { now });
  expect(await store().list('standalone')).toEqual([]);
});

test('the doctor finds an address that leads somewhere else, and puts it right', async () => {
  await activate(store(), [await notes('one')], { now });
  await store().replace('standalone/mfe_notes/live/mf-manifest.json', Buffer.from('{}'));
  expect((await examineStore(store())).map(({ sentence }) => sentence)).toContainEqual(
    expect.stringContaining('standalone/mfe_notes/live/mf-manifest.json is not what'),
  );
  await examineStore(store(), { repair: true });
  expect((await at('live')).id).toBe('mfe_notes');
});
