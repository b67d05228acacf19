import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useId } from 'react';
import { useText } from 'shared-session';
import type { Forecast } from '../../domain/budget-forecast.ts';
import { axisSpace, type ChartFigures } from '../../domain/chart.ts';
import { ChartFrame, ValueAxis } from './chart-frame.tsx';
import { Decoration } from './decoration.tsx';
import { formatDate } from './formats.ts';
import { type Format, spokenOf } from './spoken.ts';
import { useMarks } from './use-marks.ts';
import { useWidth } from './use-width.ts';

const SPACE = { right: 12, top: 22, bottom: 24 } as const;
const HEIGHT = 200;

interface Point {
  readonly date: string;
  readonly amount: number;
}

export interface BudgetLineProps {
  readonly ids: { readonly title: string; readonly result: string };
  readonly forecast: Forecast;
  readonly start: string;
  readonly amount: number;
  readonly today: string;
  /** A mark for each point of the course. */
  readonly figures: ChartFigures;
  readonly format: Format;
  readonly formatAxis: Format;
}

/** What has been taken of a budget, and how it goes on; the budget is a dashed line. */
export function BudgetLine({ ids, forecast, start, amount, today, figures, format, formatAxis }: BudgetLineProps) {
  const t = useText();
  const id = useId();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { active, propsOf } = useMarks(forecast.course.length, forecast.course.length - 1);
  const until = forecast.end.date > today ? forecast.end.date : today;
  const y = scaleLinear()
    .domain([0, Math.max(amount, forecast.spent, forecast.end.amount)])
    .nice(4)
    .range([HEIGHT - SPACE.bottom, SPACE.top]);
  const before = axisSpace(y.ticks(4).map(formatAxis));
  const x = scaleLinear()
    .domain([Date.parse(start), Date.parse(until)])
    .range([before, width - SPACE.right]);
  const at = (date: string) => x(Date.parse(date));
  const draw = line<Point>(
    (point) => at(point.date),
    (point) => y(point.amount),
  );
  const now: Point = { date: today, amount: forecast.spent };
  const course: Point[] = [{ date: start, amount: 0 }, ...forecast.course, now];
  const shown = active === null ? undefined : figures.marks[active];
  return (
    <ChartFrame
      id={id}
      ids={ids}
      area={ref}
      width={width}
      height={HEIGHT}
      readout={shown ? spokenOf(t, figures, shown, format) : null}
    >
      <Decoration>
        <ValueAxis y={y} left={before} right={width - SPACE.right} format={formatAxis} />
        {[start, today, until].map((date, place, all) =>
          all.indexOf(date) === place && (place !== 1 || (at(date) - before > 140 && width - at(date) > 140)) ? (
            <text
              key={date}
              className="in-tick"
              x={at(date)}
              y={HEIGHT - 6}
              textAnchor={(['start', 'middle', 'end'] as const)[place]}
            >
              {formatDate(date)}
            </text>
          ) : null,
        )}
        <path className="in-expected" d={`M${before} ${y(amount)}H${width - SPACE.right}`} />
        <text className="in-tick in-strong" x={before + 4} y={y(amount) - 6}>
          {t('LBL_IN_BUDGET_LINE', { amount: format(amount) })}
        </text>
        <path className="in-course" d={draw(course) ?? ''} />
        <path className="in-course in-course-ahead" d={draw([now, forecast.end]) ?? ''} />
      </Decoration>
      {forecast.course.map((point, index) => {
        const mark = figures.marks[index];
        return mark ? (
          <a
            key={point.date}
            className="in-mark"
            {...propsOf(index, { label: spokenOf(t, figures, mark, format), path: mark.path })}
          >
            <circle className="in-hit" cx={at(point.date)} cy={y(point.amount)} r="10" />
            <circle
              className={point.amount > amount ? 'in-point in-point-over' : 'in-point'}
              cx={at(point.date)}
              cy={y(point.amount)}
              r="4"
            />
          </a>
        ) : null;
      })}
    </ChartFrame>
  );
}
