import type { DayForm, DayOffType } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { isFullDayOff } from '../leave-system/leave-system-entry.ts';
import { resetEntries } from './reset-entries.ts';

/** Billing notes of a day that was not worked (docs: days#did-not-work-on). */
const DID_NOT_WORK_NOTES = 'Did Not Work';

/**
 * Toggling Did Not Work on: billing notes become "Did Not Work", day entries reset, the daily flag is cleared, break,
 * sick and holiday fields are disabled. Toggling off clears the notes.
 */
export function setDidNotWork(day: DayForm, on: boolean, rules: TimecardRules): DayForm {
  if (!on) return { ...day, didNotWork: false, notes: '' };
  return {
    ...resetEntries(day, rules),
    didNotWork: true,
    daily: false,
    notes: DID_NOT_WORK_NOTES,
    sickHours: '',
    sickDayPercent: '',
    sickDay: false,
    dayOffType: 'Undefined',
  };
}

/**
 * Changing the Worked toggle resets entries; un-toggling sets the day-off type to Undefined when days off are tracked.
 * Marking a day as worked clears its sick day and its day-off type (docs: days#worked-clears-sick).
 */
export function setWorked(day: DayForm, on: boolean, rules: TimecardRules): DayForm {
  const reset = { ...resetEntries(day, rules), daily: on };
  if (on)
    return {
      ...reset,
      sickDay: false,
      didNotWork: false,
      dayOffType: 'Undefined',
      notes: dayOffNotesDropped(day, rules),
    };
  return rules.trackingDaysOff ? { ...reset, dayOffType: 'Undefined', notes: dayOffNotesDropped(day, rules) } : reset;
}

/**
 * Day-off type Other shows billing notes; any other type hides and clears them. A day off is not a worked day. With one card for the whole
 * period the notes belong to the period, and a day's type does not clear them.
 */
export function setDayOffType(day: DayForm, type: DayOffType, rules: TimecardRules): DayForm {
  const off = day.daily && type !== 'Undefined' ? { ...resetEntries(day, rules), daily: false } : day;
  return {
    ...off,
    dayOffType: type,
    sickDay: type === 'Sick' && rules.displaySickDay,
    notes: type === 'Other' || rules.template.showPeriodEntry ? day.notes : '',
  };
}

/** A full day off forces "No Lunch Break Taken"; a person cannot take it back. */
export function setNoBreakTaken(day: DayForm, on: boolean): DayForm {
  return { ...day, noBreakTaken: on || isFullDayOff(day) };
}

/** A sick day is not a worked day. */
export function setSickDay(day: DayForm, on: boolean, rules: TimecardRules): DayForm {
  if (!on) return { ...day, sickDay: false };
  const off = day.daily ? { ...resetEntries(day, rules), daily: false } : day;
  return { ...off, sickDay: true };
}

function dayOffNotesDropped(day: DayForm, { template }: TimecardRules): string {
  if (template.showPeriodEntry) return day.notes;
  return day.dayOffType === 'Other' || day.didNotWork ? '' : day.notes;
}
