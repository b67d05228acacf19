import type { Translate } from 'shared-session';
import type { TimecardRules } from '../../../domain/form/timecard-rules.ts';
import type { AmountRow } from '../../../domain/grid/amount-row.ts';

const OF_DAY = {
  hours: 'LBL_HOURS_WORKED',
  sickHours: 'LBL_SICK_HOURS',
  sickDayPercent: 'LBL_SICK_PERCENT',
  daily: 'LBL_TC_WORKED',
  sickDay: 'LBL_SICK_DAY',
} as const;

const OF_ALLOCATION = {
  hours: 'LBL_ALLOCATED_HOURS',
  regularHours: 'LBL_TC_REGULAR',
  overtimeHours: 'LBL_OVERTIME',
  doubletimeHours: 'LBL_DOUBLETIME',
  ptoHours: 'LBL_TC_PTO',
  percentOfDay: 'LBL_TC_PERCENT_OF_DAY',
  unitsWorked: 'LBL_TC_UNITS_COLUMN',
} as const;

/** The label of a row: a name, and below it a note that distinguishes the row. */
export interface RowLabel {
  readonly name: string;
  readonly note: string;
}

/** The label of a row: the cost centre first, then the kind of the amount. */
export function rowLabel(t: Translate, { part }: AmountRow, rules: TimecardRules): RowLabel {
  switch (part.of) {
    case 'unit':
      return { name: part.type, note: t('LBL_TC_UNITS_COLUMN') };
    case 'shift':
      return { name: part.name, note: t('LBL_TC_SHIFT') };
    case 'allocation': {
      const { name, field, rate } = part;
      const values = rules.customFields.flatMap(({ id }) => name.values[String(id)] ?? []);
      const type = name.pieceType || name.costAllocType;
      const line = type === '' || name.nth > 0 ? [t('LBL_TC_ALLOCATION_LINE', { line: name.nth + 1 })] : [];
      const [first = '', ...others] = [...values, ...(type === '' ? [] : [type]), ...(values.length > 0 ? [] : line)];
      const amount = rate !== undefined && field === 'hours' ? rate : t(OF_ALLOCATION[field]);
      return { name: first, note: [...others, amount].filter((one) => one !== first).join(' · ') };
    }
    default:
      return { name: t(OF_DAY[part.field]), note: '' };
  }
}
