import fc from 'fast-check';
import { addDays } from '../../billing/calendar.ts';
import { blankDay } from '../../billing/timecard/worked-day.ts';
import { span } from '../../sample-data/billing/billing-days.ts';
import { minutesIn } from './clock-ranges.ts';
import { inWords, overlappingTime, type TimedDays, workedRanges } from './overlapping-time.ts';

const MONDAY = '2026-11-16';
type Written = readonly [date: string, start: string, end: string, type?: string];

const day = (...spans: readonly Written[]) => ({
  ...blankDay(spans[0]?.[0] ?? MONDAY),
  timeEntrySpanDtos: spans.map(([date, start, end, type]) => span(date, start, end, type)),
});
const at = (timeZone: string, ...spans: readonly Written[]): TimedDays => ({
  timeZone,
  days: spans.map((one) => day(one)),
});
const inLA = (...spans: readonly Written[]) => at('America/Los_Angeles', ...spans);
const found = (one: TimedDays, other: TimedDays) =>
  overlappingTime(one, other).map((range) => Object.values(inWords(range)).join(' '));

describe('Time that two engagements both count (docs: approvals#second-look-overlaps)', () => {
  test('spans that share some minutes; spans that touch share none', () => {
    expect(found(inLA([MONDAY, '08:00', '17:00']), inLA([MONDAY, '16:30', '20:00']))).toEqual([
      '2026-11-16 16:30 17:00',
    ]);
    expect(found(inLA([MONDAY, '08:00', '17:00']), inLA([MONDAY, '17:00', '20:00']))).toEqual([]);
  });

  test('a lunch is nobody’s time, and neither is sick or unpaid leave', () => {
    const withLunch = { timeZone: 'UTC', days: [day([MONDAY, '08:00', '17:00'], [MONDAY, '12:00', '12:30', 'Lunch'])] };
    expect(found(withLunch, at('UTC', [MONDAY, '11:45', '12:45']))).toEqual([
      '2026-11-16 11:45 12:00',
      '2026-11-16 12:30 12:45',
    ]);
    for (const type of ['Sick', 'Unpaid leave'])
      expect(found(withLunch, at('UTC', [MONDAY, '08:00', '10:00', type]))).toEqual([]);
  });

  test('a night that crosses midnight meets the next day', () => {
    const night = inLA([MONDAY, '22:00', '06:00']);
    expect(found(night, inLA(['2026-11-17', '05:00', '09:00']))).toEqual(['2026-11-17 05:00 06:00']);
    expect(found(night, inLA([MONDAY, '23:00', '24:00']))).toEqual(['2026-11-16 23:00 24:00']);
    expect(found(night, inLA([MONDAY, '23:30', '00:30']))).toEqual(['2026-11-16 23:30 00:30']);
  });

  test('the same day twice counts each minute once', () => {
    const twice = inLA([MONDAY, '08:00', '12:00'], [MONDAY, '10:00', '14:00']);
    expect(found(twice, inLA([MONDAY, '09:00', '13:00'], [MONDAY, '09:00', '13:00']))).toEqual([
      '2026-11-16 09:00 13:00',
    ]);
  });

  test('two clients in two time zones are compared by the instant, on the clock of the first', () => {
    const london = at('Europe/London', [MONDAY, '17:00', '20:00']);
    expect(found(inLA([MONDAY, '08:00', '10:00']), london)).toEqual(['2026-11-16 09:00 10:00']);
    expect(found(london, inLA([MONDAY, '08:00', '10:00']))).toEqual(['2026-11-16 17:00 18:00']);
    // 20:00 in Los Angeles is the next day in London.
    expect(found(inLA([MONDAY, '19:00', '21:00']), at('Europe/London', ['2026-11-17', '04:00', '06:00']))).toEqual([
      '2026-11-16 20:00 21:00',
    ]);
    // London leaves summer time a week before Los Angeles.
    expect(
      found(inLA(['2026-10-26', '08:00', '10:00']), at('Europe/London', ['2026-10-26', '15:00', '16:00'])),
    ).toEqual(['2026-10-26 08:00 09:00']);
  });

  test('the same hours of a clock change are the same hours in the same zone', () => {
    const night = inLA(['2026-11-01', '00:00', '08:00']);
    expect(minutesIn(overlappingTime(night, night))).toBe(480);
  });

  test('days without times overlap nothing', () => {
    const hoursOnly = { timeZone: 'UTC', days: [{ ...blankDay(MONDAY), minutes: 480 }] };
    expect(overlappingTime(hoursOnly, at('UTC', [MONDAY, '00:00', '24:00']))).toEqual([]);
  });
});

describe('for any timecards', () => {
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const written = fc
    .tuple(
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 287 }),
      fc.integer({ min: 1, max: 287 }),
      fc.constantFrom('Labor', 'Labor', 'Labor', 'PTO', 'Lunch', 'Sick'),
    )
    .map(
      ([weekday, start, length, type]): Written => [
        addDays(MONDAY, weekday),
        clock(start * 5),
        clock(((start + length) % 288) * 5),
        type,
      ],
    );
  const week = fc.array(written, { maxLength: 8 });
  /** The minutes of a week, in steps of five, counted one by one. */
  const stepsOf = (days: TimedDays['days']) => {
    const of = workedRanges(days).flatMap(({ start, end }) =>
      Array.from({ length: (end - start) / 5 }, (_, step) => start / 5 + step),
    );
    expect(new Set(of).size).toBe(of.length);
    return new Set(of);
  };

  test('the overlap is each minute that is in both, counted once, whichever is first', () => {
    fc.assert(
      fc.property(week, week, (first, second) => {
        const [one, other] = [inLA(...first), inLA(...second)];
        const theirs = stepsOf(other.days);
        const both = [...stepsOf(one.days)].filter((step) => theirs.has(step));
        const overlap = overlappingTime(one, other);
        expect(minutesIn(overlap)).toBe(both.length * 5);
        expect(overlap).toEqual(overlappingTime(other, one));
        expect(overlappingTime(one, one)).toEqual(workedRanges(one.days));
      }),
    );
  });

  test('the same hours on the clock of another zone, away from clock changes, overlap as in one zone', () => {
    // Tokyo is 17 hours ahead of Los Angeles in November.
    const abroad = (spans: readonly Written[]): TimedDays => ({
      timeZone: 'Asia/Tokyo',
      days: spans.map(([date, start, , type], index) => {
        const { start: from, end } = workedRanges([day([date, start, spans[index]?.[2] ?? start, 'Labor'])])[0] ?? {
          start: 0,
          end: 0,
        };
        const text = (minute: number) => {
          const { date: on, startTime } = inWords({ start: minute, end: minute + 1 });
          return `${on} ${startTime}`;
        };
        const [startTimeStr, endTimeStr] = [text(from + 17 * 60), text(end + 17 * 60)];
        return {
          ...blankDay(startTimeStr.slice(0, 10)),
          timeEntrySpanDtos: [{ ...span(date, start, start, type), startTimeStr, endTimeStr }],
        };
      }),
    });
    fc.assert(
      fc.property(week, week, (first, second) => {
        expect(overlappingTime(inLA(...first), abroad(second))).toEqual(
          overlappingTime(inLA(...first), inLA(...second)),
        );
      }),
    );
  });
});
