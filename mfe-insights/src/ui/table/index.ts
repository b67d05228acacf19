import '../../texts/table.ts';

/** The figures of a chart as a table and as a file, loaded when they are asked for. */
export { ChartExport } from './chart-export.tsx';
export { ChartTable } from './chart-table.tsx';
