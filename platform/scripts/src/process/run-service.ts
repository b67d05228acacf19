import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { UserError } from 'deployments';
import { ownProcess } from './owned-process.ts';

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
  /** A folder to remove when the service has ended. */
  readonly folder?: string;
  /** Polled until it resolves with true. */
  readonly ready: () => Promise<boolean>;
  /** Milliseconds; generous, because it guards against hangs, not slow machines. Default: 5 minutes. */
  readonly deadline?: number;
}

/** A service ended because its port was taken. */
class PortTaken extends UserError {}

/**
 * Starts an external server, which ends with this process, and waits until it is ready.
 *
 * @throws UserError with its output if it fails
 */
export async function runService(options: ServiceOptions): Promise<Service> {
  const { keeper, close } = ownProcess(options.command, options.args, options);
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  keeper.stdout?.on('data', collect);
  keeper.stderr?.on('data', collect);
  let failure: string | undefined;
  // After 'exit' its last output may still be to come.
  keeper.on('close', (code) => {
    failure ??= `it ended with code ${code}`;
  });

  const until = performance.now() + (options.deadline ?? 300_000);
  while (!(await options.ready().catch(() => false))) {
    if (!failure && performance.now() > until) failure = 'it did not answer in time';
    if (failure) {
      await close();
      const Reason = /address already in use|BindException/i.test(output) ? PortTaken : UserError;
      throw new Reason(
        `${output.trimEnd().split('\n').slice(-15).join('\n')}\n\n${options.name} could not be started: ${failure}.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (options.echo) {
    keeper.stdout?.pipe(process.stdout);
    keeper.stderr?.pipe(process.stderr);
  }
  return { close };
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
