import * as v from 'valibot';

/** Schemas of the calls for files (docs: api#api-exports). */

/** What can be had as a file: time and expense, Time and billing, the approval dashboard, and a payroll batch, which has a format of its own. */
export const EXPORTED_LISTS = ['billing-items', 'approvals', 'records', 'payroll'] as const;
export const exportedListName = v.picklist(EXPORTED_LISTS);
export type ExportedListName = v.InferOutput<typeof exportedListName>;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export const exportFormat = v.picklist(EXPORT_FORMATS);
export type ExportFormat = v.InferOutput<typeof exportFormat>;

/** The character between the cells of a CSV. */
export const CSV_SEPARATORS = ['comma', 'semicolon', 'tab'] as const;
export const csvSeparator = v.picklist(CSV_SEPARATORS);
export type CsvSeparator = v.InferOutput<typeof csvSeparator>;

/** A list as a file: its call's query, without page and size, and for time and expense the words of its search. */
export const exportRequest = v.object({
  list: exportedListName,
  /** `csv` of a payroll batch. */
  format: exportFormat,
  /** Absent: the one that spreadsheets of the reader's locale expect. */
  separator: v.optional(csvSeparator),
  query: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(1000))), {}),
});
export type ExportRequest = v.InferInput<typeof exportRequest>;

/** What may be in a column of a table that is sent: texts, dates, and numbers with decimals or without. */
export const TABLE_KINDS = ['text', 'date', 'whole', 'decimal'] as const;
const textCell = v.pipe(v.string(), v.maxLength(1000));

/** A table of figures that the reader sees, such as those of a chart, as a file. */
export const tableFileRequest = v.object({
  /** The name of the sheet, and of the file. */
  title: v.pipe(textCell, v.minLength(1)),
  format: exportFormat,
  /** Absent: the one that spreadsheets of the reader's locale expect. */
  separator: v.optional(csvSeparator),
  columns: v.pipe(
    v.array(v.object({ heading: textCell, kind: v.picklist(TABLE_KINDS) })),
    v.minLength(1),
    v.maxLength(50),
  ),
  /** A cell for each column; null is empty. A date is `YYYY-MM-DD`. */
  rows: v.pipe(v.array(v.array(v.nullable(v.union([textCell, v.pipe(v.number(), v.finite())])))), v.maxLength(2000)),
});
export type TableFileRequest = v.InferInput<typeof tableFileRequest>;
/** A table without the choices of its file. */
export type FileTable = Pick<TableFileRequest, 'title' | 'columns' | 'rows'>;

/** A file that was asked for. */
export const exportState = v.object({
  exportId: v.number(),
  /** `waiting`: the server writes it. `ready`: it can be fetched. */
  state: v.picklist(['waiting', 'ready', 'failed']),
  fileName: v.string(),
  /** Rows of the file, and those that are written. */
  rows: v.number(),
  rowsDone: v.number(),
  /** ISO instant until which it can be fetched. */
  expiresAt: v.string(),
});
export type ExportState = v.InferOutput<typeof exportState>;
