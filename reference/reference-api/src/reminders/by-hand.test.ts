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
  clock += 25 * HOUR;
  const later = await portal.signedIn('manager');
  expect((await later.post(`${PATH}/remind`, { engagementIds: [5209] })).body).toEqual({ sent: 1 });
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
