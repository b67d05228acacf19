import { type ExpenseEntry, isUnitType, unitAmount } from 'shared-validators/expense';
import { convert, type MinorUnits, type Rate, rateOn, readUnits } from 'shared-validators/money';
import type { LineForm } from './report-form.ts';
import type { ReportSetting } from './report-setting.ts';
import { costSplitOf } from './split-form.ts';
import { unitEntryOf } from './unit-line.ts';

/** The exchange rate of a line in another currency: the stored one while date and currency are unchanged, otherwise that of its day. */
export function rateOf(line: LineForm, { currency: to, rates }: ReportSetting): Rate | undefined {
  const { currency: from, expenseDate: day, frozen } = line;
  if (frozen?.currency === from && frozen.expenseDate === day)
    return { from, to, rate: frozen.rate, day: frozen.rateDay };
  return rateOn(rates, { from, to, day });
}

/** A line in the form that the rules take. */
export function entryOf(line: LineForm, setting: ReportSetting): ExpenseEntry {
  const isUnit = isUnitType(line.expenseType);
  const currency = isUnit ? setting.currency : line.currency;
  const unit = unitEntryOf(line, setting);
  const bought = line.amount.trim() === '' ? null : readUnits(line.amount, currency);
  const spent = unit ? unitAmount(unit, currency) : bought;
  return {
    expenseDate: line.expenseDate,
    category: line.category,
    expenseType: line.expenseType,
    spent,
    currency,
    tax: isUnit || line.tax.trim() === '' ? null : (readUnits(line.tax, currency) ?? -1),
    amount: isUnit ? spent : amountIn(line, spent, setting),
    hasReceipt: line.receiptKey !== null,
    exceptionReason: line.exceptionReason,
    split: costSplitOf(line),
    unit,
  };
}

function amountIn(line: LineForm, spent: MinorUnits | null, setting: ReportSetting): MinorUnits | null {
  if (spent === null || line.currency === setting.currency) return spent;
  const rate = rateOf(line, setting);
  return rate ? convert(spent, rate) : null;
}
