import {
  type ErrorItem,
  EXPENSE_CATEGORIES,
  type ExpenseLine,
  type ExpensePolicy,
  type Spending,
} from 'shared-client/schema/billing';
import {
  type ExpenseEntry,
  type ExpenseToken,
  expenseIssues,
  isUnitType,
  type UnitRate,
  withUnitTypes,
} from 'shared-validators/expense';
import { amountOf, convert, type Rate, rateOn, sentUnits, unitsOf } from 'shared-validators/money';
import { issue } from '../rules/validation-issue.ts';
import type { SaveMode } from '../save/save-timecard.ts';
import { chargedParts, costSplitOf, divided } from './expense-split.ts';
import { unitEntryOf, withoutUnit, withUnit } from './expense-unit.ts';
import { spentOf } from './spent-before.ts';

/** The data to compute and check the lines of an expense. */
export interface ExpenseLineSetting {
  /** Days of the period within the engagement. */
  readonly dates: readonly string[];
  /** The engagement's currency, ISO 4217. */
  readonly currency: string;
  readonly rates: readonly Rate[];
  readonly policies: readonly ExpensePolicy[];
  /** The amounts that other reports have spent on the days. */
  readonly spentBefore: readonly Spending[];
  /** The engagement's rates for a distance and for a day away. */
  readonly unitRates: readonly UnitRate[];
  /** The keys of the item's attachments. */
  readonly files: ReadonlySet<string>;
  readonly mode: SaveMode;
}

/**
 * A line with the values that the server computes: its amount in the item's currency, the rate, and the reimbursed amount. The rate of a
 * line stays the same while its date and currency do (docs: expenses#expense-currency).
 */
export function settled(
  sent: ExpenseLine,
  stored: ExpenseLine | undefined,
  setting: Omit<ExpenseLineSetting, 'dates' | 'policies' | 'spentBefore'>,
): ExpenseLine {
  const line = divided(priced(sent, stored, setting), setting.currency);
  const rejectionReason = setting.mode === 'save' ? (stored?.rejectionReason ?? null) : null;
  return { ...line, rejectionReason, accepted: stored?.accepted === true && isSameLine(line, stored) };
}

/** The lines of a payload, with the values that the server computes. A stored line is matched once: a copy with its id is a new line. */
export function settledLines(
  sent: readonly ExpenseLine[],
  stored: readonly ExpenseLine[],
  setting: Parameters<typeof settled>[2],
): ExpenseLine[] {
  const left = new Map(stored.map((line) => [line.id, line]));
  return sent.map((line) => {
    const its = line.id === null ? undefined : left.get(line.id);
    left.delete(line.id);
    return settled(line, its, setting);
  });
}

/** Whether a line is unchanged since the approver accepted it. */
function isSameLine(line: ExpenseLine, stored: ExpenseLine): boolean {
  const said = (one: ExpenseLine) => {
    const values = chargedParts(one).map(({ costAllocationValues }) =>
      costAllocationValues.map(({ reqBillCostAllocId, value }) => [reqBillCostAllocId, value]),
    );
    const shares = one.split && [one.split.by, one.split.parts.map(({ share }) => share)];
    const { costAllocationValues: _, split: __, ...fields } = one;
    return JSON.stringify([
      Object.entries({ ...fields, rejectionReason: null, accepted: null }).sort(),
      shares,
      values,
    ]);
  };
  return said(line) === said(stored);
}

function priced(
  sent: ExpenseLine,
  stored: ExpenseLine | undefined,
  { currency, rates, unitRates, files }: Pick<ExpenseLineSetting, 'currency' | 'rates' | 'unitRates' | 'files'>,
): ExpenseLine {
  if (isUnitType(sent.expenseType)) return withUnit(sent, stored, { currency, unitRates, files });
  const line = withoutUnit(sent);
  const receiptKey = line.receiptKey !== null && files.has(line.receiptKey) ? line.receiptKey : null;
  const from = line.spentCurrency ?? currency;
  if (from === currency) {
    const amount = line.spentCurrency === null ? line.amount : (line.spentAmount ?? line.amount);
    const own = { spentAmount: null, spentCurrency: null, rate: null, rateDay: null };
    return { ...line, ...own, receiptKey, amount, payAmount: line.reimbursable ? amount : 0 };
  }
  const isSame = stored?.spentCurrency === from && stored.expenseDate === line.expenseDate && stored.rate !== null;
  const known = isSame
    ? { rate: stored.rate as string, day: stored.rateDay }
    : rateOn(rates, { from, to: currency, day: line.expenseDate });
  const spent = unitsOf(line.spentAmount ?? 0, from);
  const amount = known ? amountOf(convert(spent, { from, to: currency, rate: known.rate }), currency) : 0;
  return {
    ...line,
    receiptKey,
    amount,
    payAmount: line.reimbursable ? amount : 0,
    rate: known?.rate ?? null,
    rateDay: known?.day ?? null,
  };
}

const SENTENCES: Readonly<Record<ExpenseToken, (number: number, ...params: readonly (string | number)[]) => string>> = {
  ERR_BILLING_LINE_DATE: (number, date) => `Line ${number}: ${date} is not a day of this period on this engagement.`,
  ERR_BILLING_EXPENSE_TYPE: (number) => `Line ${number}: please choose a category and a type of it.`,
  ERR_BILLING_LINE_AMOUNT: (number, decimals) =>
    `Line ${number}: please enter an amount with at most ${decimals} decimals.`,
  ERR_BILLING_EXPENSE_TOO_MUCH: (number) => `Line ${number}: this is more than one line may have. Please enter less.`,
  ERR_BILLING_EXPENSE_NOTHING: (number, currency) =>
    `Line ${number}: this comes to 0 ${currency} after rounding. Please enter more, or remove the line.`,
  ERR_BILLING_EXPENSE_RATE: (number, currency, date) =>
    `Line ${number}: no rate of ${currency} is known for ${date}. Please enter the amount in the currency of the engagement.`,
  ERR_BILLING_EXPENSE_TAX: (number) => `Line ${number}: the tax must not be more than the amount.`,
  ERR_BILLING_EXPENSE_REASON: (number) =>
    `Line ${number}: a rule of this engagement does not allow it. Please say why.`,
  ERR_BILLING_EXPENSE_DISTANCE: (number) => `Line ${number}: please enter the distance with at most 2 decimals.`,
  ERR_BILLING_EXPENSE_DAYS: (number) =>
    `Line ${number}: please enter whole days of this period, and at most two of them as departure and return.`,
  ERR_BILLING_EXPENSE_DAYS_TWICE: (number) => `Line ${number}: a day away is paid once, and another line has it.`,
  ERR_BILLING_EXPENSE_UNIT_RATE: (number, date) => `Line ${number}: this engagement has no rate for ${date}.`,
  ERR_BILLING_EXPENSE_SPLIT: (number) => `Line ${number}: the parts that it is charged to must come to its amount.`,
};

/** The errors of computed lines, by the same rules as the page. */
export function checkExpenses(lines: readonly ExpenseLine[], setting: ExpenseLineSetting): ErrorItem[] {
  const { dates, currency, policies, unitRates, mode } = setting;
  const spentBefore = spentOf(setting.spentBefore, currency);
  const categories = withUnitTypes(EXPENSE_CATEGORIES, unitRates);
  const rules = policies.map(({ amount, ...policy }) => ({ ...policy, limit: unitsOf(amount ?? 0, currency) }));
  const entries = lines.map((line) => entryOf(line, currency));
  return expenseIssues(entries, { dates, categories, policies: rules, currency, spentBefore }, mode).map(
    ({ line, field, token, params }) =>
      issue(token, SENTENCES[token](line + 1, ...params), {
        value: `expenses[${line}].${field}`,
        params: [line + 1, ...params],
      }),
  );
}

/** A stored line in the form that the rules of expenses take. */
export function entryOf(line: ExpenseLine, itemCurrency: string): ExpenseEntry {
  const currency = line.spentCurrency ?? itemCurrency;
  const units = (amount: number) => sentUnits(amount, currency) ?? -1;
  return {
    expenseDate: line.expenseDate,
    category: line.category,
    expenseType: line.expenseType,
    spent: units(line.spentAmount ?? line.amount),
    currency,
    tax: line.tax === null ? null : units(line.tax),
    amount: line.spentCurrency !== null && line.rate === null ? null : unitsOf(line.amount, itemCurrency),
    hasReceipt: line.receiptKey !== null,
    exceptionReason: line.exceptionReason ?? '',
    split: costSplitOf(line, itemCurrency),
    unit: unitEntryOf(line),
  };
}
