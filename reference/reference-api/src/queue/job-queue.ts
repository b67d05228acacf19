import type { PGlite } from '@electric-sql/pglite';
import { type Kysely, sql } from 'kysely';
import { PgBoss, type Queue } from 'pg-boss';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../storage/database.ts';
import { embeddedSession } from '../storage/session-of.ts';

/** The schema of pg-boss, beside ours. It brings it up to date by itself, and an earlier release of it runs on a later one. */
export const QUEUE_SCHEMA = 'pgboss';

/** pg-boss's own connections: one to take and store jobs, one to look after them. */
const CONNECTIONS = 2;

/** Opens pg-boss on the portal's database and makes its queues. */
export async function openJobQueue(
  db: Kysely<Database>,
  {
    pglite,
    databaseUrl,
    queues,
    looksAfter,
    onError,
  }: {
    readonly pglite: PGlite | undefined;
    readonly databaseUrl: string | undefined;
    readonly queues: readonly Queue[];
    /** Whether this process ends what a killed one had taken, and deletes what is old. */
    readonly looksAfter: boolean;
    readonly onError: (error: Error) => void;
  },
): Promise<PgBoss> {
  await makeSchema(db);
  const boss = new PgBoss({
    schema: QUEUE_SCHEMA,
    createSchema: false,
    // What is done again and again is in rounds.ts.
    schedule: false,
    supervise: looksAfter,
    ...(pglite || !databaseUrl
      ? { backend: 'pglite', ...(pglite ? { db: embeddedSession(db, pglite) } : {}) }
      : { connectionString: databaseUrl, max: CONNECTIONS, application_name: 'portal-queue' }),
  });
  boss.on('error', onError);
  try {
    await boss.start();
    for (const queue of queues) await makeQueue(boss, queue);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** @throws OperatorError if the schema is missing, and the role may not create it */
async function makeSchema(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`select to_regnamespace(${QUEUE_SCHEMA}) is not null as found`.execute(
    db,
  );
  if (rows[0]?.found) return;
  try {
    await sql`create schema if not exists ${sql.id(QUEUE_SCHEMA)}`.execute(db);
  } catch (error) {
    if ((error as { code?: unknown }).code !== '42501') throw error;
    throw new OperatorError(
      `The queue of messages needs a schema that the role of DATABASE_URL may not create. As the owner of the database: create schema ${QUEUE_SCHEMA} authorization ROLE (docs/operations.md, "Messages").`,
    );
  }
}

/** Makes a queue, or changes its settings. Nothing is written if they are the same, so a process also starts on a read-only server. */
async function makeQueue(boss: PgBoss, queue: Queue): Promise<void> {
  const { name, ...settings } = queue;
  const present = await boss.getQueue(name);
  if (!present) await boss.createQueue(name, queue);
  else if (Object.entries(settings).some(([key, value]) => present[key as keyof typeof present] !== value))
    await boss.updateQueue(name, settings);
}
