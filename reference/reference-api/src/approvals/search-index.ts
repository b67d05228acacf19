import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/**
 * Creates the index that finds words of a search, if it does not exist. It needs the extension pg_trgm, which PostgreSQL's own packages contain,
 * and the permission to create extensions in the database, which its owner has. Without it the search reads the text of each engagement.
 *
 * @returns what an operator can do, if it could not be created
 */
export async function createSearchIndex(db: Kysely<Database>): Promise<string | undefined> {
  try {
    await db.transaction().execute(async (trx) => {
      // Processes that start at the same time create it one after the other.
      await sql`select pg_advisory_xact_lock(hashtext('engagement_search'))`.execute(trx);
      await sql`create extension if not exists pg_trgm`.execute(trx);
      await sql`
        create index if not exists engagement_search on engagement using gin (search_text gin_trgm_ops)`.execute(trx);
    });
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `The search for engagements has no index and reads the text of each: PostgreSQL could not create the extension pg_trgm (${why}). Let an administrator of PostgreSQL run "create extension pg_trgm" in this database, and start again.`;
  }
}
