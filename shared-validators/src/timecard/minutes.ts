import { minutesToUnits, unitsToNumber } from '../amounts/hour-units.ts';

/**
 * "Durations are integer minutes inside; decimals appear once, at the edge, at the item's hour precision, half up" (docs:
 * time-entry#integer-minutes). This module is the edge: it converts hours of requests and responses to minutes, and back.
 */

/** The internal name of a field of hours: `hours` and `hrs` become `minutes`, `ptoHours` becomes `ptoMinutes`. */
export type MinutesName<Name> = Name extends 'hours' | 'hrs'
  ? 'minutes'
  : Name extends 'totalWorkerHourByDate'
    ? 'totalWorkerMinutesByDate'
    : Name extends `${infer Start}Hours`
      ? `${Start}Minutes`
      : Name extends `${infer Start}Hrs`
        ? `${Start}Minutes`
        : Name;

/** A type of a request or response with every field of hours renamed, at any depth. */
export type InMinutes<Shape> = Shape extends readonly (infer Item)[]
  ? InMinutes<Item>[]
  : Shape extends object
    ? { [Name in keyof Shape as MinutesName<Name>]: InMinutes<Shape[Name]> }
    : Shape;

const TO_MINUTES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hours: 'minutes',
    hrs: 'minutes',
    regHrs: 'regMinutes',
    otHrs: 'otMinutes',
    dtHrs: 'dtMinutes',
    sickHours: 'sickMinutes',
    holidayHours: 'holidayMinutes',
    totalHours: 'totalMinutes',
    totalWorkerHourByDate: 'totalWorkerMinutesByDate',
    regularHours: 'regularMinutes',
    overtimeHours: 'overtimeMinutes',
    doubletimeHours: 'doubletimeMinutes',
    ptoHours: 'ptoMinutes',
    tafwHours: 'tafwMinutes',
  }),
);

/** The names of fields in requests, by those of the fields of minutes. A multi-rate line, which has regMinutes, calls its own `hrs`. */
const TO_HOURS: ReadonlyMap<string, string> = new Map([...TO_MINUTES].map(([hours, minutes]) => [minutes, hours]));

/** Integer minutes of decimal hours. */
export const minutesOf = (hours: number): number => Math.round(hours * 60);

/** Decimal hours of integer minutes (not negative) at a precision, half up. */
export function hoursOf(minutes: number, precision: number): number {
  return unitsToNumber(minutesToUnits(minutes, precision), precision);
}

/** Converts the hours of a request or response to minutes. */
export function inMinutes<Shape>(shape: Shape): InMinutes<Shape> {
  return renamed(shape, TO_MINUTES, minutesOf, () => undefined) as InMinutes<Shape>;
}

/** Converts minutes to hours at the item's precision, for a request or response. */
export function inHours<Shape>(shape: InMinutes<Shape>, precision: number): Shape {
  const toHours = (minutes: number) => hoursOf(minutes, precision);
  const own = (owner: object, name: string) =>
    name === 'minutes' ? ('regMinutes' in owner ? 'hrs' : 'hours') : undefined;
  return renamed(shape, TO_HOURS, toHours, own) as Shape;
}

/** Plain loops, because a large timecard has five thousand fields and is converted on every read. */
function renamed(value: unknown, names: ReadonlyMap<string, string>, convert: Convert, exception: Exception): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, names, convert, exception));
  const result: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const other = names.get(name);
    if (other === undefined) {
      result[name] = inner === null || typeof inner !== 'object' ? inner : renamed(inner, names, convert, exception);
    } else result[exception(value, name) ?? other] = typeof inner === 'number' ? convert(inner) : inner;
  }
  return result;
}

type Convert = (value: number) => number;
type Exception = (owner: object, name: string) => string | undefined;
