import { isBeyondAmounts, isFinerThan } from 'shared-validators/money';

/** Label key of the message for a text that is not a valid amount. */
export function amountLabelOf(text: string, currency: string): string {
  if (isBeyondAmounts(text)) return 'MSG_EXPENSE_TOO_MUCH';
  return isFinerThan(text, currency) ? 'MSG_EXPENSE_DECIMALS' : 'MSG_EXPENSE_AMOUNT';
}
