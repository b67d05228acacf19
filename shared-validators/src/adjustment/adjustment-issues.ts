import { MAXIMUM_AMOUNT, type MinorUnits, unitsOf } from '../money/index.ts';
import { isBlank } from '../required/is-blank.ts';
import { type Corrected, differenceOf } from './difference.ts';

export type AdjustmentToken =
  | 'ERR_BILLING_LINE_AMOUNT'
  | 'ERR_BILLING_EXPENSE_TOO_MUCH'
  | 'ERR_BILLING_LINE_REASON'
  | 'ERR_BILLING_ADJUSTMENT_OVER';

/** A line of an adjustment or a benefit, as page and server look at it. */
export interface AdjustmentEntry {
  /** Below zero takes back; null for what is no amount, or is still waited for. */
  readonly amount: MinorUnits | null;
  readonly description: string;
}

/** What stands in the way of a save or a submit of an adjustment or a benefit. */
export interface AdjustmentIssue {
  /** Position of the line; null of what is about all of them. */
  readonly at: number | null;
  readonly field: 'amount' | 'description' | 'corrects';
  readonly token: AdjustmentToken;
}

export interface AdjustmentContent {
  readonly type: 'ADJUSTMENT' | 'BENEFIT';
  readonly entries: readonly AdjustmentEntry[];
  /** The item that it corrects; null where it corrects none. */
  readonly corrected: Corrected | null;
  /** ISO 4217. */
  readonly currency: string;
}

/** The rules of an adjustment or a benefit (docs: adjustments#adjustment-rules). A save takes lines that do not say yet what they are for. */
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
  // An item that was taken back altogether is taken back no further.
  const isOver = mode === 'submit' && total < 0 && after !== null && after < 0;
  return isOver ? [...lines, { at: null, field: 'corrects', token: 'ERR_BILLING_ADJUSTMENT_OVER' }] : lines;
}
