import { Chip } from 'mfe_widgets/chip';
import { EmptyState } from 'mfe_widgets/empty-state';
import { StatusBadge } from 'mfe_widgets/status-badge';
import { useCallback } from 'react';
import { getEngagementTimeEntries } from 'shared-client/engagements';
import { currentUser, useText } from 'shared-session';
import { useStore } from 'zustand';
import { isEditable } from '../../domain/form/editable.ts';
import { addTimeAddress } from '../../state/add-time/entry-query.ts';
import { useEngagements } from '../add-time/use-engagements.ts';
import { addressOf } from '../host/action-link.tsx';
import { sayDate } from '../host/dates.ts';
import { LoadFailed, LoadingCards } from '../host/load-states.tsx';
import { useCall } from '../host/use-call.ts';
import { EngagementList } from './engagement-list.tsx';
import { Surveys } from './surveys.tsx';
import { useWaiting, WaitingItems } from './waiting-items.tsx';

/** `worker/home`: what waits for the worker, the engagements with the way into each timecard, surveys, recent periods. */
export function WorkerHomePage() {
  const t = useText();
  const user = useStore(currentUser, (state) => state.user);
  const engagements = useEngagements();
  const waiting = useWaiting();
  const hour = new Date().getHours();
  const greeting = hour < 12 ? 'LBL_GOOD_MORNING' : hour < 18 ? 'LBL_GOOD_AFTERNOON' : 'LBL_GOOD_EVENING';
  const { list } = engagements;
  return (
    <div className="tc-page">
      <header className="tc-title">
        <div className="tc-title-text">
          <h1>{user?.firstName ? t(greeting, { name: user.firstName }) : t('LBL_WORKER_HOME')}</h1>
        </div>
      </header>
      {engagements.error ? <LoadFailed error={engagements.error} onRetry={engagements.reload} /> : null}
      {(!list && !engagements.error) || !waiting ? (
        <LoadingCards />
      ) : (
        <>
          <WaitingItems items={waiting} />
          {list?.length === 0 ? (
            <EmptyState icon="briefcase" title={t('MSG_NO_ENGAGEMENTS')}>
              {t('MSG_NO_ENGAGEMENTS_WHY')}
            </EmptyState>
          ) : null}
          {list && list.length > 0 ? (
            <>
              <EngagementList list={list} />
              <Surveys engagements={list} />
              <RecentPeriods />
            </>
          ) : null}
        </>
      )}
    </div>
  );
}

/** Periods that have time or still need it, newest first. */
function RecentPeriods() {
  const t = useText();
  const { data } = useCall(useCallback((signal: AbortSignal) => getEngagementTimeEntries({ pageSize: 8, signal }), []));
  if (!data || data.content.length === 0) return null;
  return (
    <section>
      <h2 className="tc-section">{t('LBL_RECENT_PERIODS')}</h2>
      <ul className="tc-card tc-lines">
        {data.content.map((entry) => (
          <li key={`${entry.engagementId} ${entry.periodStartDate}`}>
            <div className="tc-line">
              <a
                className="tc-line-main"
                href={addressOf(
                  isEditable(entry.status)
                    ? addTimeAddress({
                        billingItemId: entry.billingItemId || null,
                        reqId: entry.engagementId,
                        startDate: entry.periodStartDate,
                      })
                    : `/worker/time-expense-detail/${entry.billingItemId}`,
                )}
              >
                <b>
                  {entry.periodStartDate && entry.periodEndDate
                    ? t('LBL_FROM_TO', {
                        from: sayDate(entry.periodStartDate, 'month-day'),
                        until: sayDate(entry.periodEndDate, 'month-day'),
                      })
                    : '–'}
                </b>{' '}
                {entry.jobTitle ?? entry.reqName}
              </a>
              {entry.status ? <StatusBadge status={entry.status} /> : <Chip>{t('LBL_NOT_STARTED')}</Chip>}
              <b className="tc-line-amount">
                {entry.hoursWorked !== null && entry.hoursWorked > 0
                  ? `${entry.hoursWorked.toFixed(2)} h`
                  : entry.daysWorked
                    ? t('LBL_DAYS_COUNT', { count: entry.daysWorked })
                    : '–'}
              </b>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
