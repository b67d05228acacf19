import type { ExpenseEditMetadata, ExpenseLine, ExpenseSplit } from 'shared-client/schema/billing';
import { isUnitType } from 'shared-validators/expense';
import { formatMinorUnits, unitsOf } from 'shared-validators/money';
import { type LineForm, type ReportForm, receiptOf, type SplitForm } from './report-form.ts';
import { shareCurrency } from './split-form.ts';

/** The form of a report that was read. The keys of lines are their ids, so that they stay the same from save to save. */
export function formOf(metadata: ExpenseEditMetadata, seed: string): ReportForm {
  const currency = metadata.currency ?? 'USD';
  return {
    seed,
    lines: metadata.expenses.map((line) => lineOf(line, currency)),
    files: metadata.attachments.map(receiptOf),
  };
}

function lineOf(line: ExpenseLine, itemCurrency: string): LineForm {
  const currency = line.spentCurrency ?? itemCurrency;
  const spent = line.spentAmount ?? line.amount;
  const { spentCurrency, rate, rateDay, expenseDate } = line;
  return {
    key: `line-${line.id}`,
    id: line.id,
    expenseDate,
    category: line.category,
    expenseType: line.expenseType,
    merchant: line.merchant ?? '',
    amount: spent === 0 || isUnitType(line.expenseType) ? '' : written(spent, currency),
    currency,
    tax: line.tax === null ? '' : written(line.tax, currency),
    quantity: line.quantity === null ? '' : String(line.quantity),
    partialDays: line.partialDays ?? 0,
    reimbursable: line.reimbursable,
    description: line.description ?? '',
    receiptKey: line.receiptKey,
    exceptionReason: line.exceptionReason ?? '',
    values: line.costAllocationValues,
    split: line.split && splitOf(line.split, currency),
    frozen: spentCurrency && rate && rateDay ? { currency: spentCurrency, expenseDate, rate, rateDay } : null,
    frozenUnit: frozenUnitOf(line),
    rejectionReason: line.rejectionReason,
  };
}

function frozenUnitOf({ expenseType, expenseDate, unitRate, unit, unitRateDay }: ExpenseLine): LineForm['frozenUnit'] {
  if (!isUnitType(expenseType) || unitRate === null || unit === null || unitRateDay === null) return null;
  return { type: expenseType, unit, rate: unitRate, day: unitRateDay, expenseDate };
}

function splitOf({ by, parts }: ExpenseSplit, currency: string): SplitForm {
  const unit = shareCurrency(by, currency);
  return {
    by,
    parts: parts.map(({ id, share, costAllocationValues }) => ({
      key: `part-${id}`,
      id,
      share: share === null ? '' : written(share, unit),
      values: costAllocationValues,
    })),
  };
}

const written = (amount: number, currency: string | null): string =>
  formatMinorUnits(unitsOf(amount, currency), currency);

/** An empty line. Date, currency and allocation come from the previous line, because receipts of a trip are entered together. */
export function blankLine(key: string, { dates, currency, like }: BlankLine): LineForm {
  return {
    key,
    id: null,
    expenseDate: like?.expenseDate ?? dates.at(-1) ?? '',
    category: '',
    expenseType: '',
    merchant: '',
    amount: '',
    currency: like?.currency ?? currency,
    tax: '',
    quantity: '',
    partialDays: 0,
    reimbursable: true,
    description: '',
    receiptKey: null,
    exceptionReason: '',
    // The allocation of a split line is that of its first part.
    values: (like?.split?.parts[0]?.values ?? like?.values ?? []).map((value) => ({ ...value, id: null })),
    split: null,
    frozen: null,
    frozenUnit: null,
    rejectionReason: null,
  };
}

interface BlankLine {
  /** The days that are offered, up to today. */
  readonly dates: readonly string[];
  readonly currency: string;
  readonly like?: LineForm | undefined;
}
