import { addDays } from '../../domain/time/calendar-day.ts';

/** Fields by name, nested as in the payload. */
export type Values = Record<string, unknown>;

/** Placeholders for the date of a saved day and the following date, so that the expectation holds on any day. */
export const DATE = 'DATE';
export const NEXT_DATE = 'NEXT DATE';

/** The saved values of a day, without empty ones. */
export function savedValues<Day extends { readonly workedDate: string }>(day: Day): Values {
  const { workedDate: date } = day;
  const text = JSON.stringify(day).replaceAll(date, DATE).replaceAll(addDays(date, 1), NEXT_DATE);
  return withoutEmpty(JSON.parse(text));
}

/** An object without empty values: null, false, no text, an empty list. */
export const withoutEmpty = (value: object): Values =>
  JSON.parse(JSON.stringify(value), (_, part) => (isEmpty(part) ? undefined : part));

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);

/** A saved day: values of `both` are in the day and in its time entry, those of `entry` only in the entry. */
export function savedDay(parts: {
  readonly totalHours: number;
  readonly both?: Values;
  readonly day?: Values;
  readonly entry?: Values;
}): Values {
  const both = { dayOffType: 'Undefined', ...parts.both };
  return {
    workedDate: DATE,
    ...both,
    ...parts.day,
    timeEntry: { dateWorked: DATE, totalHours: parts.totalHours, ...both, ...parts.entry },
  };
}

/** A day of a period without entries. */
export const EMPTY_DAY = savedDay({ totalHours: 0 });

/** A time of a day, 8:00 to 12:15 Labor unless `changes` say otherwise. */
export const savedTime = (changes: Values = {}): Values => ({
  startTimeStr: `${DATE} 08:00`,
  endTimeStr: `${DATE} 12:15`,
  timeEntrySpanType: 'Labor',
  ...changes,
});

/** The one allocation of a day or a period. */
export const savedAllocation = (amounts: Values): Values[] => [{ sequence: 1, ...amounts }];
