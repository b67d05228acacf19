import { useQuery } from '@tanstack/react-query';
import { EmptyState } from 'mfe_widgets/empty-state';
import { LoadingCards } from 'mfe_widgets/load-states';
import { type ReactNode, useId } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import type { BillingItemSummary } from 'shared-client/billing';
import { currentUser, isMSP, useText } from 'shared-session';
import { formatDue } from 'shared-session/due';
import { formatMoment } from 'shared-session/moments';
import { hrefOf } from 'shared-session/routing';
import { useStore } from 'zustand';
import { hasHours } from '../../domain/week-bars.ts';
import { oldestQuery, sentBackQuery, summaryQuery } from '../../state/approval-queries.ts';
import { formatRange } from '../page/formats.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { TypeCards } from '../page/type-cards.tsx';
import { itemAmount } from '../time-and-billing/labels.ts';
import { MarkLine } from '../time-and-billing/list/mark-line.tsx';
import { WeekBars } from '../time-and-billing/list/week-bars.tsx';

const SHOWN = 6;
const oldest = oldestQuery(SHOWN);
const reviews = oldestQuery(SHOWN, 'Pending MSP Review');
const sentBack = sentBackQuery(SHOWN);

/**
 * `manager/home`: the reader's own task first (docs: approvals#home-tasks), then the number of items that wait, and those that have waited
 * longest.
 */
export function HomePage() {
  const t = useText();
  const user = useStore(currentUser, (state) => state.user);
  const summary = useQuery(summaryQuery());
  const list = useQuery(oldest);
  const isProgram = user !== undefined && isMSP(user);
  const isSupplier = user?.userType === 'Supplier';
  const isForOthers = isProgram || isSupplier;
  const toReview = useQuery({ ...reviews, enabled: isProgram });
  const toCorrect = useQuery({ ...sentBack, enabled: isSupplier });
  const own = new Set(toReview.data?.content.map(({ billingItemId }) => billingItemId));
  const rest = list.data?.content.filter(({ billingItemId }) => !own.has(billingItemId));
  const isPending = (isProgram && toReview.isPending) || (isSupplier && toCorrect.isPending);
  const hour = new Date().getHours();
  const greeting = hour < 12 ? 'LBL_AP_GOOD_MORNING' : hour < 18 ? 'LBL_AP_GOOD_AFTERNOON' : 'LBL_AP_GOOD_EVENING';
  const failed = summary.isLoadingError ? summary.error : list.isLoadingError ? list.error : null;
  const waits = summary.data?.cards.reduce((sum, { count }) => sum + count, 0);
  const since = summary.data?.oldestSubmittedAt
    ? t('MSG_OLDEST_SINCE', { date: formatMoment(summary.data.oldestSubmittedAt) })
    : null;
  return (
    <div className="ap-page">
      <header className="ap-title">
        <div>
          <h1 data-title={t('LBL_AP_WORKER_HOME')}>
            {user?.firstName ? t(greeting, { name: user.firstName }) : t('LBL_AP_WORKER_HOME')}
          </h1>
          {isForOthers ? null : <p>{since}</p>}
        </div>
      </header>
      {failed ? (
        <LoadFailure
          error={failed}
          onRetry={() => {
            void summary.refetch();
            void list.refetch();
          }}
        />
      ) : isPending ? (
        <LoadingCards />
      ) : (
        <>
          {own.size > 0 ? (
            <Lines title={t('LBL_WAITS_FOR_PROGRAM')}>
              {toReview.data?.content.map((item) => (
                <WaitingLine key={item.billingItemId} item={item} />
              ))}
            </Lines>
          ) : null}
          {toCorrect.data?.length ? (
            <Lines title={t('LBL_SENT_BACK_TO_WORKERS')}>
              {toCorrect.data.map((item) => (
                <SentBackLine key={item.billingItemId} item={item} />
              ))}
            </Lines>
          ) : null}
          <TypeCards summary={summary.data} />
          <section aria-labelledby="ap.waiting">
            <div className="ap-section-head">
              <div>
                <h2 id="ap.waiting">{t(isForOthers ? 'LBL_WAITS_FOR_CLIENT' : 'LBL_WAITING_FOR_APPROVAL')}</h2>
                {isForOthers ? <p>{since}</p> : null}
              </div>
              <a className="ap-link" href={hrefOf('/worker/time-expense')}>
                {t('LBL_AP_ALL_TIME_AND_EXPENSE')}
              </a>
            </div>
            {waits === 0 ? (
              <EmptyState icon="check-circle" title={t('MSG_NOTHING_WAITS_FOR_APPROVAL')}>
                {t('MSG_NONE_WAITS_WHY')}
              </EmptyState>
            ) : rest ? (
              <ul className="ap-card ap-lines">
                {rest.map((item) => (
                  <WaitingLine key={item.billingItemId} item={item} />
                ))}
              </ul>
            ) : (
              <LoadingCards />
            )}
          </section>
        </>
      )}
    </div>
  );
}

/** What the reader has to do first. */
function Lines({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="ap-section-head">
        <h2 id={id}>{title}</h2>
      </div>
      <ul className="ap-card ap-lines">{children}</ul>
    </section>
  );
}

function SentBackLine({ item }: { item: BillingItemSummary }) {
  return (
    <li className="ap-line">
      <a className="ap-line-main" href={hrefOf(`/worker/time-expense-detail/${item.billingItemId}`)}>
        <b>{item.workerName}</b> <span className="ap-quiet">{item.jobTitle ?? item.reqName}</span>
        <span className="ap-marks">{item.rejectionReason}</span>
      </a>
      <span className="ap-quiet ap-line-period">{formatRange(item.periodStartDate, item.periodEndDate)}</span>
    </li>
  );
}

function WaitingLine({ item }: { item: ApprovalItem }) {
  const t = useText();
  const due = item.dueAt === null ? null : formatDue(t, item.dueAt);
  return (
    <li className="ap-line">
      <a
        className="ap-line-main"
        href={hrefOf(`/manager/time-and-billing?period=${item.periodEndDate}&item=${item.billingItemId}`)}
      >
        <b>{item.workerName}</b> <span className="ap-quiet">{item.jobTitle}</span>
        <MarkLine item={item} />
      </a>
      <span className="ap-line-period">
        <span className="ap-quiet">{formatRange(item.periodStartDate, item.periodEndDate)}</span>
        {due ? <span className={due.isLate ? 'ap-due ap-warn' : 'ap-due ap-quiet'}>{due.text}</span> : null}
      </span>
      {hasHours(item) ? <WeekBars item={item} /> : null}
      <b className="ap-number">{itemAmount(t, item)}</b>
    </li>
  );
}
