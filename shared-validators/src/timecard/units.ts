type Pieces = readonly { readonly unitsWorked: number | null }[];

/** The unit in which pieces are counted, because floating point does not add fractions exactly. */
export const BILLIONTHS = 1e9;

/** The pieces of piece work of a day, in billionths; if the day has none, those of its allocations. */
export function unitsOfDay(day: {
  readonly timeEntry: { readonly pieceTypes: Pieces } | null;
  readonly billingCostAllocation: Pieces;
}): number {
  return sum(day.timeEntry?.pieceTypes ?? []) || sum(day.billingCostAllocation);
}

const sum = (pieces: Pieces): number =>
  pieces.reduce((total, { unitsWorked }) => total + Math.round((unitsWorked ?? 0) * BILLIONTHS), 0);
