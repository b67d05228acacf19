import { type Kysely, sql } from 'kysely';
import type { CorrectedItem } from 'shared-client/schema/billing';
import { sumOf } from 'shared-validators/money';
import { hoursOf } from 'shared-validators/timecard';
import type { Database } from '../../storage/database.ts';

/** The most items that are offered for correction. */
const MOST_OFFERED = 50;

interface WhichCorrected {
  readonly engagementId: number;
  /** The adjustment or benefit that is excluded from the sum of earlier ones; 0 for a new one. */
  readonly itemId: number;
  readonly currency: string;
  /** The first day of the period; any period if absent. */
  readonly periodStart?: string | undefined;
}

/** The items that may be corrected: approved or processed time, expenses and project work, the latest period first. */
export async function readCorrectable(db: Kysely<Database>, which: WhichCorrected): Promise<CorrectedItem[]> {
  const { engagementId, periodStart } = which;
  let rows = corrected(db, which.itemId)
    .where('b.engagement_id', '=', engagementId)
    .where('b.type', 'in', ['TIME', 'EXPENSE', 'PROJECT'])
    .where('b.status', 'in', ['Approved', 'Processed']);
  if (periodStart !== undefined) rows = rows.where('b.period_start', '=', periodStart);
  const found = await rows.orderBy('b.period_end', 'desc').orderBy('b.id', 'desc').limit(MOST_OFFERED).execute();
  return found.map((row) => correctedOf(row, which.currency));
}

/** The item that an adjustment or a benefit corrects, in any state; null if there is none. */
export async function readCorrected(
  db: Kysely<Database>,
  {
    id,
    corrects_id,
    currency,
  }: { readonly id: number; readonly corrects_id: number | null; readonly currency: string },
): Promise<CorrectedItem | null> {
  if (corrects_id === null) return null;
  const row = await corrected(db, id).where('b.id', '=', corrects_id).executeTakeFirst();
  return row ? correctedOf(row, currency) : null;
}

function corrected(db: Kysely<Database>, itemId: number) {
  return db
    .selectFrom('billing_item as b')
    .innerJoin('engagement as e', 'e.id', 'b.engagement_id')
    .select(['b.id', 'b.type', 'b.status', 'b.period_start', 'b.period_end', 'b.worked_minutes', 'b.days_worked'])
    .select(['b.units_worked', 'b.expense_amount', 'b.milestone_amount', 'b.material_amount', 'b.position_amount'])
    .select('e.hour_decimal_precision')
    .select(
      // Returned one by one, because money is always summed as minor units.
      sql<readonly number[]>`coalesce((
        select json_agg(a.adjustment_amount) from billing_item as a
        where a.corrects_id = b.id and a.id <> ${itemId} and a.adjustment_amount is not null
          and a.status in ('Pending', 'Approved', 'Processed')
      ), '[]')`.as('adjusted'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof corrected>['executeTakeFirstOrThrow']>>;

function correctedOf(row: Row, currency: string): CorrectedItem {
  const parts = [row.expense_amount, row.milestone_amount, row.material_amount, row.position_amount];
  const known = parts.filter((one) => one !== null);
  return {
    billingItemId: row.id,
    type: row.type,
    status: row.status,
    periodStartDate: row.period_start,
    periodEndDate: row.period_end,
    hoursWorked: row.type === 'TIME' ? hoursOf(row.worked_minutes, row.hour_decimal_precision) : null,
    daysWorked: row.type === 'TIME' ? row.days_worked : null,
    unitsWorked: row.type === 'TIME' ? row.units_worked : null,
    hourDecimalPrecision: row.hour_decimal_precision,
    amount: row.type === 'TIME' || known.length === 0 ? null : sumOf(known, currency),
    adjustedBefore: sumOf(row.adjusted, currency),
  };
}
