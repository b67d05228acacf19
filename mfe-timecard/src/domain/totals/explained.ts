import { formatUnits, minutesToUnits } from 'shared-validators/amounts';
import { type OvertimeRule, type RuledDate, ruledDates } from 'shared-validators/timecard';
import type { Sentence } from '../checklist/sentence.ts';
import { workedDayOf } from '../day/worked-day.ts';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { dayAmounts, type PeriodTotals, totalOf } from './totals.ts';

/** A figure of the period: hours in units of the item's precision, days, or units of piece work in billionths. */
export type Figure = keyof PeriodTotals;

/** The overtime rule of the engagement, as its call has it; limits in hours. */
export interface OvertimeFacts {
  readonly name: string | null;
  readonly dailyOTLimit: number | null;
  readonly dailyDTLimit: number | null;
  readonly weeklyOTLimit: number | null;
  readonly weeklyDTLimit: number | null;
  readonly specificDayOT: string | null;
  readonly specificDayDT: string | null;
  readonly sevenDayRule: boolean;
  readonly countHoliday: boolean;
}

/** What a day adds to a figure. */
export interface FigureLine {
  readonly day: string;
  readonly amount: number;
  /** How it came about, where the rule says so. */
  readonly why?: Sentence;
  /** What the rule makes it, where something else was allocated. */
  readonly expected?: number;
}

/** How a figure came about. Its lines and the rounding add up to its total. */
export interface Explained {
  readonly total: number;
  readonly lines: readonly FigureLine[];
  /** Minutes are added up and rounded once: what the days, rounded one by one, are off by (docs: time-entry#integer-minutes). */
  readonly rounding: number;
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
  return { total, lines, rounding: total - lines.reduce((sum, line) => sum + line.amount, 0) };

  /** What the rule makes of a date; where shifts share it, the last one says what is expected. Limits of a week are said of the figure. */
  function byRule(day: DayForm, index: number, amount: number): Pick<FigureLine, 'why' | 'expected'> {
    const date = ruled.find((one) => one.date === day.workedDate);
    if (!date || (figure !== 'overtime' && figure !== 'doubletime')) return {};
    const due = minutesToUnits(date.due[figure], rules.precision);
    const why = due > 0 ? reasonOf(date, figure) : undefined;
    const isLast = !days.slice(index + 1).some(({ workedDate }) => workedDate === day.workedDate);
    const before = days
      .slice(0, index)
      .reduce((sum, one, at) => (one.workedDate === day.workedDate ? sum + amountOf(at) : sum), 0);
    const differs = due > 0 && isLast && due - before !== amount;
    return { ...(why ? { why } : {}), ...(differs ? { expected: due - before } : {}) };
  }

  function reasonOf({ placed, due, why }: RuledDate, part: 'overtime' | 'doubletime'): Sentence {
    if (why === 'seventh-day' && part === 'overtime') return { key: 'MSG_SEVENTH_DAY', params: {} };
    if (why === `${part}-weekday`) return { key: 'MSG_RULE_DAY', params: {} };
    const limits = rule ? ruleOf(rule).daily : { overtime: null, doubletime: null };
    const all = placed.regular + placed.overtime + placed.doubletime;
    const over = part === 'overtime' ? all - due.doubletime : all;
    return { key: 'MSG_ABOVE_DAILY', params: { worked: text(over), limit: text(limits[part] ?? 0) } };
  }

  function text(minutes: number): string {
    return formatUnits(minutesToUnits(minutes, rules.precision), rules.precision);
  }
}

/** Allocations that say which of their hours are overtime: the rule looks at these alone. */
const SPLIT: readonly TimecardRules['template']['allocationType'][] = ['ot_hours', 'ot_multi_rate'];
const minutesOf = (hours: number | null): number | null => (hours === null ? null : Math.round(hours * 60));

const ruleOf = (facts: OvertimeFacts): OvertimeRule => ({
  daily: { overtime: minutesOf(facts.dailyOTLimit), doubletime: minutesOf(facts.dailyDTLimit) },
  overtimeWeekday: facts.specificDayOT,
  doubletimeWeekday: facts.specificDayDT,
  sevenDays: facts.sevenDayRule,
  countsHoliday: facts.countHoliday,
});
