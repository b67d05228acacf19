import type { ApprovalItem } from 'shared-client/schema/approvals';
import { isUnusualDay, weekdayIndex } from './marks.ts';

/** One day as a bar. */
export interface Bar {
  readonly date: string;
  readonly hours: number;
  /** 0 to 1 of the highest bar. */
  readonly height: number;
  readonly unusual: boolean;
  /** The position of the weekday's usual hours, 0 to 1; null if there are none. */
  readonly usual: number | null;
}

type Week = Pick<ApprovalItem, 'periodStartDate' | 'periodEndDate' | 'days' | 'usualDays' | 'changedDays'>;

/** The hours of a full-height bar unless a day has more, so that eight hours look the same in most rows. */
const FULL_DAY = 12;
const MOST_BARS = 31;

const nextDate = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Whether a period has bars: one that is counted in days has none. */
export const hasHours = ({ days }: Pick<ApprovalItem, 'days'>): boolean => days.some(({ hours }) => (hours ?? 0) > 0);

/** The days of a period as bars, including empty days. Shifts of the same date become one bar. */
export function weekBars(item: Week): Bar[] {
  const dates: string[] = [];
  for (let date = item.periodStartDate; date <= item.periodEndDate && dates.length < MOST_BARS; date = nextDate(date))
    dates.push(date);
  const hoursOf = (date: string) =>
    item.days.reduce((sum, day) => (day.workedDate === date ? sum + (day.hours ?? 0) : sum), 0);
  const usualOf = (date: string) => item.usualDays[weekdayIndex(date)] ?? null;
  const most = Math.max(FULL_DAY, ...dates.map((date) => Math.max(hoursOf(date), usualOf(date) ?? 0)));
  return dates.map((date) => {
    const hours = hoursOf(date);
    const usual = usualOf(date);
    return {
      date,
      hours,
      height: hours / most,
      unusual: item.days.some((day) => day.workedDate === date && isUnusualDay(day, item)),
      usual: usual === null ? null : usual / most,
    };
  });
}
