import { allocatesByDay, showsUnitsOfDay } from '../form/blank.ts';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { isFullDayOff } from '../leave-system/leave-system-entry.ts';

/**
 * A day marked did-not-work, or (where the worked toggle is shown) not marked daily, has no entries and hides its
 * allocations (docs: days#day-without-work).
 */
export function takesEntries(day: DayForm, rules: TimecardRules): boolean {
  if (day.didNotWork) return false;
  return !rules.template.showWorked || day.daily;
}

/** The visible parts of a day card, by the template's flags, the eligibility flags and the day's own state. */
export interface VisibleParts {
  readonly worked: boolean;
  readonly didNotWork: boolean;
  readonly noLunch: boolean;
  readonly dayOff: boolean;
  readonly dayOffSick: boolean;
  readonly times: boolean;
  readonly hours: boolean;
  readonly sickHours: boolean;
  readonly sickDay: boolean;
  readonly holiday: boolean;
  readonly shiftLines: boolean;
  readonly spanShift: boolean;
  readonly paidBreak: boolean;
  readonly units: boolean;
  readonly allocations: boolean;
  readonly notes: boolean;
  readonly copyPreviousDay: boolean;
}

/** Reads the parts of one day's card. */
export function visibleParts(day: DayForm, rules: TimecardRules): VisibleParts {
  const { template } = rules;
  const open = takesEntries(day, rules);
  return {
    worked: template.showWorked,
    didNotWork: rules.eligibleForDNW && !template.showPeriodEntry,
    noLunch: template.showTimeEntry && !day.didNotWork,
    dayOff: rules.trackingDaysOff && !day.daily && !day.didNotWork && !template.showTimeEntry,
    dayOffSick: !rules.payroll,
    times: template.showTimeEntry && open,
    hours: template.showHours && open,
    sickHours: template.showSickHours && rules.eligibleForSickTime && !day.didNotWork,
    sickDay: template.showSickDay && rules.displaySickDay && !rules.payroll && !day.didNotWork,
    holiday: template.showHoliday && day.holiday,
    shiftLines: template.showShiftEntry && rules.useShiftDifferential && open,
    spanShift: template.showShiftSelect && rules.shiftNames.length > 0,
    paidBreak: template.showPaidBreak && rules.showPaidBreak,
    units: showsUnitsOfDay(template) && open,
    allocations: allocatesByDay(template) && open,
    notes: day.dayOffType === 'Other' || (!rules.trackingDaysOff && !day.didNotWork) || day.dayOffType === 'Undefined',
    copyPreviousDay: !isFullDayOff(day) && !day.readOnly,
  };
}
