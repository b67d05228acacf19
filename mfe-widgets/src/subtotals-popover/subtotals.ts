import { readHours } from 'shared-validators/amounts';
import type { AllocationType } from 'shared-validators/totals';
import type { AllocationRow } from '../allocation-editor/allocation-row.ts';
import { allocationTotals } from '../allocation-editor/allocation-totals.ts';
import { showsOvertime } from '../allocation-editor/columns.ts';
import { localSteps } from '../internal/amounts/index.ts';
import '../internal/texts/lists-english.ts';

/** One line of subtotals: a label, or the key of one, and an amount (docs: allocations#subtotals-popover). */
export interface SubtotalItem {
  label?: string;
  /** A label key of the widgets. */
  key?: string;
  amount: string;
}

/** A line computed by {@link subtotals}. */
export interface Subtotal extends SubtotalItem {
  key?: 'LBL_TOTAL_PERCENT' | 'LBL_UNITS' | 'LBL_HOURS' | 'LBL_REG_HOURS' | 'LBL_OT_HOURS' | 'LBL_DT_HOURS';
}

export interface SubtotalOptions {
  type: AllocationType;
  precision: number;
  rateApplication: string;
  multiRates: readonly { type: string; showOTDT: boolean }[];
}

/**
 * The subtotals of a day's allocations: REG, OT and DT HOURS, UNITS or Total%. Multi-rate subtotals show OT and DT lines unless the rate
 * application is DAILY_PRORATE, and only for types with showOTDT; Labor and the empty type always have them (docs:
 * allocations#subtotals-lines).
 */
export function subtotals(rows: readonly AllocationRow[], options: SubtotalOptions): readonly Subtotal[] {
  const { type, precision, rateApplication, multiRates } = options;
  const totals = allocationTotals(rows, type, precision);
  const hours = (steps: number): string => localSteps(steps, precision);
  if (type === 'percent') return [{ key: 'LBL_TOTAL_PERCENT', amount: localSteps(totals.percent, 2) }];
  if (type === 'per_unit') return [{ key: 'LBL_UNITS', amount: localSteps(totals.units, 2) }];
  if (type === 'hours') return [{ key: 'LBL_HOURS', amount: hours(totals.hours) }];
  const items: Subtotal[] =
    type === 'multi_rate'
      ? []
      : [
          { key: 'LBL_REG_HOURS', amount: hours(totals.regular) },
          { key: 'LBL_OT_HOURS', amount: hours(totals.overtime) },
          { key: 'LBL_DT_HOURS', amount: hours(totals.doubletime) },
        ];
  if (type === 'ot_hours') return items;
  const steps = (text: string): number => readHours(text, precision) ?? 0;
  const lines = rows.flatMap((row) => row.costAllocationMultiRates);
  for (const rate of new Set(lines.map((line) => line.type))) {
    const own = lines.filter((line) => line.type === rate);
    const sum = (field: 'hrs' | 'regHrs' | 'otHrs' | 'dtHrs'): number =>
      own.reduce((all, line) => all + steps(line[field]), 0);
    items.push({ label: rate, amount: hours(sum('regHrs') || sum('hrs')) });
    if (rateApplication === 'DAILY_PRORATE' || !showsOvertime(rate, multiRates)) continue;
    items.push(
      { label: `${rate} OT`, amount: hours(sum('otHrs')) },
      { label: `${rate} DT`, amount: hours(sum('dtHrs')) },
    );
  }
  return items;
}
