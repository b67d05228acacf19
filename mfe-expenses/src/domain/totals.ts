import type { MinorUnits } from 'shared-validators/money';
import { entryOf } from './line-entry.ts';
import type { ReportForm } from './report-form.ts';
import type { ReportSetting } from './report-setting.ts';

export interface Totals {
  /** The total of each category, in the order of the lines. Lines without a category are left out. */
  readonly categories: readonly { readonly category: string; readonly units: MinorUnits }[];
  /** The sum of the lines as they are shown. */
  readonly total: MinorUnits;
  /** The part of the total that is reimbursed. */
  readonly paidBack: MinorUnits;
}

/** The totals of a report in the engagement's currency. */
export function totalsOf({ lines }: ReportForm, setting: ReportSetting): Totals {
  const amounts = lines.map((line) => ({ line, units: entryOf(line, setting).amount ?? 0 }));
  const sum = (some: typeof amounts): MinorUnits => some.reduce((total, { units }) => total + units, 0);
  const groups = Map.groupBy(
    amounts.filter(({ line }) => line.category !== ''),
    ({ line }) => line.category,
  );
  return {
    categories: [...groups].map(([category, own]) => ({ category, units: sum(own) })),
    total: sum(amounts),
    paidBack: sum(amounts.filter(({ line }) => line.reimbursable)),
  };
}
