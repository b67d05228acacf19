import { type Kysely, sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { QUEUE_SCHEMA } from '../queue/job-queue.ts';
import type { Database } from '../storage/database.ts';
import { inTransaction } from '../storage/session-of.ts';
import type { MessageChannel } from './message-gateway.ts';
import { CHANNELS, deadOf, waitingUntil } from './message-queue.ts';
import type { SealedJob } from './sealed-job.ts';

/** The messages moved in one transaction. */
const AT_ONCE = 500;

/** A message that was given up. Its recipient and its text stay sealed. */
export interface DeadMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly givenUpAt: Date;
  readonly tries: number;
  readonly reason: string;
  /** The name of the account that it is about. */
  readonly userName: string | null;
}

interface Row {
  readonly name: string;
  readonly job: string;
  readonly created_on: Date;
  readonly user_name: string | null;
  readonly data: SealedJob;
}

/** The messages that were given up, the newest first: all of them, or those with the given ids. */
async function rows(db: Kysely<Database>, which: readonly string[] | 'all', most: number): Promise<readonly Row[]> {
  const found = await sql<Row>`
    select j.name, j.id as job, j.created_on, j.data, u.user_name
    from ${sql.table(`${QUEUE_SCHEMA}.job`)} j
    left join app_user u on u.id = (j.data ->> 'userId')::integer
    where j.name in (${sql.join(CHANNELS.map(deadOf))}) and j.state = 'created'
      ${which === 'all' ? sql`` : sql`and j.data ->> 'id' in (${sql.join(which)})`}
    order by j.created_on desc limit ${most}`.execute(db);
  return found.rows;
}

const channelOf = (name: string): MessageChannel => CHANNELS.find((channel) => deadOf(channel) === name) ?? 'email';

export async function readDead(db: Kysely<Database>, most: number): Promise<readonly DeadMessage[]> {
  return (await rows(db, 'all', most)).map(({ name, created_on, user_name, data }) => ({
    id: data.id,
    channel: channelOf(name),
    givenUpAt: created_on,
    tries: data.tries ?? 0,
    reason: data.reason ?? '',
    userName: user_name,
  }));
}

/** Lets messages that were given up be tried again, for as long as new ones. @returns their number */
export const retryDead = (boss: PgBoss, db: Kysely<Database>, which: readonly string[] | 'all', now: Date) =>
  takeOut(boss, db, which, async (trx, row) => {
    const { reason: _reason, tries: _tries, ...job } = row.data;
    const again: SealedJob = { ...job, until: waitingUntil(now).toISOString() };
    await boss.send(channelOf(row.name), again, { db: inTransaction(trx) });
  });

/** Deletes messages that were given up. @returns their number */
export const discardDead = (boss: PgBoss, db: Kysely<Database>, which: readonly string[] | 'all') =>
  takeOut(boss, db, which, async () => {});

async function takeOut(
  boss: PgBoss,
  db: Kysely<Database>,
  which: readonly string[] | 'all',
  also: (trx: Kysely<Database>, row: Row) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (;;) {
    const taken = await db.transaction().execute(async (trx) => {
      const found = await rows(trx, which, AT_ONCE);
      for (const row of found) {
        await boss.deleteJob(row.name, row.job, { db: inTransaction(trx) });
        await also(trx, row);
      }
      return found.length;
    });
    count += taken;
    if (taken < AT_ONCE) return count;
  }
}
