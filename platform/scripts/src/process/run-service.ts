import { type ChildProcess, spawn } from 'node:child_process';
import { UserError } from 'deployments';

export interface Service {
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** Shows what the server prints, from its first answer on. */
  readonly echo?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Polled until it answers true. */
  readonly ready: () => Promise<boolean>;
  /** Milliseconds; against what hangs, not against slow machines. Default: 90 s. */
  readonly deadline?: number;
}

/** A service ended because somebody else had its port. */
class PortTaken extends UserError {}

/** Starts a server that is not ours and waits until it answers; says why when it does not. */
export async function runService(options: ServiceOptions): Promise<Service> {
  const child = spawn(options.command, [...options.args], {
    ...(options.cwd ? { cwd: options.cwd } : {}),
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that whatever it starts ends with it and a Ctrl-C reaches it only through close().
    detached: true,
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  let failure: string | undefined;
  child.on('error', (error) => {
    failure = error.message;
  });
  child.on('exit', (code, signal) => {
    failure ??= `it ended with ${signal ?? `code ${code}`}`;
  });
  const onExit = () => signalGroup(child, 'SIGKILL');
  process.once('exit', onExit);

  const until = performance.now() + (options.deadline ?? 90_000);
  while (!(await options.ready().catch(() => false))) {
    if (!failure && performance.now() > until) failure = 'it did not answer in time';
    if (failure) {
      signalGroup(child, 'SIGKILL');
      const Reason = /address already in use|BindException/i.test(output) ? PortTaken : UserError;
      throw new Reason(
        `${output.trimEnd().split('\n').slice(-15).join('\n')}\n\n${options.name} could not be started: ${failure}.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (options.echo) {
    child.stdout.pipe(process.stdout);
    child.stderr.pipe(process.stderr);
  }
  return {
    async close() {
      process.removeListener('exit', onExit);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      signalGroup(child, 'SIGTERM');
      const late = setTimeout(() => signalGroup(child, 'SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
    },
  };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It is gone already.
  }
}

/**
 * Starts a service on a free port; on another one when somebody else takes that in the moment between, which happens where many
 * connections come and go.
 */
export async function onFreePort<Started>(start: (port: number) => Promise<Started>, attempts = 3): Promise<Started> {
  try {
    return await start(await freePort());
  } catch (error) {
    if (!(error instanceof PortTaken) || attempts <= 1) throw error;
    return onFreePort(start, attempts - 1);
  }
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
