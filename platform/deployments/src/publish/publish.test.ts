import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activate } from '../activate/activate.ts';
import { mfe } from '../command/mfe.ts';
import { examineStore } from '../doctor/examine-store.ts';
import { staticServer } from '../static-server/static-server.ts';
import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { type ServedHandler, serveHandler } from '../testing/serve-handler.ts';
import { UserError } from '../user-error.ts';
import { readBuild } from './build.ts';
import { integrityOf } from './integrity.ts';
import { publish } from './publish.ts';

const entry = `self.mfe_notes={};${'/* long enough to be worth compressing */'.repeat(40)}`;

const folder = emptyFolder();
let packageFolder: string;
let server: ServedHandler | undefined;
beforeEach(async () => {
  packageFolder = join(folder, 'mfe-notes');
  await mkdir(join(packageFolder, 'dist/portal'), { recursive: true });
  await write('package.json', { version: '1.2.3' });
  await write('micro-frontend.json', {
    name: 'mfe_notes',
    applications: [{ name: 'notes', region: 'page', module: './app', routes: [{ path: '/notes' }] }],
  });
  await write('dist/portal/build.json', { name: 'mfe_notes', entry: 'entry.1.js', modules: { './app': ['app.1.js'] } });
  await writeFile(join(packageFolder, 'dist/portal/entry.1.js'), entry);
  await writeFile(join(packageFolder, 'dist/portal/entry.1.js.map'), '{}');
  await writeFile(join(packageFolder, 'dist/portal/app.1.js'), 'app');
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function write(path: string, value: unknown): Promise<void> {
  await writeFile(join(packageFolder, path), JSON.stringify(value));
}

const store = () => directoryStore(join(folder, 'store'));

test('the same build is one version, however often it is published', async () => {
  const first = await publish(store(), readBuild(packageFolder));
  const again = await publish(store(), readBuild(packageFolder));
  expect(first.fresh).toBe(true);
  expect(again).toEqual({ ...first, fresh: false });
  await writeFile(join(packageFolder, 'dist/portal/app.1.js'), 'another app');
  const other = await publish(store(), readBuild(packageFolder));
  expect(other.publication.version).not.toBe(first.publication.version);
});

test('the commit is that of the build, which is no part of the version', async () => {
  const plain = await publish(store(), readBuild(packageFolder), { from: { by: 'ann', commit: 'head' } });
  expect(plain.publication.from).toEqual({ by: 'ann', commit: 'head' });
  await write('dist/portal/provenance.json', { commit: 'abc', changed: true, sources: 'digest' });
  const other = directoryStore(join(folder, 'other'));
  const built = await publish(other, readBuild(packageFolder), { from: { by: 'ann', commit: 'head' } });
  expect(built.publication.version).toBe(plain.publication.version);
  expect(built.publication.from).toEqual({ by: 'ann', commit: 'abc+changes', sources: 'digest' });
  expect((await other.list('mfe')).filter((path) => path.includes('provenance'))).toEqual([]);
});

test('the generation of the mount contract is in the manifest, and what a page mounts is on record', async () => {
  const build = { name: 'mfe_notes', entry: 'entry.1.js', modules: { './app': ['app.1.js'] }, mountContract: 2 };
  await write('dist/portal/build.json', build);
  const notes = await publish(store(), readBuild(packageFolder));
  expect(notes.publication).toMatchObject({ deployed: { mountContract: 2 } });
  await rm(join(packageFolder, 'micro-frontend.json'));
  await write('dist/build.json', { portal: 'portal.js', embed: 'embed.js', mountContracts: [1, 2] });
  for (const script of ['portal.js', 'embed.js']) await writeFile(join(packageFolder, 'dist', script), script);
  const page = await publish(store(), readBuild(packageFolder));
  expect(page.publication.facts?.mountContracts).toEqual([1, 2]);
});

test('files are uploaded at the same time, and the record when all of them are there', async () => {
  let underWay = 0;
  let most = 0;
  const atRecord: number[] = [];
  const slow = {
    ...store(),
    create: async (path: string, bytes: Buffer) => {
      if (path.endsWith('publication.json')) atRecord.push(underWay);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      return store().create(path, bytes);
    },
  };
  await publish(slow, readBuild(packageFolder));
  expect(most).toBeGreaterThan(1);
  expect(atRecord).toEqual([0]);
});

test('an interrupted upload is not recorded, and publishing again completes it', async () => {
  let left = 3;
  const breaking = {
    ...store(),
    create: (path: string, bytes: Buffer) =>
      left-- > 0 ? store().create(path, bytes) : Promise.reject(new Error('the line broke')),
  };
  await expect(publish(breaking, readBuild(packageFolder))).rejects.toThrow('the line broke');
  expect((await store().list('mfe')).filter((path) => path.endsWith('publication.json'))).toEqual([]);
  const { fresh, publication } = await publish(store(), readBuild(packageFolder));
  expect(fresh).toBe(true);
  await activate(store(), [publication], { now: () => '2026-11-21T10:00:00.000Z' });
  expect(await examineStore(store())).toEqual([]);
});

test('every script and font has its integrity on record, and source maps lie where nobody serves them', async () => {
  await writeFile(join(packageFolder, 'dist/portal/font.1.woff2'), 'font');
  const { publication } = await publish(store(), readBuild(packageFolder));
  if ('root' in publication) throw new Error('a micro-frontend was published as the root');
  expect(publication.deployed.files).toEqual({
    'app.1.js': { integrity: integrityOf(Buffer.from('app')), bytes: 3 },
    'entry.1.js': { integrity: integrityOf(Buffer.from(entry)), bytes: entry.length },
    'font.1.woff2': { integrity: integrityOf(Buffer.from('font')), bytes: 4 },
  });
  const paths = await store().list('');
  expect(paths.filter((path) => path.endsWith('.map'))).toEqual([
    `maps/mfe_notes/${publication.version}/entry.1.js.map`,
  ]);
});

test.each([
  [
    'a package that was not built',
    () => rm(join(packageFolder, 'dist'), { recursive: true }),
    /build\.json is missing\. Build the package first, or publish it with --build/,
  ],
  [
    'a declaration that is not JSON',
    () => writeFile(join(packageFolder, 'micro-frontend.json'), '{'),
    /micro-frontend\.json is not JSON/,
  ],
  [
    'a declaration with a wrong key',
    () => write('micro-frontend.json', { name: 'mfe_notes', route: [] }),
    /micro-frontend\.json: "route" is no key that is known\. Known are name, /,
  ],
  [
    'a build of another name',
    () => write('micro-frontend.json', { name: 'mfe_other' }),
    /says "mfe_other", but the build is of "mfe_notes"/,
  ],
  [
    'what stands for another and shows something itself',
    () =>
      write('micro-frontend.json', {
        name: 'mfe_notes',
        standsFor: 'mfe_widgets',
        elements: [{ tag: 'x-y', module: './app', attributes: [] }],
      }),
    /what stands for mfe_widgets provides its modules alone/,
  ],
  [
    'an activated module that the build lacks',
    () =>
      write('micro-frontend.json', { name: 'mfe_notes', elements: [{ tag: 'x-y', module: './y', attributes: [] }] }),
    /activates \.\/y, which the build of mfe_notes does not expose/,
  ],
])('%s is rejected in a sentence', async (_what, harm, sentence) => {
  await harm();
  expect(() => readBuild(packageFolder)).toThrow(UserError);
  expect(() => readBuild(packageFolder)).toThrow(sentence);
});

test('publish, activate and serve: the page is revalidated, a version is cached forever, a missing file is not cached', async () => {
  const lines: string[] = [];
  const at = ['--store', join(folder, 'store')];
  expect(await mfe(['publish', packageFolder, ...at], (line) => lines.push(line))).toBe(0);
  const name = lines[0] ?? '';
  expect(name).toMatch(/^mfe_notes@1\.2\.3-[0-9a-f]{12}$/);
  expect(await mfe(['activate', name, ...at], (line) => lines.push(line))).toBe(0);

  server = await serveHandler(
    staticServer({ store: join(folder, 'store'), api: (_request, response) => response.end('api') }),
  );
  const { url } = server;
  const base = `/mfe/mfe_notes/${name.split('@')[1]}/`;

  const page = await fetch(`${url}/`);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toContain(base);
  const script = await fetch(`${url}${base}entry.1.js`, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('access-control-allow-origin')).toBe('*');
  expect(await script.text()).toBe(entry);
  const missing = await fetch(`${url}${base}gone.js`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect((await fetch(`${url}/mfe/..%2f..%2fhistory/00000001.json`)).status).toBe(404);
  // Its author and commit are not public.
  for (const record of [
    'publication.json',
    '%70ublication.json',
    'x/..%2fpublication.json',
    '/publication.json',
    '%ff',
  ])
    expect((await fetch(`${url}${base}${record}`)).status).toBe(404);
  expect(await fetch(`${url}/history/00000001.json`).then((response) => response.text())).toBe('api');
  expect(await readFile(join(folder, 'store/deployments.json'), 'utf8')).toContain(base);
});

test('the command rejects unknown names and lists the known ones', async () => {
  const at = ['--store', join(folder, 'store')];
  const errors: string[] = [];
  const original = console.error;
  console.error = (line: string) => errors.push(line);
  try {
    expect(await mfe(['activate', 'mfe_notes@9', ...at])).toBe(1);
    await mfe(['publish', packageFolder, ...at], () => {});
    expect(await mfe(['activate', 'mfe_notes@9', ...at])).toBe(1);
    expect(await mfe(['activate', 'mfe_notes', ...at])).toBe(1);
    expect(await mfe(['deploy', ...at])).toBe(2);
  } finally {
    console.error = original;
  }
  expect(errors[0]).toMatch(/mfe_notes has never been published/);
  expect(errors[1]).toMatch(/mfe_notes has no published version 9\. Published: 1\.2\.3-/);
  expect(errors[2]).toMatch(/"mfe_notes" is not NAME@VERSION/);
  expect(errors[3]).toMatch(/There is no "mfe deploy"/);
});
