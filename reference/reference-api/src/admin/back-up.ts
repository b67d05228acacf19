import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../storage/database.ts';
import { tableSums } from './table-sums.ts';

/**
 * Dumps the database into a file, and writes the sums of every table at the same moment beside it. A dump that was cut off, for example by a
 * full disk, does not get the name of a backup.
 */
export async function backUp(
  db: Kysely<Database>,
  { databaseUrl, file }: { readonly databaseUrl: string; readonly file: string },
): Promise<string> {
  const [part, sumsFile] = [`${file}.part`, `${file}.sums`];
  try {
    const sums = await tableSums(db, (snapshot) => dump(databaseUrl, part, snapshot));
    await writeFile(sumsFile, `${JSON.stringify(sums, null, 2)}\n`);
    await rename(part, file);
    return `${file}: ${Object.keys(sums).length} tables. Their counts and sums are in ${sumsFile}.`;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function dump(databaseUrl: string, file: string, snapshot: string): Promise<void> {
  const args = ['--format=custom', `--snapshot=${snapshot}`, `--file=${file}`, `--dbname=${databaseUrl}`];
  const child = spawn('pg_dump', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  // `once` rejects if the program cannot be started.
  const ended = once(child, 'exit').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`pg_dump cannot be started (${error.code}).`);
  });
  const [said, [code]] = await Promise.all([text(child.stderr), ended]);
  if (code !== 0) throw new OperatorError(`The backup was not made. ${said.trim() || `pg_dump ended with ${code}.`}`);
}
