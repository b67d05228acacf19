import type { Generated } from 'kysely';
import type { ExportedListName, ExportFormat, FileTable } from 'shared-client/schema/exports';
import type { LocaleName } from '../translations/locales.ts';
import type { Separator } from './csv/separator.ts';

/** A list, or a table that was sent, that somebody wants as a file. */
export interface ListExportTable {
  id: Generated<number>;
  owner_id: number;
  list_name: ExportedListName | 'table';
  format: ExportFormat;
  separator: Separator;
  /** The list's query as it was sent. */
  list_query: Record<string, string>;
  /** The table that was sent; null for a list. */
  sent_table: FileTable | null;
  file_locale: LocaleName;
  /** Rows when it was asked for, and those that are written. */
  row_count: number;
  rows_done: Generated<number>;
  /** `direct`: small, written when it is fetched. */
  state: 'direct' | 'waiting' | 'ready' | 'failed';
  /** The owner's rights when it was asked for. With other rights the file is no longer theirs. */
  rights: string;
  asked_at: Date;
  /** When it was fetched or can be fetched no more. */
  expires_at: Date;
  /** The number of the try that writes it. */
  attempt: Generated<number>;
}

/** A piece of a file that the queue has written. */
export interface ListExportPartTable {
  export_id: number;
  written_by: number;
  part_number: number;
  part: Uint8Array;
}

export interface ExportTables {
  list_export: ListExportTable;
  list_export_part: ListExportPartTable;
}
