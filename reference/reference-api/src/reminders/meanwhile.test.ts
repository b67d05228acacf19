import { sql } from 'kysely';
import { allSent } from '../messages/all-sent.ts';
import { stateOfChannels } from '../messages/queue-state.ts';
import { agedJobs } from '../testing/aged-jobs.ts';
import { giveEngagements } from '../testing/items/give-engagements.ts';
import { mailServer } from '../testing/services/mail-server.ts';
import { startApi } from '../testing/start-api.ts';
import { sendReminders } from './send-reminders.ts';

/** A Monday, 8:00 at the client: the last week is due at 17:00. */
const MONDAY = Date.parse('2026-11-16T16:00:00Z');
const HOUR = 3_600_000;
const DANIEL = { id: 1002, mail: 'daniel.reyes@example.com' };
const JONAS = { id: 1005, mail: 'jonas.weber@example.com' };

/** The server is away, but keeps its port: another test's server would take these mails. */
let isThere = false;
const mail = await mailServer(undefined, 0, () => isThere);
let clock = MONDAY;
const portal = await startApi({
  ...{ now: () => new Date(clock), sendsReminders: true },
  ...{ smtpUrl: `smtp://127.0.0.1:${mail.port}`, publicOrigin: 'http://portal.test' },
});
const { services } = portal.api;
const { db } = services;
afterAll(async () => {
  await portal.close();
  await mail.close();
});

beforeAll(async () => {
  await Promise.all([portal.api.rounds.stop(), services.queue.sender?.stop()]);
  await db.deleteFrom('recovery_registration').execute();
  for (const { id, mail } of [DANIEL, JONAS])
    await db
      .insertInto('recovery_registration')
      .values({
        ...{ user_id: id, email: mail, email_verified_at: new Date(clock) },
        ...{ mobile: null, mobile_country: null, mobile_verified_at: null },
      })
      .execute();
  await giveEngagements(db, JONAS.id, [5209]);
  await db
    .deleteFrom('billing_item')
    .where('engagement_id', '=', 5209)
    .where('period_end', '>=', '2026-11-09')
    .execute();
});
beforeEach(async () => {
  clock = MONDAY;
  await services.queue.boss.deleteAllJobs();
  await db.deleteFrom('reminder_day').execute();
});

/** Lets hours pass, also for the queue, with the rounds and tries of each. */
async function pass(hours: number, step = 1): Promise<void> {
  for (let passed = 0; passed < hours; passed += step) {
    clock += step * HOUR;
    await agedJobs(db, step * HOUR);
    await sendReminders(services);
    await allSent(services);
  }
}

/** While the server takes mails: who gets how many. */
async function delivered(work: () => Promise<void>): Promise<Readonly<Record<string, number>>> {
  isThere = true;
  await work();
  isThere = false;
  const counts: Record<string, number> = {};
  for (const { to } of mail.delivered.splice(0)) counts[String(to)] = (counts[String(to)] ?? 0) + 1;
  return counts;
}

const queued = async () => {
  await sendReminders(services);
  await allSent(services);
  expect((await stateOfChannels(db))[0]).toMatchObject({ waiting: 2, dead: 0 });
};

test('after two days without a mail server there is one mail for each, of the present day (docs: reminders#reminder-meanwhile)', async () => {
  await queued();
  await pass(48, 6);
  expect(await delivered(() => pass(8))).toEqual({ [DANIEL.mail]: 1, [JONAS.mail]: 1 });
});

test('a server that comes back at night sends nothing until the morning, and then no digest of the day before', async () => {
  await queued();
  // 2:00 at the client.
  await pass(18, 6);
  expect(await delivered(() => pass(4))).toEqual({});
  expect(await delivered(() => pass(3))).toEqual({ [DANIEL.mail]: 1, [JONAS.mail]: 1 });
});

test.each([
  [
    'turned them off',
    async () => {
      await db.insertInto('mail_off').values({ user_id: DANIEL.id, kind: 'digest' }).execute();
      await db.insertInto('mail_off').values({ user_id: JONAS.id, kind: 'due' }).execute();
      return () => db.deleteFrom('mail_off').execute();
    },
  ],
  [
    'has another address',
    async () => {
      const addresses = db.updateTable('recovery_registration');
      await addresses.set({ email: sql`'new-' || email` }).execute();
      return () => addresses.set({ email: sql`substr(email, 5)` }).execute();
    },
  ],
  [
    'has submitted, or has nothing left to decide',
    async () => {
      const items = db.updateTable('billing_item');
      const waiting = await db.selectFrom('billing_item').select('id').where('status', '=', 'Pending').execute();
      const ids = waiting.map(({ id }) => id);
      await items.set({ status: 'Approved' }).where('id', 'in', ids).execute();
      const own = items.where('worker_id', '=', JONAS.id).where('period_end', '=', '2026-11-08');
      await own.set({ submitted_at: new Date(MONDAY + HOUR / 2) }).execute();
      return async () => {
        await items.set({ status: 'Pending' }).where('id', 'in', ids).execute();
        await own.set({ submitted_at: new Date(MONDAY - 24 * HOUR) }).execute();
      };
    },
  ],
])('who %s while the mail waited gets none', async (_what, change) => {
  await queued();
  const back = await change();
  expect(await delivered(() => pass(1))).toEqual({});
  expect((await stateOfChannels(db))[0]).toMatchObject({ waiting: 0, dead: 0 });
  await back();
});

test('who has gone to a zone where it is night gets the mail in the morning there', async () => {
  await queued();
  // 2:00 in Tokyo.
  await db.insertInto('user_preference').values({ user_id: DANIEL.id, time_zone: 'Asia/Tokyo' }).execute();
  expect(await delivered(() => pass(1))).toEqual({ [JONAS.mail]: 1 });
  expect(await delivered(() => pass(4))).toEqual({});
  expect(await delivered(() => pass(1))).toEqual({ [DANIEL.mail]: 1 });
  await db.deleteFrom('user_preference').where('user_id', '=', DANIEL.id).execute();
});
