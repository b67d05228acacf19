import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { main, shutdownSignal } from '../main.ts';
import { endOwned, ownFolder } from '../process/owned-process.ts';
import { postgresCommands, startPostgres } from '../process/postgres.ts';
import { runService } from '../process/run-service.ts';
import { temporaryRoot } from '../process/temporary-root.ts';

/**
 * Owns a folder, a server that has a child, and with `--postgres` a PostgreSQL, prints `ready`, and waits for a signal. For tests that
 * interrupt it.
 */
await main(async () => {
  const ending = shutdownSignal();
  // The test that started it may be ended first. Waiting for that does not keep the process.
  process.stdin.resume().once('end', () => process.exit(1));
  (process.stdin as Socket).unref();
  const { path } = await ownFolder(temporaryRoot(), 'portal-own-');
  const started = join(path, 'started');
  const child = "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])";
  const note = `require('node:fs').writeFileSync(${JSON.stringify(started)}, '')`;
  await runService({
    name: 'The server',
    command: process.execPath,
    args: ['-e', `${child}; ${note}; setInterval(() => {}, 1000)`],
    ready: async () => existsSync(started),
  });
  if (process.argv.includes('--postgres')) {
    const commands = postgresCommands();
    if (!commands) throw new UserError('PostgreSQL is not installed.');
    await startPostgres(commands);
  }
  console.log('ready');
  await ending;
  await endOwned();
  return 0;
});
