import { isBeyondAmounts, isFinerThan } from 'shared-validators/money';

/** Label key of what to do about what was typed as an amount and is none. */
export function amountLabelOf(text: string, currency: string): string {
  if (isBeyondAmounts(text)) return 'MSG_EXPENSE_TOO_MUCH';
  return isFinerThan(text, currency) ? 'MSG_EXPENSE_DECIMALS' : 'MSG_EXPENSE_AMOUNT';
}
