import type { Transaction } from 'kysely';
import type { RejectedLine } from 'shared-client/schema/approvals';
import type { BillingItemType, ExpenseLine } from 'shared-client/schema/billing';
import { decideParts, saidByPart } from '../billing/line-decisions.ts';
import { readDays } from '../billing/read/read-item.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import type { BeforeDecision } from './tables.ts';

/**
 * The lines of an expense after some are sent back: rejected lines get a reason, all other lines are accepted
 * (docs: approvals#reject-lines).
 */
function withRejections(lines: readonly ExpenseLine[], rejected: readonly RejectedLine[]): ExpenseLine[] {
  const reasons = new Map(rejected.map(({ id, reason }) => [id, reason]));
  return lines.map((line) => {
    const rejectionReason = (line.id === null ? undefined : reasons.get(line.id)) ?? null;
    return { ...line, rejectionReason, accepted: rejectionReason === null };
  });
}

/** Sends back lines of an expense, or days and allocations of a timecard. @returns the values that an undo restores */
export async function rejectLines(
  trx: Transaction<Database>,
  { id, type }: { readonly id: number; readonly type: BillingItemType },
  rejected: readonly RejectedLine[],
): Promise<Pick<BeforeDecision, 'lines' | 'lineDecisions'>> {
  if (type !== 'EXPENSE' && type !== 'TIME') return {};
  const item = await trx
    .selectFrom('billing_item')
    .select(['lines', 'cost_allocations', 'line_decisions'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const change = trx.updateTable('billing_item').where('id', '=', id);
  if (type === 'EXPENSE') {
    const lines = item.lines as ExpenseLine[];
    await change.set({ lines: json(withRejections(lines, rejected)) }).execute();
    return { lines };
  }
  const said = saidByPart({ days: await readDays(trx, id), allocations: item.cost_allocations });
  await change.set({ line_decisions: json(decideParts(said, rejected)) }).execute();
  return { lineDecisions: item.line_decisions };
}
