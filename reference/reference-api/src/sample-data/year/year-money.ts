import type { InsertObject, Transaction } from 'kysely';
import type { BillingItemStatus, ProjectLine } from 'shared-client/schema/billing';
import { addDays } from '../../billing/calendar.ts';
import { type Period, periodOf } from '../../billing/period.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { expense } from '../billing/other-items.ts';
import { YEAR_WORKERS } from './year-workers.ts';

/** Expenses from 28001, projects from 28101, lines from 95001. */
const FIRST = { expense: 28_001, project: 28_101, line: 95_001 } as const;
const MONTHS = 11;
const APPROVER = 'Daniel Reyes';

interface Place {
  readonly today: string;
  /** The first engagement and worker of the year. */
  readonly engagement: number;
  readonly worker: number;
}

/** Expense reports of every month, and a project that takes more of its budget from month to month. */
export async function insertYearMoney(db: Transaction<Database>, place: Place): Promise<void> {
  const rows = YEAR_WORKERS.flatMap(({ hasExpenses, hasProject }, index) =>
    Array.from({ length: MONTHS }, (_, month) => MONTHS - month).flatMap((back) => [
      ...(hasExpenses ? [expenseOf(place, index, back)] : []),
      ...(hasProject ? [projectOf(place, index, back)] : []),
    ]),
  );
  await db.insertInto('billing_item').values(rows).execute();
  const changes = rows.flatMap(({ id, status, submitted_by, submitted_at, approved_at }) => [
    {
      billing_item_id: id as number,
      status: 'Pending' as const,
      changed_by: submitted_by as string,
      changed_at: submitted_at as Date,
    },
    {
      billing_item_id: id as number,
      status: status as BillingItemStatus,
      changed_by: APPROVER,
      changed_at: approved_at as Date,
    },
  ]);
  await db.insertInto('billing_item_change').values(changes).execute();
}

function common({ today, engagement, worker }: Place, index: number, back: number) {
  const period: Period = periodOf({ type: 'Weekly', day_of_week: 'Monday' }, addDays(today, -30 * back));
  const [submitted, decided] = [1, 3].map((days) => new Date(`${addDays(period.end, days)}T16:00:00Z`));
  const { first, last } = YEAR_WORKERS[index] as (typeof YEAR_WORKERS)[number];
  return {
    period,
    row: {
      engagement_id: engagement + index,
      worker_id: worker + index,
      period_start: period.start,
      period_end: period.end,
      created_at: submitted as Date,
      timecard_template_id: 2,
      approver_name: APPROVER,
      approved_at: decided as Date,
      submitted_at: submitted as Date,
      submitted_by: `${first} ${last}`,
      submitted_by_id: worker + index,
      cost_allocations: json([]),
      attachments: json([]),
      // One statement inserts all of them, so that all have the same columns.
      expense_amount: null as number | null,
      expense_pay_amount: null as number | null,
      material_amount: null as number | null,
      budget_shares: json([] as { budgetId: number; percent: number; amount: number }[]),
    },
  };
}

function expenseOf(place: Place, index: number, back: number): InsertObject<Database, 'billing_item'> {
  const { period, row } = common(place, index, back);
  const flies = YEAR_WORKERS[index]?.flies ?? false;
  const on = (day: number) => addDays(period.start, day);
  const lines = [
    flies
      ? expense(on(0), 'Travel Fare', 'Airfare', 380 + ((back * 97) % 260) + 0.5)
      : expense(on(0), 'Travel Fare', 'Train', 40 + ((back * 37) % 50) + 0.35),
    expense(on(1), 'Meals', 'Dinner', 22.4 + ((back * 13) % 20)),
    ...(back % 3 === 0 ? [expense(on(2), 'Communications', 'Cell', 45)] : []),
    // A longer visit, twice a year.
    ...(back % 6 === 2 ? [expense(on(2), 'Auto', 'RENTAL', 166.2), expense(on(2), 'Auto', 'RENTAL_FUEL', 38.75)] : []),
  ].map((line, at) => ({ ...line, id: FIRST.line + index * 500 + back * 10 + at }));
  const amount = lines.reduce((cents, line) => cents + Math.round(line.amount * 100), 0) / 100;
  return {
    ...row,
    id: FIRST.expense + index * 20 + back,
    type: 'EXPENSE',
    status: back > 1 ? 'Processed' : 'Approved',
    status_reason: back > 1 ? null : 'Pending Invoicing',
    expense_amount: amount,
    expense_pay_amount: amount,
    lines: json(lines),
  };
}

/** More from month to month: 16,000 at first, 20,000 at last. */
function projectOf(place: Place, index: number, back: number): InsertObject<Database, 'billing_item'> {
  const { row } = common(place, index, back);
  const amount = 20_400 - 400 * back;
  const line: ProjectLine = {
    ...{
      id: FIRST.line + 200 + index * 500 + back,
      kind: 'material',
      planId: null,
      completeBy: null,
      complete: null,
      billedBefore: null,
    },
    ...{ name: 'Gantry sensors and controllers', quantity: 1, rate: amount, amount, dueDate: null, completed: false },
  };
  return {
    ...row,
    id: FIRST.project + back,
    type: 'PROJECT',
    status: 'Processed',
    status_reason: null,
    material_amount: amount,
    budget_shares: json([{ budgetId: 1, percent: 100, amount }]),
    lines: json([line]),
  };
}
