import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { AriaLocalesPlugin } from './aria-locales-plugin.ts';

// Named as a checkout may be.
const folder = mkdtempSync(join(tmpdir(), 'portal-he-IL-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Slow: it builds with webpack.
test('a build has the texts of its languages, and what is imported beside them, wherever it lies', async () => {
  const aria = join(folder, 'node_modules', 'react-aria');
  mkdirSync(join(aria, 'intl'), { recursive: true });
  for (const tag of ['de-DE', 'en-US'])
    writeFileSync(join(aria, 'intl', `${tag}.mjs`), `export default 'texts ${tag}';`);
  writeFileSync(join(folder, 'keeper.js'), "export const keep = (...all) => console.log('kept', all);");
  writeFileSync(
    join(aria, 'index.mjs'),
    `import de from './intl/de-DE.mjs'; import en from './intl/en-US.mjs';
import { keep } from ${JSON.stringify(join(folder, 'keeper.js'))};
keep(de, en);`,
  );
  writeFileSync(join(folder, 'entry.js'), "import 'react-aria/index.mjs';");
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
    plugins: [new AriaLocalesPlugin(['en-US'])],
  });
  const errors = await new Promise((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats?.toJson({ errors: true }).errors))),
  );
  expect(errors).toEqual([]);
  const built = readFileSync(join(folder, 'dist', 'main.js'), 'utf8');
  expect(built).toMatch(/kept.*texts en-US/);
  expect(built).not.toContain('texts de-DE');
});
