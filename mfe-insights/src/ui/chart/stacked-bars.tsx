import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { useId } from 'react';
import { useText } from 'shared-session';
import { axisSpace, type ChartFigures, labelEvery, largestOf } from '../../domain/chart.ts';
import { ChartFrame, ValueAxis } from './chart-frame.tsx';
import { Decoration } from './decoration.tsx';
import { Legend } from './legend.tsx';
import { Patterns } from './patterns.tsx';
import { type Format, spokenOf } from './spoken.ts';
import { useMarks } from './use-marks.ts';
import { useWidth } from './use-width.ts';

const SPACE = { right: 4, top: 10, bottom: 24 } as const;
/** The width of a label of the axis. */
const LABEL = 72;

export interface StackedBarsProps {
  readonly ids: { readonly title: string; readonly result: string };
  readonly figures: ChartFigures;
  readonly format: Format;
  /** The unit of the axis: 60 for minutes that it shows as hours. */
  readonly unit?: number;
  readonly formatAxis: Format;
  /** The largest value of the charts with the same scale; of this one by default. */
  readonly largest?: number;
  readonly height?: number;
}

/** Bars from zero, one for each mark, divided by series; what they are compared with is a dashed line. */
export function StackedBars({ ids, figures, format, unit = 1, formatAxis, largest, height = 220 }: StackedBarsProps) {
  const t = useText();
  const id = useId();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { series, marks } = figures;
  const { active, propsOf } = useMarks(marks.length, marks.length - 1);
  const y = scaleLinear()
    .domain([0, (largest ?? largestOf(figures)) / unit])
    .nice(4)
    .range([height - SPACE.bottom, SPACE.top]);
  const before = axisSpace(y.ticks(4).map(formatAxis));
  const x = scaleBand<number>()
    .domain(marks.map((_, index) => index))
    .range([before, width - SPACE.right])
    .paddingInner(0.18)
    .paddingOuter(0.1);
  const bar = Math.min(x.bandwidth(), 44);
  const left = (index: number) => (x(index) ?? 0) + (x.bandwidth() - bar) / 2;
  const layers = stack<unknown, (typeof marks)[number], number>()
    .keys(series.map((_, index) => index))
    .value((mark, key) => (mark.values[key] ?? 0) / unit)([...marks]);
  const every = labelEvery(marks.length, width - before, LABEL);
  // The last label ends at its mark, so the one before it needs half as much room again.
  const isLabelled = (fromLast: number) =>
    fromLast % every === 0 && (every === 1 || fromLast === 0 || fromLast * x.step() >= 1.5 * LABEL);
  const shown = active === null ? undefined : marks[active];
  return (
    <ChartFrame
      id={id}
      ids={ids}
      area={ref}
      width={width}
      height={height}
      readout={shown ? spokenOf(t, figures, shown, format) : null}
      legend={<Legend id={id} figures={figures} />}
    >
      <Patterns id={id} />
      <Decoration>
        <ValueAxis y={y} left={before} right={width - SPACE.right} format={formatAxis} />
        {marks.map((mark, index) =>
          isLabelled(marks.length - 1 - index) ? (
            <text
              key={mark.key}
              className="in-tick"
              x={(x(index) ?? 0) + x.bandwidth() / 2}
              y={height - 6}
              textAnchor={index === marks.length - 1 && every > 1 ? 'end' : 'middle'}
            >
              {mark.label}
            </text>
          ) : null,
        )}
      </Decoration>
      {marks.map((mark, index) => (
        <a
          key={mark.key}
          className="in-mark"
          data-partial={mark.partial !== null || undefined}
          {...propsOf(index, { label: spokenOf(t, figures, mark, format), path: mark.path })}
        >
          <rect
            className="in-hit"
            x={(x(index) ?? 0) - x.step() * 0.09}
            y={SPACE.top}
            width={x.step()}
            height={height - SPACE.top - SPACE.bottom}
          />
          {series.map((one, layer) => {
            const [from = 0, until = 0] = layers[layer]?.[index] ?? [];
            return until > from ? (
              <rect
                key={one.label}
                x={left(index)}
                y={y(until)}
                width={bar}
                height={Math.max(1, y(from) - y(until) - (from > 0 ? 1 : 0))}
                rx={Math.min(2, bar / 4)}
                fill={`url(#${id}-${one.fill})`}
              />
            ) : null;
          })}
          {mark.alert === undefined ? null : (
            <path className="in-alert" d={`M${(x(index) ?? 0) + x.bandwidth() / 2} ${y(0) - 15}l5 6l-5 6l-5 -6z`} />
          )}
        </a>
      ))}
      <Decoration>
        <path
          className="in-expected"
          d={marks
            .map(({ expected }, index) =>
              expected === null ? '' : `M${(x(index) ?? 0) - x.step() * 0.09} ${y(expected / unit)}h${x.step()}`,
            )
            .join('')}
        />
      </Decoration>
    </ChartFrame>
  );
}
