import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { UserError } from 'deployments';

export interface Service {
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** Prints the server's output once it is ready. */
  readonly echo?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Polled until it resolves with true. */
  readonly ready: () => Promise<boolean>;
  /** Milliseconds; generous, because it guards against hangs, not slow machines. Default: 90 s. */
  readonly deadline?: number;
}

/** A service ended because its port was taken. */
class PortTaken extends UserError {}

/** Starts an external server and waits until it is ready. @throws UserError with its output if it fails */
export async function runService(options: ServiceOptions): Promise<Service> {
  const child = spawn(options.command, [...options.args], {
    ...(options.cwd ? { cwd: options.cwd } : {}),
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, so that its children end with it and Ctrl-C reaches it only through close().
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
    // It has already ended.
  }
}

/**
 * Starts a service on a free port, and on another one if that port is taken in the meantime, which happens on busy machines.
 */
export async function onFreePort<Started>(start: (port: number) => Promise<Started>, attempts = 3): Promise<Started> {
  try {
    return await start(await freePort());
  } catch (error) {
    if (!(error instanceof PortTaken) || attempts <= 1) throw error;
    return onFreePort(start, attempts - 1);
  }
}

/** Below the ports that a system assigns itself, so that none of these is assigned in the meantime. */
const PORTS = { from: 20_000, to: 32_000 };

/**
 * A port that was just free.
 *
 * @param count how many consecutive ports must be free
 */
export async function freePort(count = 1): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const wanted = Array.from({ length: count }, (_, index) => port + index);
    if ((await Promise.all(wanted.map(isFree))).every(Boolean)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
