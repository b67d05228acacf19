import { median } from './median.ts';

/** One figure of the benchmark, beside its goal. */
export interface Figure {
  readonly what: string;
  /** The medians of all rounds, in words: `1.10 (235 kB beside 213 kB)`. */
  readonly measured: string;
  /** The value that is compared with the goal. */
  readonly value: number;
  /** At most this; absent where there is no goal. */
  readonly goal?: number;
  /** The smallest and the largest of the rounds. A difference below that is noise. */
  readonly spread?: readonly [from: number, to: number];
  /** `ms`, `kB`, or absent for a ratio or a count. Plots put figures of one unit beside each other. */
  readonly unit?: string;
}

/** The rounds of a value that is not compared with a peer's. */
export function valueFigure(what: string, unit: string, values: readonly number[], goal?: number): Figure {
  return {
    what,
    measured: `${median(values).toFixed(unit === 'kB' ? 1 : 0)} ${unit}`.trim(),
    value: median(values),
    spread: [Math.min(...values), Math.max(...values)],
    unit,
    ...(goal === undefined ? {} : { goal }),
  };
}

/** Whether a figure is within its goal, as both are shown: 1.104 is the 1.10 that was set. */
export const isMet = ({ value, goal }: Figure): boolean | undefined =>
  goal === undefined ? undefined : Number(value.toFixed(2)) <= goal;

/** Round by round, ours beside the peer's of the same round. */
export interface Compared {
  readonly ours: readonly number[];
  readonly peer: readonly number[];
}

/** The median of the rounds' ratios. */
export const ratioOf = ({ ours, peer }: Compared): number =>
  median(ours.map((one, round) => one / (peer[round] ?? Number.NaN)));

/** The median of the rounds' ratios. @param unit of the measured values, for the words */
export function ratioFigure(what: string, { ours, peer }: Compared, unit: string, goal?: number): Figure {
  const ratios = ours.map((one, round) => one / (peer[round] ?? Number.NaN));
  const show = (values: readonly number[]) => `${median(values).toFixed(unit === 'kB' ? 1 : 0)} ${unit}`.trim();
  return {
    what,
    measured: `${show(ours)} beside ${show(peer)}`,
    value: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    ...(goal === undefined ? {} : { goal }),
  };
}

/** One line for each figure: name, figure, goal, whether it is met, spread, and the measured values. */
export function figureLines(figures: readonly Figure[]): string[] {
  const head = ['', 'figure', 'goal', '', 'rounds', ''];
  return [head, ...figures.map(cells)].map((line) =>
    line
      .map((cell, at) =>
        at === 0 ? cell.padEnd(38) : at < 3 ? cell.padStart(8) : `  ${cell.padEnd(at === 4 ? 13 : 6)}`,
      )
      .join('')
      .trimEnd(),
  );
}

function cells(figure: Figure): string[] {
  const { what, measured, value, goal, spread } = figure;
  const met = isMet(figure);
  return [
    what,
    value.toFixed(2),
    goal === undefined ? '–' : goal.toFixed(2),
    met === undefined ? '' : met ? 'met' : 'missed',
    spread ? `${spread[0].toFixed(2)}–${spread[1].toFixed(2)}` : '',
    measured,
  ];
}
