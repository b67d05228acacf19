import fc from 'fast-check';
import {
  amountOf,
  convert,
  exponentOf,
  formatMinorUnits,
  isBeyondAmounts,
  isFinerThan,
  isWhole,
  MAXIMUM_AMOUNT,
  product,
  type Rate,
  rateOn,
  readUnits,
  sentUnits,
  split,
  sumOf,
  unitsOf,
} from './index.ts';

const units = fc.integer({ min: -1e12, max: 1e12 });
const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'CLF');
const rate = fc
  .tuple(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, scale]) => decimal(digits, scale));

function decimal(digits: number, scale: number): string {
  const text = String(digits).padStart(scale + 1, '0');
  return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

describe('A currency counts in its own smallest unit', () => {
  test.each([
    ['USD', 2],
    [null, 2],
    ['JPY', 0],
    ['KRW', 0],
    ['KWD', 3],
    ['CLF', 4],
  ])('%s has %i decimals', (code, decimals) => expect(exponentOf(code)).toBe(decimals));

  test.each([
    ['1,234.56 €', 'EUR', 123_456],
    ['1.234,56 €', 'EUR', 123_456],
    ['€1234.56', 'EUR', 123_456],
    ['EUR 12', 'EUR', 1200],
    ['$12.50', 'USD', 1250],
    ['￥1500', 'JPY', 1500],
    ['12.345 KWD', 'KWD', 12_345],
    ['\u200f12.50 US$', 'USD', 1250],
    ['JP¥1500', 'JPY', 1500],
    ['د.إ.\u200f ٨٫٥', 'AED', 850],
    ['8.50 د.إ', 'AED', 850],
    ['₪8.50', 'ILS', 850],
    // Another currency, or an ambiguous number.
    ['12.50 €', 'USD', null],
    ['1.234 €', 'EUR', null],
    ['€', 'EUR', null],
    ['12 € 5', 'EUR', null],
  ])('%s of %s is %j (docs: expenses#expense-typed)', (text, code, read) => expect(readUnits(text, code)).toBe(read));

  test('an amount survives the way to minor units and back, in every currency', () => {
    fc.assert(fc.property(units, currency, (n, code) => expect(unitsOf(amountOf(n, code), code)).toBe(n)));
  });

  test('rounding is half away from zero on the decimal digits', () => {
    expect([1.005, -1.005, 0.004, 1e-9].map((amount) => unitsOf(amount, 'USD'))).toEqual([101, -101, 0, 0]);
    expect([unitsOf(2.5, 'JPY'), unitsOf(1.0005, 'KWD')]).toEqual([3, 1001]);
  });

  test('an amount with more decimals than its currency is not whole', () => {
    expect([isWhole(84.5, 'USD'), isWhole(84.505, 'USD'), isWhole(84.5, 'JPY'), isWhole(84.505, 'KWD')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('a sum is exact, whatever the number and the order of its parts', () => {
    fc.assert(
      fc.property(fc.array(units, { maxLength: 200 }), (all) => {
        const cents = all.map((n) => n % 100_000_000);
        const amounts = cents.map((n) => amountOf(n, 'USD'));
        const sum = cents.reduce((total, n) => total + n, 0);
        expect(unitsOf(sumOf(amounts, 'USD'), 'USD')).toBe(sum);
        expect(sumOf([...amounts].reverse(), 'USD')).toBe(sumOf(amounts, 'USD'));
      }),
    );
  });

  test.each([
    ['88.40', 'JPY', null, true],
    ['88.00', 'JPY', 88, false],
    ['38.405', 'USD', null, true],
    ['38.400', 'USD', 3840, false],
    ['1.2345', 'CLF', 12_345, false],
    // A quantity is rounded.
    ['33.335', null, 3334, false],
    ['taxi', 'USD', null, false],
  ])(
    '%s of %s is %j: nothing of an amount is rounded away (docs: expenses#expense-typed)',
    (text, code, read, finer) => {
      expect([readUnits(text, code), isFinerThan(text, code)]).toEqual([read, finer]);
    },
  );

  test('what is written is read as the same', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), currency, (n, code) =>
        expect(readUnits(formatMinorUnits(n, code), code)).toBe(n),
      ),
    );
    expect([readUnits('38,4', 'USD'), readUnits('taxi', 'USD'), readUnits('', 'USD')]).toEqual([3840, null, null]);
  });
});

describe('The largest amount', () => {
  const near = fc.oneof(fc.constant(0), fc.integer({ min: -300, max: 300 }), fc.integer({ min: -1e11, max: 1e11 }));

  test('is the same for a field and for the server, whatever the currency and however it is written (docs: expenses#expense-rules)', () => {
    fc.assert(
      fc.property(near, currency, (apart, code) => {
        const largest = unitsOf(MAXIMUM_AMOUNT, code);
        const units = Math.max(0, largest + apart);
        const text = formatMinorUnits(units, code);
        const taken = units <= largest;
        const [whole = '', decimals] = text.split('.');
        const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ');
        for (const typed of [text, decimals === undefined ? grouped : `${grouped},${decimals}`]) {
          expect(readUnits(typed, code)).toBe(taken ? units : null);
          expect(isBeyondAmounts(typed)).toBe(!taken);
        }
        expect((sentUnits(amountOf(units, code), code) ?? Number.NaN) <= largest).toBe(taken);
      }),
    );
  });

  test('1,000,000,000 is taken, and a cent more is not', () => {
    const typed = ['1,000,000,000', '1000000000.00', '$1,000,000,000.00', '1000000000.01', '9999999999'];
    expect(typed.map((text) => readUnits(text, 'USD'))).toEqual([1e11, 1e11, 1e11, null, null]);
  });
});

describe('Conversion', () => {
  test('38.40 EUR at 1.0820 are 41.55 USD; 1,000 JPY at 0.0067 are 6.70 USD', () => {
    expect(convert(3840, { from: 'EUR', to: 'USD', rate: '1.0820' })).toBe(4155);
    expect(convert(1000, { from: 'JPY', to: 'USD', rate: '0.0067' })).toBe(670);
    expect(convert(670, { from: 'USD', to: 'JPY', rate: '149.25' })).toBe(1000);
  });

  test('is never off by more than half a unit, and as much below zero as above', () => {
    fc.assert(
      // The result is a safe integer.
      fc.property(fc.nat(900_000_000), rate, (n, text) => {
        const got = convert(n, { from: 'EUR', to: 'USD', rate: text });
        const scale = 10n ** BigInt(text.split('.')[1]?.length ?? 0);
        const exact = BigInt(n) * BigInt(text.replace('.', ''));
        const apart = 2n * (BigInt(got) * scale - exact);
        expect(apart > -scale && apart <= scale).toBe(true);
        expect(convert(-n, { from: 'EUR', to: 'USD', rate: text })).toBe(got === 0 ? 0 : -got);
      }),
    );
  });

  test('a rate of 1 changes nothing', () => {
    fc.assert(fc.property(units, (n) => expect(convert(n, { from: 'EUR', to: 'USD', rate: '1' })).toBe(n)));
  });

  test('the rate of a day is the newest that is not after it', () => {
    const of = (day: string, text: string): Rate => ({ from: 'EUR', to: 'USD', rate: text, day });
    const rates = [of('2026-11-13', '1.08'), of('2026-11-16', '1.09'), of('2026-11-12', '1.07')];
    const on = (day: string) => rateOn(rates, { from: 'EUR', to: 'USD', day })?.day;
    expect(['2026-11-15', '2026-11-16', '2026-11-11'].map(on)).toEqual(['2026-11-13', '2026-11-16', undefined]);
    expect(rateOn(rates, { from: 'GBP', to: 'USD', day: '2026-11-16' })).toBeUndefined();
  });

  test('a quantity at a rate: 84 miles at 0.67 are 56.28, 1.1 at 1.15 are 1.27', () => {
    expect([product(84, '0.67', 'USD'), product(1.1, 1.15, 'USD'), product(-3, 10.5, 'JPY')]).toEqual([5628, 127, -32]);
    expect([product(Number.NaN, 1, 'USD'), product(1, 'x', 'USD')]).toEqual([0, 0]);
  });
});

describe('Splitting', () => {
  const weights = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 30 });
  const partsOf = (all: readonly number[]) => all.map((weight, id) => ({ id, weight }));

  test('the parts sum to the whole, and none is a unit or more from its exact share', () => {
    fc.assert(
      fc.property(units, weights, (whole, all) => {
        const shares = split(whole, partsOf(all));
        const total = all.reduce((sum, weight) => sum + weight, 0);
        if (total === 0) {
          expect(shares).toEqual([]);
          return;
        }
        expect(shares.reduce((sum, share) => sum + share.units, 0)).toBe(whole);
        for (const { id, units: part } of shares) {
          const apart = BigInt(part) * BigInt(total) - BigInt(whole) * BigInt(all[id] ?? 0);
          expect(apart < BigInt(total) && -apart < BigInt(total)).toBe(true);
        }
      }),
    );
  });

  test('who has a spare unit is known: without them every part is its share rounded down', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), weights, (whole, all) => {
        const total = all.reduce((sum, weight) => sum + weight, 0);
        for (const { id, units: part, hasSpareUnit } of split(whole, partsOf(all)))
          expect(part - (hasSpareUnit ? 1 : 0)).toBe(Math.floor((whole * (all[id] ?? 0)) / total));
      }),
    );
  });

  test('of 100 by thirds the first has the spare unit; what weighs nothing gets nothing', () => {
    const thirds = split(100, partsOf([1, 1, 1]));
    expect(thirds.map((share) => [share.units, share.hasSpareUnit])).toEqual([
      [34, true],
      [33, false],
      [33, false],
    ]);
    expect(split(-5, partsOf([1, 0, 1])).map((share) => share.units)).toEqual([-3, 0, -2]);
  });
});
