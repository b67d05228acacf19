import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queue } from 'pg-boss';
import type { Services } from '../services.ts';
import { workUnattended } from '../storage/background-work.ts';
import { inTransaction } from '../storage/session-of.ts';
import { QUEUE_SCHEMA } from './job-queue.ts';

/** The interval at which a process looks for rounds that are due. */
const LOOK_MS = 1_000;

const ROUND_NAMES = [
  'sweep',
  'finish',
  'batches',
  'payroll',
  'figures',
  'deadlines',
  'missing-periods',
  'reminders',
  'reports',
  'escalation',
] as const;

/** Work that is done again and again. It has to stand being ended anywhere: the next round continues. */
export interface Round {
  /** The name of its queue. */
  readonly name: (typeof ROUND_NAMES)[number];
  readonly everySeconds: number;
  /** The log message of a fault. */
  readonly failure: string;
  work(services: Services): Promise<unknown>;
}

/** The rounds of a process. */
export interface Rounds {
  /** Does what is due now. */
  look(): Promise<void>;
  /** Waits for what is being done. */
  stop(): Promise<void>;
}

/** The queue of a round has one job: the next time. */
export const ROUND_QUEUES: readonly Queue[] = ROUND_NAMES.map((name) => ({ name, policy: 'exclusive' }));

/**
 * Does rounds, each by one process at a time. A process takes the job of a round and stores the next one in the same transaction, before it
 * works: if it is killed, another one does the next round. Rounds are pg-boss's jobs, not its cron schedules, whose shortest interval is a minute.
 */
export function startRounds(services: Services, rounds: readonly Round[]): Rounds {
  const { db, log, queue } = services;
  const stopping = new AbortController();
  const working = new Map<string, Promise<void>>();

  /** Stores the job of a round that has none yet. */
  const plan = (round: Round, trx = db) =>
    queue.boss.send(round.name, {}, { startAfter: round.everySeconds, db: inTransaction(trx) });

  /** @returns false if another process has taken it */
  const take = (round: Round): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const within = { db: inTransaction(trx) };
      const [job] = await queue.boss.fetch(round.name, within);
      if (!job) return false;
      await queue.boss.deleteJob(round.name, job.id, within);
      await plan(round, trx);
      return true;
    });

  const begin = async (round: Round): Promise<void> => {
    if (working.has(round.name) || stopping.signal.aborted || !(await take(round))) return;
    const work = workUnattended(log, round.failure, () => round.work(services)).finally(() => {
      working.delete(round.name);
    });
    working.set(round.name, work);
  };

  const lookOnce = async (): Promise<void> => {
    const planned = await plannedRounds(services, rounds);
    for (const round of rounds) {
      const isDue = planned.get(round.name);
      if (isDue === undefined) await plan(round);
      else if (isDue) await begin(round);
    }
  };

  let last: Promise<void> = Promise.resolve();
  /** One look after the other. */
  const look = (): Promise<void> => {
    last = last.catch(() => {}).then(lookOnce);
    return last;
  };

  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await workUnattended(log, 'background work could not be looked for', look);
      await wait(LOOK_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    async look() {
      await look();
      await Promise.all(working.values());
    },
    async stop() {
      stopping.abort();
      await looking;
      await Promise.all(working.values());
    },
  };
}

/** The seconds by which each round is late. It is not done then: no process works, or the database is read-only. */
export async function latenessOfRounds({
  db,
}: Pick<Services, 'db'>): Promise<readonly { name: string; seconds: number }[]> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, greatest(0, extract(epoch from now() - min(start_after)))::double precision as seconds
    from ${sql.table(`${QUEUE_SCHEMA}.job`)} where name in (${sql.join(ROUND_NAMES)}) and state in ('created', 'retry', 'active')
    group by name order by name`.execute(db);
  return rows;
}

/** Whether each round that has a job is due. */
async function plannedRounds(
  { db }: Pick<Services, 'db'>,
  rounds: readonly Round[],
): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ name: string; is_due: boolean }>`
    select name, state <> 'active' and start_after <= now() as is_due from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where name in (${sql.join(rounds.map(({ name }) => name))}) and state in ('created', 'retry', 'active')`.execute(
    db,
  );
  return new Map(rows.map(({ name, is_due }) => [name, is_due]));
}
