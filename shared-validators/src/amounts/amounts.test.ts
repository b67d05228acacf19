import fc from 'fast-check';
import {
  decimalText,
  formatHours,
  formatUnits,
  minutesToUnits,
  normalizeDecimal,
  normalizeHours,
  readDecimal,
  readHours,
  unitsToNumber,
} from './index.ts';

const precision = fc.integer({ min: 0, max: 4 });

describe('Decimals appear once, at the edge, at the hour precision, half up (docs: formats#hour-precision)', () => {
  test('9 minutes are 0.2 h at a precision of 1', () => expect(formatHours(9, 1)).toBe('0.2'));
  test.each([
    [510, 2, '8.50'],
    [500, 2, '8.33'],
    [20, 2, '0.33'],
    [30, 0, '1'],
    [29, 0, '0'],
    [1, 4, '0.0167'],
  ])('%i minutes at precision %i are %s', (minutes, decimals, text) =>
    expect(formatHours(minutes, decimals)).toBe(text),
  );
  test('rounding is half up on integers at every precision: never off by half a unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), precision, (minutes, p) => {
        const twice = 2 * minutes * 10 ** p - 2 * 60 * minutesToUnits(minutes, p);
        expect(twice >= -60 && twice < 60).toBe(true);
      }),
    );
  });
  test('from a precision of 2, minutes survive the way there and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 2, max: 4 }),
        (minutes, p) => Math.round(unitsToNumber(minutesToUnits(minutes, p), p) * 60) === minutes,
      ),
    );
  });
});

describe('Hours typed as decimals are kept exactly', () => {
  test('every amount at the precision is read as it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        precision,
        (units, p) => readHours(formatUnits(units, p), p) === units,
      ),
    );
  });
  test('and as the number a call carries', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        precision,
        (units, p) => readDecimal(decimalText(unitsToNumber(units, p)), p) === units,
      ),
    );
  });
  test.each([
    ['8', 800],
    ['8.5', 850],
    ['8,5', 850],
    ['.5', 50],
    ['8:30', 850],
    ['8h30', 850],
    ['8h', 800],
    ['30m', 50],
    ['1:30', 150],
    ['+5', 500],
    ['８.５', 850],
    ['8.005', 801],
    ['', 0],
  ])('%s is %i hundredths', (text, units) => expect(readHours(text, 2)).toBe(units));
  test('negative is zero (docs: time-entry#negative-hours)', () => expect(readHours('-3', 2)).toBe(0));
  test.each(['eight', '8..5', '8:75', '1e3', '8 5', '1'.repeat(40)])('%s is not a number', (text) =>
    expect(readHours(text, 2)).toBeNull(),
  );
  test('an untouched field stays empty, a zero stays a zero', () => {
    expect([decimalText(null), decimalText(0), decimalText(1e-9), decimalText(Number.NaN)]).toEqual([
      '',
      '0',
      '0.000000001',
      '',
    ]);
  });
});

describe('A field that is left is written at the precision', () => {
  test.each([
    ['', '0.00'],
    ['-3', '0.00'],
    ['7,5', '7.50'],
    ['7:30', '7.50'],
    ['eight', undefined],
  ])('hours %j are %j', (text, written) => expect(normalizeHours(text, 2)).toBe(written));
  test.each([
    ['', '0.00'],
    ['12.345', '12.35'],
    ['7:30', undefined],
    ['1 2', undefined],
    ['9999999999', undefined],
  ])('a percent %j is %j', (text, written) => expect(normalizeDecimal(text, 2)).toBe(written));
  test('and what is written reads as what was typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), precision, (text, p) => {
        const written = normalizeHours(text, p);
        return written === undefined ? readHours(text, p) === null : readHours(written, p) === readHours(text, p);
      }),
    );
  });
});
