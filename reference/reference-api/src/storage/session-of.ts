import type { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Db } from 'pg-boss';
import type { Database } from './database.ts';

/** The database of a transaction as pg-boss uses it, so that a job is stored with what it belongs to, or not at all. */
export const inTransaction = (trx: Kysely<Database>): Db => ({
  async executeSql(text, values) {
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values ?? []));
    return { rows };
  },
});

/**
 * The embedded database as pg-boss uses it: several statements in one text, of which the first error ends the transaction. PGlite has one
 * session, so pg-boss waits for its turn like every other caller.
 */
export const embeddedSession = (db: Kysely<Database>, pglite: PGlite): Db => ({
  executeSql: (text, values) =>
    db.connection().execute(async () => {
      try {
        if (values && values.length > 0) return { rows: (await pglite.query(text, values)).rows };
        return { rows: (await pglite.exec(text)).flatMap((result) => result.rows) };
      } catch (error) {
        await pglite.exec('rollback');
        throw error;
      }
    }),
});
