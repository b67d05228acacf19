import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { type Figure, isMet, ratioOf } from '../figure.ts';
import { median } from '../median.ts';
import type { Comparison, Curve } from './results.ts';

/** Widths of the drawings: text keeps its size, so each drawing exists once for a wide window and once for a phone. */
export const WIDTHS = { wide: 860, narrow: 340 } as const;

const { document } = new JSDOM('').window;
const MARGINS = { marginLeft: 8, marginRight: 16, marginTop: 8 };
const ROW = 40;
const FONT_SIZE = 13;
/** Values that differ by more than this do not share a linear axis. */
const LINEAR_RANGE = 60;

/** A row of a plot: a value between the extremes of its rounds. */
interface Row {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly goal?: number | undefined;
  readonly status: 'met' | 'missed' | 'free' | 'ours';
}

/** Figures of one unit, each beside its goal. */
export function figurePlot(figures: readonly Figure[], unit: string, width: number): string {
  const rows = figures.map((figure): Row => {
    const { what, value, goal, spread } = figure;
    const met = isMet(figure);
    return {
      label: `${shown(value)}${goal === undefined ? '' : ` of ${shown(goal)}`}  ${what}`,
      value,
      from: spread?.[0] ?? value,
      to: spread?.[1] ?? value,
      goal,
      status: met === undefined ? 'free' : met ? 'met' : 'missed',
    };
  });
  return rowPlot(rows, unit || 'ratio or count', width);
}

/** The sides of a comparison, ours first. */
export function comparisonPlot({ sides, unit }: Comparison, width: number): string {
  const ours = sides[0]?.values ?? [];
  const rows = sides.map(({ name, values }, at): Row => {
    const value = median(values);
    const beside = at === 0 ? '' : `, ours ${ratioOf({ ours, peer: values }).toFixed(2)} of it`;
    const label = `${shown(value)}${beside}:  ${name}`;
    return { label, value, from: Math.min(...values), to: Math.max(...values), status: at === 0 ? 'ours' : 'free' };
  });
  return rowPlot(rows, unit, width);
}

function rowPlot(rows: readonly Row[], unit: string, width: number): string {
  const numbers = rows.flatMap(({ value, from, to, goal }) => [value, from, to, ...(goal === undefined ? [] : [goal])]);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const isLog = least > 0 && most / least > LINEAR_RANGE;
  const marks = [
    Plot.ruleY(rows, { y: 'label', stroke: 'var(--line)' }),
    Plot.text(rows, {
      ...{ y: 'label', text: 'label', frameAnchor: 'left', textAnchor: 'start', dy: -12, fill: 'var(--ink)' },
      // In ems; digits and letters are about half of one wide.
      ...{ lineWidth: width / FONT_SIZE, textOverflow: 'ellipsis' },
    }),
    Plot.link(rows, {
      ...{ x1: 'from', x2: 'to', y1: 'label', y2: 'label' },
      ...{ stroke: 'var(--spread)', strokeWidth: 6, strokeLinecap: 'butt' },
    }),
    Plot.tickX(
      rows.filter(({ goal }) => goal !== undefined),
      { x: 'goal', y: 'label', stroke: 'var(--goal)', strokeWidth: 2, insetTop: 16, insetBottom: 8 },
    ),
    ...(['met', 'missed', 'free', 'ours'] as const).map((status) =>
      Plot.dot(
        rows.filter((row) => row.status === status),
        {
          ...{ x: 'value', y: 'label', r: 5, fill: `var(--${status})`, title: 'label' },
          symbol: status === 'missed' ? 'diamond' : 'circle',
        },
      ),
    ),
  ];
  return drawn({
    ...MARGINS,
    width,
    height: rows.length * ROW + 48,
    marginBottom: 40,
    x: {
      ...{ label: `${unit} →`, nice: true, grid: true },
      ...(isLog ? { type: 'log' as const, ticks: 4, tickFormat: '~s' } : { zero: true, ticks: width < 500 ? 4 : 8 }),
    },
    y: { axis: null, domain: rows.map(({ label }) => label), type: 'band', padding: 0 },
    marks,
  });
}

/** A value over the hours. */
export function curvePlot({ points, unit }: Curve, width: number): string {
  const rows = points.map(([hours, value]) => ({ hours, value, said: `${shown(hours)} h: ${shown(value)} ${unit}` }));
  return drawn({
    width,
    height: 190,
    marginLeft: 56,
    marginBottom: 36,
    x: { label: 'simulated hours →' },
    y: { label: `↑ ${unit}`, zero: true, nice: true, grid: true, ticks: 5, tickFormat: '~s' },
    marks: [
      Plot.ruleY([0], { stroke: 'var(--line)' }),
      Plot.lineY(rows, { x: 'hours', y: 'value', stroke: 'var(--ours)', strokeWidth: 2 }),
      Plot.dot(rows, { x: 'hours', y: 'value', r: 3, fill: 'var(--ours)', title: 'said' }),
    ],
  });
}

/** A value from release to release. */
export function trendPlot(points: readonly (readonly [release: string, value: number])[], width: number): string {
  const rows = points.map(([release, value]) => ({ release, value, said: shown(value) }));
  return drawn({
    width,
    height: 150,
    marginLeft: 48,
    marginTop: 24,
    x: { type: 'point', domain: rows.map(({ release }) => release), label: null },
    y: { label: null, zero: true, grid: true, ticks: 4 },
    marks: [
      Plot.lineY(rows, { x: 'release', y: 'value', stroke: 'var(--ours)', strokeWidth: 2 }),
      Plot.dot(rows, { x: 'release', y: 'value', r: 4, fill: 'var(--ours)' }),
      Plot.text(rows, { x: 'release', y: 'value', text: 'said', dy: -12, fill: 'var(--ink)' }),
    ],
  });
}

function drawn(options: Plot.PlotOptions): string {
  const svg = Plot.plot({
    ...options,
    document: document as unknown as Document,
    style: { background: 'transparent', color: 'var(--ink)', fontSize: `${FONT_SIZE}px`, overflow: 'visible' },
  });
  // The table under it has the same figures.
  svg.setAttribute('aria-hidden', 'true');
  return svg.outerHTML;
}

/** Three digits, one decimal of hundreds, and whole thousands. */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toFixed(1));
  const text = Math.abs(value) >= 100 ? digits.toString() : Number(value.toPrecision(3)).toString();
  return text.replace(/\B(?=(\d{3})+$)/g, ',');
}
