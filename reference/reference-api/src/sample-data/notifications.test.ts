import type { Notifications } from 'shared-client/schema/notifications';
import { startApi } from '../testing/start-api.ts';
import { noonOfToday } from '../testing/timecard-client.ts';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());

test.each([
  ['manager', 'item-submitted'],
  ['worker-templates', 'item-approved'],
  ['worker', 'item-sent-back'],
])('%s was told of %s in the last days, and finds each item', async (userName, kind) => {
  const client = await server.signedIn(userName);
  const { notifications, unread } = (await client.get('/wand2/api/notifications')).body as Notifications;
  const ofItems = notifications.filter((one) => one.kind.startsWith('item-'));
  expect(ofItems.map((one) => one.kind)).toContain(kind);
  expect(unread).toBeLessThan(12);
  for (const { values } of ofItems) {
    expect(values).toMatchObject({ by: expect.stringMatching(/\w+ \w+/), periodStart: expect.any(String) });
    expect((await client.get(`/wand2/api/billing/billing-items/${values.billingItemId}`)).status).toBe(200);
  }
});

test.each(['manager', 'worker-templates', 'worker'])('%s has not read the newer ones', async (userName) => {
  const { notifications } = (await (await server.signedIn(userName)).get('/wand2/api/notifications'))
    .body as Notifications;
  const areRead = notifications.filter(({ kind }) => kind.startsWith('item-')).map(({ isRead }) => isRead);
  expect(areRead).toEqual([...areRead].sort((one, other) => Number(one) - Number(other)));
  expect(new Set(areRead).size).toBe(2);
});

test('everybody for whom a record or a step of a route waits was told of it', async () => {
  const { db } = server.api.services;
  const waits = await db
    .selectFrom('approval_record')
    .select(['id', 'waits_for'])
    .where('status', '=', 'Pending')
    .execute();
  const told = await db.selectFrom('notification').select(['reader_id', 'about_record_id', 'about_item_id']).execute();
  const readers = (of: (one: (typeof told)[number]) => boolean) =>
    told
      .filter(of)
      .map(({ reader_id }) => reader_id)
      .sort();
  expect(waits.length).toBeGreaterThan(5);
  for (const { id, waits_for } of waits)
    expect([id, readers(({ about_record_id }) => about_record_id === id)]).toEqual([id, [...(waits_for ?? [])].sort()]);
  const routed = await db
    .selectFrom('billing_item')
    .select(['id', 'waits_for'])
    .where('status_reason', '=', 'Pending Approval Routing')
    .where('waits_for', 'is not', null)
    .where('id', '<', 30_000)
    .execute();
  expect(routed.length).toBeGreaterThan(0);
  for (const { id, waits_for } of routed)
    expect([id, readers(({ about_item_id }) => about_item_id === id)]).toEqual([id, [...(waits_for ?? [])].sort()]);
});

test.each([
  ['approver', 'record-waits'],
  ['approver', 'item-submitted'],
  ['coordinator', 'delegated'],
  ['manager', 'delegated'],
  ['manager-north', 'record-waits'],
  ['msp', 'record-waits'],
])('%s finds %s in the bell, and what it leads to', async (userName, kind) => {
  const client = await server.signedIn(userName);
  const { notifications, unread } = (await client.get('/wand2/api/notifications')).body as Notifications;
  const own = notifications.filter((one) => one.kind === kind);
  expect([own.length > 0, unread > 0]).toEqual([true, true]);
  for (const { values } of own)
    if (values.recordId) expect((await client.get(`/wand2/api/approvals/records/${values.recordId}`)).status).toBe(200);
});
