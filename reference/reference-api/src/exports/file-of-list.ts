import type { Readable } from 'node:stream';
import type { ExportFormat } from 'shared-client/schema/exports';
import { csvStream } from './csv/csv-stream.ts';
import type { Separator } from './csv/separator.ts';
import type { Table } from './table.ts';
import { xlsxStream } from './xlsx/xlsx-stream.ts';

export const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A table in a format. */
export const fileOf = (
  table: Table,
  { format, separator }: { format: ExportFormat; separator: Separator },
): Readable => (format === 'csv' ? csvStream(table, separator) : xlsxStream(table));
