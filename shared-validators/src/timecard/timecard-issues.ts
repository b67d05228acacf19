import { MINUTES_PER_DAY } from '../clock/clock-time.ts';
import { allocatedTotal } from './day-totals.ts';
import { hasNotes, isSickOnlyDay } from './filled-day.ts';
import { percentNot100, totalMismatch } from './rules/allocation-totals.ts';
import { above24, daysAbove24 } from './rules/day-length.ts';
import { lunchIssues } from './rules/lunch.ts';
import { notOffered, notOfferedOfAllocations } from './rules/not-offered.ts';
import { missingNotes, missingOfAllocations, missingOfSpans, missingOfUnits } from './rules/required-controls.ts';
import { issue, ofAllocations, type RuleIssue } from './rules/rule-issue.ts';
import type { RuleSetting } from './rules/rule-setting.ts';
import { missingShiftOfSpans, shiftHoursIssues } from './rules/shift-hours.ts';
import { spanBoundIssues } from './rules/span-bounds.ts';
import { type Allocation, hasTime, type Template, type WorkedDay } from './worked-day.ts';

/**
 * The issues of these days by the rules of saving (docs: saving#save-rules), in the order of the rules. Every rule except the length of a
 * date with several shifts concerns a single day. The caller checks rule 1, whether any day is filled.
 */
export function issuesOfDays(days: readonly WorkedDay[], setting: RuleSetting): RuleIssue[][] {
  const above = daysAbove24(days, setting.template.showBillingItemShift);
  return days.map((day, index) => {
    const issues = [
      ...dayIssues(day, setting),
      ...(above[index] ? [above24()] : []),
      ...ofAllocations(allocationIssues(day, setting)),
    ];
    return issues.sort((one, other) => one.rule - other.rule);
  });
}

/** The issues of the allocations of the billing item as a whole. */
export function issuesOfItem(
  allocations: readonly Allocation[],
  days: readonly WorkedDay[],
  { template, choices }: RuleSetting,
): RuleIssue[] {
  const tooMuch = allocatedTotal(allocations, true) > days.length * MINUTES_PER_DAY ? [above24()] : [];
  const offered = [...notOfferedOfAllocations(allocations, choices), ...tooMuch];
  if (!template.showAllocations || !template.showPeriodEntry || !days.some(isWorkedDay)) return offered;
  return [
    ...missingOfAllocations(allocations, template),
    ...offered,
    ...(template.allocationType === 'percent' ? percentNot100(allocations) : []),
  ];
}

/** Did Not Work overrides the mark of a worked day. */
const isWorkedDay = (day: WorkedDay): boolean => day.daily && !day.didNotWork;

/** Rule 1: "At least one filled day". */
export const emptyList = (): RuleIssue => issue(1, 'BILLING_TIME_ENTRY_NO_DETAIL_ITEMS');

/** Whether a day lacks the notes of rule 6, which alone do not make it a filled day. */
export const lacksNotes = (day: WorkedDay, { showTimeEntry, showPeriodEntry }: Template): boolean =>
  !showTimeEntry && !showPeriodEntry && day.dayOffType === 'Other' && !hasNotes(day);

/** Days whose controls and lunch are not checked: did-not-work, holiday, sick-only. */
export const isExempt = (day: WorkedDay, template: Template): boolean =>
  day.didNotWork || day.timeEntry.holiday || isSickOnlyDay(day, template);

/** "Where the worked toggle is shown, a day not marked daily clears its entries and hides allocations." */
const isNotWorked = (day: WorkedDay, template: Template): boolean => template.showWorked && !day.daily;

/** Whether the allocations of a day are shown and checked. */
export function takesAllocations(day: WorkedDay, template: Template): boolean {
  const isHidden = !template.showAllocations || template.showPeriodEntry || isNotWorked(day, template);
  return !isHidden && !isExempt(day, template);
}

function dayIssues(day: WorkedDay, setting: RuleSetting): RuleIssue[] {
  const { template, useShiftDifferential: hasShifts } = setting;
  const isChecked = !isExempt(day, template);
  const takesEntries = isChecked && !isNotWorked(day, template);
  const issues: RuleIssue[] = [];
  if (template.showTimeEntry && isChecked) {
    if (takesEntries || day.timeEntrySpanDtos.some(hasTime)) issues.push(...missingOfSpans(day));
    if (day.timeEntrySpanDtos.some(hasTime)) issues.push(...lunchIssues(day));
  }
  if (template.showTimeEntry && !day.didNotWork)
    issues.push(...spanBoundIssues(day, setting.workDayStart, template.showBillingItemShift));
  if (template.showUnitEntry && template.allocationType !== 'per_unit' && takesEntries)
    issues.push(...missingOfUnits(day));
  issues.push(...notOffered(day, setting.choices));
  if (lacksNotes(day, template)) issues.push(missingNotes());
  if (template.showShiftEntry && hasShifts && takesEntries) issues.push(...shiftHoursIssues(day, setting));
  const selectsShift = template.showShiftSelect && hasShifts && setting.choices.shiftNames.size > 0;
  if (selectsShift && isChecked && template.templateType === 'Hourly' && template.allocationType === 'ot_hours')
    issues.push(...missingShiftOfSpans(day));
  return issues;
}

function allocationIssues(day: WorkedDay, setting: RuleSetting): RuleIssue[] {
  const { template } = setting;
  const offered = notOfferedOfAllocations(day.billingCostAllocation, setting.choices);
  if (!takesAllocations(day, template)) return offered;
  const isPartlySick = template.templateType === 'Daily' && setting.eligibleForSickTime && day.timeEntry.sickDay;
  return [
    ...missingOfAllocations(day.billingCostAllocation, template),
    ...offered,
    ...totalMismatch(day, setting),
    ...(template.allocationType === 'percent' && !isPartlySick ? percentNot100(day.billingCostAllocation) : []),
  ];
}
