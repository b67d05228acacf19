import { formatUnits, minutesToUnits } from 'shared-validators/amounts';
import { dailySplit } from 'shared-validators/timecard';
import type { Sentence } from '../checklist/sentence.ts';
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

/** Explains a figure of the period, day by day. */
export function explained(
  figure: Figure,
  days: readonly DayForm[],
  rules: TimecardRules,
  rule: OvertimeFacts | null,
): Explained {
  const amounts = days.map((day) => dayAmounts(day, rules));
  const total = totalOf(amounts, rules.precision)[figure];
  const lines = days.flatMap((day, index): FigureLine[] => {
    const of = amounts[index];
    if (!of) return [];
    const amount = totalOf([of], rules.precision)[figure];
    const ruled = rule && (figure === 'overtime' || figure === 'doubletime') ? byRule(day, index, figure) : null;
    const expected = ruled && ruled.expected !== amount ? { expected: ruled.expected } : {};
    if (amount === 0 && expected.expected === undefined) return [];
    return [{ day: day.key, amount, ...(ruled?.why ? { why: ruled.why } : {}), ...expected }];
  });
  return { total, lines, rounding: total - lines.reduce((sum, line) => sum + line.amount, 0) };

  /** What the limits of a day make of its hours. The limits of a week are said of the figure as a whole. */
  function byRule(day: DayForm, index: number, part: 'overtime' | 'doubletime') {
    const worked = (amounts[index]?.minutes.worked ?? 0) - (amounts[index]?.minutes.pto ?? 0);
    const inUnits = (minutes: number) => minutesToUnits(minutes, rules.precision);
    const weekday = WEEKDAYS[new Date(`${day.workedDate}T00:00:00Z`).getUTCDay()];
    const whole = { expected: inUnits(worked), why: { key: 'MSG_RULE_DAY', params: {} } };
    if (!rule || worked === 0) return null;
    if (part === 'doubletime' && rule.specificDayDT === weekday) return whole;
    if (part === 'overtime' && rule.specificDayDT === weekday) return null;
    if (part === 'overtime' && rule.specificDayOT === weekday) return whole;
    if (part === 'overtime' && rule.sevenDayRule && isSeventh(index)) return { ...whole, why: SEVENTH };
    const limits = { overtime: minutesOf(rule.dailyOTLimit), doubletime: minutesOf(rule.dailyDTLimit) };
    const limit = limits[part];
    if (limit === null || worked <= limit) return null;
    const over = part === 'overtime' && limits.doubletime !== null ? Math.min(worked, limits.doubletime) : worked;
    const params = { worked: text(over), limit: text(limit) };
    return { expected: inUnits(dailySplit(worked, limits)[part]), why: { key: 'MSG_ABOVE_DAILY', params } };
  }

  function isSeventh(index: number): boolean {
    return days.length === 7 && index === 6 && amounts.every(({ minutes }) => minutes.worked > 0);
  }

  function text(minutes: number): string {
    return formatUnits(minutesToUnits(minutes, rules.precision), rules.precision);
  }
}

const SEVENTH: Sentence = { key: 'MSG_SEVENTH_DAY', params: {} };
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const minutesOf = (hours: number | null): number | null => (hours === null ? null : Math.round(hours * 60));
