import fc from 'fast-check';
import { decimalsOf, fitsDecimals, rounded, sumOf } from './money.ts';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 }).map((n) => n / 100);

test('currency defaults to 2 decimals, with 0 decimals for JPY', () => {
  expect([decimalsOf('USD'), decimalsOf(null), decimalsOf('JPY')]).toEqual([2, 2, 0]);
});

test('amounts are rounded half away from zero', () => {
  expect([rounded(1.005, 2), rounded(-1.005, 2), rounded(0.004, 2), rounded(2.5, 0)]).toEqual([1.01, -1.01, 0, 3]);
});

test('a sum of cents is exact, whatever their number and order', () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 200 }), (amounts) => {
      const exact = amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
      expect(Math.round(sumOf(amounts, 2) * 100)).toBe(exact);
      expect(sumOf([...amounts].reverse(), 2)).toBe(sumOf(amounts, 2));
    }),
  );
});

test('a rounded amount fits, one with more decimals does not', () => {
  fc.assert(fc.property(cents, (amount) => expect(fitsDecimals(rounded(amount, 2), 2)).toBe(true)));
  expect([fitsDecimals(84.505, 2), fitsDecimals(84.5, 0)]).toEqual([false, false]);
});
