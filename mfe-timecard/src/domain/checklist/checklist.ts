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

/** One line of "Before you submit": a complete day, what is left to do, or what is asked. */
export interface ChecklistLine {
  readonly done: boolean;
  readonly day?: string;
  /** What it leads to. */
  readonly issue?: ValidationIssue;
  /** In the words of a colleague; absent on a day that is complete. */
  readonly says?: Sentence;
  /** Other things to do on the same day. */
  readonly more?: number;
  /** Names a question: it may be answered with yes and then goes, and stands in nobody's way. */
  readonly asks?: string;
  /** What mends it with one press. */
  readonly mends?: readonly Mend[];
}

/** How the days stand: what the dots in the day list show. */
export type DayState = 'empty' | 'complete' | 'attention' | 'off';

/** Whether a line is still to be done; a question is not. */
export const isLeft = (line: ChecklistLine): boolean => !line.done && line.asks === undefined;

/** Everything left to do before submitting, days in order, a line a day. */
export function checklist(form: TimecardForm, rules: TimecardRules, issues = allIssues(form, rules)): ChecklistLine[] {
  const ofDay = Map.groupBy(issues, (one) => one.day ?? '');
  return [
    ...form.days.flatMap((day) => linesOfDay(day, rules, ofDay.get(day.key) ?? [])),
    ...linesOfWhole(form, rules, ofDay.get('') ?? []),
  ];
}

/**
 * The line of one day: the first thing to do, and how many more there are; each kind of issue counts once, for three empty amounts of one
 * row are one thing. A time that makes the day very long goes first: what else is wrong may be its doing.
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

/** What one press does about an issue. */
function mendsOf({ key, field, params }: ValidationIssue, rules: TimecardRules): readonly Mend[] {
  if (key === 'ERR_BILLING_SELECT_LUNCH_BREAK') return [{ kind: 'no-lunch' }];
  const bound = field?.endsWith('.end') ? 'end' : 'start';
  if (key === 'ERR_BILLING_TIME_NOT_READ') return readingMends(String(params.text), bound, rules);
  // A time that waits for AM or PM stands in the form with a gap for it.
  return key === 'ERR_BILLING_MERIDIEM_MISSING' ? readingMends(`${params.text} --`, bound, rules) : [];
}

/** What stands on no day: the list itself, the item's allocations, and the acknowledgements. An empty list is one line. */
export function linesOfWhole(
  form: TimecardForm,
  rules: TimecardRules,
  issues: readonly ValidationIssue[],
  excess?: HourUnits,
): ChecklistLine[] {
  const toEnter = dayToBeginWith(form);
  const whole = issues.map((one): ChecklistLine => {
    // Where no day can be entered, there is none to begin with.
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

/** The state of one day; `wrong` when something stands in its way. */
export function dayState(day: DayForm, rules: TimecardRules, wrong: boolean): DayState {
  if (wrong) return 'attention';
  if (day.didNotWork || isFullDayOff(day)) return 'off';
  const entered = rules.template.showPeriodEntry
    ? day.daily || day.sickDay || day.dayOffType !== 'Undefined'
    : isFilled(day, rules);
  return entered ? 'complete' : 'empty';
}
