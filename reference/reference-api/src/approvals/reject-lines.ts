import type { Transaction } from 'kysely';
import type { RejectedLine } from 'shared-client/schema/approvals';
import type { ExpenseLine } from 'shared-client/schema/billing';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';

/** The lines of an expense some of which are sent back: each of those says why, the others are accepted (docs: approvals#reject-lines). */
function withRejections(lines: readonly ExpenseLine[], rejected: readonly RejectedLine[]): ExpenseLine[] {
  const reasons = new Map(rejected.map(({ id, reason }) => [id, reason]));
  return lines.map((line) => {
    const rejectionReason = (line.id === null ? undefined : reasons.get(line.id)) ?? null;
    return { ...line, rejectionReason, accepted: rejectionReason === null };
  });
}

/** Sends lines of an expense back. @returns the lines as they were, which an undo restores */
export async function rejectLines(
  trx: Transaction<Database>,
  itemId: number,
  rejected: readonly RejectedLine[],
): Promise<readonly ExpenseLine[]> {
  const item = await trx.selectFrom('billing_item').select('lines').where('id', '=', itemId).executeTakeFirstOrThrow();
  const lines = item.lines as ExpenseLine[];
  await trx
    .updateTable('billing_item')
    .set({ lines: json(withRejections(lines, rejected)) })
    .where('id', '=', itemId)
    .execute();
  return lines;
}
