import { addDays, weekdayOf, weekStart } from './work-week.ts';
import type { WorkedDay } from './worked-day.ts';

/** The limits of an overtime rule for a day or a week, in minutes; null means no limit. */
export interface OvertimeLimits {
  readonly overtime: number | null;
  readonly doubletime: number | null;
}

/** @deprecated The earlier name of `OvertimeLimits`. */
export type DailyLimits = OvertimeLimits;

/** Worked minutes by how they are paid. */
export interface DailySplit {
  readonly regular: number;
  readonly overtime: number;
  readonly doubletime: number;
}

/**
 * Splits the minutes of a day by its limits (docs: time-entry#daily-overtime): above the first limit they are overtime, above the second
 * double time.
 */
export function dailySplit(minutes: number, { overtime, doubletime }: OvertimeLimits): DailySplit {
  const double = doubletime === null ? 0 : Math.max(0, minutes - doubletime);
  const single = minutes - double;
  const over = overtime === null ? 0 : Math.max(0, single - overtime);
  return { regular: single - over, overtime: over, doubletime: double };
}

/** An overtime rule, in minutes; null means no limit. Weekdays are their English names. */
export interface OvertimeRule {
  readonly daily: OvertimeLimits;
  readonly weekly: OvertimeLimits;
  /** The weekday on which all hours are overtime, or double time. */
  readonly overtimeWeekday: string | null;
  readonly doubletimeWeekday: string | null;
  /** Whether the seventh consecutive day of a work week is overtime. */
  readonly sevenDays: boolean;
  /** Whether holiday hours count towards the week. */
  readonly countsHoliday: boolean;
}

/** Why minutes of a day are overtime or double time: a limit of the day, its weekday, or the seventh consecutive day. */
export type OvertimeReason = 'daily' | 'overtime-weekday' | 'doubletime-weekday' | 'seventh-day';

/** A date with the entered split of its minutes, and the split by the rule. */
export interface RuledDate {
  readonly date: string;
  readonly placed: DailySplit;
  readonly due: DailySplit;
  readonly why: OvertimeReason;
}

type PlacedDay = Pick<WorkedDay, 'workedDate' | 'billingCostAllocation'>;

/**
 * The split of the entered hours by an overtime rule, date by date; shifts of the same date are one day. `firstWeekday` starts the work
 * week.
 */
export function ruledDates(days: readonly PlacedDay[], rule: OvertimeRule, firstWeekday: string): RuledDate[] {
  const dates = new Map<string, DailySplit>();
  for (const day of days) dates.set(day.workedDate, plus(dates.get(day.workedDate) ?? NOTHING, placedSplit(day)));
  return [...dates].map(([date, placed]) => {
    const minutes = minutesOf(placed);
    const limited = dailySplit(minutes, rule.daily);
    const why = reasonOf(date);
    if (why === 'daily') return { date, placed, due: limited, why };
    const { doubletime } = limited;
    const due =
      why === 'doubletime-weekday'
        ? { regular: 0, overtime: 0, doubletime: minutes }
        : { regular: 0, overtime: minutes - doubletime, doubletime };
    return { date, placed, due, why };
  });

  function reasonOf(date: string): OvertimeReason {
    const weekday = weekdayOf(date);
    if (rule.doubletimeWeekday === weekday) return 'doubletime-weekday';
    if (rule.overtimeWeekday === weekday) return 'overtime-weekday';
    return rule.sevenDays && isSeventh(date) ? 'seventh-day' : 'daily';
  }

  function isSeventh(date: string): boolean {
    const first = weekStart(date, firstWeekday);
    if (addDays(first, 6) !== date) return false;
    const week = Array.from({ length: 7 }, (_, index) => dates.get(addDays(first, index)) ?? NOTHING);
    return week.every((split) => minutesOf(split) > 0);
  }
}

/** A work week with the entered split of its minutes, the split by the rule, and how much of that is due to the limits of a week. */
export interface RuledWeek {
  /** The first date of the work week. */
  readonly start: string;
  readonly placed: DailySplit;
  readonly due: DailySplit;
  /** The minutes that each limit applies to: those that no limit of a day has made overtime or double time, and the holidays that count. */
  readonly counted: Readonly<Record<keyof OvertimeLimits, number>>;
  /** The minutes above each limit. */
  readonly above: Readonly<Record<keyof OvertimeLimits, number>>;
  /** The minutes of holidays that count towards the limits. */
  readonly holiday: number;
}

type HolidayDay = PlacedDay & { readonly timeEntry: Pick<WorkedDay['timeEntry'], 'holidayMinutes'> };

/** The split of the entered hours by the limits of a week, week by week (docs: time-entry#weekly-overtime). */
export function ruledWeeks(days: readonly HolidayDay[], rule: OvertimeRule, firstWeekday: string): RuledWeek[] {
  const weeks = new Map<string, { dates: RuledDate[]; holiday: number }>();
  const weekOf = (date: string) => {
    const start = weekStart(date, firstWeekday);
    const found = weeks.get(start) ?? { dates: [], holiday: 0 };
    weeks.set(start, found);
    return found;
  };
  for (const date of ruledDates(days, rule, firstWeekday)) weekOf(date.date).dates.push(date);
  if (rule.countsHoliday)
    for (const day of days) weekOf(day.workedDate).holiday += Math.max(0, day.timeEntry.holidayMinutes ?? 0);
  return [...weeks].map(([start, { dates, holiday }]) => {
    const [placed, byDay] = [sumOf(dates.map((date) => date.placed)), sumOf(dates.map((date) => date.due))];
    const single = byDay.regular + byDay.overtime;
    const above = {
      overtime: aboveLimit(byDay.regular, holiday, rule.weekly.overtime),
      doubletime: aboveLimit(single, holiday, rule.weekly.doubletime),
    };
    const regular = Math.min(byDay.regular - above.overtime, single - above.doubletime);
    const overtime = single - above.doubletime - regular;
    const due = { regular, overtime, doubletime: byDay.doubletime + above.doubletime };
    const counted = { overtime: byDay.regular + holiday, doubletime: single + holiday };
    return { start, placed, due, counted, above, holiday };
  });
}

/** The minutes above a limit that includes holidays. The holiday itself is never overtime. */
const aboveLimit = (minutes: number, holiday: number, limit: number | null): number =>
  limit === null ? 0 : Math.min(minutes, Math.max(0, minutes + holiday - limit));

const NOTHING: DailySplit = { regular: 0, overtime: 0, doubletime: 0 };
const minutesOf = ({ regular, overtime, doubletime }: DailySplit): number => regular + overtime + doubletime;
const plus = (one: DailySplit, other: DailySplit): DailySplit => ({
  regular: one.regular + other.regular,
  overtime: one.overtime + other.overtime,
  doubletime: one.doubletime + other.doubletime,
});
const sumOf = (splits: readonly DailySplit[]): DailySplit => splits.reduce(plus, NOTHING);

/** Regular, overtime and double-time minutes of a day's allocations, including multi-rate lines. */
function placedSplit({ billingCostAllocation }: PlacedDay): DailySplit {
  let [regular, overtime, doubletime] = [0, 0, 0];
  for (const allocation of billingCostAllocation) {
    regular += allocation.regularMinutes ?? 0;
    overtime += allocation.overtimeMinutes ?? 0;
    doubletime += allocation.doubletimeMinutes ?? 0;
    for (const line of allocation.costAllocationMultiRates) {
      regular += line.regMinutes ?? 0;
      overtime += line.otMinutes ?? 0;
      doubletime += line.dtMinutes ?? 0;
    }
  }
  return { regular, overtime, doubletime };
}
