import type { ApprovalItem } from 'shared-client/approvals';
import type { Translate } from 'shared-session';
import { formatAmount, formatHours } from '../page/formats.ts';

type Amounts = Pick<ApprovalItem, 'amount' | 'currency' | 'hoursWorked' | 'daysWorked'>;

/** What an item amounts to: money, hours, or days where days are all that is reported. */
export function itemAmount(t: Translate, { amount, currency, hoursWorked, daysWorked }: Amounts): string {
  if (amount !== null) return formatAmount(amount, currency);
  if (!hoursWorked && daysWorked) return t('LBL_DAYS_COUNT', { count: daysWorked });
  return `${formatHours(hoursWorked)} h`;
}

/** An item where it is spoken of: `Kofi Mensah, 50.50 h`. */
export const itemTitle = (t: Translate, item: Amounts & Pick<ApprovalItem, 'workerName'>): string =>
  `${item.workerName ?? ''}, ${itemAmount(t, item)}`;
