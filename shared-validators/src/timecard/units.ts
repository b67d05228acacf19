type Pieces = readonly { readonly unitsWorked: number | null }[];

/** What units are counted by: floating point adds no whole numbers of anything finer. */
export const BILLIONTHS = 1e9;

/** Pieces of piece work entered for a day, in billionths of one; where the day has none, those placed on its allocations. */
export function unitsOfDay(day: {
  readonly timeEntry: { readonly pieceTypes: Pieces } | null;
  readonly billingCostAllocation: Pieces;
}): number {
  return sum(day.timeEntry?.pieceTypes ?? []) || sum(day.billingCostAllocation);
}

const sum = (pieces: Pieces): number =>
  pieces.reduce((total, { unitsWorked }) => total + Math.round((unitsWorked ?? 0) * BILLIONTHS), 0);
