import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { rowsOf, type Table } from '../table.ts';
import { cellsOf, columnsOf, sheetName } from './cells.ts';

/**
 * A table of any length as an Excel workbook: real numbers and dates, a head that stays in view, columns as wide as their content (docs:
 * exports#export-xlsx). It reads rows only as fast as its reader takes them.
 */
export function xlsxStream(table: Table): Readable {
  async function* rows() {
    for await (const row of rowsOf(table)) yield cellsOf(table, row);
  }
  const sheet = writeXlsxStream(rows(), {
    name: sheetName(table),
    columns: columnsOf(table).map((column, at) => ({ ...column, header: table.columns[at]?.heading ?? '' })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(sheet as ReadableStream<Uint8Array>);
}
