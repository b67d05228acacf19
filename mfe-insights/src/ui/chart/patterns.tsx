import { FILLS, type Fill } from '../../domain/chart.ts';

/** The lines and dots of each fill on a square of six units; the plain one has none. */
export const STROKES: Readonly<Record<Fill, string>> = {
  plain: '',
  stripes: 'M-1 7L7 -1M-1 1L1 -1M5 7L7 5',
  dots: 'M2 3h2M5 6h2M-1 6h2M5 0h2M-1 0h2',
  lines: 'M0 3h6',
  grid: 'M0 3h6M3 0v6',
  faint: 'M3 0v6',
};

/** A pattern for each fill, so that series differ without colours (docs: insights#insights-patterns). `id` is unique on the page. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {FILLS.map((fill) => (
        <pattern key={fill} id={`${id}-${fill}`} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect className={`in-fill in-fill-${fill}`} width="6" height="6" />
          <path className="in-fill-strokes" d={STROKES[fill]} />
        </pattern>
      ))}
    </defs>
  );
}

/** A small square with a series' fill, for legends. */
export function Swatch({ id, fill }: { id: string; fill: Fill }) {
  return (
    <svg className="in-swatch" aria-hidden="true" viewBox="0 0 12 12">
      <rect width="12" height="12" rx="3" fill={`url(#${id}-${fill})`} />
    </svg>
  );
}
