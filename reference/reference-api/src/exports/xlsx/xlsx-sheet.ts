import { Readable } from 'node:stream';
import { writeXlsx } from 'hucre/xlsx';
import { isRightToLeft } from '../../translations/locales.ts';
import { rowsOf, type Table } from '../table.ts';
import { cellsOf, columnsOf, sheetName, written } from './cells.ts';

const HEAD = { style: { font: { name: 'Calibri', size: 11, bold: true } } };

/**
 * A table that fits into memory as an Excel workbook, with what a stream cannot have: it runs from right to left for such a language, its head
 * is bold, and it prints as wide as the paper with its head on each page (docs: exports#export-xlsx).
 */
export function xlsxSheet(table: Table): Readable {
  async function* content() {
    const rows = [table.columns.map(({ heading }): ReturnType<typeof cellsOf>[number] => written(heading))];
    for await (const row of rowsOf(table)) rows.push(cellsOf(table, row));
    yield await writeXlsx({
      sheets: [
        {
          name: sheetName(table),
          columns: columnsOf(table),
          rows,
          cells: new Map(table.columns.map((_, at) => [`0,${at}`, HEAD])),
          freezePane: { rows: 1 },
          view: { rightToLeft: isRightToLeft(table.locale) },
          pageSetup: {
            ...{ orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0, printTitlesRow: '$1:$1' },
          },
        },
      ],
    });
  }
  return Readable.from(content());
}
