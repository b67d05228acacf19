import { DateTime } from 'luxon';
import { startApi } from '../testing/start-api.ts';
import { noonOfToday } from '../testing/timecard-client.ts';

const portal = await startApi({ now: noonOfToday });
const { db } = portal.api.services;
afterAll(() => portal.close());
const [worker, manager] = await Promise.all(['worker', 'manager'].map((name) => portal.signedIn(name)));
const NOW = noonOfToday().getTime();

interface Listed {
  readonly billingItemId: number;
  readonly status: string;
  readonly dueAt: string | null;
}
const approvals = async (query: string): Promise<readonly Listed[]> =>
  (await manager?.get(`/wand2/api/billing/approvals/items?size=100${query}`))?.body.content;

test('items that wait are sorted by their due date (docs: deadlines#due-lists)', async () => {
  const due = (await approvals('&sort=due,asc')).map(({ dueAt }) => dueAt);
  expect(due.length).toBeGreaterThan(20);
  expect(due).toEqual([...due].sort((one, other) => (one ?? '').localeCompare(other ?? '')));
});

test('a filter shows what is late, or due by the end of today at the client (docs: deadlines#due-lists)', async () => {
  const all = await approvals('');
  const idsOf = (items: readonly Listed[]) => items.map(({ billingItemId }) => billingItemId).sort();
  const isBefore = (instant: number) => idsOf(all.filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) < instant));
  const late = idsOf(await approvals('&due=late'));
  expect(late).toEqual(isBefore(NOW));
  expect([late.length > 0, late.length < all.length]).toEqual([true, true]);
  const midnight = DateTime.fromMillis(NOW, { zone: 'America/Los_Angeles' }).endOf('day').toMillis();
  const today = idsOf(await approvals('&due=today'));
  expect(today).toEqual(isBefore(midnight));
  expect(today.length).toBeGreaterThan(late.length);
});

test('one item is found by its number, whatever its type (docs: approvals#approval-item)', async () => {
  for (const type of ['TIME', 'EXPENSE']) {
    const [one] = await approvals(`&type=${type}`);
    expect((await approvals(`&billingItemId=${one?.billingItemId}`)).map(({ billingItemId }) => billingItemId)).toEqual(
      [one?.billingItemId],
    );
  }
});

test('a decision on all that is late takes what was late when the list was made (docs: deadlines#due-lists)', async () => {
  const asOf = (await manager?.get('/wand2/api/billing/approvals/items?due=late&size=1'))?.body.asOf;
  const late = (await approvals('&due=late')).length;
  await db
    .updateTable('billing_item')
    .set({ approver_due_at: new Date(NOW + 1000) })
    .where('status', '=', 'Pending')
    .where('approver_due_at', '>', new Date(NOW))
    .execute();
  await portal.passTime(60_000);
  const { body } =
    (await manager?.post(
      '/wand2/api/billing/approvals/decisions',
      { decision: 'approve', filter: { due: 'late' }, asOf },
      { headers: { 'Idempotency-Key': 'all-late' } },
    )) ?? {};
  expect(body.total).toBe(late);
});

const itemsOf = async (user: typeof worker, query: string): Promise<readonly Listed[]> =>
  (await user?.get(`/wand2/api/billing/billing-items?size=200${query}`))?.body.content;

test('the items of a worker are sorted by the date of their own next step, those without one last (docs: deadlines#due-next-step, deadlines#due-lists)', async () => {
  const items = await itemsOf(worker, '&sort=dueAt,asc');
  const due = items.map(({ dueAt, status }) => (status === 'Pending' ? null : dueAt) ?? '9');
  expect(due.length).toBeGreaterThan(10);
  expect(due).toEqual([...due].sort());
  for (const { status, dueAt } of items)
    if (!['Saved', 'Pending', 'Rejected'].includes(status)) expect([status, dueAt]).toEqual([status, null]);
});

test('the list of items filters what is late, or due by the end of the week; workers with their own steps only (docs: deadlines#due-lists)', async () => {
  const sunday = DateTime.fromMillis(NOW, { zone: 'America/Los_Angeles' }).endOf('week').toMillis();
  const idsOf = (items: readonly Listed[]) => items.map(({ billingItemId }) => billingItemId).sort();
  for (const [user, ofOthers] of [
    [worker, false],
    [manager, true],
  ] as const) {
    const all = (await itemsOf(user, '')).filter(({ status }) => ofOthers || status !== 'Pending');
    const until = (instant: number) => idsOf(all.filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) < instant));
    const late = idsOf(await itemsOf(user, '&due=late'));
    expect(late.length).toBeGreaterThan(0);
    expect(late).toEqual(until(NOW));
    expect(idsOf(await itemsOf(user, '&due=week'))).toEqual(until(sunday));
  }
});

test('a page of the list by due date continues among what is not due (docs: api#api-list-cursor)', async () => {
  const all = (await itemsOf(worker, '&sort=dueAt,asc')).map(({ billingItemId }) => billingItemId);
  const read: number[] = [];
  const pageFrom = async (cursor: string): Promise<{ content: readonly Listed[]; cursor: string | null }> =>
    (await worker?.get(`/wand2/api/billing/billing-items?size=7&sort=dueAt,asc${cursor}`))?.body;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof pageFrom>> = await pageFrom(cursor);
    read.push(...page.content.map(({ billingItemId }) => billingItemId));
    cursor = page.cursor && `&cursor=${encodeURIComponent(page.cursor)}`;
  }
  expect(read).toEqual(all);
});

test('periods without a timecard are due too (docs: deadlines#due-lists)', async () => {
  const lists = async () => {
    const { body: page } = (await worker?.get('/wand2/engagement/api/engagement-items')) ?? {};
    const [engagement] = page.content;
    const { body: periods } = (await worker?.get(`/wand2/api/engagement/engagements/${engagement.id}/periods`)) ?? {};
    return { engagement, periods };
  };
  const before = await lists();
  const saved = before.periods.findLast(({ billingItemId }: Listed) => billingItemId > 0);
  const [card] = before.periods.filter(({ billingItemId }: Listed) => billingItemId > 0).slice(-3);
  const days = { [card.billingItemId]: card, [saved.billingItemId]: saved };
  const ids = Object.keys(days).map(Number);
  await db.deleteFrom('billing_item').where('id', 'in', ids).execute();
  const { engagement, periods } = await lists();
  const missing = periods.filter(({ state }: { state: string }) => state === 'Missing');
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.map(({ dueAt }: Listed) => dueAt)).toEqual(
    engagement.missingPeriods.map(({ dueAt }: Listed) => dueAt),
  );
  expect(missing.every(({ dueAt, cutoffAt }: { dueAt: string; cutoffAt: string }) => dueAt < cutoffAt)).toBe(true);
  const current = periods.find(({ state }: { state: string }) => state === 'Current');
  expect([typeof current.dueAt, current.dueAt]).toEqual(['string', engagement.dueAt]);
});
