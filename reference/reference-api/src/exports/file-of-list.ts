import type { Readable } from 'node:stream';
import type { ExportFormat } from 'shared-client/schema/exports';
import { csvStream } from './csv/csv-stream.ts';
import type { Separator } from './csv/separator.ts';
import type { Table } from './table.ts';
import { xlsxSheet } from './xlsx/xlsx-sheet.ts';
import { xlsxStream } from './xlsx/xlsx-stream.ts';

export const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A table in a format. One that is not `isLong` may be held in memory. */
export function fileOf(
  table: Table,
  { format, separator, isLong }: { format: ExportFormat; separator: Separator; isLong: boolean },
): Readable {
  if (format === 'csv') return csvStream(table, separator);
  return isLong ? xlsxStream(table) : xlsxSheet(table);
}
