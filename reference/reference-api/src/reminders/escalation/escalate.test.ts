import { setEscalation } from '../../admin/set-escalation.ts';
import { startApi } from '../../testing/start-api.ts';
import { escalate } from './escalate.ts';

const portal = await startApi();
const { services } = portal.api;
const { db } = services;
afterAll(() => portal.close());
beforeAll(() => portal.api.rounds.stop());

const DAY = 86_400_000;
const COMPANY = 'Harbor & Vale Logistics';
/** A late item of the manager, whose route is the manager alone. */
const ITEM = 26_018;

const item = () =>
  db
    .selectFrom('billing_item')
    .select(['chain', 'waits_for', 'escalated_at', 'version', 'manager_id'])
    .where('id', '=', ITEM)
    .executeTakeFirstOrThrow();

test('what waits too long after its due date goes to the next person as well, once, and the history says so (docs: reminders#escalation)', async () => {
  const due = new Date(services.now().getTime() - 3.5 * DAY);
  await db.updateTable('billing_item').set({ approver_due_at: due }).where('id', '=', ITEM).execute();
  await escalate(services);
  expect((await item()).escalated_at).toBeNull();
  await expect(setEscalation(db, { client: COMPANY, days: '0', to: 'msp' })).rejects.toThrow('--days');
  await expect(setEscalation(db, { client: COMPANY, days: '3', to: 'worker' })).rejects.toThrow('may not decide');
  expect(await setEscalation(db, { client: COMPANY, days: '4', to: 'msp' })).toContain('for 4 days');
  await escalate(services);
  expect((await item()).escalated_at).toBeNull();
  await setEscalation(db, { client: COMPANY, days: '3', to: 'msp' });
  await Promise.all([escalate(services), escalate(services)]);
  expect((await item()).waits_for).toEqual([1002, 1004]);
  const manager = await portal.signedIn('manager');
  const { history } = (await manager.get(`/wand2/api/billing/billing-items/${ITEM}/general-info`)).body;
  const said = history.filter(({ comment }: { comment: string | null }) => comment?.includes('Priya Natarajan'));
  expect(said).toEqual([
    expect.objectContaining({
      status: 'Pending',
      changedBy: COMPANY,
      comment: 'Not decided in time. Also asked now: Priya Natarajan',
    }),
  ]);
});

/** What the bells of people were rung for. */
const rung = () =>
  db
    .selectFrom('notification')
    .select(['reader_id', 'event_kind', 'event_values', 'about_item_id', 'read_at'])
    .where('event_kind', 'in', ['item-escalated', 'items-escalated'])
    .execute();

test('the bell of the next person rings, and of nobody else: of several items at once only with their number (docs: reminders#escalation)', async () => {
  const many = await rung();
  expect(many.length).toBeGreaterThan(0);
  // The two rounds share the items as it happens; one of them may have a single one.
  for (const { reader_id, event_values, event_kind } of many)
    expect([reader_id, event_kind]).toEqual([
      1004,
      Number(event_values.count) > 1 ? 'items-escalated' : 'item-escalated',
    ]);
  expect(many.some(({ event_kind }) => event_kind === 'items-escalated')).toBe(true);
  await db.deleteFrom('notification').execute();
  await db
    .updateTable('billing_item')
    .set({ escalated_at: null, chain: null, waits_for: null })
    .where('id', '=', ITEM)
    .execute();
  await escalate(services);
  expect(await rung()).toMatchObject([
    {
      reader_id: 1004,
      event_kind: 'item-escalated',
      about_item_id: ITEM,
      read_at: null,
      event_values: { by: COMPANY },
    },
  ]);
});

test('the manager still decides, and the person who is asked as well does too', async () => {
  const msp = await portal.signedIn('msp');
  const { version } = await item();
  const body = { decision: 'approve', items: [{ billingItemId: ITEM, version }] };
  const headers = { 'idempotency-key': 'escalated' };
  const { body: run } = await msp.post('/wand2/api/billing/approvals/decisions', body, { headers });
  expect(run).toMatchObject({ decided: 1, failed: 0 });
  expect(await rung()).toEqual([expect.objectContaining({ read_at: expect.any(Date) })]);
});

test('without a person nothing is escalated', async () => {
  expect(await setEscalation(db, { client: COMPANY, days: '', to: 'nobody' })).toContain('Nothing');
});
