import { visualRuns } from './visual-runs.ts';

const drawn = (text: string, locale: Parameters<typeof visualRuns>[1]) =>
  visualRuns(text, locale).map(({ text: part, isFromRight }) => `${isFromRight ? '←' : '→'}${part}`);

test('a line from right to left has its figures and names in their own order, from its end to its beginning (docs: exports#pdf-fonts)', () => {
  expect(drawn('בסך 12:30 Acme', 'he_IL')).toEqual(['→Acme', '← ', '→12:30', '←בסך ']);
  expect(drawn('الوقت 8.50 – 9.00', 'ar_AE').at(-1)).toBe('←الوقت ');
});

test('a bracket opens on the right, and marks that only direct take no place', () => {
  expect(drawn('שלום (א)', 'he_IL')).toEqual(['←(', '←א', '←)', '←שלום ']);
  expect(drawn('\u200f\u2068Acme\u2069', 'he_IL')).toEqual(['→Acme']);
});

test('parts with a direction of their own do not mix: a name, and a period after it (docs: exports#pdf-fonts)', () => {
  const line = '\u2068Ada Osei\u2069 · \u206816 בנוב׳ – 22 בנוב׳\u2069';
  const parts = visualRuns(line, 'he_IL').map(({ text }) => text);
  expect(parts.filter((part) => /[\dA-Z]/.test(part))).toEqual(['22', '16', 'Ada Osei']);
  expect(drawn('\u2068Ada Osei\u2069 · \u206816 – 22\u2069', 'en_US')).toEqual(['→Ada Osei · 16 – 22']);
});

test('a name from right to left in an English line is drawn from right to left', () => {
  expect(drawn('Worker: דנה', 'en_US')).toEqual(['→Worker: ', '←דנה']);
  expect(drawn('Worker: Ada', 'en_US')).toEqual(['→Worker: Ada']);
});

test('the Thai vowel am is given as the two characters that it is drawn with, around its tone', () => {
  expect(drawn('รอดำเนินการ', 'th_TH')).toEqual(['→รอด\u0e4d\u0e32เนินการ']);
  expect(drawn('ทำซ้ำ', 'th_TH')).toEqual(['→ท\u0e4d\u0e32ซ\u0e4d\u0e49\u0e32']);
});
