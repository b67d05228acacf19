import fc from 'fast-check';
import { decimalOf } from './decimal.ts';

test('reads what it is written as', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(999), (whole, thousandths) => {
      const text = `${whole}.${String(thousandths).padStart(3, '0')}`;
      expect(decimalOf(text)).toBe(Number.parseFloat(text));
    }),
  );
});

test.each([
  '',
  '-',
  '.',
  '1.',
  '.1',
  '1e3',
  '0x1',
  ' 1',
  '1 ',
  '1\n',
  '１',
  '1,5',
  '--1',
  'NaN',
  'Infinity',
  null,
  true,
  [1],
  Infinity,
])('%j is no number', (value) => {
  expect(decimalOf(value)).toBeNaN();
});
