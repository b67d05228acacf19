import { readDecimal, readHours } from 'shared-validators/amounts';
import { parseClockTime } from 'shared-validators/clock';
import { UNITS_PRECISION } from '../allocations/allocation-total.ts';
import type { AllocationForm, DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { fieldOf } from '../save-rules/validation-issue.ts';
import { visibleParts } from './visible-parts.ts';

/** Something typed into a field of a day that is no amount, or no time. */
export interface UnreadEntry {
  /** The field, as `fieldOf` spells it. */
  readonly field: string;
  readonly kind: 'amount' | 'start' | 'end';
  /** The line of its list, from 1; 1 for fields that stand alone. */
  readonly line: number;
}

/**
 * What is typed into the fields a day shows and cannot be read: it would be sent as nothing, and be gone with the save. So it
 * counts as an entry, and stands in the way until it is mended or taken out.
 */
export function unreadEntries(day: DayForm, rules: TimecardRules): UnreadEntry[] {
  const parts = visibleParts(day, rules);
  const hours = (text: string) => readHours(text, rules.precision) === null;
  const amount = (shown: boolean, unread: boolean, field: string, line = 1): UnreadEntry[] =>
    shown && unread ? [{ field, kind: 'amount', line }] : [];
  return [
    ...(parts.times ? unreadTimes(day) : []),
    ...amount(parts.hours, hours(day.hours), 'hours'),
    ...amount(parts.sickHours, hours(day.sickHours), 'sickHours'),
    ...amount(parts.sickDay && day.sickDay, isUnread(day.sickDayPercent, 2), 'sickDayPercent'),
    ...day.shiftLines.flatMap((line, index) =>
      amount(parts.shiftLines, hours(line.hours), fieldOf(line.key, 'hours'), index + 1),
    ),
    ...day.units.flatMap((unit, index) =>
      amount(parts.units, isUnread(unit.unitsWorked, UNITS_PRECISION), fieldOf(unit.key, 'unitsWorked'), index + 1),
    ),
    ...(parts.allocations ? day.allocations.flatMap((row, index) => unreadAmounts(row, index + 1, hours)) : []),
  ];
}

function unreadTimes(day: DayForm): UnreadEntry[] {
  return day.spans.flatMap((span, index) =>
    (['start', 'end'] as const).flatMap((kind) =>
      span[kind] !== '' && parseClockTime(span[kind]) === null
        ? [{ field: fieldOf(span.key, kind), kind, line: index + 1 }]
        : [],
    ),
  );
}

/** Of an allocation: the lines of a rate or of leave are led to by their row. */
function unreadAmounts(row: AllocationForm, line: number, hours: (text: string) => boolean): UnreadEntry[] {
  const own = (['hours', 'regularHours', 'overtimeHours', 'doubletimeHours', 'ptoHours'] as const).filter((field) =>
    hours(row[field]),
  );
  const rates = row.multiRates.some((rate) =>
    [rate.hours, rate.regularHours, rate.overtimeHours, rate.doubletimeHours].some(hours),
  );
  const fields = [
    ...own,
    ...(isUnread(row.percentOfDay, 2) ? ['percentOfDay'] : []),
    ...(isUnread(row.unitsWorked, UNITS_PRECISION) ? ['unitsWorked'] : []),
    ...(rates ? ['multiRates'] : []),
    ...(row.leave.some((one) => hours(one.hours)) ? ['leave'] : []),
  ];
  return fields.map((field) => ({ field: fieldOf(row.key, field), kind: 'amount', line }));
}

function isUnread(text: string, precision: number): boolean {
  return text.trim() !== '' && readDecimal(text, precision) === null;
}
