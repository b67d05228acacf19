import { dayNumber } from 'shared-validators';
import { appliesTo, isWeekend } from 'shared-validators/expense';
import { copiedLines } from './copied-lines.ts';
import type { LineForm } from './report-form.ts';
import { datesUntil, type ReportSetting } from './report-setting.ts';

/** The most lines of a report. */
export const MOST_LINES = 200;

/** The category of recurring expenses; its types are the intervals. */
const RECURRING = 'Frequency';

/**
 * The days on which a recurring line is repeated: the days of the period after its own, up to today, at its interval of a day, a week or a
 * month. Days that already have the line are left out, and so are weekends if a policy does not allow them (docs:
 * expenses#expense-recurring).
 */
export function repeatDates(
  line: LineForm,
  lines: readonly LineForm[],
  setting: ReportSetting,
  today: string,
): readonly string[] {
  if (line.category !== RECURRING || line.amount.trim() === '') return [];
  const isKept = setting.policies.some((policy) => policy.kind === 'NO_WEEKEND' && appliesTo(policy, line));
  const has = new Set(lines.filter((one) => isLike(one, line)).map(({ expenseDate }) => expenseDate));
  return datesUntil(setting, today)
    .filter((date) => date > line.expenseDate && recursOn(line, date) && !has.has(date))
    .filter((date) => !(isKept && isWeekend(date)))
    .slice(0, Math.max(0, MOST_LINES - lines.length));
}

function recursOn({ expenseType, expenseDate }: LineForm, date: string): boolean {
  if (expenseType === 'Weekly') return (dayNumber(date) - dayNumber(expenseDate)) % 7 === 0;
  if (expenseType === 'Monthly') return date.slice(8) === expenseDate.slice(8) || isShortMonth(expenseDate, date);
  return expenseType === 'Daily';
}

/** Whether a date is the last day of a month that is too short for another date's day: February 28 for January 31. */
const isShortMonth = (of: string, date: string): boolean =>
  of.slice(8) > date.slice(8) &&
  Number.isNaN(dayNumber(`${date.slice(0, 8)}${String(Number(date.slice(8)) + 1).padStart(2, '0')}`));

const isLike = (one: LineForm, other: LineForm): boolean =>
  one.expenseType === other.expenseType &&
  one.merchant.trim() === other.merchant.trim() &&
  one.amount === other.amount &&
  one.currency === other.currency;

/**
 * The lines with one of them repeated on some days, directly after it. Receipts, reasons and rates are not copied, because they belong to
 * the original expense.
 */
export function repeatedLines(
  lines: readonly LineForm[],
  line: LineForm,
  dates: readonly string[],
  keyOf: () => string,
): readonly LineForm[] {
  const copies = dates.flatMap((date) => copiedLines([line], { before: [line.expenseDate], dates: [date], keyOf }));
  return lines.flatMap((one) => (one.key === line.key ? [one, ...copies] : [one]));
}
