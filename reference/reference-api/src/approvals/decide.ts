import { type Kysely, sql, type Transaction } from 'kysely';
import type { ApprovalDecision } from 'shared-client/schema/approvals';
import type { RejectionKind, StatusReason } from 'shared-client/schema/billing';
import { nextStatus } from '../billing/states.ts';
import { type Acting, isOwn, mayActing, namesOf } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import type { BeforeDecision, Outcome } from './tables.ts';

/** The decision, applied to every item of a run. */
export interface Verdict {
  readonly decision: ApprovalDecision;
  readonly rejectionKind: RejectionKind | null;
  readonly reason: string | null;
}

const APPROVED_REASON: StatusReason = 'Pending Invoicing';

/** A locked item, with the data that determine the outcome. */
export type LockedItem = Awaited<ReturnType<typeof lockItems>>[number];

/**
 * Locks items in the order of their ids, so that two managers wait for one another without a deadlock. It is not `for update`: at this
 * point both have inserted a row that refers to the item, and each would wait for the other to release its key.
 */
export const lockItems = (trx: Transaction<Database>, ids: readonly number[]) =>
  trx
    .selectFrom('billing_item as b')
    .innerJoin('engagement as e', 'e.id', 'b.engagement_id')
    .innerJoin('client as c', 'c.id', 'e.client_id')
    .select(['b.id', 'b.version', 'b.status', 'b.type', 'b.worker_id', 'b.submitted_by_id', 'b.engagement_id'])
    .select(['b.status_reason', 'b.approver_name', 'b.approver_for', 'b.rejection_reason', 'b.rejection_kind'])
    .select(['e.client_id', 'e.supplier_name', 'e.manager_id', 'c.time_zone'])
    .where('b.id', 'in', ids)
    .orderBy('b.id')
    .forNoKeyUpdate('b')
    .execute();

/** The outcome of a decision on an item (docs: approvals#approval-outcomes). */
export function outcomeOf(
  acting: Acting,
  item: LockedItem | undefined,
  askedVersion: number,
  { decision }: Pick<Verdict, 'decision'>,
): Outcome {
  if (!item) return 'missing';
  if (!mayActing(acting, 'decide', item)) return 'forbidden';
  if (isOwn(acting, item.submitted_by_id)) return 'own';
  if (nextStatus(item, decision) === undefined) return 'decided';
  return item.version === askedVersion ? 'done' : 'changed';
}

/** Applies the same decision to locked items and writes their history. @returns the id of the change of each item */
export async function applyVerdict(
  trx: Transaction<Database>,
  acting: Acting,
  { items, verdict, now }: { readonly items: readonly LockedItem[]; readonly verdict: Verdict; readonly now: Date },
): Promise<ReadonlyMap<number, number>> {
  if (items.length === 0) return new Map();
  const { decision, reason } = verdict;
  const names = namesOf(acting);
  const approved = decision === 'approve';
  const status = approved ? 'Approved' : 'Rejected';
  const status_reason = approved ? APPROVED_REASON : null;
  const ids = items.map(({ id }) => id);
  await trx
    .updateTable('billing_item')
    .set({
      status,
      status_reason,
      version: sql<number>`version + 1`,
      approver_name: names.by,
      approver_for: names.for,
      ...(approved ? { approved_at: now } : { rejection_reason: reason, rejection_kind: verdict.rejectionKind }),
    })
    .where('id', 'in', ids)
    .execute();
  const changes = await trx
    .insertInto('billing_item_change')
    .values(
      ids.map((billing_item_id) => ({
        billing_item_id,
        status,
        status_reason,
        changed_by: names.by,
        changed_for: names.for,
        changed_at: now,
        comment: reason,
      })),
    )
    .returning(['id', 'billing_item_id'])
    .execute();
  return new Map(changes.map(({ id, billing_item_id }) => [billing_item_id, id]));
}

/** The values that an undo restores. */
export const beforeOf = (item: LockedItem): BeforeDecision => ({
  status_reason: item.status_reason,
  approver_name: item.approver_name,
  approver_for: item.approver_for,
  rejection_reason: item.rejection_reason,
  rejection_kind: item.rejection_kind,
});

/** Records a single decision, which is final at once, with its author, and that a mail is due. */
export async function recordSingle(
  trx: Transaction<Database>,
  user: SignedInUser,
  item: LockedItem,
  { verdict, changeId, now }: { readonly verdict: Verdict; readonly changeId: number; readonly now: Date },
): Promise<void> {
  const { id } = await trx
    .insertInto('approval_run')
    .values({
      user_id: user.userId,
      key: `single ${item.id} ${item.version}`,
      request_hash: '',
      decision: verdict.decision,
      rejection_kind: verdict.rejectionKind,
      reason: verdict.reason,
      created_at: now,
      undo_until: null,
      undone_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('approval_decision')
    .values({
      run_id: id,
      billing_item_id: item.id,
      asked_version: item.version,
      fate: 'done',
      before: json(beforeOf(item)),
      decided_version: item.version + 1,
      change_id: changeId,
      decided_at: now,
      finished_at: now,
      mail_after: verdict.decision === 'reject' ? now : null,
    })
    .execute();
}

/** Whether a decision on an item can still be undone. Later steps wait until it cannot. */
export async function isHeld(db: Kysely<Database>, itemId: number): Promise<boolean> {
  const held = await db
    .selectFrom('approval_decision')
    .select('run_id')
    .where('billing_item_id', '=', itemId)
    .where('fate', '=', 'done')
    .where('undone_at', 'is', null)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return held !== undefined;
}
