import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activate } from '../activate/activate.ts';
import { decodedWith, sha256 } from '../dictionaries/dictionary-form.ts';
import { fileOfForm, formSuffix } from '../dictionaries/form-name.ts';
import { prune } from '../prune/prune.ts';
import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { now } from '../testing/fixture.ts';
import { builtPackage, builtRoot, writeFiles } from '../testing/write-package.ts';
import { readBuild } from './build.ts';
import { folderOf, type Publication } from './publication.ts';
import { publish } from './publish.ts';

const folder = emptyFolder();
beforeEach(async () => {
  await writeFiles(join(folder, 'root-config'), builtRoot);
});

const store = () => directoryStore(join(folder, 'store'));
/** A script that brotli cannot make small. */
const script = (change: string) => {
  const noise = Array.from({ length: 300 }, (_, at) => sha256(Buffer.from(String(at))).toString('hex'));
  return Buffer.from(`${noise.join(';')};${change}`);
};
const TEXTS = ['one', 'two', 'three', 'four'];
const app = (text: string) => `app.${sha256(script(text)).toString('hex').slice(0, 12)}.js`;

/** Publishes a build with this text in its script `app`. */
async function release(text: string, other: Readonly<Record<string, unknown>> = {}) {
  const build = join(folder, text, 'mfe-notes');
  const files = builtPackage('mfe-notes', '/notes');
  const known = files['dist/portal/build.json'] as object;
  await writeFiles(build, {
    ...files,
    'dist/portal/build.json': { ...known, modules: { './app': [app(text)] } },
    [`dist/portal/${app(text)}`]: script(text).toString(),
    ...other,
  });
  return (await publish(store(), readBuild(build), { quality: 1 })).publication;
}

async function live(...build: Parameters<typeof release>) {
  const publication = await release(...build);
  await activate(store(), [publication], { now });
  return publication;
}

/** The texts of the versions that a version has forms against. */
async function formsOf({ name, version }: Publication): Promise<string[]> {
  const forms = (await store().list(folderOf(name, version))).filter(fileOfForm);
  return forms.map((path) => TEXTS.find((text) => path.endsWith(formSuffix(sha256(script(text))))) ?? path).sort();
}

test('a script is stored as what differs from the live version’s of the same name', async () => {
  expect(await formsOf(await live('one'))).toEqual([]);
  const { version } = await release('two');
  const form = await store().read(`mfe/mfe_notes/${version}/${app('two')}${formSuffix(sha256(script('one')))}`);
  expect(form && decodedWith(script('one'), form)?.equals(script('two'))).toBe(true);
  expect(form?.length).toBeLessThan(200);
});

test('it is stored against the three newest versions that browsers have, and against no version that none of them has', async () => {
  for (const text of ['one', 'two', 'three', 'four']) await live(text);
  await release('nobody’s');
  const five = await release('five');
  expect(await formsOf(five)).toEqual(['four', 'three', 'two']);
});

test('a candidate is a version that browsers have', async () => {
  await live('one');
  await activate(store(), [await release('two')], { now, share: 0.1 });
  expect(await formsOf(await release('three'))).toEqual(['one', 'two']);
});

test('an unchanged file has a form, because its URL is another one; what saves little has none', async () => {
  const one = { 'dist/portal/large.js': script('one').toString(), 'dist/portal/other.js': script('').toString() };
  await live('one', one);
  const other = Buffer.from(script('').toString().split('').reverse().join('')).toString();
  const { version } = await release('two', { ...one, 'dist/portal/other.js': other });
  const forms = (await store().list(`mfe/mfe_notes/${version}`)).filter(fileOfForm);
  expect(forms.map((path) => fileOfForm(path)?.split('/').at(-1))).toEqual([app('two'), 'large.js']);
});

test('style sheets, fonts and the variant for other hosts have forms, too; images and source maps have none', async () => {
  const files = {
    'dist/portal/app.css': `.a{}/*${script('')}*/`,
    'dist/portal/font.woff2': script('').toString(),
    'dist/portal/image.svg': `<svg>${script('')}</svg>`,
    'dist/standalone/remoteEntry.js': script('').toString(),
  };
  await live('one', files);
  const { version } = await release('two', files);
  const forms = (await store().list('')).filter(fileOfForm).map(fileOfForm);
  expect(forms).toEqual(
    ['app.css', app('two'), 'font.woff2', 'standalone/remoteEntry.js']
      .map((file) => `mfe/mfe_notes/${version}/${file}`)
      .sort(),
  );
});

test('the page’s own scripts have forms against those before', async () => {
  const root = (text: string) =>
    writeFiles(join(folder, 'root-config'), { ...builtRoot, 'dist/portal.1.js': script(text).toString() });
  await root('one');
  const first = await publish(store(), readBuild(join(folder, 'root-config')));
  await activate(store(), [first.publication], { now });
  await root('two');
  expect(await formsOf((await publish(store(), readBuild(join(folder, 'root-config')))).publication)).toEqual(['one']);
});

test('publishing again puts a missing script back with its forms, of which none is against itself', async () => {
  await live('one');
  const { version } = await live('two');
  const paths = await store().list(`mfe/mfe_notes/${version}`);
  for (const path of paths.filter((one) => one.includes('/app.'))) await store().remove(path);
  expect(await formsOf(await release('two'))).toEqual(['one']);
  expect(await store().list(`mfe/mfe_notes/${version}`)).toEqual(paths);
});

test('a history that cannot be read stops no publication', async () => {
  await live('one');
  await live('two');
  const broken = (revision: number) => writeFile(join(folder, `store/history/0000000${revision}.json`), '{');
  await broken(1);
  expect(await formsOf(await release('three'))).toEqual(['two']);
  await broken(3);
  expect(await formsOf(await release('four'))).toEqual([]);
});

test('a pruned version takes its forms with it', async () => {
  for (const text of [...TEXTS, 'five']) await live(text);
  const forms = async () => (await store().list('mfe')).filter(fileOfForm).length;
  expect(await forms()).toBe(1 + 2 + 3 + 3);
  const { gone } = await prune(store(), { now: () => '2027-11-21T10:00:00.000Z' });
  expect(gone).toHaveLength(2);
  expect(await forms()).toBe(2 + 3 + 3);
});
