import { type Kysely, sql } from 'kysely';
import type { ExpenseLine, Spending } from 'shared-client/schema/billing';
import { isUnitType, type Spent } from 'shared-validators/expense';
import { amountOf, unitsOf } from 'shared-validators/money';
import type { Database } from '../../storage/database.ts';
import type { Period } from '../period.ts';
import type { Item } from '../read/read-item.ts';
import { BILLED } from './project-setting.ts';

interface WhichReport {
  readonly engagement: { readonly id: number; readonly currency: string };
  readonly period: Period;
  /** The stored report; undefined for a new one. */
  readonly item: Pick<Item, 'id' | 'status' | 'submitted_at'> | undefined;
}

/**
 * The amounts that other reports of an engagement have spent on the days of a period before a report: those that were submitted and not
 * rejected. For a report that is itself submitted, only those that were submitted before it (docs: expenses#expense-day-limit).
 */
export async function readSpentBefore(
  db: Kysely<Database>,
  { engagement, period, item }: WhichReport,
): Promise<Spending[]> {
  let others = db
    .selectFrom('billing_item')
    .select('lines')
    .where('engagement_id', '=', engagement.id)
    .where('type', '=', 'EXPENSE')
    .where('status', 'in', BILLED)
    .where('period_start', '<=', period.end)
    .where('period_end', '>=', period.start)
    .where('id', '!=', item?.id ?? 0);
  if (item?.submitted_at && BILLED.some((status) => status === item.status))
    others = others.where(sql<boolean>`(submitted_at, id) < (${item.submitted_at}, ${item.id})`);
  const rows = await others.execute();
  return spendingOf(
    rows.flatMap(({ lines }) => lines as ExpenseLine[]),
    engagement.currency,
  );
}

/** The same for submitted reports of any engagements, by report, in one query. */
export async function readSpentBeforeEach(
  db: Kysely<Database>,
  items: readonly Pick<Item, 'id' | 'currency'>[],
): Promise<ReadonlyMap<number, readonly Spending[]>> {
  if (items.length === 0) return new Map();
  const { rows } = await sql<{ id: number; lines: ExpenseLine[] }>`
    select b.id, o.lines
    from billing_item b
    join billing_item o on o.engagement_id = b.engagement_id and o.type = 'EXPENSE' and o.status in (${sql.join(BILLED)})
      and o.period_start <= b.period_end and o.period_end >= b.period_start
      and (o.submitted_at, o.id) < (b.submitted_at, b.id)
    where b.id in (${sql.join(items.map(({ id }) => id))})`.execute(db);
  const found = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    items.map(({ id, currency }) => [
      id,
      spendingOf(
        (found.get(id) ?? []).flatMap(({ lines }) => lines),
        currency,
      ),
    ]),
  );
}

/** The sums of lines by day and type. No policy applies to lines at a rate. */
export function spendingOf(lines: readonly ExpenseLine[], currency: string): Spending[] {
  const bought = lines.filter(({ expenseType }) => !isUnitType(expenseType));
  const groups = Map.groupBy(bought, ({ expenseDate, category, expenseType }) =>
    [expenseDate, category, expenseType].join('\n'),
  );
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { expenseDate, category, expenseType } = first;
    const units = own.reduce((sum, { amount }) => sum + unitsOf(amount, currency), 0);
    return [{ expenseDate, category, expenseType, amount: amountOf(units, currency) }];
  });
}

/** Spending in the form that the rules of expenses take. */
export const spentOf = (spending: readonly Spending[], currency: string): readonly Spent[] =>
  spending.map((one) => ({ ...one, amount: unitsOf(one.amount, currency) }));
