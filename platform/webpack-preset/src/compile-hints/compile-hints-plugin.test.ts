import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { PageGlobalsPlugin } from '../page-globals/page-globals-plugin.ts';
import { CompileHintsPlugin } from './compile-hints-plugin.ts';

test('a script that is meant begins with the hint, whatever else is put in front, and its source map knows of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compile-hints-'));
  try {
    await writeFile(join(folder, 'one.js'), 'document.title = "one";');
    await writeFile(join(folder, 'other.js'), 'document.title = "other";');
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: { one: './one.js', other: './other.js' },
      output: { path: join(folder, 'dist') },
      devtool: 'hidden-source-map',
      plugins: [new CompileHintsPlugin((file) => file === 'one.js'), new PageGlobalsPlugin()],
    });
    await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
    const built = (name: string) => readFile(join(folder, 'dist', name), 'utf8');
    // V8 reads it in the first line only.
    expect(await built('one.js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\(function/);
    expect(await built('other.js')).not.toContain('allFunctionsCalledOnLoad');
    const { mappings } = JSON.parse(await built('one.js.map')) as { mappings: string };
    expect(mappings.startsWith(';')).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});
