import { median } from '../median.ts';

/** Values that one sample has more than the next without meaning anything. */
const NOISE = 0.03;

/**
 * How much a value has grown over a run: the median of its last quarter by that of the quarter after the first, in which caches fill.
 * 1 is flat.
 */
export function growthOf(values: readonly number[]): number {
  const quarter = Math.max(1, Math.floor(values.length / 4));
  const early = median(values.slice(quarter, 2 * quarter));
  const late = median(values.slice(-quarter));
  if (early === 0) return late === 0 ? 1 : Number.POSITIVE_INFINITY;
  return late / early;
}

/** Whether a value grows without end, as far as the run can tell: more than noise, and still in its last half. */
export function isGrowing(values: readonly number[]): boolean {
  const half = values.slice(Math.floor(values.length / 2));
  return growthOf(values) > 1 + NOISE && growthOf(half) > 1 + NOISE / 2;
}
