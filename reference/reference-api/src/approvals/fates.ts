import { type Kysely, sql } from 'kysely';
import type { DecisionFate } from 'shared-client/schema/approvals';
import { readLastChange } from '../billing/change-history.ts';
import type { Database } from '../storage/database.ts';

/** So many are named; the others are counted. */
const NAMED = 200;

/** The items of a run that were not decided, with who changed them meanwhile and when. */
export async function readFates(db: Kysely<Database>, runId: number): Promise<DecisionFate[]> {
  const rows = await db
    .selectFrom('approval_decision as d')
    .innerJoin('billing_item as b', 'b.id', 'd.billing_item_id')
    .innerJoin('app_user as w', 'w.id', 'b.worker_id')
    .select(['b.id', 'b.period_end', 'd.fate'])
    .select(sql<string>`w.first_name || ' ' || w.last_name`.as('workerName'))
    .where('d.run_id', '=', runId)
    .where('d.fate', '<>', 'done')
    .orderBy('b.id')
    .limit(NAMED)
    .execute();
  return Promise.all(
    rows.map(async ({ id, period_end, fate, workerName }): Promise<DecisionFate> => {
      const told = fate === 'changed' || fate === 'decided' ? await readLastChange(db, id) : undefined;
      return {
        billingItemId: id,
        workerName,
        periodEndDate: period_end,
        fate: fate as DecisionFate['fate'],
        by: told?.changed_by ?? null,
        byFor: told?.changed_for ?? null,
        at: told?.changed_at.toISOString() ?? null,
      };
    }),
  );
}
