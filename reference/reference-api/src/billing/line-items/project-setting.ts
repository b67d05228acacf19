import type { Kysely } from 'kysely';
import type { ProjectBudget, ProjectLine, ProjectPlanPart } from 'shared-client/schema/billing';
import { sumOf } from 'shared-validators/money';
import type { Engagement } from '../../engagements/read-engagement.ts';
import type { Database } from '../../storage/database.ts';

/** The plan and the budgets of an engagement, as one item finds them. */
export interface ProjectSetting {
  readonly plan: readonly ProjectPlanPart[];
  readonly budgets: readonly ProjectBudget[];
}

/** What counts as billed: submitted, and not rejected. */
export const BILLED = ['Pending', 'Approved', 'Processed'] as const;

/** What was billed of each part of the plan, and what each budget has left, this item left out. */
export async function readProject(
  db: Kysely<Database>,
  { id, currency, settings: { project } }: Engagement,
  itemId: number,
): Promise<ProjectSetting> {
  if (!project) return { plan: [], budgets: [] };
  const others = await db
    .selectFrom('billing_item')
    .select(['lines', 'budget_shares'])
    .where('engagement_id', '=', id)
    .where('type', '=', 'PROJECT')
    .where('status', 'in', BILLED)
    .where('id', '!=', itemId)
    .execute();
  const lines = others.flatMap((item) => item.lines as ProjectLine[]);
  const shares = others.flatMap((item) => item.budget_shares);
  const sum = (amounts: readonly (number | null)[]) =>
    sumOf(
      amounts.map((amount) => amount ?? 0),
      currency,
    );
  return {
    plan: project.plan.map((part) => ({
      ...part,
      billedBefore: sum(lines.filter(({ planId }) => planId === part.id).map(({ amount }) => amount)),
    })),
    budgets: project.budgets.map((budget) => {
      const taken = sum(shares.filter(({ budgetId }) => budgetId === budget.id).map(({ amount }) => amount));
      return { ...budget, available: sum([budget.amount, -taken]) };
    }),
  };
}

/**
 * Items of one engagement that are submitted at the same time do so one after the other: both would take the same rest of a budget, of the
 * limit of a day, or of an item that is corrected.
 */
export async function lockLimits(db: Kysely<Database>, engagementId: number): Promise<void> {
  await db.selectFrom('engagement').select('id').where('id', '=', engagementId).forNoKeyUpdate().execute();
}
