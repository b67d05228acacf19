import { readDecimal, readHours } from 'shared-validators/amounts';
import { parseClockTime } from 'shared-validators/clock';
import { UNITS_PRECISION } from '../allocations/allocation-total.ts';
import type { AllocationForm, DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { fieldOf } from '../save-rules/validation-issue.ts';
import { visibleParts } from './visible-parts.ts';

/** Text in a field of a day that is not a valid amount or time. */
export interface UnreadEntry {
  /** The field, as `fieldOf` spells it. */
  readonly field: string;
  readonly kind: 'amount' | 'start' | 'end';
  /** The typed text. */
  readonly text: string;
  /** The line in its list, from 1; 1 for a field outside lists. */
  readonly line: number;
}

/**
 * Finds text in the visible fields of a day that cannot be read. It would be sent as empty and lost with the save, so it counts as an entry
 * and blocks the save until it is corrected or removed.
 */
export function unreadEntries(day: DayForm, rules: TimecardRules): UnreadEntry[] {
  const parts = visibleParts(day, rules);
  const hours = (text: string) => readHours(text, rules.precision) === null;
  const amount = (shown: boolean, unread: boolean, field: string, text: string, line = 1): UnreadEntry[] =>
    shown && unread ? [{ field, kind: 'amount', text, line }] : [];
  return [
    ...(parts.times ? unreadTimes(day) : []),
    ...amount(parts.hours, hours(day.hours), 'hours', day.hours),
    ...amount(parts.sickHours, hours(day.sickHours), 'sickHours', day.sickHours),
    ...amount(parts.sickDay && day.sickDay, isUnread(day.sickDayPercent, 2), 'sickDayPercent', day.sickDayPercent),
    ...day.shiftLines.flatMap((line, index) =>
      amount(parts.shiftLines, hours(line.hours), fieldOf(line.key, 'hours'), line.hours, index + 1),
    ),
    ...day.units.flatMap((unit, index) =>
      amount(
        parts.units,
        isUnread(unit.unitsWorked, UNITS_PRECISION),
        fieldOf(unit.key, 'unitsWorked'),
        unit.unitsWorked,
        index + 1,
      ),
    ),
    ...(parts.allocations ? day.allocations.flatMap((row, index) => unreadAmounts(row, index + 1, hours)) : []),
  ];
}

function unreadTimes(day: DayForm): UnreadEntry[] {
  return day.spans.flatMap((span, index) =>
    (['start', 'end'] as const).flatMap((kind) =>
      isTime(span[kind], kind)
        ? []
        : [{ field: fieldOf(span.key, kind), kind, text: span[kind].trim(), line: index + 1 }],
    ),
  );
}

/** An empty field is valid. 24:00 ends a day and begins none (docs: time-entry#clock-time). */
const isTime = (text: string, kind: 'start' | 'end'): boolean =>
  text === '' || (parseClockTime(text) !== null && !(kind === 'start' && text === '24:00'));

/** The unreadable amounts of an allocation. Lines of a rate or of leave are led to by their row. */
function unreadAmounts(row: AllocationForm, line: number, hours: (text: string) => boolean): UnreadEntry[] {
  const own = (['hours', 'regularHours', 'overtimeHours', 'doubletimeHours', 'ptoHours'] as const).filter((field) =>
    hours(row[field]),
  );
  const rates = row.multiRates
    .flatMap((rate) => [rate.hours, rate.regularHours, rate.overtimeHours, rate.doubletimeHours])
    .find(hours);
  const leave = row.leave.map((one) => one.hours).find(hours);
  const fields: [string, string][] = [
    ...own.map((field): [string, string] => [field, row[field]]),
    ...(isUnread(row.percentOfDay, 2) ? [['percentOfDay', row.percentOfDay] as [string, string]] : []),
    ...(isUnread(row.unitsWorked, UNITS_PRECISION) ? [['unitsWorked', row.unitsWorked] as [string, string]] : []),
    ...(rates === undefined ? [] : [['multiRates', rates] as [string, string]]),
    ...(leave === undefined ? [] : [['leave', leave] as [string, string]]),
  ];
  return fields.map(([field, text]) => ({ field: fieldOf(row.key, field), kind: 'amount', text: text.trim(), line }));
}

function isUnread(text: string, precision: number): boolean {
  return text.trim() !== '' && readDecimal(text, precision) === null;
}
