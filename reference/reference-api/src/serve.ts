import { setTimeout as wait } from 'node:timers/promises';
import { createApi } from './index.ts';
import { endAfterFault } from './last-resort.ts';
import { messageForOperator } from './operator-error.ts';
import { startOptions } from './start-options.ts';

/**
 * Runs only the API, on PORT (9001): in production mode, or in development with `--development`. README.md lists the environment variables.
 * SIGTERM drains it: for DRAIN_SECONDS it responds as before while `/health/ready` fails, then it finishes running requests and ends.
 */
try {
  const options = startOptions(process.argv.slice(2), process.env);
  const api = await createApi(options);
  const drainMs = Number(process.env.DRAIN_SECONDS ?? (options.production ? 5 : 0)) * 1000;
  const port = await api.listen(Number(process.env.PORT ?? 9001));
  console.log(`reference-api listens on http://localhost:${port}`);

  let closing = false;
  const end = (waitMs: number, code: number) => {
    if (closing) return;
    closing = true;
    api.drain();
    void wait(waitMs)
      .then(() => api.close())
      .then(() => process.exit(code));
  };
  process.on('SIGINT', () => end(0, 0));
  process.on('SIGTERM', () => end(drainMs, 0));
  endAfterFault(api.services.log, () => end(drainMs, 1));
} catch (error) {
  const message = messageForOperator(error);
  if (message === undefined) throw error;
  console.error(message);
  process.exitCode = 1;
}
