import fc from 'fast-check';
import { readCode } from './read-code.ts';

test.each([
  '48102736',
  '4810 2736',
  '4810-2736',
  ' 4 8 1 0 2 7 3 6 ',
  '4810–2736',
  '4810\u00a02736\n',
  '４８１０２７３６',
  '٤٨١٠٢٧٣٦',
  '۴۸۱۰۲۷۳۶',
  '๔๘๑๐๒๗๓๖',
  '\u200f4810\u200e2736',
])('spaces and hyphens are dropped: "%s"', (text) => {
  expect(readCode(text, 8)).toEqual({ ok: true, code: '48102736' });
});

test('a message around the code is read as the code, other numbers in it notwithstanding', () => {
  expect(readCode('Your code is 4810 2736. It expires in 15 minutes.', 8)).toEqual({ ok: true, code: '48102736' });
});

test('more digits than a code has are refused, never cut', () => {
  expect(readCode('481027365', 8)).toEqual({ ok: false, issue: 'too-long' });
  expect(readCode('48102736 12345678.', 8).ok).toBe(false);
});

test('a code is at most as long as it may be and nothing but digits, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = readCode(text, 8);
      return !read.ok || /^\d{0,8}$/.test(read.code);
    }),
  );
});
