import { UserError } from 'deployments';

/** Runs a script. A UserError is printed as one sentence, any other error with its stack. Both exit with 1. */
export async function main(script: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await script()) ?? 0;
  } catch (error) {
    if (error instanceof UserError) console.error(`\n${error.message}`);
    else console.error(error);
    process.exit(1);
  }
}

/** Resolves with the first signal that asks this process to end. A second signal more than a second later ends it at once. */
export function shutdownSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let askedAt: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        // One Ctrl-C arrives twice: from the terminal, which signals the whole group, and from the parent process.
        if (askedAt !== undefined && performance.now() - askedAt > 1000) process.exit(130);
        askedAt ??= performance.now();
        resolve(signal);
      });
    }
  });
}

/** PORT from the environment. */
export function portFromEnvironment(fallback: number): number {
  const text = process.env.PORT;
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UserError(`PORT is "${text}", which is no port number.`);
  return port;
}
