import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { requiredTexts, TextOwnersPlugin } from './text-owners-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'text-owners-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The errors of a build of `mfe-expenses` with this module, and the shared words that it needs. */
async function built(texts: string): Promise<{ errors: string[]; required: string[] }> {
  const library = join(folder, 'node_modules', 'shared-session');
  mkdirSync(library, { recursive: true });
  const owners = { 'mfe-widgets': ['LBL_ADD_TIME'], 'shared-session': ['LBL_CANCEL', 'LBL_PERIOD'] };
  writeFileSync(join(library, 'text-owners.json'), JSON.stringify(owners));
  writeFileSync(join(library, 'index.js'), "export const own = { LBL_PERIOD: 'Period' };");
  writeFileSync(join(folder, 'package.json'), '{ "name": "mfe-expenses" }');
  writeFileSync(join(folder, 'texts.js'), texts);
  writeFileSync(
    join(folder, 'entry.js'),
    "import { own } from 'shared-session';\nimport { texts } from './texts.js';\nconsole.log(own, texts, 'LBL_CANCEL');",
  );
  let required: string[] = [];
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
    plugins: [new TextOwnersPlugin(folder)],
  });
  compiler.hooks.thisCompilation.tap('Test', (compilation) => {
    compilation.hooks.finishModules.tap('Test', () => {
      required = requiredTexts(compilation, folder);
    });
  });
  const errors = await new Promise<string[]>((resolve, reject) =>
    compiler.run((error, stats) =>
      error ? reject(error) : resolve((stats?.toJson({ errors: true }).errors ?? []).map(({ message }) => message)),
    ),
  );
  return { errors, required };
}

// Slow: it builds with webpack.
test("a build with another package's key fails with key, owner and file", async () => {
  const { errors } = await built("export const texts = { LBL_ADD_TIME: 'Delete everything' };");
  expect(errors).toEqual([
    'texts.js declares a text for LBL_ADD_TIME, which belongs to mfe-widgets: pages would show the words of whichever is loaded first. Give the text a key of its own.',
  ]);
});

test('one with keys of its own is built, and says which shared words it shows', async () => {
  expect(await built("export const texts = { LBL_EX_ADD_TIME: 'Add time' };")).toEqual({
    errors: [],
    required: ['LBL_CANCEL'],
  });
});
