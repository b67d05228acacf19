import type { ReactNode } from 'react';
import type { MenuAction, MenuGroup } from '../action-menu/menu-entry.ts';
import type { DataColumn } from './columns.ts';
import type { Sort } from './sort-rows.ts';
import type { RowGroup } from './table-lines.ts';

/** The rows that are chosen; hand it back as it came. `all` means all there are, those that are not loaded too. */
export type RowSelection = ReadonlySet<string> | 'all';

export interface DataTableProps<R> {
  /** The table's name. */
  label: string;
  columns: readonly DataColumn<R>[];
  /** Keep unchanged rows the same objects: only others are drawn again. */
  rows: readonly R[];
  rowId: (row: R) => string;
  /** What a row is called where it is spoken of: "Actions: Amara Osei". Typed letters find it. */
  rowName: (row: R) => string;
  /** Given: rows can be chosen, by their boxes, by Space, with Shift as a range, with Ctrl and A all of them. */
  selected?: RowSelection;
  onSelect?: (selected: RowSelection) => void;
  /** Rows that cannot be chosen or opened. */
  disabledIds?: readonly string[];
  /** Given: the owner sorts, as a server does. Otherwise the table sorts its rows itself. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Enter, or a click where nothing is chosen. */
  onOpen?: (row: R) => void;
  /** The row that is shown beside the table. */
  currentId?: string;
  /** What can be done with a row, in a menu at its end. None: the row has no menu. */
  actions?: (row: R) => readonly (MenuAction | MenuGroup)[];
  /** Rows gathered under headings. */
  groupOf?: (row: R) => RowGroup;
  /** What is said where there are no rows. */
  empty?: ReactNode;
  /** px of a row. Default 56. */
  rowHeight?: number;
  /** The greatest height of the whole, then it scrolls below its heading. Default `70dvh`. */
  maxHeight?: string;
}
