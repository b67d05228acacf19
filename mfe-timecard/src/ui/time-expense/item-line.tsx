import { StatusBadge } from 'mfe_widgets/status-badge';
import type { ReactNode } from 'react';
import type { BillingItemSummary } from 'shared-client/billing';
import { locale, nameFor, type Translate, useText } from 'shared-session';
import { formatDue } from 'shared-session/due';
import { inHours } from 'shared-session/hours';
import { hrefOf } from 'shared-session/routing';
import { itemAmount } from '../../domain/detail/item-amount.ts';
import { formatHours } from '../page/amounts.ts';
import { formatDate, formatDateRange } from '../page/dates.ts';
import { useEntersTime } from '../page/use-enters-time.ts';
import { statusExplanation } from './status-explanation.ts';
import { reasonText } from './status-text.ts';

interface ItemLineProps {
  readonly item: BillingItemSummary;
  /** The next step with the item, at the end of the line. Without one, the whole line is a link to its detail. */
  readonly action?: ((name: string) => ReactNode) | undefined;
}

/** One billing item of the list. */
export function ItemLine({ item, action }: ItemLineProps) {
  const t = useText();
  const enters = useEntersTime();
  // Workers see the explanation of a status; other users see the worker's name.
  const explained =
    enters === false ? null : statusExplanation(item.status, item.statusReason, item.type, item.rejectionKind);
  // A pending item is due from its approver, which to a worker would read as their own delay.
  const isOthers = enters !== false && item.status === 'Pending';
  const due = item.dueAt && !isOthers ? formatDue(t, item.dueAt) : null;
  const whose = enters === false ? item.workerName : null;
  const name = `tc.item.${item.billingItemId}`;
  const main = (
    <>
      <span id={name}>
        <b>{formatDateRange(item.periodStartDate, item.periodEndDate)}</b> {item.jobTitle ?? item.reqName}
      </span>
      <small>
        {t(`LBL_TYPE_${item.type}`)} {item.billingItemId} · {t('LBL_ENGAGEMENT_NUMBER', { id: item.engagementId })}
        {whose ? ` · ${whose}` : ''}
        {explained ? ` · ${t(explained)}` : ''}
        {due ? (
          <>
            {' · '}
            <span data-late={due.isLate}>{due.text}</span>
          </>
        ) : null}
        {item.status === 'Rejected' && item.rejectionReason ? (
          <>
            {' '}
            <bdi>“{item.rejectionReason}”</bdi>
          </>
        ) : null}
      </small>
    </>
  );
  return (
    <li>
      <div className="tc-line">
        {action ? (
          <span className="tc-line-main">{main}</span>
        ) : (
          <a className="tc-line-main" href={hrefOf(`/worker/time-expense-detail/${item.billingItemId}`)}>
            {main}
          </a>
        )}
        <span>
          <StatusBadge
            status={item.status}
            statusReason={
              item.status === 'Rejected' ? item.rejectionReason : item.statusReason && reasonText(t, item.statusReason)
            }
            approverName={nameFor(t, item.approverName, item.approverFor)}
            dateApproved={item.dateApproved ? formatDate(item.dateApproved, 'month-day') : null}
          />
        </span>
        <b className="tc-line-amount">{amountOf(t, item)}</b>
        {action?.(name)}
      </div>
    </li>
  );
}

function amountOf(t: Translate, item: BillingItemSummary): string {
  const money = itemAmount(item);
  if (item.type !== 'TIME' && money !== null) return locale.formatCurrency(money, item.currency ?? 'USD');
  if (item.hoursWorked !== null && item.hoursWorked > 0)
    return inHours(formatHours(item.hoursWorked, item.hourDecimalPrecision));
  if (item.unitsWorked) return t('LBL_UNITS_COUNT', { count: item.unitsWorked });
  return item.daysWorked ? t('LBL_DAYS_COUNT', { count: item.daysWorked }) : '–';
}
