import { sql } from 'kysely';
import type { BillingItemDetail, PreviouslySubmittedEntry } from 'shared-client/schema/billing';
import { TIMECARD_TEMPLATES } from 'shared-client/timecard-templates';
import { startApi } from '../../testing/start-api.ts';
import { ITEMS, metadataOf, noonOfToday, officeDay, payloadOf, send, TODAY } from '../../testing/timecard-client.ts';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const worker = await server.signedIn('worker-templates');
const { db } = server.api.services;
const ENGAGEMENT = 5035;

const created = await metadataOf(worker, ENGAGEMENT);
const saved = await send(worker, 'save', payloadOf(created, created.workedDates.slice(0, 3).map(officeDay)));
const itemId = saved.body.billingItemId as number;
const read = async () => (await worker.get(`${ITEMS}/${itemId}/metadata?engagementId=${ENGAGEMENT}`)).body;

/** Reads until the response is cached and compressed, makes a change, and reads again. */
async function around(change: () => Promise<unknown>) {
  await read();
  const before = await read();
  expect(await read()).toEqual(before);
  await change();
  return { before, after: await read() };
}

test('a saved day shows at once', async () => {
  const { before, after } = await around(async () => {
    const metadata = await read();
    await send(worker, 'save', payloadOf(metadata, created.workedDates.slice(0, 4).map(officeDay)));
  });
  expect(after.version).toBe(before.version + 1);
  expect(after.billingItemDetails[3].timeEntrySpanDtos).toHaveLength(3);
});

test.each([
  [
    'the engagement',
    sql`update engagement set settings = settings || '{"use24HourClock": true}' where id = ${ENGAGEMENT}`,
  ],
  ['the worker', sql`update app_user set last_name = 'Whitfield-Reyes' where id = 1008`],
  ['the client', sql`update client set name = 'Renamed' where id = 1`],
  ['the status', sql`update billing_item set status = 'Rejected', rejection_reason = 'Why' where id = ${itemId}`],
  ['a day', sql`update billing_item_detail set worked_minutes = 1 where billing_item_id = ${itemId}`],
  ['a day of another timecard', sql`update billing_item_detail set worker_id = worker_id where worker_id = 1008`],
])('a change of %s is never answered with what was before', async (name, change) => {
  const { before, after } = await around(() => change.execute(db));
  if (name === 'a day of another timecard') expect(after).toEqual(before);
  else expect(after).not.toEqual(before);
});

test('a new holiday shows at once', async () => {
  const template = TIMECARD_TEMPLATES.find((one) => one.showHoliday && !one.showBillingItemShift);
  const path = `${ITEMS}/0/metadata?engagementId=${5000 + (template?.id ?? 0)}&selectedDate=${TODAY}`;
  const holiday = async () =>
    (await worker.get(path)).body.billingItemDetails.map((one: BillingItemDetail) => one.timeEntry?.holidayMessage);
  expect([await holiday(), await holiday()].flat()).not.toContain('Test Day');
  await sql`insert into client_holiday (client_id, holiday_date, name, minutes) values (1, ${TODAY}, 'Test Day', 480)`.execute(
    db,
  );
  expect(await holiday()).toContain('Test Day');
});

test('what one person may see is kept from everybody else', async () => {
  await around(async () => {});
  const other = await server.signedIn('worker-email');
  expect((await other.get(`${ITEMS}/${itemId}/metadata?engagementId=${ENGAGEMENT}`)).status).toBe(404);
  expect((await server.client().get(`${ITEMS}/${itemId}/metadata?engagementId=${ENGAGEMENT}`)).status).toBe(401);
});

test('it is compressed for those who accept that, and only for them', async () => {
  await read();
  const ask = (encoding: string) =>
    worker.get(`${ITEMS}/${itemId}/metadata?engagementId=${ENGAGEMENT}`, { headers: { 'accept-encoding': encoding } });
  const [packed, plain, refused] = [await ask('gzip'), await ask('identity'), await ask('gzip;q=0')];
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect([plain.headers.get('content-encoding'), refused.headers.get('content-encoding')]).toEqual([null, null]);
  expect(plain.headers.get('vary')).toBe('accept-encoding');
  expect([packed.body, refused.body]).toEqual([plain.body, plain.body]);
});

test('an entry of a period that was taken back by an adjustment says that it is credited', async () => {
  const adjusted = await db
    .selectFrom('billing_item')
    .select(['engagement_id', 'period_start'])
    .where('type', '=', 'ADJUSTMENT')
    .where('adjustment_amount', '<', 0)
    .executeTakeFirstOrThrow();
  const query = `engagementId=5001&selectedDate=${adjusted.period_start}`;
  const list = (await worker.get(`${ITEMS}/0/metadata?${query}`)).body.previouslySubmittedList;
  for (const entry of list) expect(entry.credited).toBe(entry.engagementId === adjusted.engagement_id);
  expect(list.some((entry: PreviouslySubmittedEntry) => entry.credited)).toBe(true);
  // A manager, who may not manage the other engagements, is not told about them.
  const manager = await server.signedIn('manager');
  expect((await manager.get(`${ITEMS}/0/metadata?${query}`)).body.previouslySubmittedList).toEqual([]);
});
