import fc from 'fast-check';
import { harmless } from './harmless.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '－2'])(
  '%j is a text in a spreadsheet (docs: exports#export-harmless)',
  (text) => {
    expect(harmless(text)).toBe(`'${text}`);
  },
);

test.each(['', ' =1', 'Ada', '1-2', "'=1", '12.5'])('%j stays as it is', (text) => {
  expect(harmless(text)).toBe(text);
});

test('no text begins like a formula afterwards, and nothing of it is lost', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[=+\-@\t\r\n＝＋－＠]/)), (text) => {
      const safe = harmless(text);
      expect('=+-@\t\r\n＝＋－＠'.includes(safe[0] ?? 'x')).toBe(false);
      expect(safe.endsWith(text)).toBe(true);
    }),
  );
});
