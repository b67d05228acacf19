import { lastWeeks, weekBars } from './last-weeks.ts';

const week = (...states: [status: 'Processed' | 'Approved' | 'Saved', minutes: number][]) => ({
  states: states.map(([status, minutes]) => ({ status, minutes })),
});

test('hours by week, all of them, and those that have not been invoiced (docs: add-time#worker-home-weeks)', () => {
  const weeks = [week(['Processed', 2400]), week(), week(['Processed', 1200], ['Approved', 600]), week(['Saved', 480])];
  expect(lastWeeks(weeks)).toEqual({ weeks: [2400, 0, 1800, 480], total: 4680, open: 1080 });
});

test('two weeks of hours are no picture', () => {
  expect(lastWeeks([week(['Saved', 480]), week(), week(['Saved', 480])])).toBeNull();
});

test('bars begin at zero, in the order of reading', () => {
  const size = { width: 40, height: 20 };
  const bars = weekBars([2400, 1200, 0, 1], { ...size, isMirrored: false });
  expect(bars.map(({ x }) => x)).toEqual([0, 10, 20, 30]);
  expect(bars.map(({ height }) => height)).toEqual([20, 10, 0, 1]);
  for (const { y, height } of bars) expect(y + height).toBe(20);
  expect(weekBars([2400, 1200, 0, 1], { ...size, isMirrored: true }).map(({ x }) => x)).toEqual([30, 20, 10, 0]);
});
