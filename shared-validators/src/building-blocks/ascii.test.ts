import { areDigits, isDigit, isLetter } from './ascii.ts';

const codes = Array.from({ length: 0x10000 }, (_, code) => code);
const those = (test: (code: number) => boolean): string => String.fromCharCode(...codes.filter(test));

test('digits are 0 to 9 and nothing else', () => {
  expect(those(isDigit)).toBe('0123456789');
});

test('letters are A to Z and a to z and nothing else', () => {
  expect(those(isLetter)).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
});

test('no code unit at all, beyond the end of a text, is none of these', () => {
  const beyond = ''.charCodeAt(0);
  expect([isDigit, isLetter].map((test) => test(beyond))).toEqual([false, false]);
});

test.each([
  ['12', 2, 2, true],
  ['12', 1, 3, true],
  ['12', 3, 4, false],
  ['12', 0, 1, false],
  ['1a', 2, 2, false],
  ['', 0, 0, true],
  ['１２', 2, 2, false],
])('%j has %d to %d digits: %s', (text, minimum, maximum, expected) => {
  expect(areDigits(text, minimum, maximum)).toBe(expected);
});
