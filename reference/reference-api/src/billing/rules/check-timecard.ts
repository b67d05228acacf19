import type { BillingItemDetailErrors, ErrorItem } from 'shared-client/schema/billing';
import { showsBillingItemAllocations } from 'shared-client/timecard-templates';
import { isLeaveSystemEntry, type WorkedDay } from '../worked-day.ts';
import { percentNot100, totalMismatch } from './allocation-totals.ts';
import { workedMinutes } from './day-totals.ts';
import { duplicateDay, duplicateErrors, repeatedDays } from './duplicates.ts';
import { isSickOnlyDay } from './filled-day.ts';
import { leaveErrors } from './leave.ts';
import { lunchErrors } from './lunch.ts';
import { mealBreakErrors } from './meal-break.ts';
import { overtimeErrors } from './overtime.ts';
import { ptoWarnings } from './paid-time-off.ts';
import { missingOfAllocations, missingOfSpans, missingOfUnits } from './required-controls.ts';
import { missingShiftOfSpans, shiftHoursErrors } from './shift-hours.ts';
import { above24, spanBoundErrors } from './span-bounds.ts';
import type { Timecard } from './timecard.ts';
import { issue, type ValidationIssues } from './validation-issue.ts';

/** "Max shifts per timecard 15" (docs: shifts#shift-maximum). */
const MAX_SHIFTS = 15;

/**
 * Everything the server has to say about a timecard that is to be saved or submitted: the rules of saving (docs:
 * saving#save-rules), in their order, then those only the server can check. Overtime rule, meal breaks and leave are asked on submit only:
 * a week that is not over yet cannot satisfy them. `days` are the filled ones.
 */
export function checkTimecard(timecard: Timecard, mode: 'save' | 'submit'): ValidationIssues {
  const { days, template } = timecard;
  if (days.length === 0) return { errors: [emptyList()], billingItemDetailErrors: [] };
  const overtime = mode === 'submit' ? overtimeErrors(timecard) : undefined;
  const repeated = template.showBillingItemShift ? new Set<string>() : repeatedDays(days);
  const billingItemDetailErrors = days.flatMap((day): BillingItemDetailErrors[] => {
    const errors = [
      ...(timecard.workedDates.includes(day.workedDate) ? [] : [outsidePeriod(day)]),
      ...(repeated.has(day.workedDate) ? [duplicateDay()] : []),
      ...dayErrors(day, timecard),
      ...(mode === 'submit' && hasMealPeriods(timecard, day) ? mealBreakErrors(day) : []),
      ...(overtime?.byDate.get(day.workedDate) ?? []),
    ];
    const costAllocationErrors = allocationErrors(day, timecard);
    if (errors.length + costAllocationErrors.length === 0) return [];
    return [{ workedDate: placeOf(day), shiftNumber: day.timeEntry.shiftNumber, errors, costAllocationErrors }];
  });
  return {
    errors: [
      ...(template.showBillingItemShift && days.length > MAX_SHIFTS ? [tooManyShifts()] : []),
      ...itemAllocationErrors(timecard),
      ...(overtime?.errors ?? []),
      ...(mode === 'submit' ? leaveErrors(timecard) : []),
      ...ptoWarnings(timecard),
    ],
    billingItemDetailErrors,
  };
}

/** Errors are matched to a day by workedDate, by shift number on shift templates. */
const placeOf = (day: WorkedDay): string =>
  day.timeEntry.shiftNumber === null ? day.workedDate : String(day.timeEntry.shiftNumber);

const isExempt = (day: WorkedDay, { template }: Timecard): boolean =>
  day.didNotWork || day.timeEntry.holiday || isSickOnlyDay(day, template);

const hasMealPeriods = (timecard: Timecard, day: WorkedDay): boolean =>
  timecard.settings.mealPeriodRules && timecard.template.showTimeEntry && !isExempt(day, timecard);

function dayErrors(day: WorkedDay, timecard: Timecard): ErrorItem[] {
  const { template, settings, precision } = timecard;
  const exempt = isExempt(day, timecard);
  const errors: ErrorItem[] = [];
  if (template.showTimeEntry && !day.didNotWork) {
    if (!exempt) errors.push(...missingOfSpans(day));
    errors.push(...spanBoundErrors(day, timecard.workDayStart, template.showBillingItemShift));
    if (!exempt && !isWholeDayOff(day) && hasSpans(day)) errors.push(...lunchErrors(day));
    if (settings.blockDupDateTimeEntry)
      errors.push(...duplicateErrors(day, timecard.others, template.showBillingItemShift));
  } else if (settings.blockDupDateTimeEntry) errors.push(...duplicateErrors(day, timecard.others, false));
  if (template.showHours && workedMinutes(day, false) > 24 * 60) errors.push(above24());
  if (template.showUnitEntry && !exempt) errors.push(...missingOfUnits(day));
  const asksForNotes = !template.showTimeEntry && !template.showPeriodEntry;
  if (asksForNotes && day.dayOffType === 'Other' && !day.timeEntry.notes?.trim()) errors.push(notesForDayOff());
  if (template.showShiftEntry && settings.useShiftDifferential && !exempt)
    errors.push(...shiftHoursErrors(day, precision, settings.eligibleForPTO));
  if (template.showShiftSelect && settings.useShiftDifferential && !exempt) {
    if (template.templateType === 'Hourly' && template.allocationType === 'ot_hours')
      errors.push(...missingShiftOfSpans(day));
  }
  return errors;
}

/** Whether the worker entered times; a day that only the leave system filled has no lunch. */
const hasSpans = (day: WorkedDay): boolean =>
  day.timeEntrySpanDtos.some(
    (span) => !isLeaveSystemEntry(span) && (span.startTimeStr !== null || span.endTimeStr !== null),
  );

/** "Full-day-off days force no-break". */
const isWholeDayOff = (day: WorkedDay): boolean => day.timeEntrySpanDtos.some((span) => span.fullDayOff);

function allocationErrors(day: WorkedDay, timecard: Timecard): ErrorItem[] {
  const { template, settings, precision } = timecard;
  if (!takesAllocations(day, timecard)) return [];
  const isDailyPercentWithSick =
    template.allocationType === 'percent' &&
    template.templateType === 'Daily' &&
    settings.eligibleForSickTime &&
    !day.daily;
  return [
    ...missingOfAllocations(day.billingCostAllocation, template),
    ...totalMismatch(day, { template, precision, eligibleForPTO: settings.eligibleForPTO }),
    ...(template.allocationType === 'percent' && !isDailyPercentWithSick
      ? percentNot100(day.billingCostAllocation)
      : []),
  ];
}

/** Whether the allocations of a day are shown and checked. */
export function takesAllocations(day: WorkedDay, timecard: Timecard): boolean {
  const { template } = timecard;
  const hidden = !template.showAllocations || showsBillingItemAllocations(template) || isNotWorked(day, timecard);
  return !hidden && !isExempt(day, timecard);
}

/** "Where the worked toggle is shown, a day not marked daily clears its entries and hides allocations." */
const isNotWorked = (day: WorkedDay, { template }: Timecard): boolean => template.showWorked && !day.daily;

function itemAllocationErrors(timecard: Timecard): ErrorItem[] {
  const { template, allocations, days } = timecard;
  if (!showsBillingItemAllocations(template)) return [];
  if (!days.some((day) => day.daily)) return [];
  return [
    ...missingOfAllocations(allocations, template),
    ...(template.allocationType === 'percent' ? percentNot100(allocations) : []),
  ];
}

const emptyList = () =>
  issue('BILLING_TIME_ENTRY_NO_DETAIL_ITEMS', 'Submission List is Empty. Please enter details to Save.');

const notesForDayOff = () =>
  issue('ERR_BILLING_PROVIDE_NOTES_FOR_DAYOFF', 'Please provide Notes for Day Off.', { value: 'timeEntry.notes' });

const outsidePeriod = (day: WorkedDay) =>
  issue(
    'ERR_BILLING_EDIT_DATE_OUT_OF_PERIOD',
    `${day.workedDate} is not a day of this timecard. Please reload the timecard.`,
    { value: 'workedDate', params: [day.workedDate] },
  );

const tooManyShifts = () =>
  issue('ERR_BILLING_MAX_SHIFTS', `A timecard has at most ${MAX_SHIFTS} shifts.`, { params: [MAX_SHIFTS] });
