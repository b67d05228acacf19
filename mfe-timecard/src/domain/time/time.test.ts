import fc from 'fast-check';
import { addDays, datesBetween, readCallDate, toCallDate } from './calendar-day.ts';
import { clockChangeHours } from './clock-change.ts';
import { formatTimeOfDay } from './time-of-day.ts';

test('a 12-hour clock says noon and midnight', () => {
  expect(formatTimeOfDay('12:00', false)).toBe('12:00 PM');
  expect(formatTimeOfDay('00:30', false)).toBe('12:30 AM');
  expect(formatTimeOfDay('24:00', false)).toBe('12:00 AM');
  expect(formatTimeOfDay('24:00', true)).toBe('24:00');
});

describe("A worked day is a calendar day of the client's time zone", () => {
  test('the night clocks go back is a 25-hour day, the night they go forward a 23-hour day', () => {
    expect(clockChangeHours('2026-11-01', 'America/New_York')).toBe(25);
    expect(clockChangeHours('2026-03-08', 'America/New_York')).toBe(23);
    expect(clockChangeHours('2026-11-16', 'America/New_York')).toBeNull();
    expect(clockChangeHours('2026-10-25', 'Europe/Berlin')).toBe(25);
  });
  test.each([
    ['a midnight that comes twice', '2026-11-01', 'America/Havana', 25],
    ['a midnight that is left out', '2024-03-10', 'America/Havana', 23],
    ['half an hour', '2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['a date that is left out', '2011-12-30', 'Pacific/Apia', null],
    ['the date before it', '2011-12-29', 'Pacific/Apia', null],
    ['a date nobody has', '2026-02-30', 'Europe/Berlin', null],
  ])('%s', (_, date, zone, hours) => expect(clockChangeHours(date, zone)).toBe(hours));
  test('a day is as long as the quarter hours at which a clock of its zone shows its date', () => {
    const quarter = 900_000;
    const zones = fc.constantFrom(
      'Europe/Berlin',
      'America/Havana',
      'Atlantic/Azores',
      'Australia/Lord_Howe',
      'Asia/Beirut',
    );
    fc.assert(
      fc.property(zones, fc.constantFrom(2, 3, 9, 10), fc.integer({ min: 0, max: 30 }), (timeZone, month, day) => {
        const noon = Date.UTC(2026, month, 1 + day, 12);
        const date = new Date(noon).toISOString().slice(0, 10);
        const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
        let shown = 0;
        for (let at = noon - 192 * quarter; at < noon + 192 * quarter; at += quarter)
          if (clock.format(at) === date) shown += 1;
        expect(clockChangeHours(date, timeZone) ?? 24).toBe(shown / 4);
      }),
      { numRuns: 40 },
    );
  });
  test('a zone nobody knows is an ordinary day', () =>
    expect(clockChangeHours('2026-11-01', 'Nowhere/Land')).toBeNull());
  test('calls carry MM/DD/YYYY, inside it is ISO', () => {
    expect(toCallDate('2026-11-16')).toBe('11/16/2026');
    expect(readCallDate('11/16/2026')).toBe('2026-11-16');
    expect(readCallDate('2026-11-16T00:00:00Z')).toBe('2026-11-16');
    for (const text of ['', 'null', '13/40/2026', '2026-02-30', null]) expect(readCallDate(text)).toBeNull();
  });
  test('days are added and taken away again, over months, years and leap days', () => {
    const date = fc
      .integer({ min: -20_000, max: 40_000 })
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 399 }), (first, days) => {
        const last = addDays(first, days);
        expect(addDays(last, -days)).toBe(first);
        expect(datesBetween(first, last)).toHaveLength(days + 1);
        expect(datesBetween(first, last).at(-1)).toBe(last);
        expect(readCallDate(toCallDate(first))).toBe(first);
      }),
    );
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('nothing', 1)).toBe('nothing');
  });
  test('a period of more than 400 days is cut, a reversed one is empty', () => {
    expect(datesBetween('2026-01-01', '2028-01-01')).toHaveLength(400);
    expect(datesBetween('2026-01-02', '2026-01-01')).toEqual([]);
    expect(datesBetween('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  });
});
