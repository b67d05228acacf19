import type { BillingItem } from 'shared-client/schema/billing';

type Amounts = Pick<
  BillingItem,
  'expenseAmount' | 'adjustmentAmount' | 'milestoneAmount' | 'materialAmount' | 'positionAmount'
>;

/**
 * The amount of an item other than a timecard, in its currency; null without amounts. The amount of a project is the sum of its milestones,
 * materials and positions, added in hundredths.
 */
export function itemAmount(item: Amounts): number | null {
  const project = [item.milestoneAmount, item.materialAmount, item.positionAmount].filter((one) => one !== null);
  const sum = project.reduce((cents, one) => cents + Math.round(one * 100), 0) / 100;
  return item.expenseAmount ?? item.adjustmentAmount ?? (project.length > 0 ? sum : null);
}
