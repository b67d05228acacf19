import { isFilled } from '../day/filled-day.ts';
import type { TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { isFullDayOff } from '../leave-system/leave-system-entry.ts';
import { acknowledgements, allIssues, type Issue } from '../save-rules/index.ts';

/** One line of "Before you submit": a complete day, or what is left, leading to its field. */
export interface ChecklistLine {
  readonly done: boolean;
  readonly day?: string;
  readonly issue?: Issue;
}

/** How the days stand: what the dots in the day list show. */
export type DayState = 'empty' | 'complete' | 'attention' | 'off';

/** Everything left to do before submitting, days in order, complete days as one line each. */
export function checklist(form: TimecardForm, rules: TimecardRules, issues = allIssues(form, rules)): ChecklistLine[] {
  const ofDay = Map.groupBy(issues, (one) => one.day ?? '');
  const days = form.days.flatMap((day): ChecklistLine[] => {
    const left = ofDay.get(day.key) ?? [];
    // A day names each kind of trouble once: three empty amounts of one row are one thing to do.
    const kinds = left.filter((one, index) => left.findIndex((other) => other.key === one.key) === index);
    if (kinds.length > 0) return kinds.map((one) => ({ done: false, day: day.key, issue: one }));
    return isFilled(day, rules) && !rules.template.showPeriodEntry ? [{ done: true, day: day.key }] : [];
  });
  const whole = (ofDay.get('') ?? []).map((one) => ({ done: false, issue: one }));
  return [...days, ...whole, ...acknowledgements(form, rules)];
}

/** The state of each day, by key. */
export function dayStates(
  form: TimecardForm,
  rules: TimecardRules,
  issues = allIssues(form, rules),
): Record<string, DayState> {
  const wrong = new Set(issues.map((one) => one.day));
  return Object.fromEntries(
    form.days.map((day): [string, DayState] => {
      if (wrong.has(day.key)) return [day.key, 'attention'];
      if (day.didNotWork || isFullDayOff(day)) return [day.key, 'off'];
      const entered = rules.template.showPeriodEntry
        ? day.daily || day.sickDay || day.dayOffType !== 'Undefined'
        : isFilled(day, rules);
      return [day.key, entered ? 'complete' : 'empty'];
    }),
  );
}
