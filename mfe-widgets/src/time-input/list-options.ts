import { parseClockTime } from 'shared-validators/clock';

/** The place of the option at or before a time, `HH:MM`; 09:00 when there is none. */
export function optionNear(times: readonly string[], value: string | undefined): number {
  const minutes = parseClockTime(value ?? '') ?? 540;
  const place = times.findLastIndex((time) => (parseClockTime(time) ?? 0) <= minutes);
  return Math.max(0, place);
}

/** Where an arrow key leads from the active option; -1 is none, and leads to `first`. */
export function nextOption(active: number, by: number, times: readonly string[], first: number): number {
  return active < 0 ? first : Math.min(Math.max(active + by, 0), times.length - 1);
}
