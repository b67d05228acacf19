import { type Kysely, sql } from 'kysely';
import type { DecisionOutcome } from 'shared-client/schema/approvals';
import type { Database } from '../storage/database.ts';
import type { Outcome } from './tables.ts';

/** The most items that are listed; further ones are only counted. */
const NAMED = 200;

interface Row {
  readonly id: number;
  readonly period_end: string;
  readonly fate: Exclude<Outcome, 'done'>;
  readonly workerName: string;
  readonly by: string | null;
  readonly byFor: string | null;
  readonly at: Date | null;
}

/** The items of a run that were not decided, with who changed them in the meantime and when. */
export async function readOutcomes(db: Kysely<Database>, runId: number, most = NAMED): Promise<DecisionOutcome[]> {
  const { rows } = await sql<Row>`
    select b.id, b.period_end, d.fate, w.first_name || ' ' || w.last_name as "workerName",
      c.changed_by as by, c.changed_for as "byFor", c.changed_at as at
    from approval_decision d
    join billing_item b on b.id = d.billing_item_id
    join app_user w on w.id = b.worker_id
    left join lateral (
      select * from billing_item_change h
      where h.billing_item_id = b.id and d.fate in ('changed', 'decided') order by h.id desc limit 1) c on true
    where d.run_id = ${runId} and d.fate <> 'done' order by b.id limit ${most}`.execute(db);
  return rows.map(({ id, period_end, fate, workerName, by, byFor, at }) => ({
    billingItemId: id,
    workerName,
    periodEndDate: period_end,
    fate,
    by,
    byFor,
    at: at === null ? null : new Date(at).toISOString(),
  }));
}
