import { sql } from 'kysely';
import { createApi } from '../src/index.ts';
import { sendReminders } from '../src/reminders/send-reminders.ts';
import { insertLargeCompany } from '../src/testing/items/large-company.ts';

/** 52 items for each of 10,000 workers. */
const ITEMS = 520_000;
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

/**
 * `npm run bench:api reminders`: the reminders of 10,000 workers whose last week is saved only, and the digests of 400 managers, all due in the
 * same minute: the time until they are in the queue, and the memory. `npm run bench:api reminders 52000` is a tenth.
 */
export async function benchReminders(name: string, databaseUrl: string | undefined, items = ITEMS): Promise<void> {
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
    const begun = performance.now();
    const sent = await sendReminders(api.services);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const peak = heap.end();
    console.log(
      `${name}: ${sent} reminders of ${workers} workers computed and queued in ${seconds} s; heap ${megabytes(before.heapUsed)} before, ${megabytes(peak)} at most; memory ${megabytes(before.rss)} before, ${megabytes(process.memoryUsage().rss)} after`,
    );
  } finally {
    await api.close();
  }
}
