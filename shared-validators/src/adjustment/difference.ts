import type { MinorUnits } from '../money/minor-units.ts';

/** The item that is corrected, in minor units. */
export interface Corrected {
  /** The amount of the item; null for a timecard, which is entered in hours. */
  readonly amount: MinorUnits | null;
  /** The sum of other adjustments and benefits of the item that were submitted and not rejected. */
  readonly adjustedBefore: MinorUnits;
}

/** The amounts of a corrected item, before and after. */
export interface Difference extends Corrected {
  /** The amount that this item adds; negative if it takes back. */
  readonly adjusted: MinorUnits;
  /** The resulting amount; null for a timecard. */
  readonly after: MinorUnits | null;
}

/** Compares the corrected item with what it was. The parts always sum to the whole (docs: adjustments#adjustment-difference). */
export const differenceOf = ({ amount, adjustedBefore }: Corrected, adjusted: MinorUnits): Difference => ({
  amount,
  adjustedBefore,
  adjusted,
  after: amount === null ? null : amount + adjustedBefore + adjusted,
});
