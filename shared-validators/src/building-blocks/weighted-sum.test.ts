import fc from 'fast-check';
import { weightedSum } from './weighted-sum.ts';

test('weights 3, 7, 1 in turn', () => {
  expect(['1', '01', '001', '0001', '00001', '000001'].map(weightedSum)).toEqual([3, 7, 1, 3, 7, 1]);
});

test('a digit more adds its weight', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 20 });
  fc.assert(
    fc.property(digits, fc.nat(9), (text, digit) => {
      const weight = [3, 7, 1][text.length % 3] as number;
      expect(weightedSum(text + digit)).toBe((weightedSum(text) + digit * weight) % 10);
    }),
  );
});
