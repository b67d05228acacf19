import { type AddressedItem, type EntryQuery, entryQueryOf, readEntryQuery } from '../entry-query.ts';

export type AdjustmentType = 'ADJUSTMENT' | 'BENEFIT';

/** The item that the URL asks to enter (docs: adjustments#adjustment-page). */
export interface AdjustmentQuery extends EntryQuery {
  readonly type: AdjustmentType;
  /** The item that a new one corrects; null for none. */
  readonly corrects: number | null;
}

/** Reads the query of the URL. Missing and invalid values count as absent. */
export function readAdjustmentQuery(search: string): AdjustmentQuery {
  const query = new URLSearchParams(search);
  const corrects = query.get('corrects') ?? '';
  return {
    ...readEntryQuery(search),
    type: query.get('billingType')?.toUpperCase() === 'BENEFIT' ? 'BENEFIT' : 'ADJUSTMENT',
    corrects: /^\d{1,9}$/.test(corrects) ? Number(corrects) : null,
  };
}

/** The URL of an adjustment or a benefit. */
export const addAdjustmentPath = (type: AdjustmentType, item: AddressedItem): string =>
  `/worker/time-expense/add-adjustment?billingType=${type}&${entryQueryOf(item)}`;
