import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { type Kind, rowsOf, type Table, type Value } from '../table.ts';
import { wallClock } from '../wall-clock.ts';

/** The number formats by which Excel shows a column. It puts in the marks of its own locale. */
const FORMATS: Readonly<Record<Kind, string | undefined>> = {
  text: undefined,
  whole: '0',
  decimal: '#,##0.00',
  date: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
};

/** The most characters of a cell, and of a sheet's name. */
const CELL = 32_767;
const SHEET = 31;

/**
 * A table as an Excel workbook: real numbers and dates, a head that stays in view, columns as wide as their content (docs:
 * exports#export-xlsx). It reads rows only as fast as its reader takes them.
 */
export function xlsxStream(table: Table): Readable {
  const cell = (value: Value, kind: Kind) => {
    if (typeof value !== 'string') return value;
    if (kind === 'date') return new Date(`${value}T00:00:00Z`);
    return kind === 'moment' ? wallClock(value, table.timeZone) : written(value);
  };
  async function* rows() {
    for await (const row of rowsOf(table)) yield row.map((value, at) => cell(value, table.columns[at]?.kind ?? 'text'));
  }
  const sheet = writeXlsxStream(rows(), {
    name: table.title
      .replace(/[[\]:*?/\\]/g, ' ')
      .trim()
      .slice(0, SHEET),
    columns: table.columns.map(({ heading, kind, width }) => {
      const numFmt = FORMATS[kind];
      return { header: heading, width: Math.max(width, heading.length + 2), ...(numFmt ? { numFmt } : {}) };
    }),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(sheet as ReadableStream<Uint8Array>);
}

/** A text without the characters that XML cannot have, as long as a cell can be. */
const written = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').slice(0, CELL);
