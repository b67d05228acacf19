import { useId } from 'react';
import { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { type ChartFigures, largestOf, totalOf } from '../../domain/chart.ts';
import { Legend } from './legend.tsx';
import { Patterns } from './patterns.tsx';
import { detailsOf, type Format, spokenOf } from './spoken.ts';
import { useMarks } from './use-marks.ts';

const SHOWN = 8;

export interface RankedBarsProps {
  readonly ids: { readonly title: string; readonly result: string };
  readonly figures: ChartFigures;
  readonly format: Format;
}

/** Bars from zero below one another, each with its name and its value; all others are in the table. */
export function RankedBars({ ids, figures, format }: RankedBarsProps) {
  const t = useText();
  const id = useId();
  const marks = figures.marks.slice(0, SHOWN);
  const { propsOf } = useMarks(marks.length, 0);
  const largest = largestOf({ marks });
  const percent = (value: number) => `${(100 * value) / largest}%`;
  return (
    <div className="in-chart">
      <ul className="in-ranked" aria-labelledby={ids.title} aria-describedby={ids.result}>
        {marks.map((mark, index) => {
          let from = 0;
          return (
            <li key={mark.key}>
              <a
                className="in-row"
                {...propsOf(index, {
                  path: mark.path,
                  // A link has its text as its name; what is a picture needs one.
                  ...(mark.path === undefined ? { label: spokenOf(t, figures, mark, format) } : {}),
                })}
              >
                <span className="in-row-name">{mark.label}</span>
                <b className="in-row-value">{format(totalOf(mark))}</b>
                <span className="in-hidden">{formatFacts(detailsOf(figures, mark, format))}</span>
                <svg className="in-row-bar" aria-hidden="true" width="100%" height="12">
                  {index === 0 ? <Patterns id={id} /> : null}
                  {figures.series.map(({ label, fill }, place) => {
                    const value = mark.values[place] ?? 0;
                    const x = percent(from);
                    from += value;
                    return value > 0 ? (
                      <rect key={label} x={x} width={percent(value)} height="12" rx="3" fill={`url(#${id}-${fill})`} />
                    ) : null;
                  })}
                  {mark.expected === null ? null : (
                    <line
                      className="in-expected"
                      x1={percent(mark.expected)}
                      x2={percent(mark.expected)}
                      y1="0"
                      y2="12"
                    />
                  )}
                </svg>
              </a>
            </li>
          );
        })}
      </ul>
      <Legend id={id} figures={figures} />
    </div>
  );
}
