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
