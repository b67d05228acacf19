import fc from 'fast-check';
import { customFieldKey } from 'shared-validators';
import { formatDate, parseDate } from './date-text.ts';

test('output is formatted as the validation format or MM/DD/YYYY (docs: custom-fields#field-date)', () => {
  expect(formatDate('2026-11-21', null)).toBe('11/21/2026');
  expect(formatDate('2026-11-21', 'dd.mm.yyyy')).toBe('21.11.2026');
  expect(formatDate('2026-11-21', '999-99')).toBe('11/21/2026');
  expect(formatDate('2026-01-02', 'd.m.yyyy')).toBe('2.1.2026');
  expect(formatDate('', null)).toBe('');
});

test('a text that is no date of the calendar is none', () => {
  expect(parseDate('02/30/2026', null)).toBe('');
  expect(parseDate('21/11/2026', null)).toBe('');
  expect(parseDate('junk', null)).toBe('');
});

test('what is written is valid for the validator, whatever the format', () => {
  for (const validationFormat of [
    'MM/DD/YYYY',
    'dd.mm.yyyy',
    'M/D/YYYY',
    'MM/DD/YY',
    'DD-MMM-YYYY',
    '999-99',
    '',
    null,
  ]) {
    const written = formatDate('2026-03-04', validationFormat);
    expect([validationFormat, customFieldKey(written, { inputType: 'Date', validationFormat })]).toEqual([
      validationFormat,
      undefined,
    ]);
  }
});

test('what is written reads back as itself', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      day,
      fc.constantFrom('MM/DD/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD', 'M/D/YYYY', 'MM/DD/YY', undefined),
      (iso, format) => parseDate(formatDate(iso, format), format) === iso,
    ),
  );
});
