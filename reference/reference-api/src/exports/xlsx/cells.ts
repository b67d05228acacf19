import type { Kind, Table, Value } from '../table.ts';
import { wallClock } from '../wall-clock.ts';

/** The number formats by which Excel shows a column. It puts in the marks of its own locale. */
const FORMATS: Readonly<Record<Kind, string | undefined>> = {
  text: undefined,
  whole: '0',
  decimal: '#,##0.00',
  date: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
};

/** The most characters of a cell, and of a sheet's name. */
const CELL = 32_767;
const SHEET = 31;

/** A table's title as a sheet can be named. */
export const sheetName = ({ title }: Pick<Table, 'title'>): string =>
  title
    .replace(/[[\]:*?/\\]/g, ' ')
    .trim()
    .slice(0, SHEET);

/** The width and the number format of each column, which is as wide as its content. */
export const columnsOf = ({ columns }: Pick<Table, 'columns'>) =>
  columns.map(({ heading, kind, width }) => {
    const numFmt = FORMATS[kind];
    return { width: Math.max(width, heading.length + 2), ...(numFmt ? { numFmt } : {}) };
  });

/** The cells of a row: dates and moments are dates, numbers are numbers. */
export const cellsOf = ({ columns, timeZone }: Pick<Table, 'columns' | 'timeZone'>, row: readonly Value[]) =>
  row.map((value, at) => {
    const kind = columns[at]?.kind ?? 'text';
    if (typeof value !== 'string') return value;
    if (kind === 'date') return new Date(`${value}T00:00:00Z`);
    return kind === 'moment' ? wallClock(value, timeZone) : written(value);
  });

/** A text without the characters that XML cannot have, as long as a cell can be. */
export const written = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').slice(0, CELL);
