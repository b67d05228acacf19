import { refreshUsual } from '../approvals/usual/refresh-usual.ts';
import { allSent } from '../messages/all-sent.ts';
import { stateOfChannels } from '../messages/queue-state.ts';
import { giveEngagements } from '../testing/items/give-engagements.ts';
import { startApi } from '../testing/start-api.ts';
import { saveReminderChoice } from './choices.ts';
import { readOpenToken } from './links/mail-links.ts';
import { sendReminders } from './send-reminders.ts';

/** A Monday, 8:00 at the client: the last week is due at 17:00. */
const MONDAY = Date.parse('2026-11-16T16:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let clock = MONDAY;
const portal = await startApi({ now: () => new Date(clock), sendsReminders: true, publicOrigin: 'http://portal.test' });
const { services } = portal.api;
const { db } = services;
afterAll(() => portal.close());
// Messages wait until a test asks for them (`allSent`).
beforeAll(() => Promise.all([portal.api.rounds.stop(), services.queue.sender?.stop()]));

const JONAS = { id: 1005, mail: 'jonas.weber@example.com' };
const DANIEL = { id: 1002, mail: 'daniel.reyes@example.com' };
const SAMUEL = { id: 1010, mail: 'samuel.okafor@example.com' };
const PRIYA = { id: 1004, mail: 'priya.natarajan@example.com' };

const register = (user_id: number, email: string) =>
  db
    .insertInto('recovery_registration')
    .values({
      user_id,
      email,
      email_verified_at: new Date(clock),
      mobile: null,
      mobile_country: null,
      mobile_verified_at: null,
    })
    .execute();
beforeAll(async () => {
  for (const { id, mail } of [DANIEL, SAMUEL, PRIYA]) await register(id, mail);
  await giveEngagements(db, JONAS.id, [5209]);
  await db.updateTable('engagement').set({ status: 'Closed' }).where('id', '=', 5080).execute();
  await forget();
  await refreshUsual(db);
});
beforeEach(async () => {
  clock = MONDAY;
  await services.queue.boss.deleteAllJobs();
  await db.deleteFrom('reminder_day').execute();
  await db.deleteFrom('outbox_message').execute();
  await db.deleteFrom('mail_off').execute();
});

type Mail = { readonly subject: string; readonly text: string };
async function mailsTo(to: string): Promise<readonly Mail[]> {
  await allSent(services);
  return (await portal.client().get(`/dev/outbox?to=${to}`)).body as Mail[];
}

/** Without a timecard of the last week. */
const forget = () =>
  db.deleteFrom('billing_item').where('engagement_id', '=', 5209).where('period_end', '>=', '2026-11-09').execute();

test('a worker gets one mail with all that is due, once on a day, however many processes send (docs: reminders#reminder-worker)', async () => {
  await Promise.all([sendReminders(services), sendReminders(services), sendReminders(services)]);
  clock += HOUR;
  await sendReminders(services);
  const mails = await mailsTo(JONAS.mail);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^Timecards to submit: \d+$/);
  expect(mails[0]?.text).toMatch(/Nov 9\s–\s15, 2026: due Mon, Nov 16/);
  clock += DAY;
  await sendReminders(services);
  const [later] = await mailsTo(JONAS.mail);
  expect(later?.text).toMatch(/Nov 9\s–\s15, 2026: late, was due Mon, Nov 16/);
});

const cookieOf = async (userName: string) =>
  [...(await portal.signedIn(userName)).cookies].map((pair) => pair.join('=')).join('; ');

test('a text message leads through the sign-in to the very period, for its person only (docs: reminders#reminder-text-link)', async () => {
  const mobile = { mobile: '+14155550123', mobile_country: 'US', mobile_verified_at: new Date(clock) };
  await db.updateTable('recovery_registration').set(mobile).where('user_id', '=', JONAS.id).execute();
  await saveReminderChoice(db, JONAS.id, { hour: 8, digest: 'daily', bySms: true });
  await forget();
  await sendReminders(services);
  const [message, ...more] = await mailsTo('+14155550123');
  expect(more).toEqual([]);
  expect(message?.text).toMatch(/^Timecards to submit: 1\. http:\/\/portal\.test\/t\/\S+$/);
  const path = /portal\.test(\S+)/.exec(message?.text ?? '')?.[1] ?? '';
  const follow = (cookie = '') => fetch(`${portal.origin}${path}`, { redirect: 'manual', headers: { cookie } });
  const page = '/#/worker/time-expense/add-time?reqId=5209&startDate=2026-11-09';
  const toSignIn = new URL((await follow()).headers.get('location') ?? '', portal.origin);
  expect([toSignIn.pathname, toSignIn.searchParams.get('returnUrl')]).toEqual(['/login', page]);
  expect((await follow(await cookieOf('worker-email'))).headers.get('location')).toBe(page);
  expect((await follow(await cookieOf('worker'))).status).toBe(403);
  await saveReminderChoice(db, JONAS.id, { hour: 8, digest: 'daily', bySms: false });
  clock += 16 * DAY;
  const users = db.updateTable('app_user').where('id', '=', JONAS.id);
  await users.set({ language: 'de', country: 'DE' }).execute();
  const ended = await follow();
  expect([ended.status, await ended.text()]).toEqual([404, expect.stringContaining('<html lang="de-DE"')]);
  await users.set({ language: 'en', country: 'US' }).execute();
});

/** The pages that the links of a mail open for its person. */
const opened = (text = '') =>
  [...text.matchAll(/\/mail\/open\/(\S+)/g)].map(([, token = '']) =>
    readOpenToken(services.options, token, new Date(clock)),
  );

test('the mail about one period opens Add Time with it; of several, each line opens its own (docs: reminders#reminder-link)', async () => {
  const start = (day: string) => ({
    userId: JONAS.id,
    route: `/worker/time-expense/add-time?reqId=5209&startDate=${day}`,
  });
  await sendReminders(services);
  const [mail] = await mailsTo(JONAS.mail);
  expect(opened(mail?.text)).toEqual([start('2026-11-09')]);
  await db.deleteFrom('reminder_day').execute();
  await db.deleteFrom('outbox_message').execute();
  const kept = await db
    .deleteFrom('billing_item')
    .where('engagement_id', '=', 5209)
    .where('period_start', '=', '2026-11-02')
    .returningAll()
    .execute();
  expect(kept).toHaveLength(1);
  await sendReminders(services);
  const [both] = await mailsTo(JONAS.mail);
  const list = { userId: JONAS.id, route: '/worker/time-expense?order=due' };
  expect(opened(both?.text)).toEqual([start('2026-11-02'), start('2026-11-09'), list]);
});

test('before the hour that a person chose nothing is sent, and nothing at night (docs: reminders#reminder-choices)', async () => {
  const jonas = await portal.signedIn('worker-email');
  const choice = { hour: 10, digest: 'daily', bySms: false };
  expect((await jonas.put('/wand2/api/account/reminders', { ...choice, hour: 3 })).status).toBe(400);
  expect((await jonas.put('/wand2/api/account/reminders', choice)).status).toBe(200);
  await sendReminders(services);
  expect(await mailsTo(JONAS.mail)).toEqual([]);
  clock = MONDAY + 14 * HOUR;
  await sendReminders(services);
  expect(await mailsTo(JONAS.mail)).toEqual([]);
  clock = MONDAY + 2 * HOUR;
  await sendReminders(services);
  expect(await mailsTo(JONAS.mail)).toHaveLength(1);
  await saveReminderChoice(db, JONAS.id, { hour: 8, digest: 'daily', bySms: false });
});

test('a holiday, a leave, an ended engagement and a submitted week remind nobody (docs: reminders#reminder-nobody)', async () => {
  const nothing = async () => {
    await db.deleteFrom('reminder_day').execute();
    await sendReminders(services);
    expect(await mailsTo(JONAS.mail)).toEqual([]);
  };
  const holiday = { client_id: 1, holiday_date: '2026-11-16', name: 'Founders’ Day', minutes: 480 };
  await db.insertInto('client_holiday').values(holiday).execute();
  await nothing();
  await db.deleteFrom('client_holiday').where('holiday_date', '=', '2026-11-16').execute();
  const leave = {
    ...{
      leave_request_id: 1,
      engagement_id: 5209,
      leave_date: '2026-11-16',
      start_time: null,
      end_time: null,
      minutes: 480,
    },
    ...{ leave_type: 'Vacation', leave_type_id: 1, full_day_off: true, canceled: false },
  };
  const { id } = await db.insertInto('leave_day').values(leave).returning('id').executeTakeFirstOrThrow();
  await nothing();
  await db.deleteFrom('leave_day').where('id', '=', id).execute();
  const ofEngagement = db.updateTable('engagement').where('id', '=', 5209);
  await ofEngagement.set({ end_date: '2026-11-14' }).execute();
  await nothing();
  await ofEngagement.set({ end_date: null }).execute();
  await db.deleteFrom('reminder_day').execute();
  await sendReminders(services);
  expect(await mailsTo(JONAS.mail)).toHaveLength(1);
});

test('an approver gets a digest with a link to each item, and so does the delegate, in the name of the other (docs: reminders#reminder-delegate)', async () => {
  await sendReminders(services);
  const [own] = await mailsTo(DANIEL.mail);
  expect(own?.subject).toMatch(/^Waiting for your approval: \d+$/);
  const waiting = [...(own?.text ?? '').matchAll(/(, unusual)?: waiting since/g)].map(
    ([, unusual]) => unusual !== undefined,
  );
  expect(waiting).toEqual([...waiting].sort((one, other) => Number(other) - Number(one)));
  expect(waiting).toContain(true);
  expect(own?.text).toMatch(/http:\/\/portal\.test\/wand2\/manual\/api\/mail\/open\//);
  const [delegates] = await mailsTo(SAMUEL.mail);
  expect(delegates?.text).toContain('In the name of Daniel Reyes:');
  const [late] = (await mailsTo(PRIYA.mail)).filter(({ subject }) => subject.startsWith('Late at'));
  expect(late?.text).toContain('Timecards not submitted in time:');
});

test('a weekly digest comes on the first working day of the week, and without anything that waits there is none (docs: reminders#reminder-program)', async () => {
  const count = async (mail: string) => (await mailsTo(mail)).length;
  await saveReminderChoice(db, DANIEL.id, { hour: 8, digest: 'weekly', bySms: false });
  for (let day = 0; day < 8; day += 1) {
    clock = MONDAY + day * DAY;
    await sendReminders(services);
    await allSent(services);
  }
  expect(await count(DANIEL.mail)).toBe(2);
  expect((await mailsTo(PRIYA.mail)).filter(({ subject }) => subject.startsWith('Late at'))).toHaveLength(2);
  await saveReminderChoice(db, DANIEL.id, { hour: 8, digest: 'daily', bySms: false });
});

test('the link of a mail ends its kind without signing in, by a POST only (docs: reminders#reminder-unsubscribe)', async () => {
  await sendReminders(services);
  const [mail] = await mailsTo(DANIEL.mail);
  const [, path = ''] = /http:\/\/portal\.test(\/wand2\/manual\/api\/mail\/stop\/\S+)/.exec(mail?.text ?? '') ?? [];
  const stranger = portal.client();
  const page = await stranger.get(path);
  expect(page.status).toBe(200);
  const off = () => db.selectFrom('mail_off').select(['user_id', 'kind']).execute();
  expect(await off()).toEqual([]);
  const posted = await fetch(`${portal.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(posted.status).toBe(200);
  expect(await off()).toEqual([{ user_id: DANIEL.id, kind: 'digest' }]);
  clock += DAY;
  await db.deleteFrom('outbox_message').execute();
  await sendReminders(services);
  expect(await mailsTo(DANIEL.mail)).toEqual([]);
  const account = (await (await portal.signedIn('manager')).get('/wand2/api/account')).body;
  expect(account.reminders.kinds).toEqual([
    { kind: 'digest', isOn: false },
    { kind: 'escalation', isOn: true },
    { kind: 'report', isOn: true },
  ]);
  expect((await stranger.get(`${path.slice(0, -1)}!`)).status).toBe(404);
});

test('a link of a mail leads through the sign-in to its page, for its person only, and decides nothing (docs: reminders#reminder-link)', async () => {
  await sendReminders(services);
  const [mail] = await mailsTo(DANIEL.mail);
  const links = [...(mail?.text ?? '').matchAll(/http:\/\/portal\.test(\/wand2\/manual\/api\/mail\/open\/\S+)/g)];
  const path = links[0]?.[1] ?? '';
  const follow = (cookie?: string) =>
    fetch(`${portal.origin}${path}`, { redirect: 'manual', headers: cookie ? { cookie } : {} });
  const signedOut = await follow();
  const route = /^\/#\/manager\/time-and-billing\?item=\d+$/;
  expect(signedOut.status).toBe(303);
  const toSignIn = new URL(signedOut.headers.get('location') ?? '', portal.origin);
  expect(toSignIn.pathname).toBe('/login');
  expect(toSignIn.searchParams.get('returnUrl')).toMatch(route);
  const own = await follow(await cookieOf('manager'));
  expect(own.headers.get('location')).toMatch(route);
  const other = await follow(await cookieOf('worker'));
  expect(other.status).toBe(403);
  expect(await other.text()).toContain('Amara Osei');
  clock += 15 * DAY;
  expect((await follow()).status).toBe(404);
});

test('a daily reminder that could not be sent within a day is dropped, because the next one comes; a weekly one waits', async () => {
  await sendReminders(services);
  clock += 21 * HOUR;
  expect(await mailsTo(DANIEL.mail)).toEqual([]);
  // The report of who is late, until the morning.
  expect((await stateOfChannels(db))[0]).toMatchObject({ waiting: 1, dead: 0 });
});

test('a clock that is put back sends nothing twice, and one that was a month ahead stops nothing once it is right (docs: reminders#reminder-once)', async () => {
  const mails = async (time: number) => {
    clock = time;
    await db.deleteFrom('outbox_message').execute();
    await sendReminders(services);
    return (await mailsTo(DANIEL.mail)).length;
  };
  expect([await mails(MONDAY + 4 * HOUR), await mails(MONDAY + HOUR)]).toEqual([1, 0]);
  expect(await mails(MONDAY + 28 * DAY)).toBe(1);
  expect([await mails(MONDAY + DAY), await mails(MONDAY + DAY + HOUR)]).toEqual([1, 0]);
});

test('the operator stops them all (docs: reminders#reminder-operator)', async () => {
  expect(await sendReminders({ ...services, options: { ...services.options, sendsReminders: false } })).toBe(0);
  expect(await sendReminders(services)).toBeGreaterThan(0);
});

test('nobody is reminded whose account is disabled, or was deleted while the reminder waited', async () => {
  const users = db.updateTable('app_user').where('id', '=', SAMUEL.id);
  await users.set({ disabled_at: new Date(clock) }).execute();
  await sendReminders(services);
  await users.set({ disabled_at: null }).execute();
  expect(await mailsTo(SAMUEL.mail)).toEqual([]);
  await sendReminders(services);
  await db.deleteFrom('delegation').where('delegate_id', '=', SAMUEL.id).execute();
  await db.deleteFrom('app_user').where('id', '=', SAMUEL.id).execute();
  expect(await mailsTo(SAMUEL.mail)).toEqual([]);
});
