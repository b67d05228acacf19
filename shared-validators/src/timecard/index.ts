export { type Choices, choicesOf, type Offer, type StoredNames } from './choices.ts';
export {
  allocatedMinutes,
  allocatedTotal,
  type DayMinutes,
  dayMinutes,
  isPlacedOtherwise,
  kindOf,
  ptoMinutes,
  spanMinutes,
  sumOfDays,
  timedSpans,
} from './day-totals.ts';
export { isFilledDay, isSickOnlyDay } from './filled-day.ts';
export { hoursOf, type InMinutes, inHours, inMinutes, minutesOf } from './minutes.ts';
export {
  type DailyLimits,
  type DailySplit,
  dailySplit,
  type OvertimeLimits,
  type OvertimeReason,
  type OvertimeRule,
  type RuledDate,
  type RuledWeek,
  ruledDates,
  ruledWeeks,
} from './overtime.ts';
export { comparesSpansWithAllocation } from './rules/allocation-totals.ts';
export type { RuleIssue } from './rules/rule-issue.ts';
export type { RuleSetting } from './rules/rule-setting.ts';
export { lengthOf, type MinuteRange, minuteOfDay, overlap, rangeOf } from './span-time.ts';
export {
  emptyList,
  isExempt,
  issuesOfDays,
  issuesOfItem,
  lacksNotes,
  takesAllocations,
} from './timecard-issues.ts';
export { BILLIONTHS, unitsOfDay } from './units.ts';
export { type Allocation, isLeaveSystemEntry, type Span, type Template, type WorkedDay } from './worked-day.ts';
