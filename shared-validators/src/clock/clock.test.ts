import fc from 'fast-check';
import { formatClockTime, parseClockTime } from './clock-time.ts';
import { cutLunchOut, minutesByType } from './cut-lunch.ts';
import { cumulativeMinutes, overlappingSpans, placeSpans } from './place-spans.ts';
import { crossesMidnight, spanDuration } from './span-duration.ts';

const clock = fc.integer({ min: 0, max: 1439 }).map(formatClockTime);
const span = (start: string, end: string, type = 'Labor') => ({ start, end, type });

describe('Time inputs: 24-hour HH:mm, hour 0-23, minute 0-59, or 24:00 (docs: time-entry#clock-time, time-entry#midnight-end, time-entry#overnight-span)', () => {
  test.each(['24:01', '25:00', '12:60', '', 'noon', '-1:00', '12:00:00', '9:00', ' 09:00'])('%s is no time', (text) => {
    expect(parseClockTime(text)).toBeNull();
  });
  test('24:00 is the end of the day', () => expect(parseClockTime('24:00')).toBe(1440));
  test('every minute is written and read as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => parseClockTime(formatClockTime(minutes)) === minutes),
    );
  });
});

describe('A range whose end precedes its start is treated as crossing midnight (docs: time-entry#clock-time, time-entry#midnight-end, time-entry#overnight-span)', () => {
  test('22:00 to 06:30 is eight and a half hours', () => {
    expect(spanDuration('22:00', '06:30')).toBe(510);
    expect(crossesMidnight('22:00', '06:30')).toBe(true);
  });
  test('a 00:00 end is 24:00 and does not cross (docs: time-entry#clock-time, time-entry#midnight-end, time-entry#overnight-span)', () => {
    expect(spanDuration('16:00', '00:00')).toBe(480);
    expect(spanDuration('16:00', '24:00')).toBe(480);
    expect(crossesMidnight('16:00', '00:00')).toBe(false);
  });
  test('the whole day is 24 hours', () => expect(spanDuration('00:00', '24:00')).toBe(1440));
  test('the same time twice is nothing', () => expect(spanDuration('09:00', '09:00')).toBe(0));
  test('any span is 0 to 1440 minutes, and its two halves around any minute within add up', () => {
    fc.assert(
      fc.property(
        clock,
        fc.integer({ min: 2, max: 1439 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (start, length, share) => {
          const from = parseClockTime(start) ?? 0;
          const middle = 1 + Math.floor(share * (length - 2));
          const at = (minutes: number) => formatClockTime((from + minutes) % 1440);
          expect(spanDuration(start, at(length))).toBe(length);
          expect((spanDuration(start, at(middle)) ?? 0) + (spanDuration(at(middle), at(length)) ?? 0)).toBe(length);
        },
      ),
    );
  });
});

describe('Spans crossing midnight roll into the next date (docs: time-entry#clock-time, time-entry#midnight-end, time-entry#overnight-span)', () => {
  test('rows below a row that crosses continue on the next date', () => {
    expect(placeSpans([span('22:00', '02:00'), span('02:30', '06:00')])).toEqual([
      { from: 1320, until: 1560 },
      { from: 1590, until: 1800 },
    ]);
  });
  test('a time before the work period start belongs to the next date', () => {
    expect(placeSpans([span('02:30', '05:00')], '06:00')).toEqual([{ from: 1590, until: 1740 }]);
  });
  test('cumulative minutes from the work period start', () => {
    expect(cumulativeMinutes(placeSpans([span('22:00', '06:00')], '06:00'), '06:00')).toBe(1440);
    expect(cumulativeMinutes(placeSpans([span('22:00', '06:30')], '06:00'), '06:00')).toBe(1470);
  });
  test('an incomplete span has no place', () => expect(placeSpans([span('22:00', '')])).toEqual([null]));
  test('spans that touch do not overlap, spans that share a minute do', () => {
    expect(overlappingSpans(placeSpans([span('09:00', '12:00'), span('12:00', '13:00')]))).toEqual([]);
    expect(overlappingSpans(placeSpans([span('09:00', '12:01'), span('12:00', '13:00')]))).toEqual([[0, 1]]);
  });
});

describe('Lunch inside a span is taken out of it', () => {
  const times = (spans: { start: string; end: string; type: string }[]) =>
    spans.map(({ start, end, type }) => `${start}-${end} ${type}`);
  test('9:00-17:30 with lunch 12:00-12:30 is three spans', () => {
    expect(times(cutLunchOut([span('09:00', '17:30'), span('12:00', '12:30', 'Lunch')]))).toEqual([
      '09:00-12:00 Labor',
      '12:00-12:30 Lunch',
      '12:30-17:30 Labor',
    ]);
  });
  test('lunch first, and lunch after midnight', () => {
    expect(times(cutLunchOut([span('12:00', '12:30', 'Lunch'), span('09:00', '17:30')]))).toHaveLength(3);
    expect(times(cutLunchOut([span('22:00', '06:00'), span('02:00', '02:30', 'Lunch')]))).toEqual([
      '22:00-02:00 Labor',
      '02:00-02:30 Lunch',
      '02:30-06:00 Labor',
    ]);
  });
  test('lunch between two spans changes nothing', () => {
    const spans = [span('09:00', '12:00'), span('12:00', '12:30', 'Lunch'), span('12:30', '17:00')];
    expect(cutLunchOut(spans)).toEqual(spans);
  });
  test('nothing of a span is lost: its parts and the lunch add up, wherever the lunch lies', () => {
    fc.assert(
      fc.property(clock, fc.integer({ min: 3, max: 1439 }), fc.nat(), fc.nat(), (start, length, a, b) => {
        const from = parseClockTime(start) ?? 0;
        const first = 1 + (a % (length - 2));
        const last = first + 1 + (b % (length - first - 1 || 1));
        if (last >= length) return;
        const at = (minutes: number) => formatClockTime((from + minutes) % 1440);
        const cut = cutLunchOut([span(start, at(length)), span(at(first), at(last), 'Lunch')]);
        expect(cut.reduce((sum, one) => sum + (spanDuration(one.start, one.end) ?? 0), 0)).toBe(length);
      }),
    );
  });
});

test('minutes are counted by type, lunches inside of spans taken out, incomplete spans left out', () => {
  const spans = [
    span('09:00', '17:30'),
    span('12:00', '12:30', 'Lunch'),
    span('18:00', '19:00', 'Travel'),
    span('20:00', ''),
  ];
  expect([...minutesByType(spans)]).toEqual([
    ['Labor', 480],
    ['Lunch', 30],
    ['Travel', 60],
  ]);
});
