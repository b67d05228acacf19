import type { ExpenseLine, SaveResponse } from 'shared-client/schema/billing';
import { expense } from '../../sample-data/billing/other-items.ts';
import { startApi } from '../../testing/start-api.ts';
import { tokens } from '../../testing/timecard.ts';
import { ITEMS, noonOfToday, TODAY } from '../../testing/timecard-client.ts';
import { spendingOf } from './spent-before.ts';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const worker = await server.signedIn('worker-templates');
const manager = await server.signedIn('manager');

const ENGAGEMENT = 5035;
const head = { type: 'EXPENSE', version: 0, requisitionId: ENGAGEMENT, periodEndDate: '2026-11-22' };
/** A dinner. The limit for meals is 60.00 a day. */
const dinner = (amount: number, exceptionReason: string | null = null) => ({
  expenseDate: TODAY,
  category: 'Meals',
  expenseType: 'Dinner',
  amount,
  exceptionReason,
});
const post = async (expenses: object[], change: object = {}, mode: 'save' | 'submit' = 'submit') =>
  (await worker.post(mode === 'save' ? ITEMS : `${ITEMS}/submit`, { ...head, id: 0, expenses, ...change }))
    .body as SaveResponse;
const spentOn = async (id = 0): Promise<number[]> =>
  (await worker.get(`${ITEMS}/${id}/expense-edit-metadata?engagementId=${ENGAGEMENT}`)).body.spentBefore
    .filter((one: { expenseDate: string; category: string }) => one.expenseDate === TODAY && one.category === 'Meals')
    .map(({ amount }: { amount: number }) => amount);
const sendBack = async ({ billingItemId, version }: SaveResponse) =>
  expect((await manager.post(`${ITEMS}/${billingItemId}/reject`, { version, reason: 'Which one?' })).status).toBe(200);
const REASON = ['ERR_BILLING_EXPENSE_REASON'];

test('the limit of a day counts the reports that were submitted before, drafts and rejected ones do not', async () => {
  await post([dinner(50)], {}, 'save');
  expect(await spentOn()).toEqual([]);
  const first = await post([dinner(40)]);
  expect([first.errors, await spentOn()]).toEqual([[], [40]]);
  const second = await post([dinner(25)]);
  expect(tokens(second.errors)).toEqual(REASON);
  expect(second.errors[0]?.value).toBe('expenses[0].exceptionReason');
  // A draft is saved, and its page shows what was spent.
  const draft = await post([dinner(25)], {}, 'save');
  expect([draft.errors, await spentOn(draft.billingItemId)]).toEqual([[], [40]]);
  await sendBack(first);
  expect(await spentOn(draft.billingItemId)).toEqual([]);
  const sent = await post([dinner(25)], { id: draft.billingItemId, version: 1 });
  expect(sent).toMatchObject({ status: 'Pending', errors: [] });
  // A second submit counts after the other report.
  const again = { id: first.billingItemId, version: (first.version ?? 0) + 1 };
  expect(tokens((await post([dinner(40)], again)).errors)).toEqual(REASON);
  const explained = await post([dinner(40, 'Two of us')], again);
  expect(explained).toMatchObject({ status: 'Pending', errors: [] });
  await sendBack(explained);
  await sendBack(sent);
});

test('two reports that are submitted at once do not share what is left of a day (docs: expenses#expense-day-limit)', async () => {
  const both = await Promise.all([post([dinner(35)]), post([dinner(35)])]);
  expect(both.map(({ errors }) => tokens(errors)).sort()).toEqual([[], REASON]);
  for (const one of both) if (one.billingItemId > 0) await sendBack(one);
});

test('the approver sees that a line goes over the limit with what came before, and not what came after', async () => {
  const first = await post([dinner(40)]);
  const second = await post([dinner(25, 'A second one')]);
  const { content } = (await manager.get('/wand2/api/billing/approvals/items?search=Nora&size=100')).body;
  const broken = (id: number) =>
    content.find(({ billingItemId }: { billingItemId: number }) => billingItemId === id).flaggedLines[0].broken;
  expect([broken(first.billingItemId), broken(second.billingItemId)]).toEqual([[], ['DAY_LIMIT']]);
  expect([await spentOn(first.billingItemId), await spentOn(second.billingItemId)]).toEqual([[], [40]]);
});

test('spending is summed by day and type in minor units, without what is paid at a rate', () => {
  const lines: ExpenseLine[] = [
    expense('2026-11-10', 'Meals', 'Dinner', 0.1),
    expense('2026-11-10', 'Meals', 'Dinner', 0.2),
    expense('2026-11-10', 'Meals', 'PER_DIEM', 68),
    expense('2026-11-11', 'Meals', 'Dinner', 5),
  ];
  expect(spendingOf(lines, 'USD')).toEqual([
    { expenseDate: '2026-11-10', category: 'Meals', expenseType: 'Dinner', amount: 0.3 },
    { expenseDate: '2026-11-11', category: 'Meals', expenseType: 'Dinner', amount: 5 },
  ]);
});
