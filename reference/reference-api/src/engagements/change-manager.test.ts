import { json } from '../storage/json.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { noonOfToday } from '../testing/timecard-client.ts';

const server = await startApi({ now: noonOfToday });
const { db } = server.api.services;
afterAll(() => server.close());
const [daniel, helena, msp] = (await Promise.all(
  ['manager', 'manager-north', 'msp'].map((name) => server.signedIn(name)),
)) as [TestClient, TestClient, TestClient];
const [DANIEL, HELENA, SAMUEL] = [1002, 1009, 1010];
/** Of Daniel's waiting timecards. */
const ENGAGEMENT = 5207;
const PATH = `/wand2/api/engagement/engagements/${ENGAGEMENT}`;
const APPROVALS = '/wand2/api/billing/approvals';
const waiting = async (client: TestClient, query = '') =>
  (await client.get(`${APPROVALS}/items?engagementId=${ENGAGEMENT}${query}`)).body.totalElements;
const cards = async (client: TestClient) =>
  (await client.get(`${APPROVALS}/summary`)).body.cards.reduce(
    (sum: number, { count }: { count: number }) => sum + count,
    0,
  );

test('what waits for a manager waits for the next one, in lists and in counts (docs: approvals#engagement-manager)', async () => {
  const [his, hers, counts] = [
    await waiting(daniel),
    await waiting(helena),
    [await cards(daniel), await cards(helena)],
  ];
  expect([his > 0, hers]).toEqual([true, 0]);
  const { body } = await msp.post(`${PATH}/manager`, { managerId: HELENA });
  expect(body).toEqual({
    engagementId: ENGAGEMENT,
    manager: { userId: HELENA, name: 'Helena Lindqvist' },
    waiting: his,
  });
  // On behalf of Helena, Daniel still sees it.
  expect([await waiting(daniel), await waiting(helena), await waiting(daniel, `&onBehalfOf=${HELENA}`)]).toEqual([
    0,
    his,
    his,
  ]);
  expect([await cards(daniel), await cards(helena)]).toEqual([
    (counts[0] as number) - his,
    (counts[1] as number) + his,
  ]);
  const again = await msp.post(`${PATH}/manager`, { managerId: HELENA });
  expect(again.body).toEqual(body);
  const events = await db
    .selectFrom('audit_event')
    .select('details')
    .where('event', '=', 'engagement_reassigned')
    .execute();
  expect(events).toEqual([{ details: { engagementId: ENGAGEMENT, managerId: HELENA } }]);
});

test('the possible managers are users of the company who decide on billing items', async () => {
  const names = async (search = '') =>
    (await msp.get(`${PATH}/managers?search=${search}`)).body.people.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(['Ruth Calloway', 'Helena Lindqvist', 'Daniel Reyes']);
  expect(await names('reyes dan')).toEqual(['Daniel Reyes']);
  const refused = await msp.post(`${PATH}/manager`, { managerId: SAMUEL });
  expect([refused.status, refused.body.errors[0].errorToken]).toEqual([400, 'ERR_RECORD_PERSON']);
  await db
    .updateTable('app_user')
    .set({ permissions: json(['BILLING_APPROVE']) })
    .where('id', '=', SAMUEL)
    .execute();
  expect((await msp.post(`${PATH}/manager`, { managerId: SAMUEL })).body.manager.name).toBe('Samuel Okafor');
  expect((await daniel.post(`${PATH}/manager`, { managerId: DANIEL })).status).toBe(404);
});

test('the program is shown whose approver is away, and filters by it (docs: approvals#approver-away)', async () => {
  const list = async (query: string) => (await msp.get(`${APPROVALS}/items?size=100${query}`)).body.content;
  await db.updateTable('engagement').set({ manager_id: null }).where('id', '=', ENGAGEMENT).execute();
  const [left] = await list(`&engagementId=${ENGAGEMENT}`);
  expect(left).toMatchObject({ waitsFor: [], absence: 'left', lastSeen: null });
  const seen = (days: number) =>
    db
      .updateTable('app_user')
      .set({ seen_at: new Date(noonOfToday().getTime() - days * 86_400_000) })
      .where('id', '=', HELENA)
      .execute();
  await seen(16);
  const [away] = await list('&engagementId=5211');
  expect(away).toMatchObject({ waitsFor: ['Helena Lindqvist'], absence: 'away', lastSeen: '2026-11-02T20:00:00.000Z' });
  const absent = await list('&approver=absent');
  expect(new Set(absent.map(({ absence }: { absence: string }) => absence))).toEqual(new Set(['left', 'away']));
  await seen(1);
  expect(await list('&engagementId=5211&approver=absent')).toEqual([]);
  const [own] = (await daniel.get(`${APPROVALS}/items`)).body.content;
  expect([own.waitsFor ?? [], own.absence ?? null]).toEqual([[], null]);
});

test('opening a page counts as being there', async () => {
  await db.updateTable('app_user').set({ seen_at: null }).where('id', '=', HELENA).execute();
  await helena.get('/generic/session/getToken.html');
  const { seen_at } = await db
    .selectFrom('app_user')
    .select('seen_at')
    .where('id', '=', HELENA)
    .executeTakeFirstOrThrow();
  expect(seen_at).toEqual(noonOfToday());
});
