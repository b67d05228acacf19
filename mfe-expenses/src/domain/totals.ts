import type { MinorUnits } from 'shared-validators/money';
import { entryOf } from './line-entry.ts';
import type { ReportForm } from './report-form.ts';
import type { ReportSetting } from './report-setting.ts';

export interface Totals {
  /** What each category comes to, in the order of the lines; lines without one are left out. */
  readonly categories: readonly { readonly category: string; readonly units: MinorUnits }[];
  /** The sum of what the lines show. */
  readonly total: MinorUnits;
  /** What of it is paid back. */
  readonly paidBack: MinorUnits;
}

/** What a report comes to, in the engagement's currency. */
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
