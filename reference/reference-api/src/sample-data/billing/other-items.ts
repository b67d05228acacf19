import type { AdjustmentLine, ExpenseLine, ProjectLine } from 'shared-client/schema/billing';
import { addDays } from '../../billing/calendar.ts';
import { type Period, periodOf } from '../../billing/period.ts';
import { ENGAGEMENTS } from '../engagements/engagement-ids.ts';
import type { NewItem } from './billing-writer.ts';

export const expense = (expenseDate: string, category: string, expenseType: string, amount: number): ExpenseLine => ({
  id: null,
  expenseDate,
  category,
  expenseType,
  amount,
  payAmount: amount,
  description: null,
  merchant: null,
  spentAmount: null,
  spentCurrency: null,
  rate: null,
  rateDay: null,
  tax: null,
  quantity: null,
  partialDays: null,
  unitRate: null,
  unit: null,
  unitRateDay: null,
  reimbursable: true,
  receiptKey: null,
  exceptionReason: null,
  rejectionReason: null,
  accepted: false,
  costAllocationValues: [],
  split: null,
});

const project = (kind: ProjectLine['kind'], name: string, amount: number, dueDate: string | null): ProjectLine => ({
  id: null,
  kind,
  planId: null,
  completeBy: null,
  complete: null,
  billedBefore: null,
  name,
  quantity: 1,
  rate: amount,
  amount,
  dueDate,
  completed: kind === 'milestone',
});

export const adjustment = (description: string, amount: number): AdjustmentLine => ({ id: null, description, amount });

/** Items of the four types that are not timecards, including drafts. */
export function otherItems(today: string): NewItem[] {
  const week = (back: number): Period => periodOf({ type: 'Weekly', day_of_week: 'Monday' }, addDays(today, -7 * back));
  const base = { engagement_id: ENGAGEMENTS.ofTemplate(0), timecard_template_id: 0, days: [] } as const;
  const trip = [
    expense(week(1).start, 'Travel Fare', 'Train', 84.5),
    expense(week(1).start, 'Meals', 'Dinner', 31.2),
    expense(addDays(week(1).start, 1), 'Auto', 'RENTAL', 122),
  ];
  const phone = [expense(week(2).start, 'Communications', 'Cell', 45)];
  const lines = [
    // Half of it, for the first part of the plan.
    {
      ...project('milestone', 'Dock plan accepted', 6200, addDays(week(2).start, 30)),
      ...{ planId: 1, completeBy: 'PERCENT' as const, complete: 50, billedBefore: 0, quantity: null, rate: null },
      completed: false,
    },
    project('material', 'Survey markers', 318.4, null),
    project('position', 'Second surveyor, two days', 1180, null),
  ];
  return [
    {
      ...base,
      type: 'EXPENSE',
      period: week(1),
      status: 'Saved',
      status_reason: 'Draft',
      lines: trip,
      amounts: { expense_amount: 237.7, expense_pay_amount: 237.7 },
    },
    {
      ...base,
      type: 'EXPENSE',
      period: week(2),
      status: 'Approved',
      status_reason: 'Pending Invoicing',
      lines: phone,
      amounts: { expense_amount: 45, expense_pay_amount: 45 },
    },
    {
      ...base,
      // For a timecard that was already paid: its days are shown as credited.
      type: 'ADJUSTMENT',
      corrects: 'TIME',
      lines: [adjustment('Half a day was paid twice', -62.5)],
      period: week(2),
      status: 'Processed',
      status_reason: null,
      amounts: { adjustment_amount: -62.5 },
    },
    {
      ...base,
      type: 'BENEFIT',
      lines: [adjustment('Travel card, one month', 120)],
      period: week(3),
      status: 'Processed',
      status_reason: null,
      amounts: { adjustment_amount: 120 },
    },
    {
      ...base,
      engagement_id: ENGAGEMENTS.ofTemplate(26),
      timecard_template_id: 26,
      type: 'PROJECT',
      period: week(2),
      status: 'Pending',
      status_reason: 'Pending Manager Approval',
      lines,
      budgetShares: [
        { budgetId: 1, percent: 60, amount: 4619.04 },
        { budgetId: 2, percent: 40, amount: 3079.36 },
      ],
      amounts: { milestone_amount: 6200, material_amount: 318.4, position_amount: 1180 },
    },
  ];
}
