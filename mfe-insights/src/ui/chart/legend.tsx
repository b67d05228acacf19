import type { ChartFigures } from '../../domain/chart.ts';
import { Swatch } from './patterns.tsx';

/** The names of the series, and of the dashed line. A single series needs none. */
export function Legend({ id, figures: { series, expectedLabel } }: { id: string; figures: ChartFigures }) {
  if (series.length < 2 && expectedLabel === null) return null;
  return (
    <ul className="in-legend">
      {series.map(({ label, fill }) => (
        <li key={label}>
          <Swatch id={id} fill={fill} />
          {label}
        </li>
      ))}
      {expectedLabel === null ? null : (
        <li>
          <svg className="in-swatch" aria-hidden="true" viewBox="0 0 12 12">
            <path className="in-expected" d="M0 6h12" />
          </svg>
          {expectedLabel}
        </li>
      )}
    </ul>
  );
}
