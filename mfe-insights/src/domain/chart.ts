/** The fills of series, in the order of their contrast: each has a colour and a pattern. */
export const FILLS = ['plain', 'stripes', 'dots', 'lines', 'grid', 'faint'] as const;
export type Fill = (typeof FILLS)[number];

/** One kind of values of a chart. */
export interface Series {
  readonly label: string;
  readonly fill: Fill;
}

/** One place of a chart, such as a week, with a value for each series. */
export interface Mark {
  readonly key: string;
  /** On the axis. */
  readonly label: string;
  /** In full, as it is spoken: `Week of Nov 16 – 22`. */
  readonly name: string;
  readonly values: readonly number[];
  /** What it is compared with; null without one. */
  readonly expected: number | null;
  /** Why its figures are not those of a whole week or month, in words: it is not over yet, or begins before the range. Null if they are. */
  readonly partial: string | null;
  /** What is missing there, in words. */
  readonly alert?: string;
  /** The list of what it counts; absent without one. */
  readonly path?: string;
}

/** What a chart shows, in every form: drawn, spoken and as a table. */
export interface ChartFigures {
  readonly series: readonly Series[];
  readonly marks: readonly Mark[];
  /** The name of the values that marks are compared with; null without any. */
  readonly expectedLabel: string | null;
}

/** The sum of a mark's values. Amounts are cents as decimals, so the sum is rounded. */
export const totalOf = ({ values }: Pick<Mark, 'values'>): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;

/** The largest value that must fit into charts with one scale; at least 1, so that a chart without values has an axis. */
export const largestOf = (...charts: readonly Pick<ChartFigures, 'marks'>[]): number =>
  Math.max(1, ...charts.flatMap(({ marks }) => marks.flatMap((mark) => [totalOf(mark), mark.expected ?? 0])));

/** Whether there is anything to draw. */
export const isEmpty = ({ marks }: Pick<ChartFigures, 'marks'>): boolean => marks.every((mark) => totalOf(mark) === 0);

/** Every how many marks the axis has a label, so that each has room. */
export const labelEvery = (marks: number, width: number, room: number): number =>
  Math.max(1, Math.ceil((marks * room) / Math.max(1, width)));

/** The mark that a key leads to; undefined for other keys (docs: insights#insights-keys). */
export function markAfter(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** The pixels before a value axis: as many as its longest label takes, and the same for short ones, so that charts are below one another. */
export const axisSpace = (labels: readonly string[]): number =>
  Math.max(52, 12 + 6.5 * Math.max(0, ...labels.map((label) => label.length)));
