import type { LocaleName } from '../translations/locales.ts';

/** A cell: a text, a number, a date (`YYYY-MM-DD`) or an instant (ISO), by the kind of its column; null is empty. */
export type Value = string | number | null;

/** The kinds of cells. Only texts can be mistaken for formulas, and only they are made harmless. */
export type Kind = 'text' | 'whole' | 'decimal' | 'date' | 'moment';

/** A column of a file, with the label of its heading and its value in a row. */
export interface Column<Row> {
  readonly label: string;
  readonly kind: Kind;
  /** Characters. */
  readonly width: number;
  readonly of: (row: Row, text: (label: string) => string) => Value;
}

/** A file's content, independent of its format. */
export interface Table {
  readonly title: string;
  readonly columns: readonly { readonly heading: string; readonly kind: Kind; readonly width: number }[];
  /** Rows, a page at a time. They are read as fast as they are written. */
  readonly pages: AsyncIterable<readonly (readonly Value[])[]>;
  readonly locale: LocaleName;
  /** The time zone in which instants are written. */
  readonly timeZone: string;
}

/** The rows of all pages, one by one. */
export async function* rowsOf({ pages }: Pick<Table, 'pages'>): AsyncGenerator<readonly Value[]> {
  for await (const page of pages) yield* page;
}
