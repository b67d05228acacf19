import { addDays } from '../../billing/calendar.ts';

/** The hours of a day in a year of sample data, with the parts of them, and sick time beside them. All are minutes. */
export interface YearDay {
  /** The hours of lists: work and paid leave. */
  readonly minutes: number;
  readonly overtime: number;
  readonly leave: number;
  readonly sick: number;
  readonly noMeal: boolean;
}

/** How a worker's weeks differ from those of others. */
export interface YearHabits {
  /** Weeks of others are the same at other times. */
  readonly worker: number;
  readonly hasOvertime: boolean;
  readonly takesLeave: boolean;
  /** The company's holidays. */
  readonly holidays: ReadonlySet<string>;
}

const OFF: YearDay = { minutes: 0, overtime: 0, leave: 0, sick: 0, noMeal: false };
const WORK: YearDay = { ...OFF, minutes: 480 };
const LEAVE: YearDay = { ...OFF, minutes: 480, leave: 480 };
/** April, when the stock is counted, and November, the peak before the holidays. */
const BUSY = ['04', '11'];

/**
 * Monday to Friday of a week. Nobody works on holidays, few do at the turn of the year, and July has weeks of leave or is shorter. Two months are busy:
 * long Tuesdays and Thursdays, some without a meal. Now and then somebody is sick, or leaves early on a Friday.
 */
export function yearWeek(monday: string, { worker, hasOvertime, takesLeave, holidays }: YearHabits): YearDay[] {
  const week = Math.floor(Date.parse(`${monday}T00:00:00Z`) / 604_800_000);
  const turn = (week + 3 * worker) % 5;
  const rare = (week * 5 + worker * 7) % 17;
  const away = takesLeave ? LEAVE : OFF;
  return [0, 1, 2, 3, 4].map((place): YearDay => {
    const date = addDays(monday, place);
    const month = date.slice(5, 7);
    if (holidays.has(date)) return OFF;
    if (date.slice(5) >= '12-24' || date.slice(5) <= '01-01') return away;
    if (month === '07' && (turn < 2 || place === turn)) return away;
    if (rare === 3 && place === 2) return takesLeave ? { ...OFF, sick: 480 } : OFF;
    if (rare === 9 && place === 4) return away;
    if (turn === 4 && place === 4) return { ...WORK, minutes: 360 };
    if (!hasOvertime || !BUSY.includes(month) || !(place === 1 || place === 3)) return WORK;
    const overtime = [60, 120, 90, 150, 30][turn] ?? 0;
    return { ...WORK, minutes: 480 + overtime, overtime, noMeal: place === 3 && turn === 3 };
  });
}
