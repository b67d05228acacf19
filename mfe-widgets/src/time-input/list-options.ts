import { parseClockTime } from 'shared-validators/clock';

/** The index of the option at or before a time, `HH:MM`; that of 09:00 without a time. */
export function optionNear(times: readonly string[], value: string | undefined): number {
  const minutes = parseClockTime(value ?? '') ?? 540;
  const place = times.findLastIndex((time) => (parseClockTime(time) ?? 0) <= minutes);
  return Math.max(0, place);
}

/** The option that an arrow key moves to from the active one; -1 is none, from which it moves to `first`. */
export function nextOption(active: number, by: number, times: readonly string[], first: number): number {
  return active < 0 ? first : Math.min(Math.max(active + by, 0), times.length - 1);
}
