import { addDays, weekdayOf, weekStart } from './work-week.ts';
import type { WorkedDay } from './worked-day.ts';

/** The limits of an overtime rule that look at one day, in minutes; null is no limit. */
export interface DailyLimits {
  readonly overtime: number | null;
  readonly doubletime: number | null;
}

/** Worked minutes of a day by what they are paid as. */
export interface DailySplit {
  readonly regular: number;
  readonly overtime: number;
  readonly doubletime: number;
}

/** What a day's minutes are by its limits (docs: time-entry#daily-overtime): what is above the limit of a day is overtime, above the second double time. */
export function dailySplit(minutes: number, { overtime, doubletime }: DailyLimits): DailySplit {
  const double = doubletime === null ? 0 : Math.max(0, minutes - doubletime);
  const single = minutes - double;
  const over = overtime === null ? 0 : Math.max(0, single - overtime);
  return { regular: single - over, overtime: over, doubletime: double };
}

/** An overtime rule, in minutes; null is no limit. Weekdays by their English names. */
export interface OvertimeRule {
  readonly daily: DailyLimits;
  /** The weekday whose hours are all overtime, or double time. */
  readonly overtimeWeekday: string | null;
  readonly doubletimeWeekday: string | null;
  /** The seventh day in a row of a work week is overtime. */
  readonly sevenDays: boolean;
  /** Holiday hours count towards the week. */
  readonly countsHoliday: boolean;
}

/** What a day's minutes are paid as comes of a limit of the day, of its weekday, or of being the seventh in a row. */
export type OvertimeReason = 'daily' | 'overtime-weekday' | 'doubletime-weekday' | 'seventh-day';

/** A date, what its minutes were placed as, and what the rule makes of as many. */
export interface RuledDate {
  readonly date: string;
  readonly placed: DailySplit;
  readonly due: DailySplit;
  readonly why: OvertimeReason;
}

type PlacedDay = Pick<WorkedDay, 'workedDate' | 'billingCostAllocation'>;

/** What an overtime rule makes of the hours that are placed, date by date; shifts of a date are one day. `firstWeekday` begins the work week. */
export function ruledDates(days: readonly PlacedDay[], rule: OvertimeRule, firstWeekday: string): RuledDate[] {
  const dates = new Map<string, DailySplit>();
  for (const day of days) {
    const [so, more] = [dates.get(day.workedDate) ?? NOTHING, placedSplit(day)];
    const [regular, overtime] = [so.regular + more.regular, so.overtime + more.overtime];
    dates.set(day.workedDate, { regular, overtime, doubletime: so.doubletime + more.doubletime });
  }
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

/** Regular minutes of each work week, by its first date: what the limit of a week looks at. */
export function regularByWeek(
  days: readonly (PlacedDay & { readonly timeEntry: Pick<WorkedDay['timeEntry'], 'holidayMinutes'> })[],
  { countsHoliday }: Pick<OvertimeRule, 'countsHoliday'>,
  firstWeekday: string,
): ReadonlyMap<string, number> {
  const weeks = new Map<string, number>();
  for (const day of days) {
    const week = weekStart(day.workedDate, firstWeekday);
    const holiday = countsHoliday ? Math.max(0, day.timeEntry.holidayMinutes ?? 0) : 0;
    weeks.set(week, (weeks.get(week) ?? 0) + placedSplit(day).regular + holiday);
  }
  return weeks;
}

const NOTHING: DailySplit = { regular: 0, overtime: 0, doubletime: 0 };
const minutesOf = ({ regular, overtime, doubletime }: DailySplit): number => regular + overtime + doubletime;

/** Regular, overtime and double-time minutes of a day's allocations, multi-rate lines included. */
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
