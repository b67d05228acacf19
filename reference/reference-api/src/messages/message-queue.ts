import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type { JobInsert, PgBoss, Queue } from 'pg-boss';
import { EXPORTS } from '../exports/jobs/queue.ts';
import { openJobQueue } from '../queue/job-queue.ts';
import { ROUND_QUEUES } from '../queue/rounds.ts';
import { RETENTION } from '../retention.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { inTransaction } from '../storage/session-of.ts';
import type { MessageChannel } from './message-gateway.ts';
import type { MessageQueue, QueuedMessage } from './queued-message.ts';
import { type SealedJob, sealJson } from './sealed-job.ts';

export const CHANNELS: readonly MessageChannel[] = ['email', 'sms'];

/** The queue of work that finds out what is to be sent to whom, after the response. */
export const COMPOSE = 'compose';
/** The queue of messages of a channel that were given up, for the operator. */
export const deadOf = (channel: MessageChannel): string => `${channel}-dead`;

/** Longer than a try can take (`TRY_MS`), so that only what a killed process had taken ends by it. */
const TAKEN_SECONDS = 120;
/** The longest time from storing something to the end of its call, as a rule. */
const RECENT_MS = 2_000;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Retries with growing pauses and jitter: 2 to 4 seconds first, a quarter of an hour at most. `until` ends them. */
const RETRIES = { retryLimit: 1_000_000, retryDelay: 2, retryBackoff: true, retryDelayMax: 15 * 60 } as const;
/** The longest pause before a code is tried again. */
const CODE_PAUSE_SECONDS = 15;
/** Codes go first, reminders last. */
const CODE_PRIORITY = 10;
export const REMINDER_PRIORITY = -10;

const QUEUES: readonly Queue[] = [
  EXPORTS,
  ...[COMPOSE, ...CHANNELS].map((name) => ({
    name,
    ...RETRIES,
    expireInSeconds: TAKEN_SECONDS,
    retentionSeconds: (RETENTION.waitingMessageDays + 1) * DAY,
    deleteAfterSeconds: HOUR,
  })),
  ...CHANNELS.map((channel) => ({
    name: deadOf(channel),
    retentionSeconds: RETENTION.deadMessageDays * DAY,
    deleteAfterSeconds: HOUR,
  })),
  ...ROUND_QUEUES,
];

/** The queues for a command of an operator, or to make them before a test. Their caller stops them. */
export function openQueues(
  db: Kysely<Database>,
  { pglite, databaseUrl }: { readonly pglite?: PGlite | undefined; readonly databaseUrl?: string | undefined },
): Promise<PgBoss> {
  const onError = (error: Error) => {
    throw error;
  };
  return openJobQueue(db, { pglite, databaseUrl, queues: QUEUES, looksAfter: false, onError });
}

/** The time at which a notice that begins to wait now is given up. */
export const waitingUntil = (now: Date): Date => new Date(now.getTime() + RETENTION.waitingMessageDays * DAY * 1000);

/** A job to be stored. */
interface StoredJob {
  readonly queue: string;
  readonly data: SealedJob;
  /** What differs from the queue's own. */
  readonly settings: Omit<JobInsert, 'data'>;
}

export async function openMessageQueue(
  db: Kysely<Database>,
  { options, pglite, log }: Pick<Services, 'options' | 'log'> & { readonly pglite: PGlite | undefined },
): Promise<MessageQueue> {
  const boss = await openJobQueue(db, {
    pglite,
    databaseUrl: options.databaseUrl,
    queues: QUEUES,
    looksAfter: true,
    onError: (error) => log.warn({ err: error }, 'the queue of messages could not be looked after'),
  });
  let storedAt = Number.NEGATIVE_INFINITY;
  /** Stores jobs by queue: one statement for each, whatever their number. */
  const store = async (trx: Kysely<Database>, jobs: readonly StoredJob[]) => {
    storedAt = performance.now();
    for (const [name, ofQueue] of Map.groupBy(jobs, (job) => job.queue))
      await boss.insert(
        name,
        ofQueue.map(({ data, settings }) => ({ data, ...settings })),
        { db: inTransaction(trx) },
      );
  };
  const jobOf = (
    queue: string,
    {
      content,
      userId,
      codeExpiresAt,
      reminder,
    }: { content: unknown } & Pick<QueuedMessage, 'userId' | 'codeExpiresAt' | 'reminder'>,
  ): StoredJob => {
    const first = codeExpiresAt ? { ...RETRIES, retryDelayMax: CODE_PAUSE_SECONDS, priority: CODE_PRIORITY } : {};
    const after = reminder ? { priority: REMINDER_PRIORITY } : {};
    return {
      queue,
      settings: { ...first, ...after },
      data: {
        sealed: sealJson(content, options),
        id: randomUUID(),
        until: (codeExpiresAt ?? reminder?.lapsesAt ?? waitingUntil(options.now())).toISOString(),
        isCode: codeExpiresAt !== undefined || reminder !== undefined,
        userId: userId ?? null,
        ...(reminder ? { reminder: { kind: reminder.kind, since: reminder.since.toISOString() } } : {}),
      },
    };
  };
  const queue: MessageQueue = {
    boss,
    sender: undefined,
    async add(trx, messages) {
      const jobs = messages.map(({ userId, codeExpiresAt, reminder, ...message }) =>
        jobOf(message.channel, { content: message, userId, codeExpiresAt, reminder }),
      );
      await store(trx, jobs);
      return jobs.map(({ data }) => data.id);
    },
    async compose(trx, { composer, input, codeExpiresAt }) {
      await store(trx, [jobOf(COMPOSE, { content: { composer, input }, codeExpiresAt })]);
    },
    wake() {
      if (performance.now() - storedAt < RECENT_MS) queue.sender?.wake();
    },
  };
  return queue;
}
