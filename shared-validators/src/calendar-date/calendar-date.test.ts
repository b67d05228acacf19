import fc from 'fast-check';
import { DEFAULT_DATE_FORMAT, dayNumber } from './calendar-date.ts';

test.each([
  ['1970-01-01', undefined, 0],
  ['2026-11-21', undefined, 20778],
  ['11/21/2026', DEFAULT_DATE_FORMAT, 20778],
  ['21.11.2026', 'DD.MM.YYYY', 20778],
  ['1/2/1970', 'M/D/YYYY', 1],
  ['01/02/1970', 'M/D/YYYY', 1],
  ['21/11/2026', 'dd/mm/yyyy', 20778],
  ['11/2026', 'MM/YYYY', 20758],
  ['2026', 'YYYY', 20454],
  ['2024-02-29', undefined, 19782],
])('%s in %s is day %d', (text, format, day) => {
  expect(dayNumber(text, format)).toBe(day);
});

test.each([
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-00-10', undefined],
  ['2026-04-31', undefined],
  ['0099-01-01', undefined],
  ['2026-1-1', undefined],
  ['2026-11-21T00:00:00Z', undefined],
  ['2026-11-21\n', undefined],
  [' 2026-11-21', undefined],
  ['２０２６-11-21', undefined],
  ['2026/11/21', undefined],
  ['111/1/2026', 'M/D/YYYY'],
  ['13/01/2026', DEFAULT_DATE_FORMAT],
  ['0/2026', 'M/YYYY'],
  ['11/21', 'MM/DD'],
  ['', undefined],
  [null, undefined],
  [20778, undefined],
  [new Date(0), undefined],
])('%j in %s names no day', (text, format) => {
  expect(dayNumber(text, format)).toBeNaN();
});

test('neighbouring days are one apart, and every format reads the same day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -300_000, max: 2_000_000 }), (day) => {
      const iso = new Date(day * 86_400_000).toISOString().slice(0, 10);
      const [year, month, date] = iso.split('-');
      expect(dayNumber(iso)).toBe(day);
      expect(dayNumber(`${month}/${date}/${year}`, DEFAULT_DATE_FORMAT)).toBe(day);
      expect(dayNumber(`${Number(date)}.${Number(month)}.${year}`, 'D.M.YYYY')).toBe(day);
    }),
  );
});

test('no value and no format throws', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.string({ unit: fc.constantFrom(...'YMD/.- a') }),
      (value, format) => void dayNumber(value, format),
    ),
  );
});
