/** A stretch of time on a client's clock: minutes after 1970-01-01 00:00 of that clock, or after 1970-01-01 00:00 UTC. */
export interface ClockRange {
  readonly start: number;
  readonly end: number;
}

/** The same time as ranges in order that neither overlap nor touch. Empty ranges are left out. */
function merged(ranges: readonly ClockRange[]): ClockRange[] {
  const result: ClockRange[] = [];
  const ordered = ranges.filter(({ start, end }) => start < end).sort((one, other) => one.start - other.start);
  for (const range of ordered) {
    const last = result.at(-1);
    if (last === undefined || last.end < range.start) result.push(range);
    else if (last.end < range.end) result[result.length - 1] = { start: last.start, end: range.end };
  }
  return result;
}

/** The time that is in both, as merged ranges. */
export function shared(one: readonly ClockRange[], other: readonly ClockRange[]): ClockRange[] {
  const [mine, theirs] = [merged(one), merged(other)];
  const result: ClockRange[] = [];
  for (let i = 0, j = 0; i < mine.length && j < theirs.length; ) {
    const [a, b] = [mine[i] as ClockRange, theirs[j] as ClockRange];
    const range = { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) };
    if (range.start < range.end) result.push(range);
    if (a.end <= b.end) i += 1;
    else j += 1;
  }
  return result;
}

/** The time of the ranges that is not cut out, as merged ranges. */
export function without(ranges: readonly ClockRange[], cut: readonly ClockRange[]): ClockRange[] {
  let left = merged(ranges);
  for (const { start, end } of merged(cut))
    left = left.flatMap((range) => [
      { start: range.start, end: Math.min(range.end, start) },
      { start: Math.max(range.start, end), end: range.end },
    ]);
  return merged(left);
}

/** The minutes that the ranges cover. */
export const minutesIn = (ranges: readonly ClockRange[]): number =>
  merged(ranges).reduce((sum, { start, end }) => sum + end - start, 0);
