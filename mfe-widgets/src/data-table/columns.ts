import type { ReactNode } from 'react';

/** A column of a table. Keep the array: every row is drawn again for another one. */
export interface DataColumn<R> {
  id: string;
  title: string;
  cell: (row: R) => ReactNode;
  /** The text or number that the column is sorted by. Without it, it cannot be sorted. */
  sortBy?: (row: R) => string | number;
  /** Numbers stand at the end. Default `start`. */
  align?: 'start' | 'end';
  /** px, or a share of what is left (`2fr`). Default `1fr`. */
  width?: number | `${number}fr`;
  /** px. Default 96. */
  minWidth?: number;
  /** The user may change its width. Default true. */
  resizable?: boolean;
  /**
   * Where a card has it: its title, at the end of the title's line, a line with the column's name, or not at all. Default: the first
   * column is the title, the others are lines.
   */
  onCard?: 'title' | 'end' | 'line' | 'none';
}

/** The columns of a card by where they stand. */
export interface CardPlaces<R> {
  title: readonly DataColumn<R>[];
  end: readonly DataColumn<R>[];
  line: readonly DataColumn<R>[];
}

export function cardPlaces<R>(columns: readonly DataColumn<R>[]): CardPlaces<R> {
  const places = Map.groupBy(columns, (column) => column.onCard ?? (column === columns[0] ? 'title' : 'line'));
  return { title: places.get('title') ?? [], end: places.get('end') ?? [], line: places.get('line') ?? [] };
}
