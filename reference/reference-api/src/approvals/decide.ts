import { type Kysely, sql, type Transaction } from 'kysely';
import type { ApprovalDecision } from 'shared-client/schema/approvals';
import type { RejectionKind, StatusReason } from 'shared-client/schema/billing';
import { approveStep, type Chain, isChainDone, passAll, rejectStep, waitsFor } from 'shared-validators/record-approval';
import { reachOf } from '../access/may.ts';
import { fullName } from '../billing/change-history.ts';
import { nextStatus } from '../billing/states.ts';
import { type Acting, isOwn, mayActing, namesOf } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { type ItemEvent, notifyOfItems, settleWaiting } from '../notifications/keep.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import { type Decidable, decisionPart } from './decision-part.ts';
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
    .select(['e.client_id', 'b.manager_id', 'b.chain', 'b.waits_for', 'b.approvers', 'e.supplier_name', 'c.time_zone'])
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
  // Of an approver whose step somebody else has decided, that is the reason.
  if (partOf(acting, item) === null) return item.version === askedVersion ? 'forbidden' : 'changed';
  return item.version === askedVersion ? 'done' : 'changed';
}

/** The part of an item that is decided on now by this user, in their own name or on behalf of another. */
export const partOf = ({ as, principal }: Acting, item: Decidable) =>
  decisionPart(item, as.userId, principal?.userType !== 'Client' && ['client', 'all'].includes(reachOf(as, 'decide')));

/** The status reason of an item, and of a line of its history, while a further step of its chain is to approve it. */
export const NEXT_STEP: StatusReason = 'Pending Approval Routing';

/** An item after a decision. */
interface Decided {
  readonly id: number;
  /** A further step is to approve the item, which goes on waiting. */
  readonly isStep: boolean;
  /** Null without a chain. */
  readonly chain: Chain | null;
}

/** The chain of an item after a decision: one more approval, or nobody is asked any more. */
function afterVerdict(acting: Acting, item: LockedItem, { decision }: Verdict, now: Date): Decided {
  const { id, chain } = item;
  if (chain === null) return { id, isStep: false, chain };
  const stamp = { decidedAt: now.toISOString(), decidedBy: acting.principal ? fullName(acting.actor) : null };
  const { userId } = acting.as;
  if (decision === 'reject') return { id, isStep: false, chain: passAll(rejectStep(chain, userId, stamp)) };
  const approved = approveStep(chain, userId, stamp);
  const isStep = partOf(acting, item) === 'step' && !isChainDone(approved);
  return { id, isStep, chain: isStep ? approved : passAll(approved) };
}

interface Applied {
  readonly items: readonly LockedItem[];
  readonly verdict: Verdict;
  readonly now: Date;
  /** When workers and the next approvers are told: once it can no longer be taken back. */
  readonly toldAt?: Date;
}

/**
 * Applies the same decision to locked items and writes their history. An item of whose chain a further step remains goes on waiting.
 * @returns the change of each item: its id, and whether it was the last step
 */
export async function applyVerdict(
  trx: Transaction<Database>,
  acting: Acting,
  { items, verdict, now, toldAt = now }: Applied,
): Promise<ReadonlyMap<number, { readonly changeId: number; readonly isStep: boolean }>> {
  if (items.length === 0) return new Map();
  const { reason } = verdict;
  const names = namesOf(acting);
  const approved = verdict.decision === 'approve';
  const status = approved ? 'Approved' : 'Rejected';
  const decided = items.map((item) => afterVerdict(acting, item, verdict, now));
  const final = decided.flatMap(({ id, isStep }) => (isStep ? [] : [id]));
  if (final.length > 0)
    await trx
      .updateTable('billing_item')
      .set({
        status,
        status_reason: approved ? APPROVED_REASON : null,
        version: sql<number>`version + 1`,
        approver_name: names.by,
        approver_for: names.for,
        // As a trigger sets it when the decision is stored, so that the row is written once.
        decided_at: now,
        ...(approved ? { approved_at: now } : { rejection_reason: reason, rejection_kind: verdict.rejectionKind }),
      })
      .where('id', 'in', final)
      .execute();
  await storeChains(trx, decided, now);
  const isStep = new Set(decided.flatMap((one) => (one.isStep ? [one.id] : [])));
  const changes = await trx
    .insertInto('billing_item_change')
    .values(
      items.map(({ id }) => ({
        billing_item_id: id,
        status,
        status_reason: isStep.has(id) ? NEXT_STEP : approved ? APPROVED_REASON : null,
        changed_by: names.by,
        changed_for: names.for,
        changed_at: now,
        comment: reason,
      })),
    )
    .returning(['id', 'billing_item_id'])
    .execute();
  const told = decisionKind(verdict);
  const events = changes.map(
    ({ id: changeId, billing_item_id: itemId }): ItemEvent =>
      isStep.has(itemId)
        ? { itemId, changeId, kind: 'item-submitted', to: 'approvers' }
        : { itemId, changeId, kind: told, to: 'worker' },
  );
  const values = reason ? { reason } : {};
  await settleWaiting(
    trx,
    items.map(({ id }) => id),
    now,
  );
  await notifyOfItems(trx, events, { at: toldAt, actorId: acting.actor.userId, by: names.by, values });
  return new Map(changes.map(({ id: changeId, billing_item_id: id }) => [id, { changeId, isStep: isStep.has(id) }]));
}

/** The kind of the notification of a decision (docs: notifications#notification-kinds). */
const decisionKind = ({ decision, rejectionKind }: Verdict): string =>
  decision === 'approve' ? 'item-approved' : rejectionKind === 'REFUSED' ? 'item-refused' : 'item-sent-back';

/** Stores the chains of items that have one; a step that was not the last makes the item's next version. */
async function storeChains(trx: Transaction<Database>, decided: readonly Decided[], now: Date): Promise<void> {
  const rows = decided.flatMap(({ id, isStep, chain }) =>
    chain === null ? [] : [{ id, is_step: isStep, chain, waits_for: isStep ? waitsFor(chain) : null }],
  );
  if (rows.length === 0) return;
  await sql`
    update billing_item b set chain = r.chain, waits_for = nullif(r.waits_for, 'null'::jsonb),
      decided_at = ${now}, status_reason = case when r.is_step then ${NEXT_STEP} else b.status_reason end,
      version = b.version + r.is_step::integer
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id integer, is_step boolean, chain jsonb, waits_for jsonb)
    where b.id = r.id`.execute(trx);
}

/** The values that an undo restores. */
export const beforeOf = (item: LockedItem): BeforeDecision => ({
  status_reason: item.status_reason,
  approver_name: item.approver_name,
  approver_for: item.approver_for,
  rejection_reason: item.rejection_reason,
  rejection_kind: item.rejection_kind,
  ...(item.chain ? { chain: item.chain, waits_for: item.waits_for } : {}),
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
