import fc from 'fast-check';
import * as v from 'valibot';
import { firstErrorKey } from '../building-blocks/error-keys.ts';
import { verificationCode } from './verification-code.ts';

const code = verificationCode();

test.each([
  '12345678',
  '1234 5678',
  '1234-5678',
  ' 12345678 ',
  '12 34 56 78\n',
  '1234\u00a05678',
  '\u202d12345678\u202c',
  '1234–5678',
  '00000000',
])('accepts %j, and its output is the 8 digits', (text) => {
  expect(firstErrorKey(code, text)).toBeUndefined();
  expect(v.parse(code, text)).toMatch(/^[0-9]{8}$/);
});

test.each(['1234567', '123456789', '1234567a', '1234.5678', '１２３４５６７８', '1234567\ud800', '1'.repeat(100_000)])(
  'refuses %.20j: invalidCode',
  (text) => {
    expect(firstErrorKey(code, text)).toBe('invalidCode');
  },
);

test.each(['', ' ', '--', null, undefined])('%j is required', (value) => {
  expect(firstErrorKey(code, value)).toBe('required');
});

test('a number is no code: a leading zero would be lost', () => {
  expect(firstErrorKey(code, 12345678)).toBe('invalidCode');
});

test('no input of any kind throws', () => {
  fc.assert(fc.property(fc.anything(), (value) => void firstErrorKey(code, value)));
});

test('separators may stand anywhere', () => {
  const separated = fc.array(fc.tuple(fc.constantFrom(...'0123456789'), fc.constantFrom('', ' ', '-', ' - ')), {
    minLength: 8,
    maxLength: 8,
  });
  fc.assert(
    fc.property(separated, (parts) => v.parse(code, parts.flat().join('')) === parts.map(([digit]) => digit).join('')),
  );
});
