import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import { PgBoss, type Queue } from 'pg-boss';
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
  const boss = new PgBoss({
    schema: QUEUE_SCHEMA,
    // Nothing is scheduled yet.
    schedule: false,
    supervise: looksAfter,
    ...(pglite || !databaseUrl
      ? { backend: 'pglite', ...(pglite ? { db: embeddedSession(db, pglite) } : {}) }
      : { connectionString: databaseUrl, max: CONNECTIONS, application_name: 'portal-queue' }),
  });
  boss.on('error', onError);
  try {
    await boss.start();
    for (const queue of queues) {
      const { name, policy: _policy, partition: _partition, ...settings } = queue;
      if (await boss.getQueue(name)) await boss.updateQueue(name, settings);
      else await boss.createQueue(name, queue);
    }
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}
