import type { MinorUnits } from '../money/minor-units.ts';

/** An item that is corrected, in minor units. */
export interface Corrected {
  /** What it amounts to; null of a timecard, which is entered in hours. */
  readonly amount: MinorUnits | null;
  /** What other adjustments and benefits that were submitted and not rejected changed of it. */
  readonly adjustedBefore: MinorUnits;
}

/** What a correction makes of an item. */
export interface Difference extends Corrected {
  /** What this item adds; below zero is what it takes back. */
  readonly adjusted: MinorUnits;
  /** What all of it comes to; null of a timecard. */
  readonly after: MinorUnits | null;
}

/** The corrected item beside what it was: parts always sum to the whole (docs: adjustments#adjustment-difference). */
export const differenceOf = ({ amount, adjustedBefore }: Corrected, adjusted: MinorUnits): Difference => ({
  amount,
  adjustedBefore,
  adjusted,
  after: amount === null ? null : amount + adjustedBefore + adjusted,
});
