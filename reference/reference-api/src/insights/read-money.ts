import { type Kysely, sql } from 'kysely';
import type { InsightBudget, InsightMoney, InsightWeeks } from 'shared-client/schema/insights';
import { reachOf } from '../access/may.ts';
import { engagementsWithinReach, seenParts } from '../access/within-reach.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { readRange } from './read-range.ts';

const REPORTS = 50;
const BUDGETS = 20;

/** Expenses by kind and month, and budgets (docs: insights#insights-expenses, insights#insights-budgets). */
export async function readMoney(
  db: Kysely<Database>,
  user: SignedInUser,
  weeks: InsightWeeks,
  now: Date,
): Promise<InsightMoney> {
  const { today, from } = await readRange(db, user, weeks, now);
  const reach = reachOf(user, 'see') as InsightMoney['reach'];
  const [expenses, reports, budgets] = await Promise.all([
    readExpenses(db, user, from),
    reach === 'own' ? readReports(db, user, from) : [],
    reachOf(user, 'review') === 'none' ? [] : readBudgets(db, user),
  ]);
  return { reach, today, from, expenses, reports, budgets };
}

async function readExpenses(db: Kysely<Database>, user: SignedInUser, from: string): Promise<InsightMoney['expenses']> {
  const parts = seenParts(user).map(
    (part) => sql`
    select to_char(b.period_end, 'YYYY-MM') as month, l.line, b.status, b.currency
    from billing_item b cross join jsonb_array_elements(b.lines) as l(line)
    where ${part} and b.type = 'EXPENSE' and b.period_end >= ${from}`,
  );
  const { rows } = await sql<InsightMoney['expenses'][number]>`
    select month, coalesce(line->>'category', '') as category, status, currency, sum((line->>'amount')::numeric)::float as amount
    from (${sql.join(parts, sql` union all `)}) l group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
  return rows;
}

async function readReports(db: Kysely<Database>, user: SignedInUser, from: string): Promise<InsightMoney['reports']> {
  const { rows } = await sql<Omit<InsightMoney['reports'][number], 'processedAt'> & { processedAt: Date | null }>`
    select b.id as "billingItemId", b.period_end as "periodEndDate", b.status, b.currency, coalesce(b.expense_amount, 0)::float as amount,
      case when b.status = 'Processed' then (
        select max(c.changed_at) from billing_item_change c where c.billing_item_id = b.id and c.status = 'Processed') end as "processedAt"
    from billing_item b where b.worker_id = ${user.userId} and b.type = 'EXPENSE' and b.period_end >= ${from}
    order by b.period_end desc, b.id desc limit ${sql.lit(REPORTS)}`.execute(db);
  return rows.map((row) => ({ ...row, processedAt: row.processedAt?.toISOString() ?? null }));
}

/** Budgets of running projects; what takes of them is what was submitted and not sent back. */
async function readBudgets(db: Kysely<Database>, user: SignedInUser): Promise<InsightBudget[]> {
  const projects = await db
    .selectFrom('engagement as e')
    .where(engagementsWithinReach(user))
    .where('e.status', 'in', ['Filled', 'Closed'])
    .where(sql<boolean>`jsonb_array_length(e.settings->'project'->'budgets') > 0`)
    .select(['e.id', 'e.req_name', 'e.job_title', 'e.currency', 'e.start_date', 'e.end_date', 'e.settings'])
    .orderBy('e.id')
    .limit(BUDGETS)
    .execute();
  const ids = projects.map(({ id }) => id);
  const { rows: spent } = await sql<{ engagementId: number; budgetId: number; weekStartDate: string; amount: number }>`
    select b.engagement_id as "engagementId", (s.share->>'budgetId')::integer as "budgetId",
      work_week_start(b.period_end, p.day_of_week) as "weekStartDate", sum((s.share->>'amount')::numeric)::float as amount
    from billing_item b join engagement e on e.id = b.engagement_id join work_period p on p.id = e.work_period_id
      cross join jsonb_array_elements(b.budget_shares) as s(share)
    where b.engagement_id = any (${ids}) and b.type = 'PROJECT' and b.status in ('Pending', 'Approved', 'Processed')
    group by 1, 2, 3 order by 3`.execute(db);
  return projects.flatMap((project) =>
    (project.settings.project?.budgets ?? []).map(({ id, name, amount }) => ({
      engagementId: project.id,
      reqName: project.req_name,
      jobTitle: project.job_title,
      budgetId: id,
      name,
      currency: project.currency,
      amount,
      startDate: project.start_date,
      endDate: project.end_date,
      spent: spent
        .filter((one) => one.engagementId === project.id && one.budgetId === id)
        .map(({ weekStartDate, amount: taken }) => ({ weekStartDate, amount: taken })),
    })),
  );
}
