import type { DefaultTimeEntry } from 'shared-client/schema/billing';
import { formatHours } from 'shared-validators/amounts';
import { setWorked } from '../day/toggles.ts';
import { isUntouched, isWeekend } from '../day/untouched-day.ts';
import { blankAllocation, blankSpan } from '../form/blank.ts';
import { type DayForm, SPAN_TYPES } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { isFullDayOff, leaveSystemEntries } from '../leave-system/leave-system-entry.ts';
import { workedMinutes } from '../totals/worked-minutes.ts';

/** Use Default is offered when the engagement has default time entries and the day is not a full day off. */
export function offersDefault(day: DayForm, defaults: readonly DefaultTimeEntry[]): boolean {
  return defaults.length > 0 && !isFullDayOff(day) && !day.readOnly;
}

/**
 * Use Default fills time entries and allocations from engagement defaults, keeping leave-system entries. The hours of the
 * first allocation are those of the default times, so that the day adds up.
 */
export function fillWithDefault(given: DayForm, defaults: readonly DefaultTimeEntry[], rules: TimecardRules): DayForm {
  if (!offersDefault(given, defaults)) return given;
  // On templates that ask whether a day was worked, only worked days count their entries.
  const day = rules.template.showWorked && !given.daily ? setWorked(given, true, rules) : given;
  const spans = defaults.map((entry) => ({
    ...blankSpan(entry.timeType ?? SPAN_TYPES.labor),
    start: entry.startTimeStr ?? '',
    end: entry.endTimeStr === '00:00' ? '24:00' : (entry.endTimeStr ?? ''),
  }));
  const filled = { ...day, spans: [...leaveSystemEntries(day), ...spans] };
  const values = defaults.flatMap((entry) => entry.customFields);
  const hours = formatHours(workedMinutes(filled), rules.precision);
  const allocations = day.allocations.slice(0, 1).map(() => {
    const row = blankAllocation(rules, 1);
    return {
      ...row,
      ...(rules.template.allocationType === 'hours' ? { hours } : {}),
      ...(rules.template.allocationType === 'ot_hours'
        ? { regularHours: hours, overtimeHours: '0', doubletimeHours: '0' }
        : {}),
      ...(rules.template.allocationType === 'percent' ? { percentOfDay: '100' } : {}),
      values: row.values.map((value) => {
        const chosen = values.find((one) => one.reqBillCostAllocId === value.reqBillCostAllocId);
        return chosen ? { ...value, value: chosen.value ?? '', defaultValueSet: chosen.defaultValueSet } : value;
      }),
    };
  });
  return { ...filled, allocations };
}

/** The days that Use Default of the whole period would fill: the empty weekdays. */
export function defaultDays(days: readonly DayForm[], defaults: readonly DefaultTimeEntry[]): DayForm[] {
  return days.filter((day) => isUntouched(day) && !isWeekend(day.workedDate) && offersDefault(day, defaults));
}

/** Use Default of the whole period. Entries of other days stay (docs: add-time#add-time-footer). */
export function fillPeriodWithDefault(
  days: readonly DayForm[],
  defaults: readonly DefaultTimeEntry[],
  rules: TimecardRules,
): DayForm[] {
  const wanted = new Set(defaultDays(days, defaults));
  return days.map((day) => (wanted.has(day) ? fillWithDefault(day, defaults, rules) : day));
}

/** Whether the period offers Use Default: it has times by day, not shifts, and an empty weekday. */
export function offersPeriodDefault(
  days: readonly DayForm[],
  defaults: readonly DefaultTimeEntry[],
  { template }: TimecardRules,
): boolean {
  return (
    template.showTimeEntry &&
    !template.showBillingItemShift &&
    days.some((day) => isUntouched(day) && !isWeekend(day.workedDate) && offersDefault(day, defaults))
  );
}
