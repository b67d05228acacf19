import type { FileTable } from 'shared-client/schema/exports';
import { type ChartFigures, totalOf } from './chart.ts';

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
export function fileOfChart({ series, marks, expectedLabel }: ChartFigures, unit: Unit, words: FileWords): FileTable {
  const isEach = (form: RegExp) => marks.length > 0 && marks.every(({ key }) => form.test(key));
  const hasDates = isEach(DATE);
  const head = hasDates ? words.date : isEach(MONTH) ? words.month : words.name;
  const kind = unit === 'items' ? 'whole' : 'decimal';
  const sign = unit === 'items' ? '' : ` (${unit === 'minutes' ? words.hours : unit.currency})`;
  const inFile = (value: number) => Math.round((value / (unit === 'minutes' ? 60 : 1)) * 100) / 100;
  const several = series.length > 1;
  const hasNotes = marks.some(({ alert, partial }) => alert !== undefined || partial !== null);
  const figures = [
    ...series.map(({ label }) => label),
    ...(several ? [words.total] : []),
    ...(expectedLabel === null ? [] : [expectedLabel]),
  ];
  return {
    title: words.title,
    columns: [
      { heading: head, kind: hasDates ? 'date' : 'text' },
      ...figures.map((label) => ({ heading: `${label}${sign}`, kind }) as const),
      ...(hasNotes ? [{ heading: words.note, kind: 'text' } as const] : []),
    ],
    rows: marks.map((mark) => [
      hasDates ? mark.key : mark.name,
      ...series.map((_, index) => inFile(mark.values[index] ?? 0)),
      ...(several ? [inFile(totalOf(mark))] : []),
      ...(expectedLabel === null ? [] : [mark.expected === null ? null : inFile(mark.expected)]),
      ...(hasNotes ? [[mark.alert, mark.partial].filter(Boolean).join(' · ')] : []),
    ]),
  };
}
