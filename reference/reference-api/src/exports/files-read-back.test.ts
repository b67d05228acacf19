import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import readXlsxFile from 'read-excel-file/node';
import type { LocaleName } from '../translations/locales.ts';
import { csvStream } from './csv/csv-stream.ts';
import { harmless } from './csv/harmless.ts';
import { decimalMarkOf, SEPARATORS } from './csv/separator.ts';
import type { Table, Value } from './table.ts';
import { xlsxSheet } from './xlsx/xlsx-sheet.ts';
import { xlsxStream } from './xlsx/xlsx-stream.ts';

/** Readers of other authors get what was written. */

const COLUMNS: Table['columns'] = [
  { heading: 'Text', kind: 'text', width: 20 },
  { heading: 'Whole', kind: 'whole', width: 8 },
  { heading: 'Decimal', kind: 'decimal', width: 8 },
  { heading: 'Date', kind: 'date', width: 12 },
  { heading: 'Moment', kind: 'moment', width: 16 },
];

const tableOf = (rows: readonly (readonly Value[])[], locale: LocaleName = 'en_US'): Table => ({
  title: 'Items: all [1/2]',
  columns: COLUMNS,
  locale,
  timeZone: 'America/Los_Angeles',
  // One page for each row.
  pages: (async function* () {
    for (const row of rows) yield [row];
  })(),
});

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', '=', '-', ' ', "'", '@', 'ä', '표') }),
);
const row = fc.tuple(
  fc.option(text),
  fc.option(fc.integer()),
  fc.option(fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100)),
  fc.option(day.map((date) => date.toISOString().slice(0, 10))),
  fc.option(day.map((date) => date.toISOString())),
);
const locale = fc.constantFrom<LocaleName[]>('en_US', 'de_DE', 'de_CH', 'th_TH');

test('a parser reads the cells of a CSV as they were written (docs: exports#export-csv)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 8 }),
      locale,
      fc.constantFrom('comma' as const, 'semicolon' as const, 'tab' as const),
      async (rows, name, separator) => {
        const bytes = await buffer(csvStream(tableOf(rows, name), separator));
        expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
        const read: string[][] = parse(bytes, {
          bom: true,
          delimiter: SEPARATORS[separator],
          record_delimiter: '\r\n',
        });
        const mark = decimalMarkOf(name, separator);
        const [head, ...found] = read;
        expect(head).toEqual(COLUMNS.map(({ heading }) => heading));
        expect(
          found.map(([one = '', whole, decimal = '', date]) => [
            one,
            Number(whole),
            Number(decimal.replace(mark, '.')),
            date,
          ]),
        ).toEqual(
          rows.map(([one, whole, decimal, date]) => [harmless(one ?? ''), whole ?? 0, decimal ?? 0, date ?? '']),
        );
      },
    ),
  );
});

test('numbers below zero stay numbers, and instants are those of the time zone (docs: exports#export-numbers)', async () => {
  const rows = [['-1', -1, -12.5, '2026-11-28', '2026-11-28T20:05:00Z']];
  const read = (await buffer(csvStream(tableOf(rows, 'de_DE'), 'semicolon'))).toString();
  expect(read).toBe("\ufeffText;Whole;Decimal;Date;Moment\r\n'-1;-1;-12,5;2026-11-28;2026-11-28 12:05\r\n");
});

test.each([
  ['a short workbook', xlsxSheet],
  ['a long workbook', xlsxStream],
])('a parser reads texts, numbers and dates of %s as such (docs: exports#export-xlsx)', async (_which, write) => {
  const rows: Value[][] = [
    ['=1+1', -3, 12.5, '2026-11-28', '2026-11-28T20:05:00Z'],
    ['ไทย & <b>"근무"</b>\n\u0001', 0, 0.1, '1999-12-31', '2026-06-30T06:59:00Z'],
    [null, null, null, null, null],
    ['last', 1, 1, '2026-01-01', '2026-01-01T00:00:00Z'],
  ];
  const [sheet] = await readXlsxFile(await buffer(write(tableOf(rows))), { trim: false });
  expect(sheet?.sheet).toBe('Items  all  1 2');
  // Excel keeps a moment as a part of a day, so a reader may be a millisecond off.
  const toSeconds = (value: unknown) =>
    value instanceof Date ? new Date(Math.round(value.getTime() / 1000) * 1000) : value;
  expect(sheet?.data.map((cells) => cells.map(toSeconds))).toEqual([
    COLUMNS.map(({ heading }) => heading),
    ['=1+1', -3, 12.5, new Date('2026-11-28'), new Date('2026-11-28T12:05:00Z')],
    ['ไทย & <b>"근무"</b>\n', 0, 0.1, new Date('1999-12-31'), new Date('2026-06-29T23:59:00Z')],
    [null, null, null, null, null],
    ['last', 1, 1, new Date('2026-01-01'), new Date('2025-12-31T16:00:00Z')],
  ]);
});

test.each([
  ['ar_AE', true],
  ['en_US', undefined],
] as const)(
  'a short workbook in %s has the direction of its language, a bold head that stays, and prints it on each page',
  async (locale, rightToLeft) => {
    const { sheets } = await readXlsx(await buffer(xlsxSheet(tableOf([['a', 1, 1, null, null]], locale))), {
      readStyles: true,
    });
    const [sheet] = sheets;
    expect(sheet?.view?.rightToLeft).toBe(rightToLeft);
    expect(sheet?.freezePane?.rows).toBe(1);
    expect(sheet?.pageSetup).toMatchObject({ fitToWidth: 1, fitToHeight: 0, printTitlesRow: '$1:$1' });
    expect([sheet?.cells?.get('0,0')?.style?.font?.bold, sheet?.cells?.get('1,0')?.style?.font?.bold]).toEqual([
      true,
      undefined,
    ]);
  },
);

test('an error while rows are read ends the file', async () => {
  const broken = () => ({ ...tableOf([]), pages: failing() });
  for (const stream of [csvStream(broken(), 'comma'), xlsxStream(broken()), xlsxSheet(broken())])
    await expect(buffer(stream)).rejects.toThrow('away');
});

async function* failing(): AsyncGenerator<Value[][]> {
  yield [['one', 1, 1, null, null]];
  throw new Error('the database went away');
}
