export type { DataColumn } from './columns.ts';
export { DataTable } from './data-table.tsx';
export type { DataTableProps, RowSelection } from './data-table-props.ts';
export type { Sort } from './sort-rows.ts';
export type { RowGroup } from './table-lines.ts';
