/** Minutes of a week in a status. */
interface HoursOfStatus {
  readonly status: string;
  readonly minutes: number;
}

/** The hours of the last weeks, in minutes. */
export interface LastWeeks {
  /** Of each week, oldest first; the last one is running. */
  readonly weeks: readonly number[];
  readonly total: number;
  /** What has not been invoiced. */
  readonly open: number;
}

const sumOf = (states: readonly HoursOfStatus[]): number => states.reduce((sum, { minutes }) => sum + minutes, 0);

/** The hours of weeks, and those that have not been invoiced; null with fewer than three weeks of hours, which are no picture. */
export function lastWeeks(all: readonly { readonly states: readonly HoursOfStatus[] }[]): LastWeeks | null {
  const weeks = all.map(({ states }) => sumOf(states));
  if (weeks.filter((minutes) => minutes > 0).length < 3) return null;
  const states = all.flatMap((week) => week.states);
  return { weeks, total: sumOf(states), open: sumOf(states.filter(({ status }) => status !== 'Processed')) };
}

/** A bar of a drawing: its place and size, where a drawing begins at the upper left. */
export interface WeekBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A bar for each week, from zero, in the order of reading. A week with few hours is still to be seen. */
export function weekBars(
  weeks: readonly number[],
  { width, height, isMirrored }: { readonly width: number; readonly height: number; readonly isMirrored: boolean },
): WeekBar[] {
  const largest = Math.max(1, ...weeks);
  const step = width / weeks.length;
  return weeks.map((minutes, at) => {
    const tall = minutes === 0 ? 0 : Math.max(1, (height * minutes) / largest);
    const place = isMirrored ? weeks.length - 1 - at : at;
    return { x: place * step, y: height - tall, width: step - 2, height: tall };
  });
}
