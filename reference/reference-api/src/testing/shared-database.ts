import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { QUEUE_SCHEMA } from '../queue/job-queue.ts';
import { restoreSampleData } from '../sample-data/restore.ts';
import { openDatabase } from '../storage/open.ts';

/** Provided by `database-environment.js` to each test file: one embedded database for all files of a jest worker. */
export interface SharedDatabase {
  open(today: Date): Promise<PGlite>;
  /** The day of the sample data, while the database contains them unchanged; undefined once a test may have written. */
  pristineOn: string | undefined;
  isTaken: boolean;
}

/**
 * The worker's embedded database with fresh sample data, or undefined if it is in use or the file runs in another environment. Starting
 * PGlite takes about 1.5 s of processor time; restoring the sample data a fifth of that.
 */
export async function takeSharedDatabase(
  today: Date,
): Promise<{ readonly pglite: PGlite; giveBack(): void } | undefined> {
  const shared = (globalThis as { sharedDatabase?: SharedDatabase }).sharedDatabase;
  if (!shared || shared.isTaken) return undefined;
  shared.isTaken = true;
  const pglite = await shared.open(today);
  const day = today.toISOString().slice(0, 10);
  if (shared.pristineOn !== day) {
    const { db } = await openDatabase({ dataDir: 'memory', pglite });
    await restoreSampleData(db, today);
    await sql`delete from ${sql.table(`${QUEUE_SCHEMA}.job`)}`.execute(db);
    await db.destroy();
  }
  shared.pristineOn = undefined;
  return {
    pglite,
    giveBack() {
      shared.isTaken = false;
    },
  };
}
