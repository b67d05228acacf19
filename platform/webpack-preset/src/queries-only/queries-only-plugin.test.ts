import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { QueriesOnlyPlugin } from './queries-only-plugin.ts';

/** The client that pages read their data with. */
const queryCore = join(import.meta.dirname, '../../../../shared-session/node_modules/@tanstack/query-core');

/** The build of a client of queries, as a script that leaves it in `built`. */
async function client(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'queries-only-'));
  try {
    await mkdir(join(folder, 'node_modules', '@tanstack'), { recursive: true });
    await symlink(queryCore, join(folder, 'node_modules', '@tanstack', 'query-core'));
    await writeFile(
      join(folder, 'entry.js'),
      "import { QueryClient } from '@tanstack/query-core';\nbuilt = new QueryClient();",
    );
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './entry.js',
      output: { path: join(folder, 'dist') },
      plugins: [new QueriesOnlyPlugin()],
    });
    await new Promise<void>((resolve, reject) =>
      compiler.run((error, stats) => {
        const failure = error ?? stats?.compilation.errors[0];
        if (failure) reject(failure);
        else resolve();
      }),
    );
    return await readFile(join(folder, 'dist', 'main.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

// Slow: it builds with webpack.
test('a client without mutations reads and clears queries, and says what to do when a mutation is begun', async () => {
  const script = await client();
  const page = {
    built: undefined as unknown,
    AbortController,
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    console,
  };
  runInNewContext(script, page);
  const queries = page.built as {
    fetchQuery(query: object): Promise<unknown>;
    isMutating(): number;
    clear(): void;
    resumePausedMutations(): Promise<unknown>;
    getMutationCache(): { build(): void };
  };
  expect(await queries.fetchQuery({ queryKey: ['hours'], queryFn: async () => 8 })).toBe(8);
  expect(queries.isMutating()).toBe(0);
  await queries.resumePausedMutations();
  queries.clear();
  expect(() => queries.getMutationCache().build()).toThrow('Remove `queriesOnly` from its webpack.config.ts.');
});
