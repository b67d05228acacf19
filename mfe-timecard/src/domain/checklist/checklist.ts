import type { HourUnits } from 'shared-validators/amounts';
import { isFilled } from '../day/filled-day.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { isFullDayOff } from '../leave-system/leave-system-entry.ts';
import { dayToBeginWith, isEmptyList } from '../save-rules/empty-list.ts';
import { acknowledgements, allIssues, type ValidationIssue } from '../save-rules/index.ts';
import { type Mend, readingMends } from './mend.ts';
import { type Sentence, sentenceOf, unreadFirst } from './sentence.ts';
import { unusual } from './unusual.ts';

/** One line of "Before you submit": a complete day, something left to do, or a question. */
export interface ChecklistLine {
  readonly done: boolean;
  readonly day?: string;
  /** The issue that the line leads to. */
  readonly issue?: ValidationIssue;
  /** The text of the line, worded as a colleague would; absent on a complete day. */
  readonly says?: Sentence;
  /** The number of other things to do on the same day. */
  readonly more?: number;
  /** The name of a question. Answering it with yes removes the line; it never blocks anything. */
  readonly asks?: string;
  /** Corrections that take one press. */
  readonly mends?: readonly Mend[];
}

/** The state of a day, shown as a dot in the day list. */
export type DayState = 'empty' | 'complete' | 'attention' | 'off';

/** Whether a line is still to be done; a question is not. */
export const isLeft = (line: ChecklistLine): boolean => !line.done && line.asks === undefined;

/** Everything left to do before submitting: one line per day, days in order. */
export function checklist(form: TimecardForm, rules: TimecardRules, issues = allIssues(form, rules)): ChecklistLine[] {
  const ofDay = Map.groupBy(issues, (one) => one.day ?? '');
  return [
    ...form.days.flatMap((day) => linesOfDay(day, rules, ofDay.get(day.key) ?? [])),
    ...linesOfWhole(form, rules, ofDay.get('') ?? []),
  ];
}

/**
 * The line of one day: the first thing to do and the number of further ones. Each kind of issue counts once: three empty amounts of one row
 * are one thing to do. A time that makes the day very long comes first, because it may cause the other issues.
 */
export function linesOfDay(day: DayForm, rules: TimecardRules, issues: readonly ValidationIssue[]): ChecklistLine[] {
  const kinds = issues.filter((one, index) => issues.findIndex((other) => other.key === one.key) === index);
  const question = unusual(day, rules);
  const [first] = unreadFirst(kinds);
  if (first) {
    const more = kinds.length - 1;
    const line = { done: false, day: day.key, issue: first, ...(more > 0 ? { more } : {}) };
    if (question && question.mends.length > 0) return [{ ...line, says: question.says, mends: question.mends }];
    return [{ ...line, says: sentenceOf(first, rules), mends: mendsOf(first, rules) }];
  }
  if (question) {
    const { name, says, mends } = question;
    return [{ done: false, day: day.key, says, asks: name, mends }];
  }
  return isFilled(day, rules) && !rules.template.showPeriodEntry ? [{ done: true, day: day.key }] : [];
}

/** The one-press corrections for an issue. */
function mendsOf({ key, field, params }: ValidationIssue, rules: TimecardRules): readonly Mend[] {
  if (key === 'ERR_BILLING_SELECT_LUNCH_BREAK') return [{ kind: 'no-lunch' }];
  const bound = field?.endsWith('.end') ? 'end' : 'start';
  if (key === 'ERR_BILLING_TIME_NOT_READ') return readingMends(String(params.text), bound, rules);
  // The form stores a time that waits for AM or PM with a placeholder in that place.
  return key === 'ERR_BILLING_MERIDIEM_MISSING' ? readingMends(`${params.text} --`, bound, rules) : [];
}

/** Issues that belong to no day: the list itself, the item's allocations, and the acknowledgements. An empty list is one line. */
export function linesOfWhole(
  form: TimecardForm,
  rules: TimecardRules,
  issues: readonly ValidationIssue[],
  excess?: HourUnits,
): ChecklistLine[] {
  const toEnter = dayToBeginWith(form);
  const whole = issues.map((one): ChecklistLine => {
    // If no day can be entered, there is no day to begin with.
    if (!isEmptyList(one) || !toEnter) return { done: false, issue: one, says: sentenceOf(one, rules) };
    return { done: false, issue: one, day: toEnter.key, says: { key: 'MSG_CHECK_NOTHING', params: {} } };
  });
  return [
    ...whole,
    ...acknowledgements(form, rules, excess).map(({ done, issue }) => ({
      done,
      issue,
      says: { key: issue.key, params: issue.params },
    })),
  ];
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

/** The state of one day. `wrong`: something blocks it. */
export function dayState(day: DayForm, rules: TimecardRules, wrong: boolean): DayState {
  if (wrong) return 'attention';
  if (day.didNotWork || isFullDayOff(day)) return 'off';
  const entered = rules.template.showPeriodEntry
    ? day.daily || day.sickDay || day.dayOffType !== 'Undefined'
    : isFilled(day, rules);
  return entered ? 'complete' : 'empty';
}
