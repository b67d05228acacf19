import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ready } from './bench-server.ts';

/** The server of a benchmark, in its own process. */
export interface BenchServer {
  readonly ready: Ready;
  /** Sends a message to the server and waits for its reply. */
  ask<Reply>(word: string): Promise<Reply>;
  /** Ends it, and waits for that. */
  end(): Promise<void>;
}

/**
 * Starts the server of a benchmark, calls `use` with it, and ends it in any case.
 *
 * @param workers the number of workers with an account
 */
export async function withBenchServer(
  { workers, databaseUrl }: { readonly workers: number; readonly databaseUrl: string | undefined },
  use: (server: BenchServer) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-api-'));
  const profile = process.env.BENCH_PROFILE;
  const server = fork(new URL('./bench-server.ts', import.meta.url), [String(workers)], {
    execArgv: ['--expose-gc', ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [])],
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '', NODE_ENV: '' },
  });
  try {
    await use({
      ready: await responseOf<Ready>(server),
      ask(word) {
        const response = responseOf<never>(server);
        server.send(word);
        return response;
      },
      async end() {
        server.send('end');
        await once(server, 'exit');
      },
    });
  } finally {
    server.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

async function responseOf<Reply>(server: ChildProcess): Promise<Reply> {
  const ended = new AbortController();
  const exit = once(server, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('The server of the benchmark ended.');
  });
  const [response] = await Promise.race([once(server, 'message'), exit]);
  exit.catch(() => {});
  ended.abort();
  return response as Reply;
}
