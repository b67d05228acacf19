import type { InsightMoney } from 'shared-client/insights';
import type { useText } from 'shared-session';
import { type ChartFigures, FILLS } from '../../domain/chart.ts';
import { monthPath } from '../../domain/list-paths.ts';
import { formatMonth } from '../chart/formats.ts';
import { partialMonth, type ShownRange } from './partial-month.ts';

type T = ReturnType<typeof useText>;
type Expense = InsightMoney['expenses'][number];

/** The currencies of expenses, that of most lines first. */
export const currenciesOf = (expenses: readonly Expense[]): string[] =>
  [...Map.groupBy(expenses, ({ currency }) => currency)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([currency]) => currency);

export const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;

/** The expenses of one currency by month and category; the categories beyond five are one series. */
export function expensesByMonth(t: T, expenses: readonly Expense[], { today, from }: ShownRange): ChartFigures {
  const byCategory = [...Map.groupBy(expenses, ({ category }) => category)]
    .map(([category, own]) => ({ category, amount: sumOf(own) }))
    .sort((one, other) => other.amount - one.amount);
  const named = byCategory.slice(0, byCategory.length > FILLS.length ? FILLS.length - 1 : FILLS.length);
  const categories = named.map(({ category }) => category);
  const months: string[] = [];
  for (
    const at = new Date(`${from.slice(0, 7)}-01T00:00:00Z`);
    at.toISOString() <= today;
    at.setUTCMonth(at.getUTCMonth() + 1)
  )
    months.push(at.toISOString().slice(0, 7));
  const later = [...new Set(expenses.map(({ month }) => month))].filter((month) => !months.includes(month));
  const hasOthers = byCategory.length > named.length;
  return {
    series: [...categories.map((label) => label), ...(hasOthers ? [t('LBL_IN_OTHER_CATEGORIES')] : [])].map(
      (label, index) => ({
        label,
        fill: FILLS[index] ?? 'faint',
      }),
    ),
    marks: [...months, ...later.sort()].map((month) => {
      const own = expenses.filter((one) => one.month === month);
      return {
        ...{ key: month, label: formatMonth(month), name: formatMonth(month, true), expected: null },
        partial: partialMonth(t, month, { from, today }),
        values: [
          ...categories.map((category) => sumOf(own.filter((one) => one.category === category))),
          ...(hasOthers ? [sumOf(own.filter(({ category }) => !categories.includes(category)))] : []),
        ],
        path: monthPath(month),
      };
    }),
    expectedLabel: null,
  };
}
