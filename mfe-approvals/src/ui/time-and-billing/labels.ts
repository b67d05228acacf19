import type { ApprovalItem } from 'shared-client/approvals';
import type { Translate } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatFacts } from 'shared-session/lists';
import { formatAmount, formatHours } from '../page/formats.ts';

type Amounts = Pick<ApprovalItem, 'amount' | 'currency' | 'hoursWorked' | 'daysWorked'>;

/** The amount of an item: money, hours, or days if only days are reported. */
export function itemAmount(t: Translate, { amount, currency, hoursWorked, daysWorked }: Amounts): string {
  if (amount !== null) return formatAmount(amount, currency);
  if (!hoursWorked && daysWorked) return t('LBL_AP_DAYS_COUNT', { count: daysWorked });
  return inHours(formatHours(hoursWorked));
}

/** The name of an item in texts: `Kofi Mensah, 50.50 h`. */
export const itemTitle = (t: Translate, item: Amounts & Pick<ApprovalItem, 'workerName'>): string =>
  formatFacts([item.workerName, itemAmount(t, item)]);
