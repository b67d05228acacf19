import type { AdjustmentLine, ErrorItem } from 'shared-client/schema/billing';
import { exponentOf, isWhole, MAXIMUM_AMOUNT } from 'shared-validators/money';
import { issue } from '../rules/validation-issue.ts';
import type { SaveMode } from '../save-timecard.ts';

/** What the rules of lines look at beside the lines. */
export interface LineSetting {
  /** Of the engagement, ISO 4217. */
  readonly currency: string;
}

/** "At least one filled day, else 'Submission List is Empty'" (docs: saving#save-empty): here at least one line. */
export const checkNotEmpty = (lines: readonly unknown[]): ErrorItem[] =>
  lines.length > 0
    ? []
    : [issue('BILLING_TIME_ENTRY_NO_DETAIL_ITEMS', 'Submission List is Empty. Please enter details to Save.')];

/**
 * An adjustment corrects up or down, a benefit only adds; nothing comes to zero. What it is for may be added later, but
 * not after it was submitted.
 */
export function checkAdjustment(
  line: AdjustmentLine,
  index: number,
  { currency, type, mode }: LineSetting & { readonly type: 'ADJUSTMENT' | 'BENEFIT'; readonly mode: SaveMode },
): ErrorItem[] {
  const [place, number] = [`adjustments[${index}]`, index + 1];
  const amount = type === 'ADJUSTMENT' ? Math.abs(line.amount) : line.amount;
  const isSaidWhy = mode === 'save' || Boolean(line.description?.trim());
  return [
    ...checkAmount(amount, number, `${place}.amount`, currency),
    ...(isSaidWhy
      ? []
      : [
          issue('ERR_BILLING_LINE_REASON', `Line ${number}: please say what this amount is for.`, {
            value: `${place}.description`,
            params: [number],
          }),
        ]),
  ];
}

function checkAmount(amount: number, number: number, value: string, currency: string): ErrorItem[] {
  if (amount > 0 && amount <= MAXIMUM_AMOUNT && isWhole(amount, currency)) return [];
  const decimals = exponentOf(currency);
  const text = `Line ${number}: please enter an amount with at most ${decimals} decimals.`;
  return [issue('ERR_BILLING_LINE_AMOUNT', text, { value, params: [number, decimals] })];
}
