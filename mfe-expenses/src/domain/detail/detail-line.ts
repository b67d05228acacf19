import type { AdjustmentLine, ExpenseLine, ProjectKind, ProjectLine } from 'shared-client/schema/billing';
import { paidQuantity } from 'shared-validators/expense';
import { unitsOf } from 'shared-validators/money';

/** A part of a line, charged to one allocation. */
export interface DetailPart {
  readonly key: string;
  /** Its charges; empty until they are entered. */
  readonly name: string;
  /** In the item's currency; null if the whole line is charged to it. */
  readonly amount: number | null;
  /** It got a smallest unit that was left over when the amount was divided. */
  readonly hasSpareUnit: boolean;
}

/** A saved line of an item. */
export interface DetailLine {
  readonly key: string;
  /** A milestone's name, an adjustment's description, or the merchant of an expense. Empty if there is none. */
  readonly name: string;
  readonly expense?: { readonly category: string; readonly type: string };
  readonly kind?: ProjectKind;
  /** ISO date of the expense, or the due date of the milestone. */
  readonly date: string | null;
  readonly note: string;
  /**
   * For lines that are paid at a rate of the engagement: the quantity in hundredths, its unit, the rate, and the day from which it applies.
   */
  readonly atRate?: {
    readonly quantity: number;
    readonly unit: 'mi' | 'km' | 'day';
    readonly rate: string;
    readonly day: string | null;
  };
  /** Quantity and rate of a project's line, unless the quantity is one. */
  readonly times?: { readonly quantity: number; readonly rate: number };
  /** The amount in a foreign currency, with the exchange rate and its day. */
  readonly spent?: {
    readonly amount: number;
    readonly currency: string;
    readonly rate: string | null;
    readonly day: string | null;
  };
  /** The reason why a policy does not apply, in the worker's words. */
  readonly reason: string;
  /** The reason why the approver sent this line back. */
  readonly rejection: string;
  readonly parts: readonly DetailPart[];
  /** In the item's currency; negative if it is taken back. */
  readonly amount: number;
}

interface Lines {
  readonly expenses: readonly ExpenseLine[];
  readonly adjustments: readonly AdjustmentLine[];
  readonly lines?: readonly ProjectLine[];
}

/** The lines of an expense, a project, an adjustment or a benefit. */
export const detailLines = ({ expenses, adjustments, lines = [] }: Lines): readonly DetailLine[] => [
  ...expenses.map(ofExpense),
  ...lines.map(ofProject),
  ...adjustments.map(ofAdjustment),
];

const nothing = { note: '', reason: '', rejection: '', parts: [] } as const;

const ofExpense = (line: ExpenseLine): DetailLine => ({
  key: `expense ${line.id}`,
  name: line.merchant ?? '',
  ...(line.category || line.expenseType ? { expense: { category: line.category, type: line.expenseType } } : {}),
  date: line.expenseDate,
  note: line.description ?? '',
  ...(line.quantity !== null && line.unit !== null && line.unitRate !== null
    ? { atRate: { quantity: paidOf(line), unit: line.unit, rate: line.unitRate, day: line.unitRateDay } }
    : {}),
  ...(line.spentAmount !== null && line.spentCurrency !== null
    ? { spent: { amount: line.spentAmount, currency: line.spentCurrency, rate: line.rate, day: line.rateDay } }
    : {}),
  reason: line.exceptionReason ?? '',
  rejection: line.rejectionReason ?? '',
  parts: partsOf(line),
  amount: line.amount,
});

/** The quantity that is paid. Days of departure and return count as a fraction of a day. */
const paidOf = ({ quantity, partialDays }: ExpenseLine): number =>
  paidQuantity({ quantity: unitsOf(quantity ?? 0, null), partialDays: partialDays ?? 0 });

function partsOf({ split, costAllocationValues }: ExpenseLine): readonly DetailPart[] {
  const whole = [{ costAllocationValues, amount: null, hasSpareUnit: false }];
  return (split?.parts ?? whole).flatMap(({ costAllocationValues: values, amount, hasSpareUnit }, at) => {
    const name = values.flatMap(({ value }) => value || []).join(' · ');
    return name || amount !== null ? [{ key: String(at), name, amount, hasSpareUnit }] : [];
  });
}

const ofProject = ({ id, kind, name, quantity, rate, dueDate, amount }: ProjectLine): DetailLine => ({
  ...nothing,
  key: `project ${id}`,
  name,
  kind,
  date: dueDate,
  // A quantity of one is not shown, because the rate equals the amount.
  ...(quantity !== null && quantity !== 1 && rate !== null ? { times: { quantity, rate } } : {}),
  amount,
});

const ofAdjustment = ({ id, description, amount }: AdjustmentLine): DetailLine => ({
  ...nothing,
  key: `adjustment ${id}`,
  name: description ?? '',
  date: null,
  amount,
});
