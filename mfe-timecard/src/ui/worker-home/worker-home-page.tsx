import { Chip } from 'mfe_widgets/chip';
import { EmptyState } from 'mfe_widgets/empty-state';
import { StatusBadge } from 'mfe_widgets/status-badge';
import { useCallback } from 'react';
import { type EngagementItem, getEngagementTimeEntries } from 'shared-client/engagements';
import { currentUser, useText } from 'shared-session';
import { useStore } from 'zustand';
import { isEditable } from '../../domain/form/editable.ts';
import { addTimeAddress } from '../../state/add-time/entry-query.ts';
import { useEngagements } from '../add-time/use-engagements.ts';
import { ActionLink, addressOf } from '../host/action-link.tsx';
import { sayDate } from '../host/dates.ts';
import { LoadFailed, LoadingCards } from '../host/load-states.tsx';
import { useCall } from '../host/use-call.ts';
import { Surveys } from './surveys.tsx';

/** `worker/home`: the engagements, each with its current period and the way into its timecard. */
export function WorkerHomePage() {
  const t = useText();
  const user = useStore(currentUser, (state) => state.user);
  const engagements = useEngagements();
  const hour = new Date().getHours();
  const greeting = hour < 12 ? 'LBL_GOOD_MORNING' : hour < 18 ? 'LBL_GOOD_AFTERNOON' : 'LBL_GOOD_EVENING';
  return (
    <div className="tc-page">
      <header className="tc-title">
        <div className="tc-title-text">
          <h1>{user?.firstName ? t(greeting, { name: user.firstName }) : t('LBL_WORKER_HOME')}</h1>
          <p>{t('LBL_YOUR_ENGAGEMENTS')}</p>
        </div>
      </header>
      {engagements.error ? <LoadFailed error={engagements.error} onRetry={engagements.reload} /> : null}
      {!engagements.list && !engagements.error ? <LoadingCards /> : null}
      {engagements.list?.length === 0 ? (
        <EmptyState icon="briefcase" title={t('MSG_NO_ENGAGEMENTS')}>
          {t('MSG_NO_ENGAGEMENTS_WHY')}
        </EmptyState>
      ) : null}
      <div className="tc-stack">
        {engagements.list?.map((engagement) => (
          <EngagementCard key={engagement.id} engagement={engagement} />
        ))}
      </div>
      {engagements.list && engagements.list.length > 0 ? (
        <>
          <Surveys engagements={engagements.list} />
          <RecentPeriods />
        </>
      ) : null}
    </div>
  );
}

function EngagementCard({ engagement }: { engagement: EngagementItem }) {
  const t = useText();
  const { billingItemId, billingItemStatus: status } = engagement;
  const editable = isEditable(status);
  const address = editable
    ? addTimeAddress({
        billingItemId: billingItemId || null,
        reqId: engagement.id,
        startDate: engagement.periodStartDate,
      })
    : `/worker/time-expense-detail/${billingItemId}`;
  return (
    <section className="tc-card tc-engagement-card">
      <div className="tc-engagement-text" id={`tc.engagement.${engagement.id}`}>
        <h2 className="tc-card-title">
          {engagement.jobTitle ?? engagement.reqName} <Chip>{engagement.status}</Chip>
        </h2>
        <p>
          {[engagement.reqName, t('LBL_ENGAGEMENT_NUMBER', { id: engagement.id }), engagement.managerName]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="tc-engagement-period">
        <span>
          {engagement.periodStartDate && engagement.periodEndDate
            ? t('LBL_FROM_TO', {
                from: sayDate(engagement.periodStartDate, 'month-day'),
                until: sayDate(engagement.periodEndDate, 'month-day'),
              })
            : t('LBL_CURRENT_PERIOD')}
        </span>
        {status ? <StatusBadge status={status} /> : <Chip>{t('LBL_NOT_STARTED')}</Chip>}
      </div>
      <ActionLink to={address} of={`tc.engagement.${engagement.id}`}>
        {t(!editable ? 'LBL_VIEW_TIMECARD' : billingItemId > 0 ? 'LBL_CONTINUE_TIMECARD' : 'LBL_ADD_TIME')}
      </ActionLink>
    </section>
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
