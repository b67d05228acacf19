import type { HourUnits } from 'shared-validators/amounts';
import { isFilled } from '../day/filled-day.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { isFullDayOff } from '../leave-system/leave-system-entry.ts';
import { acknowledgements, allIssues, type ValidationIssue } from '../save-rules/index.ts';

/** One line of "Before you submit": a complete day, or what is left, leading to its field. */
export interface ChecklistLine {
  readonly done: boolean;
  readonly day?: string;
  readonly issue?: ValidationIssue;
}

/** How the days stand: what the dots in the day list show. */
export type DayState = 'empty' | 'complete' | 'attention' | 'off';

/** Everything left to do before submitting, days in order, complete days as one line each. */
export function checklist(form: TimecardForm, rules: TimecardRules, issues = allIssues(form, rules)): ChecklistLine[] {
  const ofDay = Map.groupBy(issues, (one) => one.day ?? '');
  return [
    ...form.days.flatMap((day) => linesOfDay(day, rules, ofDay.get(day.key) ?? [])),
    ...linesOfWhole(form, rules, ofDay.get('') ?? []),
  ];
}

/** The lines of one day. It names each kind of issue once: three empty amounts of one row are one thing to do. */
export function linesOfDay(day: DayForm, rules: TimecardRules, issues: readonly ValidationIssue[]): ChecklistLine[] {
  const kinds = issues.filter((one, index) => issues.findIndex((other) => other.key === one.key) === index);
  if (kinds.length > 0) return kinds.map((one) => ({ done: false, day: day.key, issue: one }));
  return isFilled(day, rules) && !rules.template.showPeriodEntry ? [{ done: true, day: day.key }] : [];
}

/** What stands on no day: the list itself, the item's allocations, and the acknowledgements. */
export function linesOfWhole(
  form: TimecardForm,
  rules: TimecardRules,
  issues: readonly ValidationIssue[],
  excess?: HourUnits,
): ChecklistLine[] {
  return [...issues.map((one) => ({ done: false, issue: one })), ...acknowledgements(form, rules, excess)];
}

/** The state of each day, by key. */
export function dayStates(
  form: TimecardForm,
  rules: TimecardRules,
  issues = allIssues(form, rules),
): Record<string, DayState> {
  const wrong = new Set(issues.map((one) => one.day));
  return Object.fromEntries(form.days.map((day) => [day.key, dayState(day, rules, wrong.has(day.key))]));
}

/** The state of one day; `wrong` when something stands in its way. */
export function dayState(day: DayForm, rules: TimecardRules, wrong: boolean): DayState {
  if (wrong) return 'attention';
  if (day.didNotWork || isFullDayOff(day)) return 'off';
  const entered = rules.template.showPeriodEntry
    ? day.daily || day.sickDay || day.dayOffType !== 'Undefined'
    : isFilled(day, rules);
  return entered ? 'complete' : 'empty';
}
