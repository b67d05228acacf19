import type { ReactNode } from 'react';
import type { MenuAction, MenuGroup } from '../action-menu/menu-entry.ts';
import type { DataColumn } from './columns.ts';
import type { Sort } from './sort-rows.ts';
import type { RowGroup } from './table-lines.ts';

/** The selected rows; pass it back as received. `all` means all rows there are, including those not loaded. */
export type RowSelection = ReadonlySet<string> | 'all';

export interface DataTableProps<R> {
  /** The table's name. */
  label: string;
  columns: readonly DataColumn<R>[];
  /** Keep unchanged rows the same objects: only changed ones render again. */
  rows: readonly R[];
  rowId: (row: R) => string;
  /** The name of a row in texts: "Actions: Amara Osei". Typed letters find it. */
  rowName: (row: R) => string;
  /** If given, rows can be selected: by their checkboxes, by Space, with Shift as a range, with Ctrl+A all of them. */
  selected?: RowSelection;
  onSelect?: (selected: RowSelection) => void;
  /** Rows that cannot be selected or opened. */
  disabledIds?: readonly string[];
  /** If given, the owner sorts, such as a server does. Otherwise the table sorts its rows itself. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Called for Enter, or a click while nothing is selected. */
  onOpen?: (row: R) => void;
  /** The row that is shown next to the table. */
  currentId?: string;
  /** The actions of a row, in a menu at its end. Without any, the row has no menu. */
  actions?: (row: R) => readonly (MenuAction | MenuGroup)[];
  /** Groups rows under headings. */
  groupOf?: (row: R) => RowGroup;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Height of a row, in px for text of the default size. Default 56. */
  rowHeight?: number;
  /** The greatest height of the table; beyond it, the table scrolls below its heading. Default `70dvh`. */
  maxHeight?: string;
}
