import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDerived } from '../page/derived.ts';
import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { type ReleaseStore, releaseStore } from '../testing/release-store.ts';
import { builtPackage, builtRoot, writeFiles } from '../testing/write-package.ts';
import { recordOf } from './publication.ts';

// Files are slow on a busy machine, and their speed is not under test.
const folder = emptyFolder();
let releases: ReleaseStore;
beforeEach(async () => {
  releases = await releaseStore();
});
afterEach(async () => {
  await releases.close();
});

const run = (...args: string[]) => releases.run(...args);
const store = () => directoryStore(releases.location);
const packageFolder = () => join(folder, 'mfe-notes');
/** Writes a build, with these files beside or instead of its own, and this in its report. */
async function write(files: Readonly<Record<string, unknown>>, report: Readonly<Record<string, unknown>> = {}) {
  const built = builtPackage('mfe-notes', '/notes');
  const known = { ...(built['dist/portal/build.json'] as object), ...report };
  await writeFiles(packageFolder(), { ...built, 'dist/portal/build.json': known, ...files });
}
const published = () => store().list('mfe');

describe('a build that cannot be served is refused in a sentence, and nothing of it is uploaded', () => {
  test.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]>([
    ['a file publication.json, which is a name of the store', { 'dist/portal/publication.json': '{}' }, {}],
    ['a file pruned.json, which is a name of the store', { 'dist/portal/pruned.json': '{}' }, {}],
    ['a file pruning.json, which is a name of the store', { 'dist/portal/pruning.json': '{}' }, {}],
    ['a folder "standalone"', { 'dist/portal/standalone/a.js': 'a' }, {}],
    ['notices.json of the build is no list of notices', { 'dist/portal/notices.json': '{' }, {}],
    ['notices.json of the build is no list of notices', { 'dist/portal/notices.json': [{ name: 1 }] }, {}],
    ['mf-manifest.json of the standalone variant', { 'dist/standalone/mf-manifest.json': '{"metaData":{}}' }, {}],
    ['"1 0" in package.json is no version', { 'package.json': { version: '1 0' } }, {}],
    ['"../../history" in package.json is no version', { 'package.json': { version: '../../history' } }, {}],
    ['entry ("../../x.js") is a plain relative path', {}, { entry: '../../x.js' }],
    ['modules', {}, { modules: { './app': ['../x.js'] } }],
    [
      "entry.1.js of the build is not a plain script, which is how pages load it: Unexpected token 'export'. Build it as one",
      { 'dist/portal/entry.1.js': 'self.mfe_notes = {}; export default 1;' },
      {},
    ],
    [
      'entry.1.js of the build does not say "mfe_notes", under which pages look for its container.',
      { 'dist/portal/entry.1.js': 'var notes = {};' },
      {},
    ],
    ['files', { 'dist/portal/a b.js': 'a' }, {}],
  ])('%s', async (sentence, files, report) => {
    await write(files, report);
    expect(await run('publish', packageFolder())).toEqual([1, expect.stringContaining(sentence)]);
    expect(await published()).toEqual([]);
  });

  test('of root as well', async () => {
    await writeFiles(packageFolder(), { ...builtRoot, 'package.json': { version: '../../history' } });
    expect(await run('publish', packageFolder())).toEqual([1, expect.stringContaining('is no version')]);
    expect(await published()).toEqual([]);
  });
});

test('a file whose name only ends like the report is published', async () => {
  await write({ 'dist/portal/prebuild.json': '{}' });
  expect((await run('publish', packageFolder()))[0]).toBe(0);
  expect((await published()).some((path) => path.endsWith('/prebuild.json'))).toBe(true);
});

test('a build without the variant for hosts serves none, whatever it reports', async () => {
  await write({}, { hostContract: { generation: 2, oldest: 1 } });
  expect((await run('publish', packageFolder()))[0]).toBe(0);
  const record = (await published()).find((path) => path.endsWith('/publication.json')) ?? '';
  const { facts } = JSON.parse((await store().read(record))?.toString() ?? '{}');
  expect(facts.hostContract).toBeNull();
});

describe('a symbolic link is neither followed nor left out', () => {
  test.each(['passwd', 'folder'])('a %s', async (kind) => {
    const outside = join(folder, 'outside');
    await writeFiles(outside, { 'secret.txt': 'not of the build' });
    await write({});
    const link = join(packageFolder(), 'dist', 'portal', kind);
    await symlink(kind === 'folder' ? outside : join(outside, 'secret.txt'), link);
    expect(await run('publish', packageFolder())).toEqual([1, expect.stringContaining(`${link} is a symbolic link`)]);
    expect(await published()).toEqual([]);
  });
});

describe('documents of a live build that cannot be read', () => {
  test('do not keep the page from being written for the others', async () => {
    const version = await releases.micro('mfe-notes', { requires: {} });
    const other = await releases.micro('mfe-other', { requires: {} });
    const at = `mfe/${version.replace('@', '/')}`;
    await store().replace(`${at}/notices.json`, Buffer.from('{'));
    await store().replace(`${at}/standalone/mf-manifest.json`, Buffer.from('{'));
    expect((await run('activate', version, other))[0]).toBe(0);
    // The record is broken later: the documents must be written all the same.
    await store().replace(`${at}/publication.json`, Buffer.from('{'));
    await store().remove('deployments.json');
    await writeDerived(store(), {}, 1);
    expect(await store().read('deployments.json')).toBeDefined();
  });
});

describe('a record that somebody changed', () => {
  const changed = async (version: string, change: (record: Record<string, unknown>) => unknown) => {
    const path = join(releases.location, recordOf(...(version.split('@') as [string, string])));
    await writeFile(path, JSON.stringify(change(JSON.parse(await readFile(path, 'utf8')))));
  };
  test.each<[string, (record: Record<string, unknown>) => unknown]>([
    ['is the record of mfe_other@', (record) => ({ ...record, name: 'mfe_other' })],
    ['says what the page is made of beside mfe_notes', (record) => ({ ...record, root: rootOf() })],
    [
      'deploys another version, 2',
      ({ deployed, ...record }) => ({ ...record, deployed: { ...(deployed as object), version: '2' } }),
    ],
    [
      'deploys what is at https://evil.example/',
      ({ deployed, ...record }) => ({
        ...record,
        deployed: { ...(deployed as object), base: 'https://evil.example/' },
      }),
    ],
    [
      'activates mfe_other',
      ({ deployed, ...record }) => ({
        ...record,
        deployed: { ...(deployed as object), activation: { name: 'mfe_other' } },
      }),
    ],
    ['says neither what to deploy', ({ deployed: _, ...record }) => record],
  ])('%s: it is not activated, and publishing the build again mends it', async (sentence, change) => {
    await write({});
    const version = (await run('publish', packageFolder()))[1];
    await changed(version, change);
    expect(await run('activate', version)).toEqual([1, expect.stringContaining(sentence)]);
    expect(await run('publish', packageFolder())).toEqual([0, expect.stringContaining(version)]);
    expect((await run('activate', version))[0]).toBe(0);
  });
  const rootOf = () => ({ version: '1', base: '/mfe/root/1/', portal: 'a.js', embed: 'b.js', files: {} });

  test('and cannot be read any more keeps others from being released unseen, until it is published again', async () => {
    const contract = (component: string) => ({ exports: { [component]: 'string' }, types: {} });
    const widgets = (component: string) =>
      releases.library('mfe-widgets', {
        requires: {},
        modules: { './button': ['app.1.js'] },
        exports: { './button': [component] },
        contracts: { './button': contract(component) },
      });
    const using = {
      requires: {},
      uses: { './app': ['mfe_widgets/button'] },
      imports: { 'mfe_widgets/button': ['Button'] },
      builtAgainst: { 'mfe_widgets/button': contract('Button') },
    };
    const notes = await releases.micro('mfe-notes', using);
    expect((await run('activate', await widgets('Button'), notes))[0]).toBe(0);
    await store().replace(recordOf(...(notes.split('@') as [string, string])), Buffer.from('{"name":'));
    const next = await widgets('IconButton');
    expect(await run('check', next)).toEqual([
      1,
      expect.stringContaining(`records-are-read: ${next} cannot be held against ${notes}`),
    ]);
    expect((await run('activate', next))[0]).toBe(1);
    expect(await releases.micro('mfe-notes', using)).toBe(notes);
    expect(await run('activate', next)).toEqual([1, expect.stringContaining('contracts-are-kept')]);
  });
});
