import { plainDigits } from '../amounts/read-decimal.ts';
import { isDayPeriod, withoutDayPeriod } from './day-periods.ts';
import { hoursOn24, type Meridiem, type TimeFormat, timeText } from './time-of-day.ts';

/** Why a text is not a time. Each has its own message. */
export type TimeIssue =
  | 'not-a-time'
  | 'hours-12'
  | 'hours-24'
  | 'minutes'
  | 'midnight-start'
  | 'meridiem-missing'
  | 'incomplete';

export type TimeReading =
  | { ok: true; value: string }
  /** `hours` and `minutes` are set if only AM or PM is missing, `hours` if the minutes are missing (`9:`). */
  | { ok: false; issue: TimeIssue; hours?: number; minutes?: number };

/** Separate hour and minutes (`9:30`, `21.30`, `9h30`, `9 30`), seconds only as :00, or only the hour. */
const APART = /^(\d{1,2})(?:\s{0,4}[:.,h\s]\s{0,4}(\d{1,2})(?::00)?|\s{0,4}h)?$/;
/** Three or four digits without a separator: `930`, `2130`. */
const TOGETHER = /^(\d{1,2})(\d{2})$/;
/** An hour whose minutes are still to be typed. */
const HOUR_AND_SIGN = /^(\d{1,2})\s{0,4}[:.,]$/;

/**
 * Reads a time as people write it: `9:30 PM`, `930p`, `9.30 p.m.`, `6p`, `21.30`, `2130`, `24:00`, `오후 5:30`, also in digits of other
 * scripts. Nothing is guessed or clamped: unreadable text is refused with the reason. On a 12-hour clock an ambiguous time needs AM or
 * PM; one that is not ambiguous (`21:30`, `0:15`) does not.
 */
export function readTime(text: string, format: TimeFormat): TimeReading {
  const plain = plainDigits(text).toLowerCase();
  if (plain.length > 24) return { ok: false, issue: 'not-a-time' };
  if (isDayPeriod(plain)) return { ok: false, issue: 'incomplete' };
  const { time, meridiem } = withoutDayPeriod(plain);
  if (meridiem === undefined && waitsForMinutes(time, format)) {
    return { ok: false, issue: 'incomplete', hours: Number.parseInt(time, 10) };
  }
  const digits = meridiem === undefined ? time : time.replace(/\s{0,4}[:.,]$/, '');
  const match = TOGETHER.exec(digits) ?? APART.exec(digits);
  if (match === null || (match[2] !== undefined && match[2].length !== 2)) return { ok: false, issue: 'not-a-time' };
  const hours = Number(match[1]);
  const minutes = Number(match[2] ?? 0);
  if (minutes > 59) return { ok: false, issue: 'minutes' };
  return meridiem === undefined
    ? withoutMeridiem(hours, minutes, format)
    : withMeridiem(hours, minutes, meridiem, format);
}

function waitsForMinutes(time: string, { clock }: TimeFormat): boolean {
  const hours = Number(HOUR_AND_SIGN.exec(time)?.[1] ?? Number.NaN);
  return clock === '12' ? hours >= 1 && hours <= 12 : hours <= 23;
}

function withMeridiem(hours: number, minutes: number, meridiem: Meridiem, { bound }: TimeFormat): TimeReading {
  const contradicts = hours > 12 && meridiem === 'AM';
  if (hours > 23 || contradicts) return { ok: false, issue: 'hours-12' };
  if (hours === 0 && meridiem === 'PM') return { ok: false, issue: 'hours-12' };
  return { ok: true, value: timeText(hours > 12 ? hours : hoursOn24(hours, meridiem), minutes, bound) };
}

function withoutMeridiem(hours: number, minutes: number, { clock, bound }: TimeFormat): TimeReading {
  if (hours === 24 && minutes === 0) {
    return bound === 'end' ? { ok: true, value: '24:00' } : { ok: false, issue: 'midnight-start' };
  }
  if (hours > 23) return { ok: false, issue: 'hours-24' };
  if (clock === '12' && hours >= 1 && hours <= 12) return { ok: false, issue: 'meridiem-missing', hours, minutes };
  return { ok: true, value: timeText(hours, minutes, bound) };
}
