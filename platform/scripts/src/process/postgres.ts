import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { ownFolder } from './owned-process.ts';
import { onFreePort, runService, type Service } from './run-service.ts';
import { temporaryRoot } from './temporary-root.ts';

/** The folder of PostgreSQL's commands: PG_BIN, or that of Debian's newest version. */
export function postgresCommands(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [process.env.PG_BIN, ...versions.map((version) => join(debian, version, 'bin'))].find(
    (folder) => folder && existsSync(join(folder, 'initdb')),
  );
}

/** A PostgreSQL of this process. */
export interface Postgres extends Service {
  readonly url: string;
  /** Ends it as a crash of its machine would. */
  crash(): Promise<void>;
}

/**
 * A PostgreSQL in a temporary folder and on its own port: with an empty database, or as the standby of the primary `standbyOf`, until
 * `select pg_promote()`. `settings` are those of its command line.
 */
export async function startPostgres(
  commands: string,
  {
    standbyOf,
    settings = { fsync: 'off' },
  }: { readonly standbyOf?: string; readonly settings?: Readonly<Record<string, string>> } = {},
): Promise<Postgres> {
  const own = await ownFolder(temporaryRoot(), 'portal-postgres-');
  const folder = own.path;
  const data = join(folder, 'data');
  const user = 'portal';
  // PostgreSQL does not run as root, so root runs it as the user that Debian's package created.
  const asRoot = userInfo().uid === 0;
  if (asRoot) {
    const ids = spawnSync('id', ['-u', 'postgres']);
    if (ids.status !== 0)
      throw new UserError('PostgreSQL does not run as root, and there is no user "postgres" to run it as.');
    await chown(folder, Number(ids.stdout.toString()), -1);
  }
  const lend = (command: string, args: readonly string[]): [string, string[]] =>
    asRoot
      ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', command, ...args]]
      : [command, [...args]];

  const [make, makeArgs] = standbyOf
    ? lend(join(commands, 'pg_basebackup'), [
        ...['-D', data, '-d', standbyOf, '--write-recovery-conf', '--no-sync', '--checkpoint=fast'],
      ])
    : lend(join(commands, 'initdb'), [
        ...['-D', data, '-U', user, '--auth=trust', '--encoding=UTF8', '--no-sync', '--locale=C.UTF-8'],
      ]);
  const made = spawnSync(make, makeArgs, { cwd: folder });
  if (made.status !== 0) {
    await own.close();
    throw new UserError(`PostgreSQL's database could not be made: ${made.stderr ?? made.error}`);
  }

  const { port, service } = await onFreePort(async (free) => {
    const [server, serverArgs] = lend(join(commands, 'postgres'), [
      ...['-D', data, '-p', String(free), '-c', 'listen_addresses=127.0.0.1'],
      ...['-c', `unix_socket_directories=${folder}`, '-c', 'max_connections=120'],
      // Shared memory as files of its own folder, which is removed however the server ends.
      ...['-c', 'dynamic_shared_memory_type=mmap'],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]);
    const running = await runService({
      name: 'PostgreSQL',
      command: server,
      args: serverArgs,
      ready: async () => spawnSync(join(commands, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(free)]).status === 0,
    });
    return { port: free, service: running };
  });
  const close = async () => {
    await service.close();
    await own.close();
  };
  return {
    url: `postgres://${user}@127.0.0.1:${port}/postgres`,
    close,
    async crash() {
      const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await close();
    },
  };
}
