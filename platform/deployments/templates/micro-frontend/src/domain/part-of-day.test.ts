import { partOfDay } from './part-of-day.ts';

test.each([
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [4, 'evening'],
])('%i o’clock is in the %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
