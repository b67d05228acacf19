import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process of `serve.ts`, as production runs it. */
export interface Instance {
  readonly port: number;
  readonly child: ChildProcess;
  /** Sends a signal and resolves with the exit code when the process has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The required settings of production; nothing is sent to the SMTP server. */
export const productionEnvironment = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_ORIGIN: 'http://localhost:9000',
  PORTAL_SECRET: 'a secret for tests, longer than 32',
});

/** Starts an instance on a port (0: a free one) and resolves when it listens. */
export const startInstance = (
  databaseUrl: string,
  port = 0,
  more: Readonly<Record<string, string>> = {},
): Promise<Instance> =>
  start([], {
    ...productionEnvironment(databaseUrl),
    DATABASE_CONNECTIONS: '8',
    DRAIN_SECONDS: '1',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...more,
  });

/** The same in development, on a free port: on PostgreSQL, or embedded in a folder. `source` has the server of another release. */
export const startDevelopment = (
  data: { databaseUrl: string | undefined; folder: string },
  source?: string,
): Promise<Instance> =>
  start(['--development'], { DATABASE_URL: data.databaseUrl ?? '', DATA_DIR: data.folder, PORT: '0' }, source);

async function start(
  options: readonly string[],
  environment: Record<string, string>,
  source = join(import.meta.dirname, '..'),
): Promise<Instance> {
  const child = spawn(process.execPath, [join(source, 'serve.ts'), ...options], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for await (const chunk of child.stdout) {
    const found = /http:\/\/localhost:(\d+)/.exec(String(chunk))?.[1];
    if (!found) continue;
    return {
      port: Number(found),
      child,
      async end(signal) {
        child.kill(signal);
        const [code] = await exited;
        return code;
      },
    };
  }
  throw new Error('The API ended before it listened.');
}
