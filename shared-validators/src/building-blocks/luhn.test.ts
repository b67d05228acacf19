import fc from 'fast-check';
import { oneDigitChanged } from '../../test/describe-rule.ts';
import { hasLuhnDigit } from './luhn.ts';

/** The check digit by the definition: double every second digit from the right, sum the digits of the products. */
const checkDigit = (digits: string): string => {
  const sum = [...digits]
    .reverse()
    .map((digit, i) => (i % 2 === 0 ? [...`${Number(digit) * 2}`].reduce((s, d) => s + Number(d), 0) : Number(digit)))
    .reduce((s, d) => s + d, 0);
  return `${(10 - (sum % 10)) % 10}`;
};
const payload = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 25 });

test.each(['79927398713', '49927398716', '1234567812345670', '4111111111111111', '0'])(
  'the published %s checks',
  (digits) => {
    expect(hasLuhnDigit(digits)).toBe(true);
  },
);

test('exactly the digit of the definition checks', () => {
  fc.assert(
    fc.property(payload, (digits) => {
      const fitting = [...'0123456789'].filter((digit) => hasLuhnDigit(digits + digit));
      expect(fitting).toEqual([checkDigit(digits)]);
    }),
  );
});

test('a single digit changed is refused', () => {
  const changed = payload.chain((digits) => oneDigitChanged(digits + checkDigit(digits)));
  fc.assert(fc.property(changed, (digits) => !hasLuhnDigit(digits)));
});

test('two neighbours swapped are refused, but for 0 and 9, which the check cannot tell apart', () => {
  fc.assert(
    fc.property(payload, fc.nat(), (digits, seed) => {
      const text = digits + checkDigit(digits);
      const at = seed % (text.length - 1);
      const pair = text.slice(at, at + 2);
      fc.pre(pair[0] !== pair[1]);
      const swapped = text.slice(0, at) + pair.charAt(1) + pair.charAt(0) + text.slice(at + 2);
      expect(hasLuhnDigit(swapped)).toBe(pair === '09' || pair === '90');
    }),
  );
});
