import { useQuery } from '@tanstack/react-query';
import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { LoadingCards } from 'mfe_widgets/load-states';
import { StatusBadge } from 'mfe_widgets/status-badge';
import { createElement, useEffect } from 'react';
import type { BillingItemSummary } from 'shared-client/billing';
import { nameFor, rememberViewed, showDetailsHeader, type Translate, useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import { enteredAllocation, enteredDay } from '../../domain/detail/entered-day.ts';
import { isAdjusting } from '../../domain/who-enters-time.ts';
import { correctPath, modifyPath } from '../../state/add-time/entry-query.ts';
import { useDocumentDialog } from '../document-viewer/use-document-dialog.tsx';
import { formatDate, formatDateRange } from '../page/dates.ts';
import { useHost } from '../page/host.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { Signatures } from '../page/signatures.tsx';
import { useAdjusts, useEntersTime } from '../page/use-enters-time.ts';
import { statusExplanation } from '../time-expense/status-explanation.ts';
import { reasonText } from '../time-expense/status-text.ts';
import { DetailDay } from './detail-day.tsx';
import { detailQuery } from './detail-query.ts';
import { FactList, type Facts } from './fact-list.tsx';
import { History } from './history.tsx';
import { ItemModule } from './item-module.tsx';
import { loadLazyParts } from './load-lazy-parts.ts';
import { PdfButton } from './pdf-button.tsx';
import { PeriodTotals } from './period-totals.tsx';
import { PlacedAmounts } from './placed-amounts.tsx';
import { Receipt } from './receipt.tsx';

/** What an item is called: its kind and its number, once its kind is known. */
function titleOf(t: Translate, id: number, type: BillingItemSummary['type'] | undefined): string {
  if (type === undefined) return t('LBL_ITEM_NUMBER', { id });
  return type === 'TIME' ? t('LBL_TIMECARD_NUMBER', { id }) : `${t(`LBL_TYPE_${type}`)} ${id}`;
}

/** `worker/time-expense-detail/{billingItemId}`: the saved or submitted item, its status and its history. */
export function TimeExpenseDetailPage({ billingItemId }: { billingItemId: number }) {
  const t = useText();
  const host = useHost();
  const { data, error, refetch } = useQuery(detailQuery(billingItemId));
  const viewer = useDocumentDialog();
  const enters = useEntersTime();
  const adjusts = useAdjusts();
  const talks = data !== undefined && (data.info.mayComment || data.info.comments.length > 0);
  const isReplaced = data !== undefined && data.info.allocationChanges.length > 0;
  const lazy = useModule('detail-lazy-parts', loadLazyParts, talks || isReplaced).module;
  // Its owner is mfe-approvals; a foreign host has no such element. It shows the files as well.
  const reviews = enters === false && customElements.get('second-look') !== undefined;
  const title = titleOf(t, billingItemId, data?.info.type);
  // A details screen has a header of its own, with Back and Close (docs: shell#details-header).
  useEffect(() => {
    const [onBack, onClose] = [() => host.go('/worker/time-expense'), () => host.go('/worker/home')];
    return showDetailsHeader({ title, onBack, onClose });
  }, [title, host]);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) void rememberViewed(billingItemId, 'worker/time-expense-detail', title);
  }, [isThere, billingItemId, title]);
  // A foreign host has no such header.
  const backToList = host.isPortal ? null : (
    <p>
      <Button variant="link" icon="arrow-left" onClick={() => host.go('/worker/time-expense')}>
        {t('LBL_BACK_TO_LIST')}
      </Button>
    </p>
  );
  // The same heading from the beginning, so that it already has the focus when its data arrive.
  if (!data) {
    return (
      <div className="tc-page">
        {backToList}
        <header className="tc-title">
          <div className="tc-title-text">
            <h1>{title}</h1>
          </div>
        </header>
        {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <LoadingCards count={3} lines={2} />}
      </div>
    );
  }
  const { info, item } = data;
  const isTime = info.type === 'TIME';
  const modify = modifyPath(info.type, info.billingItemId, info.engagementId);
  const correct = correctPath(info);
  const whole = (
    item.billingItemCostAllocations.length > 0 ? item.billingItemCostAllocations : item.billingCostAllocation
  )
    .map(enteredAllocation)
    .filter((row) => row.amounts.length > 0);
  const units = item.billingItemDetails.reduce((sum, detail) => sum + enteredDay(detail, 2).units, 0);
  const explained =
    enters === false ? null : statusExplanation(info.status, info.statusReason, info.type, info.rejectionKind);
  const rejection = info.status === 'Rejected' ? info.rejectionReason : null;
  const facts: Facts = [
    ['LBL_CLIENT', info.clientName],
    ['LBL_SUPPLIER', info.supplierName],
    ['LBL_MANAGER', info.managerName],
    ['LBL_LOCATION', info.workLocation],
    ['LBL_SUBMITTED', info.submittedDate ? formatDate(info.submittedDate, 'month-day') : null],
  ];
  return (
    <div className="tc-page">
      {backToList}
      <header className="tc-title">
        <div className="tc-title-text">
          <h1>{formatDateRange(info.periodStartDate, info.periodEndDate)}</h1>
          <p>{[info.jobTitle, info.reqName, title].filter(Boolean).join(' · ')}</p>
        </div>
        <div className="tc-title-tools">
          <StatusBadge
            status={info.status}
            statusReason={
              info.status === 'Rejected' ? info.rejectionReason : info.statusReason && reasonText(t, info.statusReason)
            }
            approverName={nameFor(t, info.approverName, info.approverFor)}
            dateApproved={info.dateApproved ? formatDate(info.dateApproved, 'month-day') : null}
          />
          <PdfButton billingItemId={billingItemId} title={title} />
          {adjusts && correct !== null ? (
            <Button icon="pencil" onClick={() => host.go(correct)}>
              {t('LBL_CORRECT_ITEM')}
            </Button>
          ) : null}
          {info.modifiable && modify !== null && (isAdjusting(info.type) ? adjusts : enters !== false) ? (
            <Button variant="primary" icon="pencil" onClick={() => host.go(modify)}>
              {t('LBL_MODIFY')}
            </Button>
          ) : null}
        </div>
      </header>
      {explained || rejection ? (
        <div className="tc-banners">
          <Banner
            tone={info.status === 'Rejected' ? 'error' : 'info'}
            live="off"
            {...(info.statusReason ? { title: reasonText(t, info.statusReason) } : {})}
          >
            {explained ? t(explained) : null} {rejection}
          </Banner>
        </div>
      ) : null}
      {info.receipt ? <Receipt receipt={info.receipt} info={info} /> : null}
      <div className="tc-detail">
        <div className="tc-stack">
          {info.type !== 'TIME' ? (
            <ItemModule type={info.type} info={info} />
          ) : item.billingItemDetails.length === 0 ? (
            <p className="tc-card tc-pad">{t('LBL_NO_ENTRIES')}</p>
          ) : null}
          {item.billingItemDetails.map((detail) => (
            <DetailDay
              key={detail.billingItemDetailId ?? detail.workedDate}
              detail={detail}
              precision={info.hourDecimalPrecision}
            />
          ))}
          {whole.length > 0 ? (
            <section className="tc-card tc-pad">
              <h2 className="tc-card-title">{t('LBL_ALLOCATIONS')}</h2>
              <PlacedAmounts rows={whole} precision={info.hourDecimalPrecision} />
            </section>
          ) : null}
          {reviews ? createElement('second-look', { key: info.version, 'billing-item-id': billingItemId }) : null}
          {item.attachments.length > 0 && !reviews ? (
            <section className="tc-card tc-pad">
              <h2 className="tc-card-title">{t('LBL_TC_ATTACHMENTS')}</h2>
              <ul className="tc-files">
                {item.attachments.map((file) => (
                  <li key={file.attachmentKey}>
                    <button type="button" className="tc-link" onClick={() => viewer.open(file)}>
                      {file.fileName}
                    </button>
                  </li>
                ))}
              </ul>
              {viewer.dialog}
            </section>
          ) : null}
        </div>
        <aside className="tc-aside">
          <PeriodTotals info={info} units={units} />
          <section className="tc-panel">
            <h2>{t('LBL_DETAILS')}</h2>
            <FactList facts={facts} className="tc-facts" />
          </section>
          {lazy && isReplaced ? (
            <lazy.AllocationChanges changes={info.allocationChanges} precision={info.hourDecimalPrecision} />
          ) : null}
          {lazy && talks ? (
            <lazy.Comments billingItemId={billingItemId} comments={info.comments} mayComment={info.mayComment} />
          ) : null}
          {info.history.length > 0 ? <History changes={info.history} /> : null}
        </aside>
      </div>
      {isTime ? <Signatures /> : null}
    </div>
  );
}
