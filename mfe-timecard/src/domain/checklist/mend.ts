import { formatClockTime, MINUTES_PER_DAY, parseClockTime, readTime } from 'shared-validators/clock';
import type { DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { isLeaveSystemEntry } from '../leave-system/leave-system-entry.ts';
import { dayAmounts } from '../totals/totals.ts';

/** A one-press correction for a line of the checklist. Undo reverts it. */
export type Mend =
  /** Replaces every time `from` of the day by `to`, so that a lunch that begins where work ends stays attached to it. */
  { readonly kind: 'time'; readonly from: string; readonly to: string } | { readonly kind: 'no-lunch' };

/** Applies a correction to a day. */
export function mended(day: DayForm, mend: Mend): DayForm {
  if (mend.kind === 'no-lunch') return { ...day, noBreakTaken: true };
  const { from, to } = mend;
  const next = (time: string, isEnd: boolean) =>
    time.trim() === from || sameMoment(time, from) ? (isEnd ? asEnd(to) : asStart(to)) : time;
  return {
    ...day,
    spans: day.spans.map((span) =>
      isLeaveSystemEntry(span) ? span : { ...span, start: next(span.start, false), end: next(span.end, true) },
    ),
  };
}

const asEnd = (time: string): string => (time === '00:00' ? '24:00' : time);
const asStart = (time: string): string => (time === '24:00' ? '00:00' : time);
const sameMoment = (one: string, other: string): boolean => one !== '' && asEnd(one) === asEnd(other);

const HALF_A_DAY = MINUTES_PER_DAY / 2;

/** The same time in the other half of the day: 5:00 AM for 5:00 PM. */
function otherHalf(time: string): string | null {
  const minutes = parseClockTime(time);
  return minutes === null ? null : formatClockTime((minutes + HALF_A_DAY) % MINUTES_PER_DAY);
}

/**
 * Finds the one time of a very long day that, moved to the other half of the day, makes the day an ordinary one. Of several, the one whose
 * day is nearest to `usual` minutes wins; of these the latest line's, because an end is mistyped more often. Null if there is none.
 */
export function otherHalfMend(day: DayForm, rules: TimecardRules, longest: number, usual: number): Mend[] {
  const times = day.spans.filter((span) => !isLeaveSystemEntry(span)).flatMap(({ start, end }) => [start, end]);
  const tries = [...new Set(times)].flatMap((from) => {
    const to = otherHalf(from);
    if (to === null) return [];
    const mend = { kind: 'time', from, to } as const;
    const { worked } = dayAmounts(mended(day, mend), rules).minutes;
    return worked > 0 && worked <= longest ? [{ mend, distance: Math.abs(worked - usual) }] : [];
  });
  const best = Math.min(...tries.map((one) => one.distance));
  const found = tries.findLast((one) => one.distance === best);
  return found ? [found.mend] : [];
}

const A_TIME = /\d{1,2}(?:\s?[:.h]\s?\d{2}|\d{2})?(?:\s?[ap]\.?\s?m?\b)?/gi;

/** The times that an unreadable text may mean: `8 o clock` is 8:00 AM or 8:00 PM. */
export function readingMends(text: string, bound: 'start' | 'end', { use24HourClock }: TimecardRules): Mend[] {
  const [found = '', ...more] = text.slice(0, 40).match(A_TIME) ?? [];
  if (found === '' || more.length > 0) return [];
  const format = { clock: use24HourClock ? '24' : '12', bound } as const;
  const read = (typed: string): Mend[] => {
    const reading = readTime(typed, format);
    return reading.ok ? [{ kind: 'time', from: text.trim(), to: reading.value }] : [];
  };
  const whole = read(found);
  return whole.length > 0 || use24HourClock ? whole : [...read(`${found} am`), ...read(`${found} pm`)];
}
