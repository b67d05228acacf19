import type { InsightBudget } from 'shared-client/schema/insights';
import { daysAfter } from './hours.ts';

/** The weeks whose pace a forecast continues. */
const PACE_DAYS = 84;
const DAY_MS = 86_400_000;
/** A forecast ends here without a last day of the engagement. */
const LONGEST_DAYS = 366;

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);

/** How a budget goes on at the pace of the last twelve weeks (docs: insights#insights-forecast). */
export interface Forecast {
  readonly spent: number;
  /** Each week's end with what had been taken until then. */
  readonly course: readonly { readonly date: string; readonly amount: number }[];
  /** When it is, or was, used up; null if it lasts. */
  readonly usedUpOn: string | null;
  readonly isOver: boolean;
  /** The last day that is forecast, and what will have been taken by then. */
  readonly end: { readonly date: string; readonly amount: number };
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

export function forecastOf(
  { amount, startDate, endDate, spent: weeks }: Pick<InsightBudget, 'amount' | 'startDate' | 'endDate' | 'spent'>,
  today: string,
): Forecast {
  let sum = 0;
  let usedUpOn: string | null = null;
  const course = weeks.map((week) => {
    sum = cents(sum + week.amount);
    const date = daysAfter(week.weekStartDate, 6);
    if (usedUpOn === null && sum >= amount) usedUpOn = date;
    return { date, amount: sum };
  });
  const since = daysAfter(today, -PACE_DAYS);
  const recent = weeks
    .filter(({ weekStartDate }) => weekStartDate >= since)
    .reduce((total, week) => total + week.amount, 0);
  const days = Math.max(7, Math.min(PACE_DAYS, daysBetween(startDate, today)));
  const pace = recent / days;
  const last =
    endDate !== null && endDate > today ? endDate : endDate === null ? daysAfter(today, LONGEST_DAYS) : today;
  const left = pace > 0 ? Math.ceil((amount - sum) / pace) : null;
  const runsOut = usedUpOn ?? (left !== null && daysAfter(today, left) <= last ? daysAfter(today, left) : null);
  // Without a last day the line ends where the budget does.
  const date = endDate === null && runsOut !== null && runsOut > today ? runsOut : last;
  return {
    spent: sum,
    course,
    usedUpOn: runsOut,
    isOver: sum > amount,
    end: { date, amount: cents(sum + pace * Math.max(0, daysBetween(today, date))) },
  };
}
