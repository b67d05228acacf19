import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { PlainCallsPlugin } from './plain-calls-plugin.ts';

const modules = {
  'entry.js':
    "import { add } from './sum.js';\nimport total from './sum.js';\nresult = [add(1, 2), total(3, 4), add.call(null, 5, 6)];",
  'sum.js': 'export const add = (a, b) => a + b;\nexport default function (a, b) { return [this, a + b]; }',
};

async function built(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plain-calls-'));
  try {
    for (const [name, text] of Object.entries(modules)) await writeFile(join(folder, name), text);
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './entry.js',
      output: { path: join(folder, 'dist') },
      // In one module a call needs no prefix.
      optimization: { concatenateModules: false },
      plugins: [new PlainCallsPlugin()],
    });
    await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
    return await readFile(join(folder, 'dist', 'main.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

// Slow: the first build loads webpack.
test('a function of another module is called as its member, and a default export without one', async () => {
  const text = await built();
  expect(text.match(/\(0,/g)).toHaveLength(1);
  const page = { result: undefined as unknown };
  runInNewContext(text, page);
  expect(JSON.stringify(page.result)).toBe('[3,[null,7],11]');
});
