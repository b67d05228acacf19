import type { FileTable } from 'shared-client/schema/exports';
import type { ChartFigures } from './chart.ts';
import { tableOfChart } from './chart-table.ts';

/** What the values of a chart are. A file has minutes as hours. */
export type Unit = 'minutes' | 'items' | { readonly currency: string };

/** The words of a file. */
export interface FileWords {
  readonly title: string;
  readonly date: string;
  readonly month: string;
  readonly name: string;
  readonly total: string;
  readonly note: string;
  /** The sign of hours, in the head of their columns. */
  readonly hours: string;
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const MONTH = /^\d{4}-\d\d$/;

/** The figures of a chart as a file has them: a row for each mark, with a real date where it has one (docs: exports#export-tables). */
export function fileOfChart(chart: ChartFigures, unit: Unit, words: FileWords): FileTable {
  const { columns, rows } = tableOfChart(chart, words.total);
  const isEach = (form: RegExp) => rows.length > 0 && rows.every(({ mark }) => form.test(mark.key));
  const hasDates = isEach(DATE);
  const head = hasDates ? words.date : isEach(MONTH) ? words.month : words.name;
  const kind = unit === 'items' ? 'whole' : 'decimal';
  const sign = unit === 'items' ? '' : ` (${unit === 'minutes' ? words.hours : unit.currency})`;
  const inFile = (value: number) => Math.round((value / (unit === 'minutes' ? 60 : 1)) * 100) / 100;
  const hasNotes = rows.some(({ mark }) => mark.alert !== undefined || mark.partial !== null);
  return {
    title: words.title,
    columns: [
      { heading: head, kind: hasDates ? 'date' : 'text' },
      ...columns.map((label) => ({ heading: `${label}${sign}`, kind }) as const),
      ...(hasNotes ? [{ heading: words.note, kind: 'text' } as const] : []),
    ],
    rows: rows.map(({ mark, figures }) => [
      hasDates ? mark.key : mark.name,
      ...figures.map((value) => (value === null ? null : inFile(value))),
      ...(hasNotes ? [[mark.alert, mark.partial].filter(Boolean).join(' · ')] : []),
    ]),
  };
}
