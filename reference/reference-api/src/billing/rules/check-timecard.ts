import type { BillingItemDetailErrors, ErrorItem } from 'shared-client/schema/billing';
import { emptyList, isExempt, issuesOfDays, issuesOfItem } from 'shared-validators/timecard';
import type { WorkedDay } from '../timecard/worked-day.ts';
import { duplicateDay, duplicateErrors, repeatedDays } from './duplicates.ts';
import { errorItemOf } from './issue-text.ts';
import { leaveErrors } from './leave.ts';
import { mealBreakErrors } from './meal-break.ts';
import { overtimeErrors } from './overtime.ts';
import { ptoWarnings } from './paid-time-off.ts';
import { ruleSettingOf, type Timecard } from './timecard.ts';
import { issue, type ValidationIssues } from './validation-issue.ts';

/** "Max shifts per timecard 15" (docs: shifts#shift-maximum). */
const MAX_SHIFTS = 15;

/**
 * All issues of a timecard that is to be saved or submitted: first by the rules of saving (docs: saving#save-rules), which the page also
 * checks, then by those that only the server can check. Overtime rule, meal breaks and leave are checked on submit only, because a week
 * that is not over cannot satisfy them. `days` are the filled ones.
 */
export function checkTimecard(timecard: Timecard, mode: 'save' | 'submit'): ValidationIssues {
  const { days, template } = timecard;
  if (days.length === 0) return { errors: [errorItemOf(emptyList())], billingItemDetailErrors: [] };
  const setting = ruleSettingOf(timecard);
  const ofDays = issuesOfDays(days, setting);
  const overtime = mode === 'submit' ? overtimeErrors(timecard) : undefined;
  const repeated = template.showBillingItemShift ? new Set<string>() : repeatedDays(days);
  const billingItemDetailErrors = days.flatMap((day, index): BillingItemDetailErrors[] => {
    const found = ofDays[index] ?? [];
    const errors = [
      ...(timecard.workedDates.includes(day.workedDate) ? [] : [outsidePeriod(day)]),
      ...(repeated.has(day.workedDate) ? [duplicateDay()] : []),
      ...found.filter((one) => !one.ofAllocations).map(errorItemOf),
      ...duplicates(day, timecard),
      ...(mode === 'submit' && hasMealPeriods(timecard, day) ? mealBreakErrors(day) : []),
      ...(overtime?.byDate.get(day.workedDate) ?? []),
    ];
    const costAllocationErrors = found.filter((one) => one.ofAllocations).map(errorItemOf);
    if (errors.length + costAllocationErrors.length === 0) return [];
    return [{ workedDate: placeOf(day), shiftNumber: day.timeEntry.shiftNumber, errors, costAllocationErrors }];
  });
  return {
    errors: [
      ...(template.showBillingItemShift && days.length > MAX_SHIFTS ? [tooManyShifts()] : []),
      ...issuesOfItem(timecard.allocations, days, setting).map(errorItemOf),
      ...(overtime?.errors ?? []),
      ...(mode === 'submit' ? leaveErrors(timecard) : []),
      ...ptoWarnings(timecard),
    ],
    billingItemDetailErrors,
  };
}

/** The key that matches errors to a day: workedDate, or the shift number on shift templates. */
const placeOf = (day: WorkedDay): string =>
  day.timeEntry.shiftNumber === null ? day.workedDate : String(day.timeEntry.shiftNumber);

const hasMealPeriods = ({ settings, template }: Timecard, day: WorkedDay): boolean =>
  settings.mealPeriodRules && template.showTimeEntry && !isExempt(day, template);

function duplicates(day: WorkedDay, { settings, template, others }: Timecard): ErrorItem[] {
  if (!settings.blockDupDateTimeEntry) return [];
  const byShift = template.showTimeEntry && !day.didNotWork && template.showBillingItemShift;
  return duplicateErrors(day, others, byShift);
}

const outsidePeriod = (day: WorkedDay) =>
  issue(
    'ERR_BILLING_EDIT_DATE_OUT_OF_PERIOD',
    `${day.workedDate} is not a day of this timecard. Please reload the timecard.`,
    { value: 'workedDate', params: [day.workedDate] },
  );

const tooManyShifts = () =>
  issue('ERR_BILLING_MAX_SHIFTS', `A timecard has at most ${MAX_SHIFTS} shifts.`, { params: [MAX_SHIFTS] });
