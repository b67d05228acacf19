import type { AmountField } from './columns.ts';

/** A control of an allocation, by name. */
export type AllocationField =
  | AmountField
  | 'costAllocType'
  | 'pieceType'
  /** The hours of a leave line, by its key. */
  | `leave-${string}`
  /** An amount of a multi-rate line, by its index from 0. */
  | `rate-${number}-${'hrs' | 'regHrs' | 'otHrs' | 'dtHrs'}`;

/** A control to mark as invalid. The page shows the message. */
export interface AllocationIssue {
  /** The row's key. */
  readonly key: string;
  readonly field: AllocationField;
}

/** The marked controls of one row. */
export type MarkedFields = ReadonlySet<AllocationField>;

/** The value for a row with nothing to mark; always the same object, so that such a row does not render again. */
export const NONE_MARKED: MarkedFields = new Set();

/** The marked controls by row. */
export function markedByRow(issues: readonly AllocationIssue[]): ReadonlyMap<string, MarkedFields> {
  const rows = new Map<string, Set<AllocationField>>();
  for (const { key, field } of issues) {
    const row = rows.get(key) ?? new Set();
    rows.set(key, row.add(field));
  }
  return rows;
}
