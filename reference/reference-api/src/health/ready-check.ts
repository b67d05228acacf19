import { type Kysely, sql } from 'kysely';
import { RELEASE } from '../release.ts';
import type { Database } from '../storage/database.ts';
import { inTime } from './in-time.ts';

/** Checks come every few seconds; a database that takes longer than this is not ready. */
const DATABASE_MS = 2000;

/** The check that is under way, by database: however many ask, there is one. */
const running = new WeakMap<Kysely<Database>, Promise<Date>>();

/** The time of the database. Rejects if it cannot be written, or takes too long. */
export async function checkWrite(db: Kysely<Database>): Promise<Date> {
  let check = running.get(db);
  if (!check) {
    check = write(db).finally(() => running.delete(db));
    running.set(db, check);
    // The caller may have stopped waiting.
    check.catch(() => {});
  }
  return inTime(check, DATABASE_MS);
}

/**
 * A commit fails on a server that is read-only or whose standby does not confirm. Free pages of a table can be written on a full disk, so a
 * sort that does not fit into memory shows whether a new file can.
 */
async function write(db: Kysely<Database>): Promise<Date> {
  return db.transaction().execute(async (trx) => {
    await sql`set local work_mem = '64kB'`.execute(trx);
    await sql`
      select count(*) from (select from generate_series(1, 5000) n order by md5(n::text) offset 0) sorted`.execute(trx);
    const { rows } = await sql<{ at: Date }>`
      insert into schema_release (release, ready_at) values (${RELEASE}, now())
      on conflict (release) do update set ready_at = excluded.ready_at
      returning ready_at as at`.execute(trx);
    return rows[0]?.at ?? new Date();
  });
}
