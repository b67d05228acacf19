import fc from 'fast-check';
import { anyText } from '../../test/any-text.ts';
import { dateFormatOf, matchesFormat } from './format.ts';

describe('symbols', () => {
  test.each([
    ['999', ['123', '000'], ['12', '1234', '12a', '１２３']],
    ['00', ['12'], ['1', '123']],
    ['###', ['', '1', '12', '123'], ['1234', 'a']],
    ['AA', ['ab', 'XY'], ['a', 'a1', 'éé']],
    ['Aa', ['a', 'ab'], ['', '1', 'abc']],
    ['XX', ['a1', 'Z9'], ['a', 'a-']],
    ['Xx', ['a', '7b'], ['', 'abc']],
    ['**', ['!?', 'é\n'], ['!', '!!!']],
    ['*?', ['a', '..'], ['', 'abc']],
    ['\\9\\#', ['9#'], ['1#', '91']],
    ['a|\\|', ['', 'x', '|'], ['||', '1']],
    ['AA-####', ['AB-', 'AB-12', 'ab-1234'], ['AB12', 'A-12', 'AB-12345']],
    ['999-99-9999', ['123-45-6789'], ['123456789', '123-45-678', '123-45-6789 ', '123-45-6789\n']],
    ['99999|99999-9999', ['12345', '12345-6789'], ['1234', '12345-', '123456789']],
    ['[+9 ](999) 999-9999', ['(213) 373-4253', '+1 (213) 373-4253'], ['1 (213) 373-4253', '213 373-4253']],
    ['(999)', ['(123)'], ['123']],
    ['[99', ['[12'], ['12', '']],
    ['99]', ['12]'], ['12']],
    ['PO 9999', ['PO 1234'], ['1234', 'po 1234']],
  ])('%s', (format, accepts, refuses) => {
    for (const text of accepts) expect([text, matchesFormat(text, format)]).toEqual([text, true]);
    for (const text of refuses) expect([text, matchesFormat(text, format)]).toEqual([text, false]);
  });
});

describe('numbers', () => {
  test.each([
    ['###.##', ['1', '12', '123', '12.5', '12.50'], ['12.', '12.505', '1234', '1,5', '-1', '1.5.']],
    ['[-]####.##', ['-12.5', '12', '-1'], ['--1', '1-', '1.']],
    ['9.99', ['1.25'], ['1', '1.2', '1.']],
    ['###,##', ['12', '12,5'], ['12,', '12.5']],
    ['$###[,999].99', ['$1.00', '$12,345.00'], ['1.00', '$1', '$12,34.00']],
    ['##.##%', ['5%', '12.5%'], ['5', '12.%']],
  ])('%s', (format, accepts, refuses) => {
    for (const text of accepts) expect([text, matchesFormat(text, format)]).toEqual([text, true]);
    for (const text of refuses) expect([text, matchesFormat(text, format)]).toEqual([text, false]);
  });
});

describe('dates and times', () => {
  test.each([
    ['MM/DD/YYYY', ['11/21/2026', '02/29/2024'], ['02/29/2026', '1/1/2026', 'MM/DD/YYYY', '2026-11-21']],
    ['YYYY-MM-DD', ['2026-11-21'], ['2026-11-31', '11/21/2026']],
    ['D.M.YYYY', ['1.2.2026', '21.11.2026'], ['31.2.2026']],
    ['HH:MM', ['00:00', '23:59', '24:00'], ['24:01', '7:30', '12:60', '12:30\n', '12:30 PM']],
    ['HH:mm', ['07:30'], ['25:00']],
  ])('%s', (format, accepts, refuses) => {
    for (const text of accepts) expect([text, matchesFormat(text, format)]).toEqual([text, true]);
    for (const text of refuses) expect([text, matchesFormat(text, format)]).toEqual([text, false]);
  });

  test('a date field without a format has that of the application', () => {
    expect([null, undefined, '', 'DD.MM.YYYY'].map(dateFormatOf)).toEqual([
      'MM/DD/YYYY',
      'MM/DD/YYYY',
      'MM/DD/YYYY',
      'DD.MM.YYYY',
    ]);
  });

  test('a date format that names no whole date could never be met, and is that of the application', () => {
    for (const format of ['999-99', 'MM/YYYY', 'MM/DD/YY', 'DD-MMM-YYYY', 'YYYY YYYY']) {
      expect([format, dateFormatOf(format)]).toEqual([format, 'MM/DD/YYYY']);
    }
    for (const format of ['yyyy-mm-dd', 'M/D/YYYY']) expect(dateFormatOf(format)).toBe(format);
  });
});

describe('any format, any text', () => {
  const format = fc.string({ unit: fc.constantFrom(...'90#AaXx*?[]\\|.,- PM'), maxLength: 40 });

  test('nothing throws', () => {
    fc.assert(fc.property(anyText(), format, (text, picture) => void matchesFormat(text, picture)));
  });

  test('agrees with the regular expression it stands for', () => {
    const classes: Record<string, string> = {
      9: '[0-9]',
      '#': '[0-9]?',
      A: '[A-Za-z]',
      a: '[A-Za-z]?',
      '*': '[^]',
      '?': '[^]?',
      '-': '-',
    };
    const picture = fc.array(fc.constantFrom(...Object.keys(classes)), { minLength: 1, maxLength: 8 });
    const text = fc.string({ unit: fc.constantFrom('1', 'b', '-'), maxLength: 8 });
    fc.assert(
      fc.property(picture, text, (symbols, candidate) => {
        const expected = new RegExp(`^${symbols.map((symbol) => classes[symbol]).join('')}$`).test(candidate);
        expect(matchesFormat(candidate, symbols.join(''))).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('a text longer than the format could match is refused unread, and so is a format nobody could read', () => {
    expect(matchesFormat('1'.repeat(100_000), '#'.repeat(200))).toBe(false);
    expect(matchesFormat('1', '#'.repeat(257))).toBe(false);
    expect(matchesFormat('1', '#'.repeat(256))).toBe(true);
  });
});
