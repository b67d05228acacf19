import { halfHours } from 'shared-validators/clock';
import { nextOption, optionNear } from './list-options.ts';

const times = halfHours('start');

test.each([
  ['10:15', '10:00'],
  ['10:30', '10:30'],
  ['00:10', '00:00'],
  ['', '09:00'],
  ['no time', '09:00'],
])('the list opens near %p at %s', (value, option) => {
  expect(times[optionNear(times, value)]).toBe(option);
});

test('an arrow key goes one on and stops at both ends; without an active option it begins at the first that fits', () => {
  expect(nextOption(-1, 1, times, 18)).toBe(18);
  expect(nextOption(18, 1, times, 0)).toBe(19);
  expect(nextOption(0, -1, times, 18)).toBe(0);
  expect(nextOption(times.length - 1, 1, times, 18)).toBe(times.length - 1);
});
