import type { Transaction } from 'kysely';
import type { RejectionKind, SaveResponse } from 'shared-client/schema/billing';
import type { Access } from '../access/matrix.ts';
import { may, reachOf } from '../access/may.ts';
import { applyVerdict, isHeld, lockItems, partOf, recordSingle } from '../approvals/decide.ts';
import { forbidden, httpProblem, notFound } from '../call/http-problem.ts';
import { inOwnName } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { dateIn } from './calendar.ts';
import { recordChange } from './change-history.ts';
import { readDays } from './read/read-item.ts';
import { StaleVersion } from './save/stale-version.ts';
import { nextStatus } from './states.ts';
import { deductLeave } from './timecard/accruals.ts';

export type Decision = 'approve' | 'reject' | 'process';

interface Asked {
  readonly decision: Decision;
  readonly version: number;
  readonly reason: string | null;
  readonly rejectionKind: RejectionKind | null;
}

/**
 * A decision on one item that is final at once: approved with name and date, rejected with a reason, or, once invoiced, processed.
 * Decisions that can be undone are made by `approvals/run.ts`.
 *
 * @throws HttpProblem 403 for users who may not approve, 409 if the item's state does not allow it, StaleVersion for an old version
 */
export async function decide(
  trx: Transaction<Database>,
  user: SignedInUser,
  id: number,
  { decision, version, reason, rejectionKind }: Asked,
  now: Date,
): Promise<SaveResponse> {
  const access: Access = decision === 'process' ? 'invoice' : 'decide';
  if (reachOf(user, access) === 'none' || !user.permissions.includes('BILLING_APPROVE'))
    throw forbidden('You are not allowed to decide on billing items.');
  const [item] = await lockItems(trx, [id]);
  if (!item || !may(user, access, item)) throw notFound('There is no such billing item.');
  if (access === 'decide' && item.submitted_by_id === user.userId)
    throw forbidden('Who submitted an item does not decide on it. Please ask another approver.');
  if (item.version !== version) throw new StaleVersion(item.version);
  if (access === 'decide' && partOf(inOwnName(user), item) === null)
    throw forbidden('This item waits for another approver of its route.');
  const status = nextStatus(item, decision);
  if (status === undefined) {
    const text = `An item that is ${item.status} cannot be changed this way. Please refresh to continue.`;
    throw httpProblem(409, 'ERR_BILLING_TRANSITION', text, { value: 'status', params: [item.status] });
  }
  if (decision === 'reject' && !reason?.trim()) {
    throw httpProblem(400, 'LBL_REQUIRED_FIELD', 'body.reason: please say why it is rejected.', {
      value: 'body.reason',
    });
  }
  if (decision === 'process') await process(trx, user, id, now);
  else {
    const verdict = { decision, reason, rejectionKind: decision === 'reject' ? (rejectionKind ?? 'SENT_BACK') : null };
    const changes = await applyVerdict(trx, inOwnName(user), { items: [item], verdict, now });
    const { changeId = 0, isStep = false } = changes.get(id) ?? {};
    await recordSingle(trx, user, item, { verdict, changeId, now });
    if (isStep)
      return { billingItemId: id, version: version + 1, status: 'Pending', errors: [], billingItemDetailErrors: [] };
    if (decision === 'approve')
      await deductLeave(trx, item.engagement_id, await readDays(trx, id), dateIn(item.time_zone, now));
  }
  return { billingItemId: id, version: version + 1, status, errors: [], billingItemDetailErrors: [] };
}

/** Marks an item as invoiced, if its approval can no longer be undone. */
async function process(trx: Transaction<Database>, user: SignedInUser, id: number, now: Date): Promise<void> {
  if (await isHeld(trx, id)) {
    const text = 'Its approval can still be undone. Please try again in a few seconds.';
    throw httpProblem(409, 'ERR_APPROVAL_HELD', text, { value: 'status' });
  }
  await trx
    .updateTable('billing_item')
    .set((e) => ({ status: 'Processed' as const, status_reason: null, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await recordChange(trx, id, { status: 'Processed', reason: null, by: user, at: now });
}
