import type { LateEngagement } from 'shared-client/schema/approvals';
import { allSent } from '../messages/all-sent.ts';
import { giveEngagements } from '../testing/items/give-engagements.ts';
import { startApi } from '../testing/start-api.ts';

/** A Tuesday: the last week was due on Monday. */
const TUESDAY = Date.parse('2026-11-17T18:00:00Z');
const HOUR = 3_600_000;
let clock = TUESDAY;
const portal = await startApi({ now: () => new Date(clock), publicOrigin: 'http://portal.test' });
const { services } = portal.api;
const { db } = services;
afterAll(() => portal.close());

const JONAS = { id: 1005, mail: 'jonas.weber@example.com' };
const PATH = '/wand2/api/billing/approvals/not-submitted';
const mails = async () => {
  await allSent(services);
  return (await portal.client().get(`/dev/outbox?to=${JONAS.mail}`)).body as { subject: string; text: string }[];
};

beforeAll(async () => {
  const others = await db.selectFrom('engagement').select('id').where('worker_id', '=', JONAS.id).execute();
  await giveEngagements(
    db,
    1001,
    others.map(({ id }) => id),
  );
  await giveEngagements(db, JONAS.id, [5209]);
  await db
    .deleteFrom('billing_item')
    .where('engagement_id', '=', 5209)
    .where('period_end', '>=', '2026-11-09')
    .execute();
});

test('whose time is late is named, and reminded once a day, whoever does it (docs: reminders#reminder-by-hand)', async () => {
  const [manager, msp] = [await portal.signedIn('manager'), await portal.signedIn('msp')];
  const mine = async () =>
    (await manager.get(PATH)).body.engagements.find((one: { engagementId: number }) => one.engagementId === 5209);
  expect(await mine()).toMatchObject({ workerName: 'Jonas Weber', periods: 1, remindable: 'yes' });
  const remind = (client: typeof manager) => client.post(`${PATH}/remind`, { engagementIds: [5209] });
  const [first, second] = await Promise.all([remind(manager), remind(manager)]);
  expect([first.body.sent + second.body.sent, await mine()]).toEqual([
    1,
    expect.objectContaining({ remindable: 'today' }),
  ]);
  expect((await remind(msp)).body).toEqual({ sent: 0 });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Daniel Reyes asks you to submit your time:');
  expect(mail?.subject).toMatch(/^Please submit your time: Nov 9/);
  clock += 25 * HOUR;
  const later = await portal.signedIn('manager');
  expect((await later.post(`${PATH}/remind`, { engagementIds: [5209] })).body).toEqual({ sent: 1 });
});

test('on a day off and after the end nobody is reminded, and the list says why (docs: reminders#reminder-by-hand)', async () => {
  clock += 25 * HOUR;
  const manager = await portal.signedIn('manager');
  const why = async () => {
    const { engagements } = (await manager.get(PATH)).body;
    const mine = engagements.find((one: { engagementId: number }) => one.engagementId === 5209);
    expect((await manager.post(`${PATH}/remind`, { engagementIds: [5209] })).body).toEqual({ sent: 0 });
    return mine?.remindable;
  };
  const day = new Date(clock).toISOString().slice(0, 10);
  const holidays = () => db.deleteFrom('client_holiday').where('holiday_date', '=', day).execute();
  await db
    .insertInto('client_holiday')
    .values({ client_id: 1, holiday_date: day, name: 'Port day', minutes: 480 })
    .execute();
  expect(await why()).toBe('day-off');
  await holidays();
  const engagement = db.updateTable('engagement').where('id', '=', 5209);
  await engagement.set({ end_date: '2026-11-15' }).execute();
  expect(await why()).toBe('ended');
  await engagement.set({ end_date: null }).execute();
});

const LATE = '/wand2/api/billing/approvals/late-approvers';

test('the program reminds who has not decided in time, each once a day, of what is late (docs: reminders#reminder-approver-by-hand, api#api-late-approvers)', async () => {
  const DANIEL = { id: 1002, mail: 'daniel.reyes@example.com' };
  const values = { email: DANIEL.mail, email_verified_at: new Date(clock) };
  await db
    .insertInto('recovery_registration')
    .values({ ...values, user_id: DANIEL.id, mobile: null, mobile_country: null, mobile_verified_at: null })
    .execute();
  const msp = await portal.signedIn('msp');
  const daniel = async () =>
    (await msp.get(LATE)).body.approvers.find((one: { userId: number }) => one.userId === DANIEL.id);
  const before = await daniel();
  expect(before).toMatchObject({ name: 'Daniel Reyes', remindable: 'yes' });
  const remind = (ids: readonly number[]) => msp.post(`${LATE}/remind`, { approverIds: ids });
  const [first, second] = await Promise.all([remind([DANIEL.id]), remind([DANIEL.id, DANIEL.id])]);
  expect([first.body.sent + second.body.sent, (await daniel()).remindable]).toEqual([1, 'today']);
  await allSent(services);
  const [mail, ...more] = (await portal.client().get(`/dev/outbox?to=${DANIEL.mail}`)).body;
  expect([mail.subject, more]).toEqual([`Please decide what is late: ${before.lateItems}`, []]);
  expect(mail.text).toContain('Priya Natarajan asks you to decide what is late:');
  // A worker has nothing to decide.
  expect((await remind([JONAS.id])).status).toBe(404);
  for (const name of ['manager', 'supplier', 'worker-email']) {
    const other = await portal.signedIn(name);
    expect([
      (await other.get(LATE)).status,
      (await other.post(`${LATE}/remind`, { approverIds: [1002] })).status,
    ]).toEqual([403, 403]);
  }
});

test('who takes no reminders is not reminded, and another manager’s worker is not found', async () => {
  clock += 25 * HOUR;
  const jonas = await portal.signedIn('worker-email');
  await jonas.put('/wand2/api/account/mails/due', { isOn: false });
  const manager = await portal.signedIn('manager');
  expect((await manager.post(`${PATH}/remind`, { engagementIds: [5209] })).body).toEqual({ sent: 0 });
  const north = await portal.signedIn('manager-north');
  expect((await north.post(`${PATH}/remind`, { engagementIds: [5209] })).status).toBe(404);
  expect((await jonas.post(`${PATH}/remind`, { engagementIds: [5209] })).status).toBe(403);
});

test('a reminder of several periods names none of them in its subject, but their number', async () => {
  clock = TUESDAY + 7 * 24 * HOUR;
  await db.deleteFrom('mail_off').execute();
  const manager = await portal.signedIn('manager');
  expect((await manager.post(`${PATH}/remind`, { engagementIds: [5209] })).body).toEqual({ sent: 1 });
  const [mail] = await mails();
  expect(mail?.subject).toBe('Timecards to submit: 2');
  expect(mail?.text).toContain('Daniel Reyes asks you to submit your time:');
});

test('a reminder is about all that is late of a worker, also of another engagement of the reader (docs: reminders#reminder-by-hand)', async () => {
  clock += 25 * HOUR;
  const manager = await portal.signedIn('manager');
  const listed = async (): Promise<LateEngagement[]> => (await manager.get(PATH)).body.engagements;
  const other = (await listed()).find(
    ({ remindable, engagementId }) => remindable !== 'ended' && engagementId !== 5209,
  );
  await giveEngagements(db, JONAS.id, [other?.engagementId ?? 0]);
  const theirs = (await listed()).filter(({ workerName }) => workerName === 'Jonas Weber');
  expect(theirs.map(({ remindable }) => remindable)).toEqual(['yes', 'yes']);
  expect((await manager.post(`${PATH}/remind`, { engagementIds: [5209] })).body).toEqual({ sent: 1 });
  const periods = theirs.reduce((sum, one) => sum + one.periods, 0);
  expect((await mails())[0]?.subject).toBe(`Timecards to submit: ${periods}`);
});
