import { useQuery } from '@tanstack/react-query';
import { EmptyState } from 'mfe_widgets/empty-state';
import { LoadingCards } from 'mfe_widgets/load-states';
import type { ApprovalItem } from 'shared-client/approvals';
import { currentUser, useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { hrefOf } from 'shared-session/routing';
import { useStore } from 'zustand';
import { oldestQuery, summaryQuery } from '../../state/approval-queries.ts';
import { formatRange } from '../page/formats.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { TypeCards } from '../page/type-cards.tsx';
import { itemAmount } from '../time-and-billing/labels.ts';
import { MarkLine } from '../time-and-billing/list/mark-line.tsx';
import { WeekBars } from '../time-and-billing/list/week-bars.tsx';

const SHOWN = 6;
const oldest = oldestQuery(SHOWN);

/** `manager/home`: the number of items that wait for managers, suppliers and the program, and the items that have waited longest. */
export function HomePage() {
  const t = useText();
  const user = useStore(currentUser, (state) => state.user);
  const summary = useQuery(summaryQuery());
  const list = useQuery(oldest);
  const hour = new Date().getHours();
  const greeting = hour < 12 ? 'LBL_AP_GOOD_MORNING' : hour < 18 ? 'LBL_AP_GOOD_AFTERNOON' : 'LBL_AP_GOOD_EVENING';
  const failed = summary.isLoadingError ? summary.error : list.isLoadingError ? list.error : null;
  const waits = summary.data?.cards.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="ap-page">
      <header className="ap-title">
        <div>
          <h1>{user?.firstName ? t(greeting, { name: user.firstName }) : t('LBL_AP_WORKER_HOME')}</h1>
          <p>
            {summary.data?.oldestSubmittedAt
              ? t('MSG_OLDEST_SINCE', { date: formatMoment(summary.data.oldestSubmittedAt) })
              : null}
          </p>
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
      ) : (
        <>
          <TypeCards summary={summary.data} />
          <section aria-labelledby="ap.waiting">
            <div className="ap-section-head">
              <h2 id="ap.waiting">{t('LBL_WAITING_FOR_APPROVAL')}</h2>
              <a className="ap-link" href={hrefOf('/worker/time-expense')}>
                {t('LBL_AP_ALL_TIME_AND_EXPENSE')}
              </a>
            </div>
            {waits === 0 ? (
              <EmptyState icon="check-circle" title={t('MSG_NOTHING_WAITS_FOR_APPROVAL')}>
                {t('MSG_NONE_WAITS_WHY')}
              </EmptyState>
            ) : list.data ? (
              <ul className="ap-card ap-lines">
                {list.data.content.map((item) => (
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

function WaitingLine({ item }: { item: ApprovalItem }) {
  const t = useText();
  return (
    <li className="ap-line">
      <a
        className="ap-line-main"
        href={hrefOf(`/manager/time-and-billing?period=${item.periodEndDate}&item=${item.billingItemId}`)}
      >
        <b>{item.workerName}</b> <span className="ap-quiet">{item.jobTitle}</span>
        <MarkLine item={item} />
      </a>
      <span className="ap-quiet ap-line-period">{formatRange(item.periodStartDate, item.periodEndDate)}</span>
      {item.days.length > 0 ? <WeekBars item={item} /> : null}
      <b className="ap-number">{itemAmount(t, item)}</b>
    </li>
  );
}
