import { useQuery } from '@tanstack/react-query';
import { Banner } from 'mfe_widgets/banner';
import { useEffect, useRef } from 'react';
import type { EditMetadata } from 'shared-client/billing';
import { useText } from 'shared-session';
import { hrefOf } from 'shared-session/routing';
import { receiptQuery } from '../../../state/server-data/receipt-query.ts';
import { formatDateRange } from '../../page/dates.ts';
import { useHost } from '../../page/host.tsx';

/** A timecard that was submitted from this page. */
export interface SubmittedTimecard
  extends Pick<EditMetadata, 'billingItemId' | 'engagementId' | 'periodStartDate' | 'earningsEndDate'> {}

interface SubmittedReceiptsProps {
  readonly submitted: readonly SubmittedTimecard[];
  readonly onDismiss: () => void;
}

/** The timecards submitted from this page with their receipts, if the page stays after submitting because there are other engagements. */
export function SubmittedReceipts({ submitted, onDismiss }: SubmittedReceiptsProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  // The pressed Submit button is gone and the page stays, so the focus moves to the receipt. If the user has moved on, it is left alone.
  useEffect(() => {
    if (submitted.length === 0) return;
    const scope = list.current?.getRootNode() as Document | ShadowRoot | undefined;
    const isNowhere = !scope?.activeElement || scope.activeElement === document.body;
    if (isNowhere) list.current?.querySelector<HTMLElement>('li:last-child .tc-link')?.focus();
  }, [submitted]);
  if (submitted.length === 0) return null;
  return (
    <div className="tc-banners">
      {/* The toast is announced instead. */}
      <Banner tone="success" live="off" title={t('MSG_TIME_SUBMITTED')} onDismiss={onDismiss}>
        <ul ref={list} className="tc-outbox tc-submitted">
          {submitted.map((one) => (
            <li key={one.billingItemId}>
              <ReceiptLink {...one} />
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

function ReceiptLink({ billingItemId, engagementId, periodStartDate, earningsEndDate }: SubmittedTimecard) {
  const t = useText();
  const host = useHost();
  const { data: receipt } = useQuery(receiptQuery(billingItemId));
  const path = `/worker/time-expense-detail/${billingItemId}`;
  // The number is loaded with the receipt; the link to the timecard's page works without it.
  const name = receipt ? t('LBL_RECEIPT', { number: receipt.number }) : t('LBL_TIMECARD_NUMBER', { id: billingItemId });
  return (
    <>
      {formatDateRange(periodStartDate, earningsEndDate)}, {t('LBL_ENGAGEMENT_NUMBER', { id: engagementId })}:{' '}
      {host.isPortal ? (
        <a className="tc-link" href={hrefOf(path)}>
          {name}
        </a>
      ) : (
        <button type="button" className="tc-link" onClick={() => host.go(path)}>
          {name}
        </button>
      )}
    </>
  );
}
