import { MINUTES_PER_DAY, parseClockTime } from './clock-time.ts';
import { spanDuration } from './span-duration.ts';

/** A span on the axis of the work day: minutes after midnight of the worked date. From 1440 on it is the next date. */
export interface PlacedSpan {
  readonly from: number;
  readonly until: number;
}

/**
 * Places each span on its date. A work day runs from the work period's start time (default 00:00), so a time before that start belongs to
 * the next date: with a start of 06:00, 02:30-05:00 is after midnight. Rows below a row that crosses midnight continue on the next date:
 * 22:00-02:00, then 02:30-06:00 is one night. `null` for incomplete spans.
 */
export function placeSpans(
  spans: readonly { readonly start: string; readonly end: string }[],
  workPeriodStart = '00:00',
): (PlacedSpan | null)[] {
  const origin = parseClockTime(workPeriodStart) ?? 0;
  let crossed = false;
  return spans.map(({ start, end }) => {
    const minutes = spanDuration(start, end);
    const clock = parseClockTime(start);
    if (minutes === null || clock === null) return null;
    const from = clock < origin || crossed ? clock + MINUTES_PER_DAY : clock;
    if (from + minutes > MINUTES_PER_DAY) crossed = true;
    return { from, until: from + minutes };
  });
}

/**
 * The length of the work day in minutes, from the work period's start (or, if none is set, from the first span) to the end of the last
 * span. More than 1440 is an error (docs: time-entry#time-day-length).
 */
export function cumulativeMinutes(placed: readonly (PlacedSpan | null)[], workPeriodStart = '00:00'): number {
  const complete = placed.filter((span) => span !== null);
  if (complete.length === 0) return 0;
  const origin = parseClockTime(workPeriodStart) || Math.min(...complete.map((span) => span.from));
  return Math.max(...complete.map((span) => span.until)) - origin;
}

/** Pairs of positions of overlapping spans, the earlier position first. */
export function overlappingSpans(placed: readonly (PlacedSpan | null)[]): [number, number][] {
  return placed.flatMap((a, first) =>
    placed.flatMap((b, second): [number, number][] =>
      a && b && first < second && a.from < b.until && b.from < a.until ? [[first, second]] : [],
    ),
  );
}
