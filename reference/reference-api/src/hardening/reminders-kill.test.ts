import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { openQueues } from '../messages/message-queue.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open.ts';
import { agedJobs } from '../testing/aged-jobs.ts';
import { startInstance } from '../testing/instance.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { mailServer } from '../testing/services/mail-server.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';

const server = process.env.TEST_DATABASE_URL;
/** Ten thousand mails take minutes, so this test is in the wide suite. Only PostgreSQL can be shared with another process. */
const runs = process.env.TEST_WIDE && server;

const READERS = 10_000;
const FIRST = 300_000;
/** The readers of an item. */
const TOGETHER = 100;
const PER_MINUTE = 6_000;
/** The messages that a process hands over at the same time: what became of those of a killed one is unknown. */
const IN_HAND = 3;

/** A zone in which it is about noon now. */
function zoneOfNoon(now: Date): string {
  const ahead = 12 - now.getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Approvers, a hundred of whom are asked about the same item, with addresses, at a company without days off. */
async function insertReaders(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('recovery_registration').execute();
  await db.deleteFrom('client_holiday').execute();
  await sql`update due_calendar set weekend = '{}'`.execute(db);
  await sql`update client set time_zone = ${zoneOfNoon(new Date())}`.execute(db);
  await sql`
    insert into app_user select r.* from app_user u, generate_series(0, ${sql.lit(READERS - 1)}) as n,
      lateral jsonb_populate_record(null::app_user, to_jsonb(u) || jsonb_build_object('id', ${sql.lit(FIRST)} + n, 'user_name', 'reader-' || n)) r
    where u.id = 1002`.execute(db);
  await sql`
    insert into recovery_registration (user_id, email, email_verified_at)
    select id, id || '@example.com', now() from app_user where id >= ${FIRST}`.execute(db);
  await sql`
    insert into billing_item select r.* from billing_item b, generate_series(0, ${sql.lit(READERS / TOGETHER - 1)}) as n,
      lateral jsonb_populate_record(null::billing_item, to_jsonb(b) || jsonb_build_object('id', ${sql.lit(FIRST)} + n,
        'waits_for', (select jsonb_agg(id) from app_user where id >= ${sql.lit(FIRST)} and id % ${sql.lit(READERS / TOGETHER)} = n))) r
    where b.id = (select min(id) from billing_item where type = 'EXPENSE' and status = 'Pending' and item_client_id = (
      select client_id from app_user where id = 1002))`.execute(db);
}

(runs ? describe : describe.skip)('ten thousand reminders of the same minute', () => {
  // Slow: ten thousand mails at a rate.
  test('are sent by two processes, one of which is killed: to each once, at the operator’s rate (docs: reminders#reminder-once, reminders#reminder-operator)', async () => {
    const database = await temporaryDatabase(server, await sampleTemplate(server ?? '', new Date()));
    if (!database) throw new Error('No PostgreSQL.');
    const { db } = await openDatabase({ dataDir: 'memory', databaseUrl: database.url });
    const boss = await openQueues(db, { databaseUrl: database.url });
    const mail = await mailServer();
    try {
      await insertReaders(db);
      const beginRound = () =>
        sql`update pgboss.job set start_after = now() where name = 'reminders' and state = 'created'`.execute(db);
      const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAILS_PER_MINUTE: String(PER_MINUTE) };
      const killed = await startInstance(database.url, 0, settings);
      const other = await startInstance(database.url, 0, settings);
      await beginRound();
      while (mail.delivered.length < READERS / 10) await wait(20);
      await killed.end('SIGKILL');
      const minutes = new Set<number>();
      const left = async () => {
        const counted = await db
          .selectFrom('limit_count')
          .select('ends_at')
          .where('count', '>', READERS / 100)
          .execute();
        for (const { ends_at } of counted) minutes.add(ends_at.getTime());
        const { rows } = await sql<{ count: number }>`
          select count(*)::integer as count from pgboss.job where name = 'email' and state in ('created', 'retry', 'active')`.execute(
          db,
        );
        return rows[0]?.count ?? 0;
      };
      const considered = async () =>
        (await db.selectFrom('reminder_day').select('user_id').where('user_id', '>=', FIRST).execute()).length;
      // What the killed process was to do is the other one's.
      while ((await considered()) < READERS) {
        await left();
        await beginRound();
        await wait(1000);
      }
      while ((await left()) > IN_HAND) await wait(200);
      await agedJobs(db, 5 * 60_000);
      await boss.supervise('email');
      await agedJobs(db, 60_000);
      while ((await left()) > 0) await wait(200);
      expect(await other.end('SIGTERM')).toBe(0);
      const reached = new Set(mail.delivered.map(({ to }) => to[0]));
      expect(mail.delivered.length).toBe(reached.size);
      expect(reached.size).toBeGreaterThanOrEqual(READERS - IN_HAND);
      expect(minutes.size).toBeGreaterThanOrEqual(READERS / PER_MINUTE);
    } finally {
      await boss.stop({ graceful: false });
      await mail.close();
      await db.destroy();
      await database.drop();
    }
  });
});
