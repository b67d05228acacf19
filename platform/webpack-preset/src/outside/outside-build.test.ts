import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashedName, outsideBuild } from './outside-build.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'outside-build-'));
  const application = { name: 'notes', region: 'page', module: './app', routes: [{ path: '/notes' }] };
  const files = {
    'micro-frontend.json': JSON.stringify({ name: 'mfe_my_notes', applications: [application] }),
    'src/mount/app.js': 'export const bootstrap = 1, mount = 2;\nexport function unmount() {}\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
});
afterEach(() => rmSync(directory, { recursive: true }));

test('the entry exposes the modules that are activated, and the record names them', () => {
  const build = outsideBuild({ directory });
  expect(build.entry(false)).toContain(`import * as module0 from "${directory}/src/mount/app.js";`);
  expect(build.entry(false)).toContain('expose("mfe_my_notes", { "./app": module0 });');
  expect(build.record('entry.1.js', [])).toEqual({
    name: 'mfe_my_notes',
    entry: 'entry.1.js',
    modules: { './app': [] },
    stylePrefix: 'my-notes',
    mountContract: 2,
    hostContract: null,
    exports: { './app': ['bootstrap', 'mount', 'unmount'] },
    places: {},
  });
});

test('what its own code does to the page, or keeps under a name that is not declared, is refused; its own names are recorded', () => {
  const place = { in: ['storage'], packages: ['mfe-my-notes'], holds: 'The draft of a note.', version: 1 };
  writeFileSync(join(directory, 'package.json'), '{ "name": "mfe-my-notes" }');
  writeFileSync(join(directory, 'meeting-places.json'), JSON.stringify({ places: { 'my-notes.draft': place } }));
  const build = outsideBuild({ directory });
  const module = (file: string, text: string) => ({ file: join(directory, file), text });
  const own = module('src/ui/page.vue', "localStorage.setItem('my-notes.draft', '1');");
  const library = module(
    'node_modules/vue/index.js',
    "document.body.style.overflow = 'hidden'; window.__VUE__ = true;",
  );
  expect(build.refused([own, library])).toEqual([]);
  expect(build.record('entry.1.js', [own])).toMatchObject({ places: { 'my-notes.draft': { version: 1, reads: [] } } });
  const others = "document.documentElement.style.fontSize = '20px'; localStorage.setItem('portal.theme', 'dark');";
  expect(build.refused([own, module('src/mount/app.js', others)])).toEqual([
    expect.stringMatching(/^src\/mount\/app\.js changes html\.style\.font-size of the page/),
    expect.stringMatching(/^src\/mount\/app\.js uses the storage key "portal\.theme", which is not declared/),
  ]);
});

test('styles name everything by the prefix, the package’s or a chosen one', async () => {
  await outsideBuild({ directory }).confine('.my-notes-page { color: red }');
  await outsideBuild({ directory, stylePrefix: 'mn' }).confine('.mn-page { color: red }');
  await expect(outsideBuild({ directory }).confine('button { color: red }')).rejects.toThrow('button');
});

test('the name of a script is that of its content', () => {
  expect(hashedName('one')).toMatch(/^entry\.[0-9a-f]{12}\.js$/);
  expect(hashedName('one')).not.toBe(hashedName('two'));
});

test('a build that is watched follows the next ones, and is not where one to publish is', () => {
  const build = outsideBuild({ directory });
  expect(build.entry(true)).toMatch(/^import 'webpack-preset\/watched';\n/);
  expect(build.entry(false)).not.toContain('watched');
  expect([build.folder(false), build.folder(true)]).toEqual([
    join(directory, 'dist', 'portal'),
    join(directory, 'node_modules', '.micro-frontend', 'served'),
  ]);
});
