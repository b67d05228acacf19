import type { Kysely } from 'kysely';
import { createSearchIndex } from './approvals/search-index.ts';
import type { ApiOptions } from './options.ts';
import { isEmpty, restoreSampleData } from './sample-data/restore.ts';
import type { Database } from './storage/database.ts';
import { migrate } from './storage/migrate.ts';
import { openDatabase } from './storage/open.ts';

/**
 * Brings the schema up to date and, in development, fills a new database with the sample data. On PostgreSQL it uses its own connection
 * without the deadlines of requests, because a migration may take any time.
 *
 * @returns a sentence for the log, if an extension of PostgreSQL is missing
 */
export async function prepareDatabase(db: Kysely<Database>, options: ApiOptions): Promise<string | undefined> {
  const { dataDir, databaseUrl } = options;
  const patient = databaseUrl ? (await openDatabase({ dataDir, databaseUrl })).db : db;
  try {
    await migrate(patient);
    if (!options.production && (await isEmpty(patient))) await restoreSampleData(patient, options.now());
    return await createSearchIndex(patient);
  } finally {
    if (patient !== db) await patient.destroy();
  }
}
