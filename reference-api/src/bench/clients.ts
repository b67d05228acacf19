import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { TestClient } from '../testing/test-client.ts';

/** A worker of the benchmark, with an engagement of his own. */
export interface BenchClient {
  readonly client: TestClient;
  readonly engagementId: number;
}

const FIRST_USER = 90_001;
const FIRST_ENGAGEMENT = 90_001;
/** The weekly hourly engagement of the sample data, copied for each worker. */
const MODEL_ENGAGEMENT = 5000;

/** Makes `count` workers, each with a copy of one engagement, and signs them in. */
export async function benchClients(db: Kysely<Database>, origin: string, count: number): Promise<BenchClient[]> {
  await copyRow(db, 'app_user', 1001, count, (n) => ({ id: FIRST_USER + n, user_name: `bench-${n}` }));
  await copyRow(db, 'engagement', MODEL_ENGAGEMENT, count, (n) => ({
    id: FIRST_ENGAGEMENT + n,
    worker_id: FIRST_USER + n,
  }));
  const clients: BenchClient[] = [];
  for (let n = 0; n < count; n++) {
    const client = new TestClient(origin);
    await client.signIn(`bench-${n}`);
    clients.push({ client, engagementId: FIRST_ENGAGEMENT + n });
  }
  return clients;
}

/** Inserts `count` copies of a row with some columns changed. */
async function copyRow(
  db: Kysely<Database>,
  table: 'app_user' | 'engagement',
  id: number,
  count: number,
  changes: (n: number) => Record<string, unknown>,
): Promise<void> {
  for (let n = 0; n < count; n++) {
    const changed = JSON.stringify(changes(n));
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(model) || ${changed}::jsonb)).*
      from ${sql.table(table)} as model where model.id = ${id}`.execute(db);
  }
}
