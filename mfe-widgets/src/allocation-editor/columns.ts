import type { AllocationType } from 'shared-validators/totals';
import type { AllocationRow } from './allocation-row.ts';
import '../internal/texts/editors-english.ts';

/** The names of the amounts that are typed into a row. */
export type AmountField =
  | 'hours'
  | 'regularHours'
  | 'overtimeHours'
  | 'doubletimeHours'
  | 'ptoHours'
  | 'percentOfDay'
  | 'unitsWorked';

/** The label keys of columns. They are listed here, because other texts of the widgets are not part of the module's contract. */
export type ColumnLabel =
  | 'LBL_HOURS'
  | 'LBL_PERCENT_OF_DAY'
  | 'LBL_UNITS_COLUMN'
  | 'LBL_REGULAR'
  | 'LBL_OT'
  | 'LBL_DT'
  | 'LBL_PTO';

export interface Column {
  field: AmountField & keyof AllocationRow;
  label: ColumnLabel;
  /** Decimals; undefined for the item's hour precision. */
  precision?: number;
}

/** The amounts of each allocation type (docs: allocations#allocation-columns). */
export function columnsOf(type: AllocationType, eligibleForPto: boolean): readonly Column[] {
  switch (type) {
    case 'hours':
      return [{ field: 'hours', label: 'LBL_HOURS' }];
    case 'percent':
      return [{ field: 'percentOfDay', label: 'LBL_PERCENT_OF_DAY', precision: 2 }];
    case 'per_unit':
      return [{ field: 'unitsWorked', label: 'LBL_UNITS_COLUMN' }];
    case 'multi_rate':
      return [];
    case 'ot_hours':
    case 'ot_multi_rate': {
      const columns: Column[] = [
        { field: 'regularHours', label: 'LBL_REGULAR' },
        { field: 'overtimeHours', label: 'LBL_OT' },
        { field: 'doubletimeHours', label: 'LBL_DT' },
      ];
      return eligibleForPto ? [...columns, { field: 'ptoHours', label: 'LBL_PTO' }] : columns;
    }
  }
}

/** Labor and the empty type always show overtime and double-time; a multi-rate type only with showOTDT. */
export function showsOvertime(type: string, multiRates: readonly { type: string; showOTDT: boolean }[]): boolean {
  if (type === '' || type.toLowerCase() === 'labor') return true;
  return multiRates.some((rate) => rate.type.toLowerCase() === type.toLowerCase() && rate.showOTDT);
}
