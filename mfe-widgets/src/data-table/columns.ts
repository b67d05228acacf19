import type { ReactNode } from 'react';

/** A column of a table. Keep the array stable: a new one renders every row again. */
export interface DataColumn<R> {
  id: string;
  title: string;
  /** Null where a row has nothing to say: its card has no line for it. */
  cell: (row: R) => ReactNode;
  /** The text or number by which the column is sorted. Without it, the column cannot be sorted. */
  sortBy?: (row: R) => string | number;
  /** Use `end` for numbers. Default `start`. */
  align?: 'start' | 'end';
  /** In px for text of the default size, or a share of the remaining width (`2fr`). Default `1fr`. */
  width?: number | `${number}fr`;
  /** In px for text of the default size. Default 96. */
  minWidth?: number;
  /** Whether the user may change its width. Default true. */
  resizable?: boolean;
  /**
   * The column's place on a card: its title, the end of the title's line, a line with the column's name, or none. Default: the first column
   * is the title, all other columns are lines.
   */
  onCard?: 'title' | 'end' | 'line' | 'none';
}

/** The columns of a card by their place. */
export interface CardPlaces<R> {
  title: readonly DataColumn<R>[];
  end: readonly DataColumn<R>[];
  line: readonly DataColumn<R>[];
}

export function cardPlaces<R>(columns: readonly DataColumn<R>[]): CardPlaces<R> {
  const places = Map.groupBy(columns, (column) => column.onCard ?? (column === columns[0] ? 'title' : 'line'));
  return { title: places.get('title') ?? [], end: places.get('end') ?? [], line: places.get('line') ?? [] };
}
