import { formatUnits, minutesToUnits, unitsToNumber } from 'shared-validators/amounts';
import { minutesOf, type RuledDate, type RuledWeek, ruledDates, ruledWeeks } from 'shared-validators/timecard';
import type { Sentence } from '../checklist/sentence.ts';
import { workedDayOf } from '../day/worked-day.ts';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { addDays } from '../time/calendar-day.ts';
import { type OvertimeFacts, ruleOf } from './overtime-facts.ts';
import { dayAmounts, type PeriodTotals, totalOf } from './totals.ts';

/** A figure of the period: hours in units of the item's precision, days, or units of piece work in billionths. */
export type Figure = keyof PeriodTotals;

/** The part of a figure that comes from one day. */
export interface FigureLine {
  readonly day: string;
  readonly amount: number;
  /** The explanation, if the rule gives one. */
  readonly why?: Sentence;
  /** The amount by the rule, if it differs from the allocated amount. */
  readonly expected?: number;
}

/** A work week whose limit makes some of its hours overtime or double time. It adds nothing to the figure, because its days do. */
export interface FigureWeek {
  /** The first date of the work week. */
  readonly start: string;
  readonly why: Sentence;
  /** The amount of the whole week by the rule, if it differs from the allocated amount. */
  readonly expected?: number;
}

/** The explanation of a figure. Lines and rounding add up to the total. */
export interface Explained {
  readonly total: number;
  readonly lines: readonly FigureLine[];
  /** Minutes are summed and rounded once. This is the difference to the sum of the rounded days (docs: time-entry#integer-minutes). */
  readonly rounding: number;
  readonly weeks: readonly FigureWeek[];
}

/** Explains a figure of the period, day by day. `firstWeekday` begins the work week. */
export function explained(
  figure: Figure,
  days: readonly DayForm[],
  rules: TimecardRules,
  rule: OvertimeFacts | null,
  firstWeekday = 'Monday',
): Explained {
  const amounts = days.map((day) => dayAmounts(day, rules));
  const total = totalOf(amounts, rules.precision)[figure];
  const isRuled = SPLIT.includes(rules.template.allocationType) && (figure === 'overtime' || figure === 'doubletime');
  const worked = rule && isRuled ? days.map((day) => workedDayOf(day, rules)) : [];
  const ruled = rule ? ruledDates(worked, ruleOf(rule), firstWeekday) : [];
  const ruledWeek = rule ? ruledWeeks(worked, ruleOf(rule), firstWeekday) : [];
  const amountOf = (index: number) => {
    const of = amounts[index];
    return of ? totalOf([of], rules.precision)[figure] : 0;
  };
  const lines = days.flatMap((day, index): FigureLine[] => {
    const amount = amountOf(index);
    const said = byRule(day, index, amount);
    if (amount === 0 && said.expected === undefined) return [];
    return [{ day: day.key, amount, ...said }];
  });
  const weeks =
    figure === 'overtime' || figure === 'doubletime' ? ruledWeek.flatMap((week) => byWeek(week, figure)) : [];
  return { total, lines, rounding: total - lines.reduce((sum, line) => sum + line.amount, 0), weeks };

  /**
   * The rule's result for a date. If several shifts share it, the last one has the expected amount. An amount above the day's limits is
   * not reported as wrong in a week whose own limit requires more.
   */
  function byRule(day: DayForm, index: number, amount: number): Pick<FigureLine, 'why' | 'expected'> {
    const date = ruled.find((one) => one.date === day.workedDate);
    if (!date || (figure !== 'overtime' && figure !== 'doubletime')) return {};
    const due = unitsOf(date.due[figure]);
    const why = due > 0 ? reasonOf(date, figure) : undefined;
    const isLast = !days.slice(index + 1).some(({ workedDate }) => workedDate === day.workedDate);
    const before = days
      .slice(0, index)
      .reduce((sum, one, at) => (one.workedDate === day.workedDate ? sum + amountOf(at) : sum), 0);
    const isOfWeek = before + amount > due && isAboveWeek(day.workedDate, figure);
    const differs = due > 0 && isLast && due - before !== amount && !isOfWeek;
    return { ...(why ? { why } : {}), ...(differs ? { expected: due - before } : {}) };
  }

  function isAboveWeek(date: string, part: Ruled): boolean {
    return ruledWeek.some(({ start, above }) => above[part] > 0 && date >= start && date <= addDays(start, 6));
  }

  function byWeek({ start, placed, due, counted, above, holiday }: RuledWeek, part: Ruled): FigureWeek[] {
    if (above[part] === 0) return [];
    const limits = rule && ruleOf(rule).weekly;
    const params = { worked: text(counted[part]), limit: text(limits?.[part] ?? 0), holiday: text(holiday) };
    const why = { key: holiday > 0 ? 'MSG_ABOVE_WEEK_HOLIDAY' : 'MSG_ABOVE_WEEK', params };
    return [{ start, why, ...(due[part] === placed[part] ? {} : { expected: unitsOf(due[part]) }) }];
  }

  function reasonOf({ placed, due, why }: RuledDate, part: Ruled): Sentence {
    if (why === 'seventh-day' && part === 'overtime') return { key: 'MSG_SEVENTH_DAY', params: {} };
    if (why === `${part}-weekday`) return { key: 'MSG_RULE_DAY', params: {} };
    const limits = rule ? ruleOf(rule).daily : { overtime: null, doubletime: null };
    const all = placed.regular + placed.overtime + placed.doubletime;
    const over = part === 'overtime' ? all - due.doubletime : all;
    return { key: 'MSG_ABOVE_DAILY', params: { worked: text(over), limit: text(limits[part] ?? 0) } };
  }

  /** The fewest units that are not less than the minutes, because the amount that the rule requires must suffice when it is entered. */
  function unitsOf(minutes: number): number {
    const units = minutesToUnits(minutes, rules.precision);
    return minutesOf(unitsToNumber(units, rules.precision)) < minutes ? units + 1 : units;
  }

  function text(minutes: number): string {
    return formatUnits(minutesToUnits(minutes, rules.precision), rules.precision);
  }
}

type Ruled = 'overtime' | 'doubletime';

/** Allocation types that split off overtime. The rule checks only these. */
const SPLIT: readonly TimecardRules['template']['allocationType'][] = ['ot_hours', 'ot_multi_rate'];
