import fc from 'fast-check';
import { readDecimal } from 'shared-validators/amounts';
import { unitsNumber } from './allocation-form.ts';

test.each([
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1 234,5', 1234.5],
  ['๑๒.๕', 12.5],
  ['12,5', 12.5],
  ['+5', 5],
  ['-5', 0],
  ['', null],
  ['1,234', null],
  ['twelve', null],
])('units typed as "%s" are sent as %s', (text, units) => expect(unitsNumber(text)).toBe(units));

test('whatever is typed, units are a number exactly where the text is read as one', () => {
  const typed = fc.array(fc.constantFrom(...'0123456789.,+- ’๑。')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (text) => {
      const units = unitsNumber(text);
      if (readDecimal(text, 9) === null) expect(units).toBeNull();
      else expect(Number.isFinite(units)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
