import type { Kysely } from 'kysely';
import type { ProjectBudget, ProjectLine, ProjectPlanPart } from 'shared-client/schema/billing';
import { sumOf } from 'shared-validators/money';
import type { Engagement } from '../../engagements/read-engagement.ts';
import type { Database } from '../../storage/database.ts';

/** The plan and the budgets of an engagement, from the view of one item. */
export interface ProjectSetting {
  readonly plan: readonly ProjectPlanPart[];
  readonly budgets: readonly ProjectBudget[];
}

/** The statuses that count as billed: submitted, and not rejected. */
export const BILLED = ['Pending', 'Approved', 'Processed'] as const;

/** The amounts billed of each part of the plan and left in each budget, without this item. */
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
 * Serializes concurrent submits for one engagement, because both would otherwise use up the same rest of a budget, of a day's limit, or of
 * an item that is corrected.
 */
export async function lockLimits(db: Kysely<Database>, engagementId: number): Promise<void> {
  await db.selectFrom('engagement').select('id').where('id', '=', engagementId).forNoKeyUpdate().execute();
}
