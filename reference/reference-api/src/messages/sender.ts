import { setTimeout as wait } from 'node:timers/promises';
import type { JobWithMetadata } from 'pg-boss';
import { inTime } from '../health/in-time.ts';
import { take } from '../limits/limit.ts';
import { noteRefusedAddress, refusesAddress } from '../reminders/refused-address.ts';
import { whenItsTurnComes } from '../reminders/when-its-turn-comes.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../storage/session-of.ts';
import type { Message, MessageChannel } from './message-gateway.ts';
import { CHANNELS, COMPOSE, deadOf, REMINDER_PRIORITY } from './message-queue.ts';
import { isAnyDue, isQueued } from './queue-state.ts';
import type { Outcome, QueuedMessage, Sender } from './queued-message.ts';
import { failureOf, shortReason } from './refusal.ts';
import { type SealedJob, unsealJson } from './sealed-job.ts';

/** The interval at which a process looks for messages that became due, or that another process left. */
const EVERY_MS = 2_000;
/** The messages that a process hands over at the same time, by channel. */
const AT_ONCE = 3;
/** The longest try. A server that answers each command late gets no more. */
const TRY_MS = 60_000;
/** Pauses of a channel whose transport takes nothing, doubling. The longest is short against the life of a code. */
const PAUSE_MS = { first: 500, longest: 15_000 } as const;

type Job = JobWithMetadata<SealedJob>;

/** Makes messages of an input. It may run more than once, but its messages are queued once. */
export type Composer = (services: Services, input: never) => Promise<readonly QueuedMessage[]>;

/**
 * Sends the messages in the queue. A message is taken by one process, and deleted when it was handed over; so it is sent once. If a process
 * is killed while it hands a message over, nobody knows whether it was sent: it is not sent again, but given up for the operator to see.
 */
export function startSender(services: Services, composers: Readonly<Record<string, Composer>>): Sender {
  const { queue, log } = services;
  const stopping = new AbortController();
  const pauses = new Map<MessageChannel, { until: number; ms: number }>();
  const watchers = new Map<string, (outcome: Outcome) => void>();
  let inHand = 0;
  let awake = Promise.withResolvers<void>();
  const wake = () => {
    awake.resolve();
    awake = Promise.withResolvers();
  };

  /** Does the next job of a queue. @returns whether there was one */
  const next = async (name: string): Promise<boolean> => {
    inHand += 1;
    try {
      const [job] = await queue.boss.fetch<SealedJob>(name, { includeMetadata: true });
      if (!job) return false;
      if (name === COMPOSE) await compose(services, composers, job);
      else {
        const outcome = await deliver(services, name as MessageChannel, job, pauses);
        watchers.get(job.data.id)?.(outcome);
      }
      return true;
    } finally {
      inHand -= 1;
    }
  };

  /** Does the next job, unless the process ends, the transport is away, or the operator's rate is used up. */
  const nextAllowed = async (name: string): Promise<boolean> => {
    if (stopping.signal.aborted || (pauses.get(name as MessageChannel)?.until ?? 0) > Date.now()) return false;
    try {
      return (await isInRate(services, name)) && (await next(name));
    } catch (error) {
      log.warn({ err: error }, 'the queue of messages could not be read');
      return false;
    }
  };

  /** One job first, so that looking at an empty queue is one statement; then several at a time, until none is left. */
  const work = async (name: string): Promise<void> => {
    while (!stopping.signal.aborted) {
      const woken = awake.promise;
      if (await nextAllowed(name)) {
        const lane = async () => {
          while (await nextAllowed(name));
        };
        await Promise.all(Array.from({ length: AT_ONCE }, lane));
      }
      await Promise.race([wait(EVERY_MS, undefined, { signal: stopping.signal, ref: false }), woken]).catch(() => {});
    }
  };
  const working = [COMPOSE, ...CHANNELS].map(work);
  return {
    wake,
    async outcome(messageId, milliseconds) {
      const tried = Promise.withResolvers<Outcome>();
      watchers.set(messageId, tried.resolve);
      const outcome = await inTime(tried.promise, milliseconds).catch(() => undefined);
      watchers.delete(messageId);
      if (outcome) return outcome;
      // Another process may have taken it.
      return (await isQueued(services.db, messageId)) ? 'waiting' : 'sent';
    },
    async settled() {
      for (;;) {
        const found = [];
        for (const name of [COMPOSE, ...CHANNELS]) found.push(await next(name));
        if (found.includes(true)) continue;
        if (inHand === 0) return;
        await wait(5);
      }
    },
    async stop() {
      stopping.abort();
      await Promise.all(working);
    },
  };
}

/** Whether another mail is within the operator's rate, which all processes share. */
export async function isInRate(services: Pick<Services, 'db' | 'now' | 'options'>, name: string): Promise<boolean> {
  const { mailsPerMinute } = services.options;
  if (name !== 'email' || mailsPerMinute === undefined) return true;
  if (!(await isAnyDue(services.db, name))) return false;
  return (await take(services, { key: ['mail'], max: mailsPerMinute, windowSeconds: 60 })) === 0;
}

/** Finds out what is to be sent, and puts it into the queue in place of the job. */
async function compose(services: Services, composers: Readonly<Record<string, Composer>>, job: Job): Promise<void> {
  const { queue, db, log, options, now } = services;
  const attempt = { id: job.id, retryCount: job.retryCount };
  try {
    const content = unsealJson(job.data.sealed, options) as { composer: string; input: never } | undefined;
    const composer = content && composers[content.composer];
    const isLate = new Date(job.data.until) <= now();
    if (!composer) log.error({ composer: content?.composer }, 'a message could not be written');
    const messages = composer && !isLate ? await composer(services, content.input) : [];
    await db.transaction().execute(async (trx) => {
      // Unless another process took it over.
      if (await wasDeleted(queue.boss.deleteJob(COMPOSE, attempt, { db: inTransaction(trx) })))
        await queue.add(trx, messages);
    });
    queue.wake();
  } catch (error) {
    log.error({ err: error }, 'messages could not be written');
    await queue.boss.fail(COMPOSE, attempt, { isFailure: true });
  }
}

/** Whether a job was taken before by a process that ended without saying what became of it. */
const wasInterrupted = ({ retryCount, output }: Job): boolean =>
  retryCount > 0 && (output as { isFailure?: unknown } | null)?.isFailure !== true;

async function deliver(
  services: Services,
  channel: MessageChannel,
  job: Job,
  pauses: Map<MessageChannel, { until: number; ms: number }>,
): Promise<Outcome> {
  const { queue, log, messages, options, now } = services;
  const attempt = { id: job.id, retryCount: job.retryCount };
  if (wasInterrupted(job)) return giveUp(services, channel, job, 'interrupted');
  if (!(await hasAccount(services, job.data.userId))) {
    await queue.boss.deleteJob(channel, attempt);
    return 'refused';
  }
  if (new Date(job.data.until) <= now()) return giveUp(services, channel, job, 'expired');
  const message = unsealJson(job.data.sealed, options) as Message | undefined;
  if (!message) return giveUp(services, channel, job, 'unreadable');
  const fate = await fateOf(services, job.data, message);
  if (fate === 'unwanted') {
    await queue.boss.deleteJob(channel, attempt);
    return 'refused';
  }
  if (fate > 0) return putOff(services, channel, job, fate);
  try {
    // A server that answers late may have accepted it, so the next try has the same id.
    await inTime(messages.send(message, job.data.id), TRY_MS);
  } catch (error) {
    const failure = failureOf(error);
    const facts = { err: error, channel, tries: job.retryCount + 1 };
    if (failure === 'refused') {
      log.error(facts, 'a message was refused');
      if (channel === 'email' && job.data.userId !== null && refusesAddress(error)) {
        const refused = { userId: job.data.userId, address: message.to, refusal: shortReason(error) };
        await noteRefusedAddress(services.db, refused, now());
      }
      return giveUp(services, channel, job, shortReason(error));
    }
    log.warn(facts, 'a message was not sent yet');
    if (failure === 'away') pause(pauses, channel);
    await queue.boss.fail(channel, attempt, { isFailure: true, reason: shortReason(error) });
    return 'waiting';
  }
  pauses.delete(channel);
  await queue.boss.deleteJob(channel, attempt);
  return 'sent';
}

function pause(pauses: Map<MessageChannel, { until: number; ms: number }>, channel: MessageChannel): void {
  const ms = Math.min((pauses.get(channel)?.ms ?? PAUSE_MS.first / 2) * 2, PAUSE_MS.longest);
  pauses.set(channel, { until: Date.now() + ms, ms });
}

/** What becomes of a reminder now; anything else is sent. */
async function fateOf({ db, now }: Services, { reminder, userId }: SealedJob, { channel, to }: Message) {
  if (!reminder || userId === null) return 0;
  const { kind, since } = reminder;
  return await whenItsTurnComes(db, { kind, userId, channel, to, since: new Date(since) }, now());
}

/** Puts a reminder back into the queue for so many milliseconds. */
async function putOff({ queue, db }: Services, channel: MessageChannel, job: Job, ms: number): Promise<Outcome> {
  await db.transaction().execute(async (trx) => {
    const within = { db: inTransaction(trx) };
    if (await wasDeleted(queue.boss.deleteJob(channel, { id: job.id, retryCount: job.retryCount }, within)))
      await queue.boss.send(channel, job.data, {
        ...{ priority: REMINDER_PRIORITY, startAfter: Math.ceil(ms / 1000), db: inTransaction(trx) },
      });
  });
  return 'waiting';
}

async function hasAccount({ db }: Services, userId: number | null): Promise<boolean> {
  if (userId === null) return true;
  return (await db.selectFrom('app_user').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined;
}

/** Deletes what is worth nothing any more, a code or a reminder; keeps anything else for the operator. One line in the log in either case. */
async function giveUp(
  { queue, db, log }: Services,
  channel: MessageChannel,
  job: Job,
  reason: string,
): Promise<Outcome> {
  const tries = job.retryCount + (reason === 'expired' || reason === 'interrupted' ? 0 : 1);
  const facts = { channel, reason, tries, messageId: job.data.id };
  await db.transaction().execute(async (trx) => {
    const within = { db: inTransaction(trx) };
    const deleting = queue.boss.deleteJob(channel, { id: job.id, retryCount: job.retryCount }, within);
    if ((await wasDeleted(deleting)) && !job.data.isCode)
      await queue.boss.send(deadOf(channel), { ...job.data, reason, tries }, within);
  });
  log.error(
    facts,
    job.data.isCode ? 'a code or a reminder was given up' : 'a message was given up: npm run admin -- messages list',
  );
  return 'refused';
}

/** The types of pg-boss leave out what its commands return. */
const wasDeleted = async (deleting: Promise<object>): Promise<boolean> =>
  ((await deleting) as { affected?: number }).affected === 1;
