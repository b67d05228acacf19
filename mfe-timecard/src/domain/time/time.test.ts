import { addDays, datesBetween, readCallDate, toCallDate } from './calendar-day.ts';
import { clockChangeHours, clockChangeOf } from './clock-change.ts';
import { isNearClockChange } from './near-clock-change.ts';
import { formatTimeOfDay } from './time-of-day.ts';

test('a 12-hour clock says noon and midnight', () => {
  expect(formatTimeOfDay('12:00', false)).toBe('12:00 PM');
  expect(formatTimeOfDay('00:30', false)).toBe('12:30 AM');
  expect(formatTimeOfDay('24:00', false)).toBe('12:00 AM');
  expect(formatTimeOfDay('24:00', true)).toBe('24:00');
});

describe("A worked day is a calendar day of the client's time zone (docs: time-entry#worked-day)", () => {
  test('the night clocks go back is a 25-hour day, the night they go forward a 23-hour day', () => {
    expect(clockChangeHours('2026-11-01', 'America/New_York')).toBe(25);
    expect(clockChangeHours('2026-03-08', 'America/New_York')).toBe(23);
    expect(clockChangeHours('2026-11-16', 'America/New_York')).toBeNull();
    expect(clockChangeHours('2026-10-25', 'Europe/Berlin')).toBe(25);
    expect(clockChangeHours('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5);
  });
  test('a clock that changes at midnight changes the day that begins or goes on then', () => {
    // In Beirut the clock goes forward from 24:00 to 1:00; in Havana it goes back from 1:00 to 0:00.
    expect(clockChangeHours('2026-03-28', 'Asia/Beirut')).toBeNull();
    expect(clockChangeHours('2026-03-29', 'Asia/Beirut')).toBe(23);
    expect(clockChangeHours('2026-10-31', 'America/Havana')).toBeNull();
    expect(clockChangeHours('2026-11-01', 'America/Havana')).toBe(25);
  });
  test('a night that runs into the day of the clock change is notified of it', () => {
    const night = (workedDate: string, start: string, end: string) =>
      clockChangeOf({ workedDate, spans: [{ start, end }] }, 'America/New_York', '00:00');
    expect(night('2026-10-31', '22:00', '06:00')).toEqual({ hours: 25, isOfNight: true });
    expect(night('2026-10-31', '09:00', '17:00')).toBeNull();
    expect(night('2026-10-31', '16:00', '24:00')).toBeNull();
    expect(night('2026-11-01', '09:00', '17:00')).toEqual({ hours: 25, isOfNight: false });
    expect(night('2026-10-30', '22:00', '06:00')).toBeNull();
    const early = { workedDate: '2026-10-31', spans: [{ start: '00:30', end: '04:00' }] };
    expect(clockChangeOf(early, 'America/New_York', '06:00')).toMatchObject({ isOfNight: true });
  });
  test('a zone nobody knows is an ordinary day', () =>
    expect(clockChangeHours('2026-11-01', 'Nowhere/Land')).toBeNull());
  test('calls carry MM/DD/YYYY, inside it is ISO (docs: formats#date-format)', () => {
    expect(toCallDate('2026-11-16')).toBe('11/16/2026');
    expect(toCallDate('2026-11-16T00:00:00Z')).toBe('11/16/2026');
    expect(toCallDate('2026-02-30')).toBe('2026-02-30');
    expect(readCallDate('11/16/2026')).toBe('2026-11-16');
    expect(readCallDate('2026-11-16T00:00:00Z')).toBe('2026-11-16');
    for (const text of ['', 'null', '13/40/2026', '2026-02-30', null]) expect(readCallDate(text)).toBeNull();
  });
  test('days are counted over months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2026-11-16T00:00:00Z', 1)).toBe('2026-11-17');
    expect(addDays('soon', 1)).toBe('soon');
  });
  test('a period of more than 400 days is cut, a reversed one is empty', () => {
    expect(datesBetween('2026-01-01', '2028-01-01')).toHaveLength(400);
    expect(datesBetween('2026-01-02', '2026-01-01')).toEqual([]);
    expect(datesBetween('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  });
});

test.each([
  ...['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Beirut', 'America/Havana', 'Asia/Kolkata'],
  ...['America/Santiago', 'America/St_Johns', 'Africa/Casablanca', 'Asia/Gaza'],
])('in %s a clock change of a day or the next one is near, and rarely is one that does not come', (zone) => {
  const days = datesBetween('2026-01-01', '2026-12-31');
  const changes = new Set(days.filter((date) => clockChangeHours(date, zone) !== null));
  const near = days.filter((date) => isNearClockChange(date, zone));
  const due = days.filter((date) => changes.has(date) || changes.has(addDays(date, 1)));
  expect(near).toEqual(expect.arrayContaining(due));
  expect(near.length).toBeLessThanOrEqual(5 * changes.size);
});

test('no clock change is near in a zone nobody knows', () => {
  expect(isNearClockChange('2026-11-01', 'Nowhere/Land')).toBe(false);
});

test('dates have no clock: where a zone has no midnight or no such day, none is lost', () => {
  // In Chile this Sunday begins at one o'clock.
  expect(datesBetween('2026-09-05', '2026-09-07')).toEqual(['2026-09-05', '2026-09-06', '2026-09-07']);
  // Samoa skipped this Friday when it crossed the date line.
  expect(addDays('2011-12-29', 1)).toBe('2011-12-30');
  expect(readCallDate('12/30/2011')).toBe('2011-12-30');
});
