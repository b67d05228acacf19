import {
  type ChecklistLine,
  type DayState,
  dayState,
  linesOfDay,
  linesOfWhole,
} from '../../domain/checklist/checklist.ts';
import type { DayForm } from '../../domain/form/timecard-form.ts';
import type { TimecardRules } from '../../domain/form/timecard-rules.ts';
import { memoizeWeak } from '../../domain/memoize-weak.ts';
import {
  allIssues,
  issuesOfDay,
  submissionListIsNotEmpty,
  type ValidationIssue,
} from '../../domain/save-rules/index.ts';
import { sickExcess } from '../../domain/save-rules/sick-excess.ts';
import { type DayAmounts, dayAmounts, type PeriodTotals, totalOf } from '../../domain/totals/totals.ts';
import type { TimecardState } from './timecard-store.ts';

/** State derived from the form; published after the paint, so that a keystroke never waits for it. */
export interface Published {
  readonly issues: readonly ValidationIssue[];
  readonly checklist: readonly ChecklistLine[];
  /** The first issue of each day that has one, by the day's key. */
  readonly issueOfDay: Readonly<Record<string, ValidationIssue | undefined>>;
  readonly states: Readonly<Record<string, DayState>>;
  readonly days: Readonly<Record<string, PeriodTotals>>;
  readonly period: PeriodTotals;
  /** Sick hours beyond the balance, in units. */
  readonly sickExcess: number;
}

/**
 * Computes the derived state. An unchanged day keeps its results and their identity. Results that are equal to those `before` are returned
 * as they were, so that no subscriber renders again.
 */
export function publish({ form, rules }: Pick<TimecardState, 'form' | 'rules'>, before?: Published): Published {
  const whole = asWhole(rules) ? allIssues(form, rules) : submissionListIsNotEmpty(form, rules);
  const days = form.days.map((day) => workedOut(day, rules, whole));
  const period = totalOf(
    days.map((day) => day.amounts),
    rules.precision,
  );
  const excess = sickExcess(form, rules, () => period);
  const ofNoDay = whole.filter((one) => one.day === undefined);
  const lines = linesOfWhole(form, rules, ofNoDay, excess);
  const byName = <T>(value: (day: WorkedOut) => T) =>
    Object.fromEntries(days.map((day, index) => [form.days[index]?.key ?? '', value(day)]));
  return {
    issues: kept([...ofNoDay, ...days.flatMap((day) => day.issues)], before?.issues),
    checklist: kept([...days.flatMap((day) => day.lines), ...lines], before?.checklist),
    issueOfDay: byName((day) => day.issues[0]),
    states: byName((day) => day.state),
    days: byName((day) => day.totals),
    period: before && isSame(period, before.period) ? before.period : period,
    sickExcess: excess,
  };
}

/** Whether rules involve several days at once: the allocations of a card for the whole period, and the shifts of a date. */
const asWhole = ({ template }: TimecardRules): boolean => template.showPeriodEntry || template.showBillingItemShift;

/** The derived state of one day. */
interface WorkedOut {
  readonly issues: readonly ValidationIssue[];
  readonly lines: readonly ChecklistLine[];
  readonly state: DayState;
  readonly amounts: DayAmounts;
  readonly totals: PeriodTotals;
}

/** Memoized by identity: a day is replaced when it changes, and the rules of a timecard never change. */
const knownBy = memoizeWeak((_: TimecardRules) => new WeakMap<DayForm, WorkedOut>());

function workedOut(day: DayForm, rules: TimecardRules, whole: readonly ValidationIssue[]): WorkedOut {
  const known = knownBy(rules);
  const before = known.get(day);
  // Another shift may cause the issues of a shift.
  if (before && !rules.template.showBillingItemShift) return before;
  const issues = asWhole(rules) ? whole.filter((one) => one.day === day.key) : issuesOfDay(day, rules);
  const amounts = dayAmounts(day, rules);
  const out = {
    issues,
    lines: linesOfDay(day, rules, issues),
    state: dayState(day, rules, issues.length > 0),
    amounts,
    totals: totalOf([amounts], rules.precision),
  };
  known.set(day, out);
  return out;
}

/** Returns the earlier list if the new one is equal line by line, and the earlier line if one is equal. */
function kept<T extends object>(now: readonly T[], before: readonly T[] | undefined): readonly T[] {
  if (!before) return now;
  const next = now.map((one, index) => {
    const old = before[index];
    return old !== undefined && old !== one && isSame(one, old) ? old : one;
  });
  return next.length === before.length && next.every((one, index) => one === before[index]) ? before : next;
}

/** Lines, issues and totals are small and flat, except for the issue of a line and its parameters. */
function isSame(one: object, other: object): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The shown issues that are still open, with their current texts; the same list while nothing was corrected. */
export function stillOpen(
  shown: readonly ValidationIssue[],
  { issues, checklist }: Pick<Published, 'issues' | 'checklist'>,
): readonly ValidationIssue[] {
  if (shown.length === 0) return shown;
  const names = ({ day, key, field }: ValidationIssue) => `${day} ${key} ${field}`;
  const open = checklist.flatMap((line) => (line.done || !line.issue ? [] : [line.issue]));
  const remaining = new Map([...issues, ...open].map((issue) => [names(issue), issue]));
  return kept(
    shown.flatMap((issue) => remaining.get(names(issue)) ?? []),
    shown,
  );
}
