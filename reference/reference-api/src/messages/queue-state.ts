import { type Kysely, sql } from 'kysely';
import { QUEUE_SCHEMA } from '../queue/job-queue.ts';
import type { Database } from '../storage/database.ts';
import type { MessageChannel } from './message-gateway.ts';
import { CHANNELS, deadOf } from './message-queue.ts';

const JOBS = sql.table(`${QUEUE_SCHEMA}.job`);

/** The messages of a channel, counted. */
export interface ChannelState {
  readonly channel: MessageChannel;
  /** Those that are still tried. */
  readonly waiting: number;
  /** The reminders among them. */
  readonly reminders: number;
  /** The age of the oldest of them, in seconds. */
  readonly oldestSeconds: number;
  /** Those that were given up, until the operator retries or discards them. */
  readonly dead: number;
}

/** The state of the queue, by channel, as pg-boss's table has it. (Its own statistics are up to a minute old.) */
export async function stateOfChannels(db: Kysely<Database>): Promise<readonly ChannelState[]> {
  const { rows } = await sql<{ name: string; count: number; reminders: number; seconds: number }>`
    select name, count(*)::integer as count, count(*) filter (where priority < 0)::integer as reminders,
      greatest(0, extract(epoch from now() - min(created_on)))::double precision as seconds
    from ${JOBS} where state in ('created', 'retry', 'active') group by name`.execute(db);
  const of = (name: string) => rows.find((row) => row.name === name);
  return CHANNELS.map((channel) => ({
    channel,
    waiting: of(channel)?.count ?? 0,
    reminders: of(channel)?.reminders ?? 0,
    oldestSeconds: of(channel)?.seconds ?? 0,
    dead: of(deadOf(channel))?.count ?? 0,
  }));
}

/** Deletes the reminders that wait; what is being handed over is sent. @returns their number */
export async function discardReminders(db: Kysely<Database>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${JOBS} where name in (${sql.join(CHANNELS)}) and priority < 0 and state in ('created', 'retry')`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Whether a job of a queue is due. */
export async function isAnyDue(db: Kysely<Database>, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${JOBS} where name = ${name} and state in ('created', 'retry') and start_after < now() limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether a message still waits to be sent. */
export async function isQueued(db: Kysely<Database>, messageId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${JOBS} where name in ('email', 'sms') and data ->> 'id' = ${messageId} limit 1`.execute(db);
  return rows.length > 0;
}

/** A message of a person that is not sent: it waits, or was given up. Its content is sealed. */
export interface UnsentMessage {
  readonly channel: MessageChannel;
  readonly stored_at: Date;
  readonly given_up: boolean;
}

export async function unsentMessagesOf(db: Kysely<Database>, userId: number): Promise<readonly UnsentMessage[]> {
  const { rows } = await sql<UnsentMessage>`
    select replace(j.name, '-dead', '') as channel, j.created_on as stored_at, j.name like '%-dead' as given_up
    from ${JOBS} j
    where j.name in (${sql.join([...CHANNELS, ...CHANNELS.map(deadOf)])}) and (j.data ->> 'userId')::integer = ${userId}
      and j.state in ('created', 'retry', 'active')
    order by j.created_on`.execute(db);
  return rows;
}
