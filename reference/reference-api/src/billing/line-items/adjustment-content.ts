import type { AdjustmentSavePayload, CorrectedItem, ErrorItem } from 'shared-client/schema/billing';
import { type AdjustmentIssue, adjustmentIssues } from 'shared-validators/adjustment';
import { exponentOf, sentUnits, unitsOf } from 'shared-validators/money';
import { issue } from '../rules/validation-issue.ts';
import type { SaveMode } from '../save/save-timecard.ts';

type Sent = Pick<AdjustmentSavePayload, 'type' | 'adjustments' | 'corrects'>;

interface AdjustmentSetting {
  /** The engagement's currency, ISO 4217. */
  readonly currency: string;
  readonly mode: SaveMode;
  /** The items of the period that may be corrected. */
  readonly correctable: readonly CorrectedItem[];
}

/** The errors of an adjustment or a benefit, by the same rules as its page (docs: adjustments#adjustment-rules). */
export function checkAdjustment(
  { type, adjustments, corrects }: Sent,
  { currency, mode, correctable }: AdjustmentSetting,
): ErrorItem[] {
  const found = correctable.find(({ billingItemId }) => billingItemId === corrects);
  if (corrects !== null && !found) {
    const text = 'Choose an approved item of the same period, or none, to correct.';
    return [issue('ERR_BILLING_ADJUSTMENT_CORRECTS', text, { value: 'corrects' })];
  }
  const corrected = found
    ? {
        amount: found.amount === null ? null : unitsOf(found.amount, currency),
        adjustedBefore: unitsOf(found.adjustedBefore, currency),
      }
    : null;
  const entries = adjustments.map(({ amount, description }) => ({
    amount: sentUnits(amount, currency),
    description: description ?? '',
  }));
  return adjustmentIssues({ type, entries, corrected, currency }, mode).map((one) => errorOf(one, currency));
}

function errorOf({ at, field, token }: AdjustmentIssue, currency: string): ErrorItem {
  const number = (at ?? 0) + 1;
  const value = at === null ? field : `adjustments[${at}].${field}`;
  switch (token) {
    case 'ERR_BILLING_LINE_AMOUNT': {
      const decimals = exponentOf(currency);
      const text = `Line ${number}: please enter an amount with at most ${decimals} decimals.`;
      return issue(token, text, { value, params: [number, decimals] });
    }
    case 'ERR_BILLING_EXPENSE_TOO_MUCH': {
      const text = `Line ${number}: this is more than one line may have. Please enter less.`;
      return issue(token, text, { value, params: [number] });
    }
    case 'ERR_BILLING_LINE_REASON':
      return issue(token, `Line ${number}: please say what this amount is for.`, { value, params: [number] });
    case 'ERR_BILLING_ADJUSTMENT_OVER':
      return issue(token, 'This takes back more than the item came to.', { value });
  }
}
