import fc from 'fast-check';
import { formatCurrency, LANGUAGES, tagOf } from 'shared-session';
import { shownAmount, typedAmount } from 'shared-validators/amounts';
import { amountOf, exponentOf, formatMinorUnits, readUnits } from 'shared-validators/money';

/** Currencies by their decimals, ISO 4217. */
const CURRENCIES = ['JPY', 'USD', 'BHD', 'CLF'] as const;
const units = fc.integer({ min: 0, max: 99_999_999 });

describe.each(LANGUAGES.map(tagOf))('amounts of money in %s', (tag) => {
  const read = (text: string, currency: string) => readUnits(typedAmount(text, tag, exponentOf(currency)), currency);

  test('what a field shows and somebody types anew is the same money', () => {
    fc.assert(
      fc.property(units, fc.constantFrom(...CURRENCIES), (amount, currency) => {
        expect(read(shownAmount(formatMinorUnits(amount, currency), tag), currency)).toBe(amount);
      }),
    );
  });

  test('what the page shows, typed without the name of its currency, is the same money or refused, never other', () => {
    fc.assert(
      fc.property(units, fc.constantFrom(...CURRENCIES), (amount, currency) => {
        const shown = formatCurrency(amountOf(amount, currency), tag, currency);
        const typed = shown.replace(/^[^\d]+|[^\d]+$/g, '');
        const back = read(typed, currency);
        if (back !== null || amount < 1000 * 10 ** exponentOf(currency)) expect(back).toBe(amount);
      }),
    );
  });

  test('what is pasted with the name of its currency is the same money or refused, never other (docs: expenses#expense-typed)', () => {
    fc.assert(
      fc.property(units, fc.constantFrom(...CURRENCIES), (amount, currency) => {
        for (const display of ['narrowSymbol', 'code'] as const) {
          const options = { style: 'currency', currency, currencyDisplay: display } as const;
          const shown = new Intl.NumberFormat(tag, options).format(amountOf(amount, currency));
          const back = read(shown, currency);
          if (back !== null || amount < 1000 * 10 ** exponentOf(currency)) expect(back).toBe(amount);
        }
      }),
    );
  });
});
