import type { Transaction } from 'kysely';
import type { SaveResponse, StatusReason } from 'shared-client/schema/billing';
import type { Access } from '../access/matrix.ts';
import { may, reachOf } from '../access/may.ts';
import { forbidden, httpProblem, notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { deductLeave } from './accruals.ts';
import { dateIn } from './calendar.ts';
import { fullName, recordChange } from './change-history.ts';
import { readDays } from './read-item.ts';
import { StaleVersion } from './stale-version.ts';
import { nextStatus } from './states.ts';

export type Decision = 'approve' | 'reject' | 'process';

const REASONS: Readonly<Record<Decision, StatusReason | null>> = {
  approve: 'Pending Invoicing',
  reject: null,
  process: null,
};

/**
 * An approver's decision: approved with name and date, rejected with a reason, or, once invoiced, processed.
 *
 * @throws HttpProblem 403 for who may not approve, 409 when the item is in no state for it, StaleVersion for an old version
 */
export async function decide(
  trx: Transaction<Database>,
  user: SignedInUser,
  id: number,
  { decision, version, reason }: { decision: Decision; version: number; reason: string | null },
  now: Date,
): Promise<SaveResponse> {
  const access: Access = decision === 'process' ? 'invoice' : 'decide';
  if (reachOf(user, access) === 'none' || !user.permissions.includes('BILLING_APPROVE'))
    throw forbidden('You are not allowed to decide on billing items.');
  const item = await trx
    .selectFrom('billing_item as b')
    .innerJoin('engagement as e', 'e.id', 'b.engagement_id')
    .innerJoin('client as c', 'c.id', 'e.client_id')
    .select(['b.id', 'b.version', 'b.status', 'b.worker_id', 'b.submitted_by_id', 'b.engagement_id'])
    .select(['e.client_id', 'e.supplier_name', 'c.time_zone'])
    .where('b.id', '=', id)
    .forUpdate('b')
    .executeTakeFirst();
  if (!item) throw notFound('There is no such billing item.');
  if (!may(user, access, item)) throw forbidden('This billing item is not one of your company.');
  if (access === 'decide' && item.submitted_by_id === user.userId)
    throw forbidden('Who submitted an item does not decide on it. Please ask another approver.');
  if (item.version !== version) throw new StaleVersion(item.version);
  const status = nextStatus(item.status, decision);
  if (status === undefined) {
    const text = `An item that is ${item.status} cannot be changed this way. Please refresh to continue.`;
    throw httpProblem(409, 'ERR_BILLING_TRANSITION', text, { value: 'status', params: [item.status] });
  }
  if (decision === 'reject' && !reason?.trim()) {
    throw httpProblem(400, 'LBL_REQUIRED_FIELD', 'body.reason: please say why it is rejected.', {
      value: 'body.reason',
    });
  }
  if (decision === 'approve') {
    await deductLeave(trx, item.engagement_id, await readDays(trx, id), dateIn(item.time_zone, now));
  }
  const name = fullName(user);
  const approval = decision === 'approve' ? { approver_name: name, approved_at: now } : {};
  const rejection = decision === 'reject' ? { approver_name: name, rejection_reason: reason } : {};
  const status_reason = REASONS[decision];
  await trx
    .updateTable('billing_item')
    .set({ status, status_reason, version: version + 1, ...approval, ...rejection })
    .where('id', '=', id)
    .execute();
  await recordChange(trx, id, { status, reason: status_reason, by: user, at: now, comment: reason });
  return { billingItemId: id, version: version + 1, status, errors: [], billingItemDetailErrors: [] };
}
