import { rangeOf } from './span-time.ts';

const range = (start: string, end: string, explicit = false) =>
  rangeOf({ startTimeStr: start, endTimeStr: end }, '2026-11-16', explicit);

describe('Where a time span lies', () => {
  test('an ordinary span', () => {
    expect(range('2026-11-16 09:00', '2026-11-16 17:30')).toEqual({ start: 540, end: 1050 });
  });
  test('00:00 as an end is 24:00', () => {
    expect(range('2026-11-16 16:00', '2026-11-16 00:00')).toEqual({ start: 960, end: 1440 });
    expect(range('2026-11-16 16:00', '2026-11-16 24:00')).toEqual({ start: 960, end: 1440 });
  });
  test('an end before the start crosses midnight', () => {
    expect(range('2026-11-16 22:00', '2026-11-16 06:00')).toEqual({ start: 1320, end: 1800 });
  });
  test('an end that already carries the next date is the same', () => {
    expect(range('2026-11-16 22:00', '2026-11-17 06:00')).toEqual({ start: 1320, end: 1800 });
  });
  test('not on templates with shifts, whose dates are explicit', () => {
    expect(range('2026-11-16 22:00', '2026-11-16 06:00', true)).toEqual({ start: 1320, end: 360 });
  });
  test('eight hours typed on the night of a clock change are eight hours', () => {
    const night = rangeOf({ startTimeStr: '2026-11-01 00:00', endTimeStr: '2026-11-01 08:00' }, '2026-11-01');
    expect(night).toEqual({ start: 0, end: 480 });
  });
  test('a span that is not filled yet lies nowhere', () => {
    expect(rangeOf({ startTimeStr: '2026-11-16 09:00', endTimeStr: null }, '2026-11-16')).toBeUndefined();
  });
});
