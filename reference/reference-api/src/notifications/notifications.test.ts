import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Notifications } from 'shared-client/schema/notifications';
import { UNDO_MS } from '../approvals/undo-time.ts';
import { ENGAGEMENTS } from '../sample-data/engagements/engagement-ids.ts';
import { sweep } from '../storage/sweep.ts';
import { startApi } from '../testing/start-api.ts';
import { TestClient } from '../testing/test-client.ts';
import { ITEMS, metadataOf, noonOfToday, officeDay, payloadOf, send } from '../testing/timecard-client.ts';
import { noteDeadlines, noteMissingPeriods } from './deadlines.ts';
import { sendCounts } from './live.ts';

let late = 0;
const server = await startApi({ now: () => new Date(noonOfToday().getTime() + late) });
afterAll(() => server.close());
const { services } = server.api;
const { db, now } = services;
const [nora, daniel, priya] = [
  await server.signedIn('worker-templates'),
  await server.signedIn('manager'),
  await server.signedIn('approver'),
];
type Client = typeof nora;

const LIST = '/wand2/api/notifications';
const list = async (client: Client, query = '') => (await client.get(`${LIST}${query}`)).body as Notifications;
const kindsOf = async (client: Client) => (await list(client)).notifications.map(({ kind }) => kind);
beforeEach(async () => {
  await db.deleteFrom('notification').execute();
  late += 1_000;
});

let weeks = -1;
/** Submits a timecard of one day. */
async function submitted() {
  let metadata: Awaited<ReturnType<typeof metadataOf>>;
  do {
    weeks += 1;
    metadata = await metadataOf(nora, ENGAGEMENTS.ofTemplate(1), { weeks: -weeks });
  } while (metadata.billingItemId !== 0);
  const [monday = ''] = metadata.workedDates;
  const { body } = await send(
    nora,
    'submit',
    payloadOf(metadata, [{ ...officeDay(monday), billingCostAllocation: [{ hours: 7.5, sequence: 1 }] }]),
  );
  expect([body.status, body.errors, body.billingItemDetailErrors]).toEqual(['Pending', [], []]);
  return { id: body.billingItemId, start: metadata.periodStartDate };
}
const decide = (id: number, decision: string, more = {}) =>
  daniel.post(
    '/wand2/api/billing/approvals/decisions',
    { decision, items: [{ billingItemId: id, version: 1 }], ...more },
    { headers: { 'idempotency-key': `${decision}-${id}` } },
  );

test('a submitted timecard is noted to its approver, and a decision on it to its worker (docs: notifications#notification-kinds, notifications#notification-decided)', async () => {
  const { id, start } = await submitted();
  const { notifications, unread } = await list(daniel);
  expect([unread, await kindsOf(nora), await kindsOf(priya)]).toEqual([1, [], []]);
  expect(notifications).toMatchObject([
    {
      kind: 'item-submitted',
      isRead: false,
      at: now().toISOString(),
      values: { billingItemId: id, type: 'TIME', periodStart: start, worker: 'Nora Whitfield', by: 'Nora Whitfield' },
    },
  ]);
  const refused = await daniel.post(`${ITEMS}/${id}/reject`, { version: 1, reason: 'Twice', rejectionKind: 'REFUSED' });
  expect(refused.status).toBe(200);
  expect((await list(nora)).notifications).toMatchObject([
    { kind: 'item-refused', values: { billingItemId: id, by: 'Daniel Reyes', reason: 'Twice' } },
  ]);
  // What waited for the approver no longer does.
  expect((await list(daniel)).unread).toBe(0);
});

test('what was told of two items with one sentence is told apart by their subject (docs: notifications#notification-subject)', async () => {
  const [one, other] = [await submitted(), await submitted()];
  const engagement = await db
    .selectFrom('engagement')
    .select(['job_title', 'req_name'])
    .where('id', '=', ENGAGEMENTS.ofTemplate(1))
    .executeTakeFirstOrThrow();
  const title = engagement.job_title || engagement.req_name;
  expect((await list(daniel)).notifications.map(({ values }) => values.subject)).toEqual([
    `${title} · ${other.id}`,
    `${title} · ${one.id}`,
  ]);
});

test('a decision is noted once it can no longer be taken back, and an undone one is not (docs: notifications#notification-undo)', async () => {
  const [kept, undone] = [await submitted(), await submitted()];
  await decide(kept.id, 'approve');
  const { body } = await decide(undone.id, 'reject', { reason: 'No' });
  expect(await kindsOf(nora)).toEqual([]);
  const { body: taken } = await daniel.post(`/wand2/api/billing/approvals/decisions/${body.runId}/undo`);
  expect(taken.undone).toBe(1);
  late += UNDO_MS;
  expect(await kindsOf(nora)).toEqual(['item-approved']);
});

test('a comment is noted to the other side', async () => {
  const { id } = await submitted();
  await db.deleteFrom('notification').execute();
  const comment = (client: Client, key: string) =>
    client.post(`${ITEMS}/${id}/comments`, { text: 'Which day?' }, { headers: { 'idempotency-key': key } });
  for (const key of ['first', 'first']) expect((await comment(daniel, key)).status).toBe(200);
  expect([await kindsOf(nora), await kindsOf(daniel)]).toEqual([['item-commented'], []]);
  await comment(nora, 'second');
  expect([await kindsOf(nora), await kindsOf(daniel)]).toEqual([['item-commented'], ['approval-commented']]);
});

test('the list has pages, and only one kind if asked; nobody marks what is somebody else’s (docs: notifications#notification-own)', async () => {
  const rows = Array.from({ length: 32 }, (_, at) => ({
    reader_id: 1008,
    event_kind: at % 2 ? 'delegated' : 'new-device',
    noted_at: new Date(now().getTime() - at),
  }));
  await db.insertInto('notification').values(rows).execute();
  const first = await list(nora);
  expect([first.notifications.length, first.unread, first.kinds]).toEqual([30, 32, ['delegated', 'new-device']]);
  const second = await list(nora, `?cursor=${first.nextCursor}`);
  expect([second.notifications.length, second.nextCursor]).toEqual([2, null]);
  expect((await list(nora, '?kind=delegated')).notifications).toHaveLength(16);
  const ids = first.notifications.map(({ id }) => id);
  expect((await daniel.post(`${LIST}/read`, { ids, isRead: true })).body).toEqual({ unread: 0 });
  expect((await nora.get(`${LIST}/unread`)).body).toEqual({ unread: 32 });
  expect((await nora.post(`${LIST}/read`, { ids, isRead: true })).body).toEqual({ unread: 2 });
  expect((await nora.post(`${LIST}/read`, { ids: ids.slice(0, 1), isRead: false })).body).toEqual({ unread: 3 });
});

test('all read can be taken back: what was read before stays read (docs: notifications#notification-all-read)', async () => {
  const of = (at: number, read: boolean) => ({
    reader_id: 1008,
    event_kind: 'delegated',
    noted_at: new Date(now().getTime() - at),
    read_at: read ? new Date(now().getTime() - 1) : null,
  });
  await db
    .insertInto('notification')
    .values([of(1, false), of(2, false), of(3, true)])
    .execute();
  const { body } = await nora.post(`${LIST}/all-read`);
  expect(body).toMatchObject({ unread: 0 });
  expect((await nora.post(`${LIST}/all-read/undo`, { markedAt: body.markedAt })).body).toEqual({ unread: 2 });
});

test('a due date is noted a day before, and once it has passed, each once (docs: notifications#notification-deadlines)', async () => {
  const soon = 10_000;
  const [mine, theirs] = [
    await db
      .selectFrom('billing_item')
      .select('id')
      .where('worker_id', '=', 1008)
      .where('status', '=', 'Saved')
      .executeTakeFirstOrThrow(),
    await submitted(),
  ];
  await db.deleteFrom('notification').execute();
  const set = (id: number, values: object) => db.updateTable('billing_item').set(values).where('id', '=', id).execute();
  await db.updateTable('billing_item').set({ worker_due_at: null, approver_due_at: null }).execute();
  await set(mine.id, { worker_due_at: new Date(now().getTime() + soon) });
  await set(theirs.id, { approver_due_at: new Date(now().getTime() + soon) });
  for (let round = 0; round < 2; round++) await noteDeadlines(db, now());
  expect([await kindsOf(nora), await kindsOf(daniel)]).toEqual([['period-due'], ['approval-due']]);
  expect((await list(daniel)).notifications[0]?.values).toMatchObject({ count: 1 });
  late += 2 * soon;
  for (let round = 0; round < 2; round++) await noteDeadlines(db, now());
  expect([await kindsOf(nora), await kindsOf(daniel)]).toEqual([
    ['period-late', 'period-due'],
    ['approval-late', 'approval-due'],
  ]);
});

test('a period without a timecard is noted as well, once (docs: notifications#notification-deadlines)', async () => {
  const metadata = await metadataOf(nora, ENGAGEMENTS.ofTemplate(1), { weeks: 1 });
  const { engagementId, periodStartDate } = metadata;
  const due = await db
    .selectFrom('engagement')
    .select(sql<Date>`(due_dates(id, 'TIME', ${metadata.earningsEndDate}::date, null)).worker`.as('at'))
    .where('id', '=', engagementId)
    .executeTakeFirstOrThrow();
  const note = (hours: number) =>
    noteMissingPeriods({ ...services, now: () => new Date(due.at.getTime() + hours * 3_600_000) });
  for (const hours of [-30, -1, -1]) await note(hours);
  const noted = await db
    .selectFrom('notification')
    .select(['reader_id', 'event_kind', 'event_values'])
    .where(sql<boolean>`event_values @> ${JSON.stringify({ engagementId, periodStart: periodStartDate })}::jsonb`)
    .execute();
  expect(noted).toMatchObject([
    { reader_id: 1008, event_kind: 'period-due', event_values: { dueAt: due.at.toISOString() } },
  ]);
});

test('they are deleted after 90 days (docs: notifications#notification-kept)', async () => {
  const day = 86_400_000;
  const noted = (days: number) => ({
    reader_id: 1008,
    event_kind: 'delegated',
    noted_at: new Date(now().getTime() - days * day),
  });
  await db
    .insertInto('notification')
    .values([noted(89), noted(91)])
    .execute();
  await sweep(services);
  expect((await list(nora)).notifications).toHaveLength(1);
});

test('an open stream has the number at once, and again when it changes (docs: notifications#notifications-live)', async () => {
  const token = nora.accessToken;
  const response = await fetch(`${server.origin}${LIST}/events`, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await read()).toBe('data: {"unread":0}\n\n');
  await db.insertInto('notification').values({ reader_id: 1008, event_kind: 'delegated', noted_at: now() }).execute();
  await db.insertInto('notification').values({ reader_id: 1002, event_kind: 'delegated', noted_at: now() }).execute();
  await sendCounts(services);
  expect(await read()).toBe('data: {"unread":1}\n\n');
  await reader.cancel();
});

test('a person has eight streams at most; the page asks for the number instead (docs: notifications#notifications-live)', async () => {
  const headers = { Authorization: `Bearer ${nora.accessToken}` };
  const leaving = new AbortController();
  const open = () => fetch(`${server.origin}${LIST}/events`, { headers, signal: leaving.signal });
  while (services.streams.size > 0) await wait(5);
  const opened = await Promise.all(Array.from({ length: 8 }, open));
  expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
  expect((await open()).status).toBe(429);
  leaving.abort();
  while (services.streams.size > 0) await wait(5);
});

test('a sign-in from another browser is noted, the first one of an account is not, nor by the browser itself (docs: notifications#notification-kinds, notifications#notification-device)', async () => {
  await db.deleteFrom('known_device').execute();
  await server.signedIn('worker-templates');
  expect(await kindsOf(nora)).toEqual([]);
  const other = await server.signedIn('worker-templates');
  expect(await kindsOf(nora)).toEqual(['new-device']);
  const { values } = (await list(nora)).notifications[0] ?? {};
  // A program that is no browser has no name.
  expect(values).toEqual({});
  // The browser itself is not told, and does not read it for the others.
  expect([(await list(other)).unread, (await other.get(`${LIST}/unread`)).body]).toEqual([0, { unread: 0 }]);
  expect((await other.post(`${LIST}/all-read`)).body).toMatchObject({ unread: 0 });
  expect((await list(nora)).unread).toBe(1);
});

test('a new browser is told by the name that people know it by (docs: notifications#notification-subject)', async () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const body = new URLSearchParams({ userName: 'worker-templates', password: 'Portal-2026' });
  await new TestClient(server.origin).post('/login', undefined, { body, headers: { 'user-agent': userAgent } });
  expect((await list(nora)).notifications).toMatchObject([
    { kind: 'new-device', values: { subject: 'Firefox · Linux' } },
  ]);
});
