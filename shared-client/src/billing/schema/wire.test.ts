import { isCalendarDate } from './wire.ts';

/** The same by the platform's own calendar. */
function exists(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, value) => value);

test.each([0, 4, 1600, 1900, 2000, 2023, 2024, 2026, 2100, 9999])(
  'the days of %s are those of the calendar',
  (year) => {
    const texts = upTo(19).flatMap((month) => upTo(39).map((day) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`));
    expect(texts.filter(isCalendarDate)).toEqual(texts.filter(exists));
    expect(texts.filter(isCalendarDate).length).toBeGreaterThanOrEqual(365);
  },
);
