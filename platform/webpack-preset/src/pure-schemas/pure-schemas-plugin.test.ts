import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { PureSchemasPlugin } from './pure-schemas-plugin.ts';

/** The valibot with which the schemas of calls are created. */
const valibot = join(import.meta.dirname, '../../../../shared-client/node_modules/valibot');

/** The build of an entry that uses one schema of this module. */
async function built(schemas: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pure-schemas-'));
  try {
    await mkdir(join(folder, 'node_modules'));
    await symlink(valibot, join(folder, 'node_modules', 'valibot'));
    await writeFile(join(folder, 'package.json'), '{ "sideEffects": false }');
    await writeFile(join(folder, 'schemas.js'), `import * as v from 'valibot';\n${schemas}`);
    await writeFile(join(folder, 'entry.js'), "import { used } from './schemas.js';\nconsole.log(used);");
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './entry.js',
      output: { path: join(folder, 'dist') },
      plugins: [new PureSchemasPlugin()],
    });
    await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
    return await readFile(join(folder, 'dist', 'main.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

// Slow: the first build loads webpack.
test('a schema that nobody uses is left out, with what it is made of', async () => {
  const text = await built(`
    const part = v.pipe(v.string(), v.regex(/unusedpart/));
    export const used = v.object({ usedkey: v.number() });
    export const unused = v.strictObject({ unusedkey: part, list: v.optional(v.array(v.object({ deep: v.boolean() })), []) });`);
  expect(text).toContain('usedkey');
  expect(text).not.toContain('unusedkey');
  expect(text).not.toContain('unusedpart');
  expect(text).not.toContain('strict_object');
});

test('what a used schema is made of stays', async () => {
  const text = await built(`
    const part = v.pipe(v.string(), v.regex(/usedpart/));
    export const used = v.object({ usedkey: part });`);
  expect(text).toContain('usedpart');
});

test('what reads a value, and what calls something else, stays whether or not its result is used', async () => {
  const text = await built(`
    export const used = v.object({ usedkey: v.number() });
    export const read = v.parse(used, globalThis.readvalue);
    export const made = v.fallback(v.number(), globalThis.sideeffect());
    const others = { string: globalThis.othername };
    export const other = others.string('otherargument');`);
  expect(text).toContain('readvalue');
  expect(text).toContain('sideeffect');
  expect(text).toContain('otherargument');
});
