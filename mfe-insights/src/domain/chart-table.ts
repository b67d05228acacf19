import { type ChartFigures, type Mark, totalOf } from './chart.ts';

/** The figures of a chart by rows and columns, as the page and a file show them. */
export interface FigureTable {
  /** The heads of the figures' columns: each series, their total if there are several, and what they are compared with. */
  readonly columns: readonly string[];
  /** A row for each mark, with a figure for each column; null where there is nothing to compare with. */
  readonly rows: readonly { readonly mark: Mark; readonly figures: readonly (number | null)[] }[];
  /** The sum of each column; null for what figures are compared with. */
  readonly sums: readonly (number | null)[];
}

/** A chart as a table. `total` is the head of the column with each mark's total. */
export function tableOfChart({ series, marks, expectedLabel }: ChartFigures, total: string): FigureTable {
  const isCompared = expectedLabel !== null;
  const row = (values: readonly number[], expected: number | null) => [
    ...values,
    ...(series.length > 1 ? [totalOf({ values })] : []),
    ...(isCompared ? [expected] : []),
  ];
  const valuesOf = (mark: Mark) => series.map((_, index) => mark.values[index] ?? 0);
  const sums = series.map((_, index) => totalOf({ values: marks.map(({ values }) => values[index] ?? 0) }));
  return {
    columns: [
      ...series.map(({ label }) => label),
      ...(series.length > 1 ? [total] : []),
      ...(isCompared ? [expectedLabel] : []),
    ],
    rows: marks.map((mark) => ({ mark, figures: row(valuesOf(mark), mark.expected) })),
    sums: row(sums, null),
  };
}
