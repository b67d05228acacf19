import type { ScaleLinear } from 'd3-scale';
import type { ReactNode, Ref } from 'react';
import { useText } from 'shared-session';
import type { Format } from './spoken.ts';

interface ChartFrameProps {
  readonly id: string;
  /** The elements that name the chart, and say its result. */
  readonly ids: { readonly title: string; readonly result: string };
  readonly area: Ref<HTMLDivElement>;
  readonly width: number;
  readonly height: number;
  /** What is said of the mark that is pointed at; null for none. */
  readonly readout: string | null;
  readonly legend?: ReactNode;
  readonly children: ReactNode;
}

/** The drawing of a chart, which keys lead through from mark to mark, with the readout of a mark and a legend below it. */
export function ChartFrame({ id, ids, area, width, height, readout, legend, children }: ChartFrameProps) {
  const t = useText();
  return (
    <div className="in-chart" ref={area}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in. */}
      <svg
        role="group"
        aria-labelledby={ids.title}
        aria-describedby={`${ids.result} ${id}-keys`}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {children}
      </svg>
      <span id={`${id}-keys`} hidden>
        {t('LBL_IN_KEYS')}
      </span>
      <p className="in-readout" aria-hidden="true">
        {readout}
      </p>
      {legend}
    </div>
  );
}

interface ValueAxisProps {
  readonly y: ScaleLinear<number, number>;
  /** Where the lines begin and end. */
  readonly left: number;
  readonly right: number;
  readonly format: Format;
}

/** The lines of a few values, from zero, with their figures. */
export const ValueAxis = ({ y, left, right, format }: ValueAxisProps) =>
  y.ticks(4).map((tick) => (
    <g key={tick}>
      <path className={tick === 0 ? 'in-axis' : 'in-grid'} d={`M${left} ${y(tick)}H${right}`} />
      <text className="in-tick" x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ));
