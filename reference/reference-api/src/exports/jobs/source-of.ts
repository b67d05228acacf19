import type { Selectable } from 'kysely';
import type { FileTable } from 'shared-client/schema/exports';
import { listOf } from '../lists/lists.ts';
import type { ListExportTable } from '../tables.ts';

/** What a file is made of: a table that was sent, or a list with its query. */
export const sourceOf = (
  row: Selectable<ListExportTable>,
): { readonly table: FileTable } | ReturnType<typeof listOf> =>
  row.list_name === 'table' ? { table: row.sent_table as FileTable } : listOf(row.list_name, row.list_query);
