import { isBlank } from '../building-blocks/is-blank.ts';
import { MAXIMUM_AMOUNT, type MinorUnits, unitsOf } from '../money/index.ts';
import { type Corrected, differenceOf } from './difference.ts';

export type AdjustmentToken =
  | 'ERR_BILLING_LINE_AMOUNT'
  | 'ERR_BILLING_EXPENSE_TOO_MUCH'
  | 'ERR_BILLING_LINE_REASON'
  | 'ERR_BILLING_ADJUSTMENT_OVER';

/** A line of an adjustment or a benefit in the form that the rules take, on the page and on the server. */
export interface AdjustmentEntry {
  /** Negative if it takes back; null if it is missing or invalid. */
  readonly amount: MinorUnits | null;
  readonly description: string;
}

/** Something that prevents a save or a submit of an adjustment or a benefit. */
export interface AdjustmentIssue {
  /** Position of the line; null if it is about all of them. */
  readonly at: number | null;
  readonly field: 'amount' | 'description' | 'corrects';
  readonly token: AdjustmentToken;
}

export interface AdjustmentContent {
  readonly type: 'ADJUSTMENT' | 'BENEFIT';
  readonly entries: readonly AdjustmentEntry[];
  /** The item that it corrects; null if there is none. */
  readonly corrected: Corrected | null;
  /** ISO 4217. */
  readonly currency: string;
}

/** The rules of an adjustment or a benefit (docs: adjustments#adjustment-rules). A save accepts lines without a description. */
export function adjustmentIssues(
  { type, entries, corrected, currency }: AdjustmentContent,
  mode: 'save' | 'submit',
): readonly AdjustmentIssue[] {
  const largest = unitsOf(MAXIMUM_AMOUNT, currency);
  const lines = entries.flatMap(({ amount, description }, at): readonly AdjustmentIssue[] => {
    const issues: AdjustmentIssue[] = [];
    const isFit = amount !== null && amount !== 0 && (amount > 0 || type === 'ADJUSTMENT');
    if (!isFit) issues.push({ at, field: 'amount', token: 'ERR_BILLING_LINE_AMOUNT' });
    else if (Math.abs(amount) > largest) issues.push({ at, field: 'amount', token: 'ERR_BILLING_EXPENSE_TOO_MUCH' });
    if (mode === 'submit' && isBlank(description))
      issues.push({ at, field: 'description', token: 'ERR_BILLING_LINE_REASON' });
    return issues;
  });
  const total = entries.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const after = corrected === null ? null : differenceOf(corrected, total).after;
  // An item that was already taken back completely cannot be reduced further.
  const isOver = mode === 'submit' && total < 0 && after !== null && after < 0;
  return isOver ? [...lines, { at: null, field: 'corrects', token: 'ERR_BILLING_ADJUSTMENT_OVER' }] : lines;
}
