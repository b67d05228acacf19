import { changedDays } from './changed-days.ts';

const day = (workedDate: string, minutes: number) => ({ workedDate, minutes });

test('days with other hours, new days and removed ones, by date', () => {
  expect(
    changedDays(
      [day('2026-11-02', 480), day('2026-11-05', 720), day('2026-11-06', 480)],
      [day('2026-11-07', 60), day('2026-11-02', 480), day('2026-11-05', 480)],
    ),
  ).toEqual([
    { workedDate: '2026-11-05', before: 720, after: 480 },
    { workedDate: '2026-11-06', before: 480, after: null },
    { workedDate: '2026-11-07', before: null, after: 60 },
  ]);
});

test('two shifts of a date are one day, and an empty day is no day', () => {
  expect(changedDays([day('2026-11-02', 240), day('2026-11-02', 240)], [day('2026-11-02', 480)])).toEqual([]);
  expect(changedDays([], [day('2026-11-02', 0)])).toEqual([]);
});
