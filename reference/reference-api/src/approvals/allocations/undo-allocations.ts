import type { UndoneAllocations } from 'shared-client/schema/approvals';
import { notFound } from '../../call/http-problem.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import { forgetUntold } from '../../notifications/keep.ts';
import type { Services } from '../../services.ts';
import { UNDO_MS } from '../undo-time.ts';
import { storeAllocations } from './store-allocations.ts';

/**
 * Takes back the caller's last change of a timecard's allocations, within ten seconds and if nobody has changed the timecard since. The old
 * allocations are restored in the next version, and the worker is not shown the change. It can be repeated with the same response. A
 * delegate may take back a change on behalf of another user even if the delegation has ended.
 *
 * @throws HttpProblem 404 if the caller changed nothing
 */
export async function undoAllocations(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Pick<SignedInUser, 'userId'>,
  billingItemId: number,
): Promise<UndoneAllocations> {
  return db.transaction().execute(async (trx) => {
    const item = await trx
      .selectFrom('billing_item')
      .select(['id', 'version', 'worker_id'])
      .where('id', '=', billingItemId)
      .forUpdate()
      .executeTakeFirst();
    const change = await trx
      .selectFrom('allocation_change')
      .select(['id', 'before', 'changed_at', 'changed_version', 'undone_at'])
      .where('billing_item_id', '=', billingItemId)
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!item || !change) throw notFound('There is no change of yours on this.');
    const as = (fate: UndoneAllocations['fate'], version = item.version): UndoneAllocations => ({
      billingItemId,
      fate,
      version,
    });
    if (change.undone_at) return as(null);
    if (change.changed_version !== item.version) return as('changed');
    if (change.changed_at.getTime() + UNDO_MS < now().getTime()) return as('final');
    const { version } = await storeAllocations(trx, item, { ...change.before, now: now() });
    await forgetUntold(trx, { itemId: item.id, kind: 'item-changed' }, now());
    await trx.updateTable('allocation_change').set({ undone_at: now() }).where('id', '=', change.id).execute();
    return as(null, version);
  });
}
