import type { DataTableProps, RowSelection } from './data-table-props.ts';
import type { Sort } from './sort-rows.ts';
import type { TableLine } from './table-lines.ts';

/** The selection properties of React Aria's collections. */
export interface CollectionSelection {
  selectionMode: 'none' | 'multiple';
  selectedKeys?: 'all' | Iterable<string>;
  disabledKeys: readonly string[];
  onSelectionChange: (keys: RowSelection) => void;
}

/** A table prepared for rendering, wide or as cards: sorted, grouped, and with its defaults. */
export interface ShownTable<R> extends Pick<DataTableProps<R>, 'label' | 'columns' | 'rowName' | 'actions' | 'empty'> {
  lines: readonly TableLine<R>[];
  selection: CollectionSelection;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  onOpen: ((id: string) => void) | undefined;
  /** Marks the row that is shown beside the table. */
  rowRef: (row: HTMLElement | null) => void;
  actionsLabel: (row: R) => string;
  rowHeight: number;
  /** The factor of heights and widths in px. */
  scale: number;
  maxHeight: string;
}
