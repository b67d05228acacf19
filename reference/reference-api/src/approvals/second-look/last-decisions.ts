import type { Kysely } from 'kysely';
import type { PastDecision } from 'shared-client/schema/approvals';
import type { Database } from '../../storage/database.ts';

/** The number of decisions that a second look shows. */
const SHOWN = 3;

/** The last decisions on items of an engagement, the newest first. Decisions that were undone are not among them. */
export async function readLastDecisions(db: Kysely<Database>, engagementId: number): Promise<PastDecision[]> {
  const rows = await db
    .selectFrom('billing_item_change as h')
    .innerJoin('billing_item as b', 'b.id', 'h.billing_item_id')
    .select(['b.id', 'b.type', 'b.period_start', 'b.period_end'])
    .select(['h.status', 'h.comment', 'h.changed_by', 'h.changed_for', 'h.changed_at'])
    .where('b.engagement_id', '=', engagementId)
    .where('h.status', 'in', ['Approved', 'Rejected'])
    .orderBy('h.changed_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    billingItemId: row.id,
    type: row.type,
    periodStartDate: row.period_start,
    periodEndDate: row.period_end,
    decision: row.status === 'Approved' ? 'approve' : 'reject',
    reason: row.comment,
    by: row.changed_by,
    byFor: row.changed_for,
    at: row.changed_at.toISOString(),
  }));
}
