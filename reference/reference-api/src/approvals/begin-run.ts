import { createHash } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { BatchSubject, DecisionRequest } from 'shared-client/schema/approvals';
import type { Condition } from '../access/within-reach.ts';
import { httpProblem } from '../call/http-problem.ts';
import type { Acting } from '../delegates/acting.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import { conditionsOf } from './filter.ts';
import { anyOf, reviewedItems, waitingItems } from './reviewed-parts.ts';
import type { ApprovalRunTable } from './tables.ts';

/** A decision on one or more items. */
export type Run = Selectable<ApprovalRunTable>;

interface Claimed {
  readonly key: string;
  readonly asked: DecisionRequest;
  readonly now: Date;
  /** Approvers who were not seen since then count as away. */
  readonly awaySince: Date;
  /** Only for a batch: its subject, and until when it can be taken back. */
  readonly batch?: { readonly subject: BatchSubject; readonly undoUntil: Date };
}

/** The run of a key, locked; it is created if there is none. */
export async function claimRun(
  trx: Transaction<Database>,
  acting: Acting,
  { key, asked, now, awaySince, batch }: Claimed,
): Promise<Run> {
  // The same request is a different one if the server processes it.
  const request = JSON.stringify(batch ? { batch: asked } : asked);
  const request_hash = createHash('sha256').update(request).digest('base64url');
  const begun = await trx
    .insertInto('approval_run')
    .values({
      user_id: acting.actor.userId,
      principal_id: acting.principal?.userId ?? null,
      in_name: acting.principal !== null,
      key,
      request_hash,
      decision: asked.decision,
      rejection_kind: asked.decision === 'reject' ? (asked.rejectionKind ?? 'SENT_BACK') : null,
      reason: asked.reason?.trim() || null,
      lines: asked.lines ? json(asked.lines) : null,
      batch: batch ? json(batch.subject) : null,
      created_at: now,
      undo_until: batch?.undoUntil ?? null,
      undone_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (begun) {
    await chooseItems(trx, acting, { run_id: begun.id, asked, awaySince, isBatch: batch !== undefined });
    return begun;
  }
  const known = await trx
    .selectFrom('approval_run')
    .selectAll()
    .where('user_id', '=', acting.actor.userId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (known.request_hash === request_hash) return known;
  const text = 'This request was sent before with other content. Please reload the page and try again.';
  throw httpProblem(422, 'ERR_IDEMPOTENCY_KEY_REUSED', text, { value: 'Idempotency-Key' });
}

interface Chosen {
  readonly run_id: number;
  readonly asked: DecisionRequest;
  readonly awaySince: Date;
  /** A batch takes only items that wait. */
  readonly isBatch: boolean;
}

/**
 * Chooses the items of a run. Of all that match, those that were submitted after the list was made are left out, because nobody saw them.
 * Those that somebody else has decided on since are included, so that the response reports them (docs: approvals#approval-outcomes).
 */
async function chooseItems(
  trx: Transaction<Database>,
  acting: Acting,
  { run_id, asked: { items = [], filter, asOf }, awaySince, isBatch }: Chosen,
): Promise<void> {
  if (filter === undefined) {
    const named = new Map(items.map((item) => [item.billingItemId, item]));
    const known = await trx
      .selectFrom('billing_item')
      .select('id')
      .where('id', 'in', [...named.keys()])
      .execute();
    const values = known.map(({ id }) => {
      const { version = 0, reason } = named.get(id) ?? {};
      return { run_id, billing_item_id: id, asked_version: version, reason: reason?.trim() || null };
    });
    if (values.length > 0) await trx.insertInto('approval_decision').values(values).execute();
    return;
  }
  const own = [acting.actor.userId, ...(acting.principal ? [acting.principal.userId] : [])];
  const madeAt = new Date(asOf ?? 0);
  const conditions = await conditionsOf(trx, acting, { ...filter, status: undefined }, { now: madeAt, awaySince });
  const matching = (parts: readonly Condition[]) =>
    trx
      .selectFrom('billing_item as b')
      .innerJoin('engagement as e', 'e.id', 'b.engagement_id')
      .where(anyOf(parts))
      .where(sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`)
      .where('b.submitted_at', '<=', madeAt)
      // Own items are shown but not counted: "approve all" means all that may be approved.
      .where((e) => e.or([e('b.submitted_by_id', 'is', null), e('b.submitted_by_id', 'not in', own)]))
      .select([sql.lit(run_id).as('run_id'), 'b.id as billing_item_id', 'b.version as asked_version']);
  const add = trx.insertInto('approval_decision').columns(['run_id', 'billing_item_id', 'asked_version']);
  const isWaiting = filter.status === undefined || filter.status === 'Pending';
  await add.expression(matching(isWaiting ? waitingItems(acting, filter) : [sql`false`])).execute();
  // A batch takes only items that wait.
  if (isBatch || !isWaiting) return;
  const decided = matching(reviewedItems(acting, filter))
    .where('b.status', '<>', 'Pending')
    .where('b.id', 'in', decidedByOthers(trx, acting.actor.userId, madeAt));
  // An item may be decided on between the two statements.
  await add
    .expression(decided)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The items that somebody else has decided on since a time. */
const decidedByOthers = (trx: Transaction<Database>, userId: number, since: Date) =>
  trx
    .selectFrom('approval_decision as d')
    .innerJoin('approval_run as r', 'r.id', 'd.run_id')
    .select('d.billing_item_id')
    .where('d.fate', '=', 'done')
    .where('d.undone_at', 'is', null)
    .where('d.decided_at', '>', since)
    .where('r.user_id', '<>', userId);
