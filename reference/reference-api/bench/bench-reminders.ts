import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { secondsInStat } from '../../../platform/scripts/src/test-run/processor-seconds.ts';
import { createApi } from '../src/index.ts';
import { sendReminders } from '../src/reminders/send-reminders.ts';
import type { Database } from '../src/storage/database.ts';
import { insertLargeCompany } from '../src/testing/items/large-company.ts';

/** 52 items for each of 10,000 workers. */
const ITEMS = 520_000;
/** The most on PGlite, which has all of its data in memory. */
const EMBEDDED_ITEMS = 52_000;
const FIRST_USER = 300_000;
/** The interval at which the heap is looked at. */
const LOOK_MS = 100;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** The highest heap from now until `end`. */
function peakOfHeap() {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return {
    end() {
      clearInterval(timer);
      look();
      return peak;
    },
  };
}

/** The processor time of this process, in seconds. */
function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The processor time of PostgreSQL's sessions of a database, in seconds; 0 if it is on another machine. */
async function secondsOfSessions(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db);
  const stats = await Promise.all(rows.map(({ pid }) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)));
  return stats.reduce((sum, stat) => sum + (stat ? secondsInStat(stat) : 0), 0);
}

/**
 * `npm run bench:api reminders`: the reminders of 10,000 workers whose last week is saved only, and the digests of 400 managers, all due in the
 * same minute: the time until they are in the queue, its processor time, and the memory. `npm run bench:api reminders 52000` is a tenth. PGlite
 * gets a tenth in any case, because all of it would need 7 GB.
 */
export async function benchReminders(name: string, databaseUrl: string | undefined, asked = ITEMS): Promise<void> {
  const items = databaseUrl ? asked : Math.min(asked, EMBEDDED_ITEMS);
  let clock = new Date();
  const options = { dataDir: 'memory', production: false, logLevel: 'silent', sendsReminders: true } as const;
  const api = await createApi({ ...options, databaseUrl, databaseDeadline: 600_000, now: () => clock });
  const { db, queue } = api.services;
  await api.rounds.stop();
  await queue.sender?.stop();
  try {
    const { workers } = await insertLargeCompany(db, items);
    await sql`
      insert into recovery_registration (user_id, email, email_verified_at)
      select id, 'person-' || id || '@example.com', now() from app_user where id >= ${FIRST_USER}`.execute(db);
    const { rows } = await sql<{ last: string }>`
      update billing_item set status = 'Saved' where type = 'TIME' and period_end = (
        select max(period_end) from billing_item where worker_id >= ${FIRST_USER}) and worker_id >= ${FIRST_USER}
      returning period_end::text as last`.execute(db);
    clock = new Date(Date.parse(`${rows[0]?.last}T16:00:00Z`) + 86_400_000);
    const before = process.memoryUsage();
    const heap = peakOfHeap();
    const [begun, own, ofSessions] = [performance.now(), ownSeconds(), await secondsOfSessions(db)];
    const sent = await sendReminders(api.services);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const peak = heap.end();
    const cost = [ownSeconds() - own, (await secondsOfSessions(db)) - ofSessions].map((one) => one.toFixed(1));
    const cores = databaseUrl
      ? `${cost[0]} core-seconds of the API, ${cost[1]} of PostgreSQL`
      : `${cost[0]} core-seconds`;
    console.log(
      `${name}: ${sent} reminders of ${workers} workers computed and queued in ${seconds} s, ${cores}; heap ${megabytes(before.heapUsed)} before, ${megabytes(peak)} at most; memory ${megabytes(before.rss)} before, ${megabytes(process.memoryUsage().rss)} after`,
    );
  } finally {
    await api.close();
  }
}
