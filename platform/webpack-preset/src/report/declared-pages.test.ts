import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { declaredPages, notePages } from './declared-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MODULES: Record<string, string> = {
  listed: "import './pages.js';",
  none: "import { pagesView } from 'shared-session/routing'; pagesView([]);",
  wrapped: "import './app.js';",
  elsewhere: "export const mount = () => import('./view.js');",
  computed: "import { pagesView } from 'shared-session/routing'; pagesView([{ path: location.hash, component: 1 }]);",
};

/** Module → its pages, as a build records them. */
async function recorded(): Promise<Record<string, string[] | undefined>> {
  const library = join(folder, 'node_modules', 'shared-session', 'routing');
  mkdirSync(library, { recursive: true });
  writeFileSync(join(library, 'index.js'), 'export const pagesView = (pages) => pages, Pages = 1, Redirect = 2;');
  const others = {
    pages: "const NOTES = '/notes'; export const pages = [{ path: NOTES, component: 1 }, { path: '/menu' }];",
    app: "import { Pages as Shown } from 'shared-session/routing'; export const view = () => Shown;",
    view: "import { Redirect } from 'shared-session/routing'; export const view = () => Redirect;",
  };
  for (const [name, text] of Object.entries({ ...MODULES, ...others })) writeFileSync(join(folder, `${name}.js`), text);
  const found: Record<string, string[] | undefined> = {};
  const plugin = {
    apply(compiler: Compiler) {
      notePages(compiler);
      compiler.hooks.thisCompilation.tap('Test', (compilation) => {
        compilation.hooks.finishModules.tap('Test', () => {
          for (const [name, { dependencies }] of compilation.entries)
            found[name] = declaredPages({ module: name, block: { dependencies } as never }, compilation);
        });
      });
    },
  };
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: Object.fromEntries(Object.keys(MODULES).map((name) => [name, `./${name}.js`])),
    output: { path: join(folder, 'dist') },
    plugins: [plugin],
  });
  await new Promise((resolve, reject) => compiler.run((error, stats) => (error ? reject(error) : resolve(stats))));
  return found;
}

test('a build records the pages of a module, also that it has none any more; what nobody can know is left out', async () => {
  expect(await recorded()).toEqual({
    listed: ['/notes'],
    none: [],
    wrapped: [],
    elsewhere: undefined,
    computed: undefined,
  });
});
