import { type Kysely, sql } from 'kysely';
import { QUEUE_SCHEMA } from '../queue/job-queue.ts';
import type { Database } from '../storage/database.ts';

/** Makes the jobs in the queue older, as if the database's clock had moved. */
export async function agedJobs(db: Kysely<Database>, milliseconds: number): Promise<void> {
  const earlier = (column: string) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${milliseconds} * interval '1 ms'`;
  const columns = ['created_on', 'start_after', 'started_on', 'keep_until'].map(earlier);
  await sql`update ${sql.table(`${QUEUE_SCHEMA}.job`)} set ${sql.join(columns)}`.execute(db);
}
