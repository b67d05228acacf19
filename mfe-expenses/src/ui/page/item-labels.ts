import type { CorrectedItem } from 'shared-client/schema/billing';
import type { Translate } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { unitsOf } from 'shared-validators/money';
import { formatHours, formatMoney, formatRange } from './formats.ts';

/** The name of an item: `Expense 20014, Nov 9 – 15`. */
export const itemName = (
  t: Translate,
  {
    type,
    billingItemId,
    periodStartDate,
    periodEndDate,
  }: Pick<CorrectedItem, 'type' | 'billingItemId' | 'periodStartDate' | 'periodEndDate'>,
): string => formatFacts([`${t(`LBL_EX_TYPE_${type}`)} ${billingItemId}`, formatRange(periodStartDate, periodEndDate)]);

/** The same, with its amount. */
export function itemChoice(t: Translate, item: CorrectedItem, currency: string): string {
  const { amount, hoursWorked, hourDecimalPrecision } = item;
  const what =
    amount === null
      ? hoursWorked && formatHours(hoursWorked, hourDecimalPrecision)
      : formatMoney(unitsOf(amount, currency), currency);
  return [itemName(t, item), what].filter(Boolean).join(' · ');
}
