import fc from 'fast-check';
import { decimalText, minutesToSteps, normalizeAmount, readDecimal } from './decimal.ts';

test('decimals are read half up, with a dot or a comma', () => {
  expect(readDecimal('8.25', 2)).toBe(825);
  expect(readDecimal('8,5', 2)).toBe(850);
  expect(readDecimal('.005', 2)).toBe(1);
  expect(readDecimal('7', 2)).toBe(700);
  expect(readDecimal('-1', 2)).toBe(-100);
});

test.each(['', '.', 'eight', '1.2.3', '1e3', '1 2', '9999999999'])('"%s" is no number', (text) => {
  expect(readDecimal(text, 2)).toBeUndefined();
});

test('nine minutes are 0.2 hours at one decimal, as no binary fraction says', () => {
  expect(minutesToSteps(9, 1)).toBe(2);
  expect(minutesToSteps(510, 2)).toBe(850);
  expect(minutesToSteps(1, 2)).toBe(2);
});

test('an empty or negative amount becomes 0', () => {
  expect(normalizeAmount('', 2)).toBe('0.00');
  expect(normalizeAmount('-3', 2)).toBe('0.00');
  expect(normalizeAmount('7.5', 2)).toBe('7.50');
  expect(normalizeAmount('eight', 2)).toBeUndefined();
});

test('what is written reads back as itself', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -999_999_999, max: 999_999_999 }),
      fc.integer({ min: 0, max: 4 }),
      (steps, precision) => {
        return readDecimal(decimalText(steps, precision), precision) === steps;
      },
    ),
  );
});
