import { useId } from 'react';
import { useText } from 'shared-session';
import { type ChartFigures, labelEvery } from '../../domain/chart.ts';
import { daysAfter } from '../../domain/hours.ts';
import { ChartFrame } from './chart-frame.tsx';
import { Decoration } from './decoration.tsx';
import { formatDay, formatWeekday } from './formats.ts';
import { type Format, spokenOf } from './spoken.ts';
import { useMarks } from './use-marks.ts';
import { useWidth } from './use-width.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const LEFT = 40;
/** The number of sizes of a square. */
const SIZES = 4;

export interface DayMapProps {
  readonly ids: { readonly title: string; readonly result: string };
  /** A mark for each day that has something; its key is the date. */
  readonly figures: ChartFigures;
  /** Of the squares, and of the rings. */
  readonly labels: readonly string[];
  readonly hasRing: (index: number) => boolean;
  readonly format: Format;
  /** The first days of the weeks, oldest first. */
  readonly weeks: readonly string[];
}

/** A calendar: a column for each week, a row for each weekday. The more there is on a day, the larger its square. */
export function DayMap({ ids, figures, labels, hasRing, format, weeks }: DayMapProps) {
  const t = useText();
  const id = useId();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { marks } = figures;
  const { active, propsOf } = useMarks(marks.length, marks.length - 1);
  const step = Math.min(26, (width - LEFT) / Math.max(1, weeks.length));
  const row = Math.min(26, Math.max(12, step));
  const size = Math.max(3, Math.min(step, row) - 3);
  const largest = Math.max(1, ...marks.map(({ values }) => values[0] ?? 0));
  const first = Date.parse(weeks[0] ?? '');
  const placeOf = (date: string) => Math.round((Date.parse(date) - first) / 86_400_000);
  const every = labelEvery(weeks.length, step * weeks.length, 64);
  const height = 7 * row + 22;
  const shown = active === null ? undefined : marks[active];
  return (
    <ChartFrame
      id={id}
      ids={ids}
      area={ref}
      width={width}
      height={height}
      readout={shown ? spokenOf(t, figures, shown, format) : null}
      legend={<DayLegend labels={labels} />}
    >
      <Decoration>
        {DAYS.filter((day) => day % 2 === 0).map((day) => (
          <text key={day} className="in-tick" x={0} y={day * row + size / 2} dy="0.32em">
            {formatWeekday(daysAfter(weeks[0] ?? '', day))}
          </text>
        ))}
        {weeks.map((week, at) =>
          at % every === 0 ? (
            <text key={week} className="in-tick" x={LEFT + at * step} y={height - 5}>
              {formatDay(week)}
            </text>
          ) : null,
        )}
        {weeks.flatMap((week, at) =>
          DAYS.map((day) => (
            <rect
              key={`${week} ${day}`}
              className="in-empty-day"
              x={LEFT + at * step}
              y={day * row}
              width={size}
              height={size}
              rx="2"
            />
          )),
        )}
      </Decoration>
      {marks.map((mark, index) => {
        const place = placeOf(mark.key);
        const [x, y] = [LEFT + Math.floor(place / 7) * step, (place % 7) * row];
        const part = Math.ceil((SIZES * (mark.values[0] ?? 0)) / largest) / SIZES;
        const side = Math.max(part === 0 ? 0 : 3, size * Math.sqrt(part));
        return (
          <a
            key={mark.key}
            className="in-mark"
            {...propsOf(index, { label: spokenOf(t, figures, mark, format), path: mark.path })}
          >
            <rect className="in-hit" x={x - 1} y={y - 1} width={size + 2} height={size + 2} rx="3" />
            <rect
              className="in-fill-stripes"
              x={x + (size - side) / 2}
              y={y + (size - side) / 2}
              width={side}
              height={side}
              rx="2"
            />
            {hasRing(index) ? <rect className="in-ring" x={x} y={y} width={size} height={size} rx="2" /> : null}
          </a>
        );
      })}
    </ChartFrame>
  );
}

/** The square and the ring. */
const DayLegend = ({ labels }: Pick<DayMapProps, 'labels'>) => (
  <ul className="in-legend">
    <li>
      <svg className="in-swatch" aria-hidden="true" viewBox="0 0 12 12">
        <rect className="in-fill-stripes" width="12" height="12" rx="3" />
      </svg>
      {labels[0]}
    </li>
    <li>
      <svg className="in-swatch" aria-hidden="true" viewBox="0 0 12 12">
        <rect className="in-ring" x="1" y="1" width="10" height="10" rx="2" />
      </svg>
      {labels[1]}
    </li>
  </ul>
);
