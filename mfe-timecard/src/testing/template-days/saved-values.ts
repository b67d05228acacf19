import { addDays } from '../../domain/time/calendar-day.ts';

/** Fields by name, nested as in the payload. */
export type Values = Record<string, unknown>;

/** Stand for the date of a saved day and for the one after it, so that what is expected holds on any day. */
export const DATE = 'DATE';
export const NEXT_DATE = 'NEXT DATE';

/** What is saved of a day, without what is empty. */
export function savedValues<Day extends { readonly workedDate: string }>(day: Day): Values {
  const { workedDate: date } = day;
  const text = JSON.stringify(day).replaceAll(date, DATE).replaceAll(addDays(date, 1), NEXT_DATE);
  return withoutEmpty(JSON.parse(text));
}

/** An object without what is empty: null, false, no text, an empty list. */
export const withoutEmpty = (value: object): Values =>
  JSON.parse(JSON.stringify(value), (_, part) => (isEmpty(part) ? undefined : part));

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);

/** A day as it is saved: `both` stands in the day and in its time entry, `entry` in that alone. */
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

/** A day of a period in which nothing was entered. */
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
