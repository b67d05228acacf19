import type { ExpenseLine } from 'shared-client/schema/billing';
import { json } from '../../storage/json.ts';
import type { TestClient } from '../test-client.ts';
import { db, isAllowed, type Subject } from './people.ts';

/** Whether the charts of a user have a subject's item. */

const INSIGHTS = '/wand2/api/insights';

/** Whether the hours of the insights change with those of an item. */
export async function countsHours(client: TestClient, { itemId }: Subject): Promise<boolean> {
  const minutes = async () =>
    (await client.get(`${INSIGHTS}/hours`)).body.weeks
      .flatMap(({ states }: { states: { minutes: number }[] }) => states)
      .reduce((sum: number, state: { minutes: number }) => sum + state.minutes, 0);
  const before = await minutes();
  await db
    .updateTable('billing_item_detail')
    .set((eb) => ({ worked_minutes: eb('worked_minutes', '+', 1) }))
    .where('billing_item_id', '=', itemId)
    .execute();
  return (await minutes()) > before;
}

/** Whether the expenses of the insights have a line of an item. */
export async function countsExpenses(client: TestClient, { itemId }: Subject): Promise<boolean> {
  const of = (type: 'TIME' | 'EXPENSE') =>
    db
      .updateTable('billing_item')
      .set({ type, lines: json([{ category: 'Of the insights', amount: 1 }] as unknown as ExpenseLine[]) })
      .where('id', '=', itemId)
      .execute();
  await of('EXPENSE');
  const { expenses } = (await client.get(`${INSIGHTS}/money`)).body;
  await of('TIME');
  return expenses.some(({ category }: { category: string }) => category === 'Of the insights');
}

/** Whether the insights have the reason why an item was sent back. */
export async function readsRejections(client: TestClient, { itemId }: Subject): Promise<boolean> {
  const reason = `Item ${itemId}`;
  const changes = Array.from({ length: 50 }, () => ({ billing_item_id: itemId, comment: reason }));
  await db
    .insertInto('billing_item_change')
    .values(changes.map((one) => ({ ...one, status: 'Rejected' as const, changed_by: 'Test', changed_at: new Date() })))
    .execute();
  const { status, body } = await client.get(`${INSIGHTS}/decisions`);
  await db.deleteFrom('billing_item_change').where('comment', '=', reason).execute();
  return isAllowed(status) && body.rejections.some((one: { reason: string }) => one.reason === reason);
}
