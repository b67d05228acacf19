/** Days are ISO dates, `2026-11-17`; months are the first seven characters of one. Only `today` reads the clock. */

/** Today in the user's time zone. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Moves `day` by whole days. */
export function daysFrom(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The same day of another month, or that month's last day if it is too short. */
export function monthsFrom(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** The day of the week, 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The six weeks that show a month; always six, so that a calendar keeps its height. `firstDay` is 1 for Monday to 7. */
export function weeksOf(month: string, firstDay: number): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const start = daysFrom(first, -((weekdayOf(first) - firstDay + 7) % 7));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => daysFrom(start, week * 7 + weekday)),
  );
}

/** The nearest day within the bounds; contradictory bounds are ignored. */
export function within(day: string, min: string | undefined, max: string | undefined): string {
  if (min && max && min > max) return day;
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

/**
 * The day that a key moves to in a calendar: arrows by days and weeks, Home and End to the ends of the week, Page Up and Down by months
 * and, with Shift, by years. Undefined for other keys.
 */
export function dayAfterKey(day: string, key: string, shift: boolean, firstDay: number): string | undefined {
  const intoWeek = (weekdayOf(day) - firstDay + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return daysFrom(day, -1);
    case 'ArrowRight':
      return daysFrom(day, 1);
    case 'ArrowUp':
      return daysFrom(day, -7);
    case 'ArrowDown':
      return daysFrom(day, 7);
    case 'Home':
      return daysFrom(day, -intoWeek);
    case 'End':
      return daysFrom(day, 6 - intoWeek);
    case 'PageUp':
      return monthsFrom(day, shift ? -12 : -1);
    case 'PageDown':
      return monthsFrom(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}

interface WeekInfo {
  readonly firstDay: number;
}

/** The first day of the week in a language: 1 for Monday to 7 for Sunday; 7 for an unknown language. */
export function firstDayOf(language: string): number {
  try {
    const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 7;
  } catch {
    return 7;
  }
}
