import fc from 'fast-check';
import { describeRule } from '../../test/describe-rule.ts';
import { isNumeric, numeric } from './numeric.ts';

describeRule(
  'Numeric with optional thousands commas, dot or comma decimals and leading minus (docs: validators#validator-numeric)',
  numeric(),
  {
    key: 'match',
    accepts: [
      '1',
      '-1',
      '1234',
      '1,234',
      '1,234,567',
      '-1,234,567.89',
      '1234.5',
      '1234,5',
      '0.001',
      '0,001',
      '1,2345',
      12.5,
      0,
      null,
      undefined,
    ],
    refuses: [
      '-',
      '.',
      ',',
      '1.',
      '1,',
      '.5',
      ',5',
      '--1',
      '+1',
      '1,234,5',
      '1234,567,890',
      '12,34,567',
      '1.234.567',
      '1 234',
      '1e3',
      '1\n',
      '１',
      Number.NaN,
      Infinity,
      [1],
    ],
    empty: 'passes',
  },
);

test('every number written for an English reader is numeric', () => {
  const english = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e15, max: 1e15 }), (number) => isNumeric(english.format(number))),
  );
});
