import {
  type AdjustmentLine,
  type BillingItem,
  type Charged,
  chargedTo,
  type ExpenseLine,
  type ProjectLine,
} from 'shared-client/schema/billing';

/** One line of an item other than a timecard: an expense, a milestone, material or position of a project, an adjustment. */
export interface ItemLine {
  /** ISO date: of the expense, or when the milestone is due. */
  readonly date: string | null;
  /** What it is: `Travel Fare, Taxi`, a milestone's name, an adjustment's description. */
  readonly name: string;
  /** What a project's line is; null elsewhere. */
  readonly kind: ProjectLine['kind'] | null;
  /** What more is said of it: an expense's description. */
  readonly note: string;
  /** How many at what rate, of a project's line that is not one of something. */
  readonly times?: { readonly quantity: number; readonly rate: number };
  /** In the item's currency. */
  readonly amount: number;
  /** What an expense is charged to. */
  readonly charged?: readonly Charged[];
}

type Lines = Pick<BillingItem, 'expenses' | 'adjustments'> & { readonly lines?: readonly ProjectLine[] };

/** The lines of an item, whatever it is; none of a timecard. */
export function itemLines({ expenses, adjustments, lines = [] }: Lines): ItemLine[] {
  return [...expenses.map(ofExpense), ...lines.map(ofProject), ...adjustments.map(ofAdjustment)];
}

const ofExpense = (line: ExpenseLine): ItemLine => ({
  date: line.expenseDate,
  name: [line.category, line.expenseType].filter(Boolean).join(', '),
  kind: null,
  note: line.description ?? '',
  amount: line.amount,
  charged: chargedTo(line),
});

const ofProject = ({ kind, name, quantity, rate, dueDate, amount }: ProjectLine): ItemLine => ({
  date: dueDate,
  name,
  kind,
  // One of something costs its amount.
  ...(quantity !== null && quantity !== 1 && rate !== null ? { times: { quantity, rate } } : {}),
  note: '',
  amount,
});

const ofAdjustment = ({ description, amount }: AdjustmentLine): ItemLine => ({
  date: null,
  name: description ?? '',
  kind: null,
  note: '',
  amount,
});

type Amounts = Pick<
  BillingItem,
  'expenseAmount' | 'adjustmentAmount' | 'milestoneAmount' | 'materialAmount' | 'positionAmount'
>;

/**
 * What an item other than a timecard amounts to, in its currency; null without amounts. A project's is the sum of its milestones,
 * materials and positions, added in hundredths.
 */
export function itemAmount(item: Amounts): number | null {
  const project = [item.milestoneAmount, item.materialAmount, item.positionAmount].filter((one) => one !== null);
  const sum = project.reduce((cents, one) => cents + Math.round(one * 100), 0) / 100;
  return item.expenseAmount ?? item.adjustmentAmount ?? (project.length > 0 ? sum : null);
}
