import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState } from 'mfe_widgets/empty-state';
import { LoadingCards, PartFailure } from 'mfe_widgets/load-states';
import { INSIGHT_WEEKS } from 'shared-client/schema/insights';
import { useText } from 'shared-session';
import { hrefOf, type PageProps } from 'shared-session/routing';
import { useModule } from 'shared-session/server-data';
import { summaryOf } from '../../domain/hours.ts';
import { decisionsQuery, hoursQuery, moneyQuery } from '../../state/insight-queries.ts';
import { formatDays } from '../chart/formats.ts';
import { LoadFailure } from './load-failure.tsx';
import { ReportsByMail } from './reports-by-mail.tsx';
import { weeksOf } from './weeks.ts';
import { WorkerView } from './worker-view.tsx';

const loadReviewerView = () => import('./reviewer-view.tsx');

const RANGES = { 13: 'LBL_IN_QUARTER', 26: 'LBL_IN_HALF_YEAR', 52: 'LBL_IN_YEAR' } as const;

/** `insights`: charts of the reader's own figures, or of the items that they review (docs: insights#insights-page). */
export function InsightsPage({ search }: PageProps) {
  const t = useText();
  const weeks = weeksOf(search);
  const hours = useQuery({ ...hoursQuery(weeks), placeholderData: keepPreviousData });
  const money = useQuery({ ...moneyQuery(weeks), placeholderData: keepPreviousData });
  const reviews = hours.data !== undefined && hours.data.reach !== 'own';
  const decisions = useQuery({ ...decisionsQuery(weeks), placeholderData: keepPreviousData, enabled: reviews });
  const view = useModule('insights-reviewer-view', loadReviewerView, reviews);
  const failed = [hours, money, decisions].find(({ isLoadingError }) => isLoadingError);
  const summary = hours.data ? summaryOf(hours.data) : undefined;
  const hasNoHours = summary?.total === 0 && summary.missing === 0;
  // What is not known yet may be all that there is.
  const mayHaveNothing = hasNoHours && (money.isPending || (reviews && decisions.isPending));
  const hasNothing = hasNoHours && money.data?.expenses.length === 0;
  return (
    <div className="in-page">
      <header className="in-title">
        <div>
          <h1>{t('LBL_IN_INSIGHTS')}</h1>
          <p>{hours.data ? formatDays(hours.data.from, hours.data.today) : null}</p>
        </div>
        <nav className="in-ranges" aria-label={t('LBL_IN_RANGE')}>
          {INSIGHT_WEEKS.map((one) => (
            <a key={one} href={hrefOf(`/insights?weeks=${one}`)} aria-current={one === weeks ? 'true' : undefined}>
              {t(RANGES[one])}
            </a>
          ))}
        </nav>
      </header>
      {failed?.error ? (
        <LoadFailure
          error={failed.error}
          onRetry={() => {
            for (const one of [hours, money, decisions]) if (one.isLoadingError) void one.refetch();
          }}
        />
      ) : !hours.data || !summary || mayHaveNothing ? (
        <LoadingCards count={3} lines={5} />
      ) : hasNothing ? (
        <EmptyState icon="clock" title={t('MSG_IN_NOTHING')}>
          {t('MSG_IN_NOTHING_WHY')}
        </EmptyState>
      ) : reviews ? (
        view.module ? (
          <view.module.ReviewerView
            hours={hours.data}
            summary={summary}
            decisions={decisions.data}
            money={money.data}
          />
        ) : view.error ? (
          <PartFailure onRetry={view.retry} />
        ) : (
          <LoadingCards count={3} lines={5} />
        )
      ) : (
        <WorkerView hours={hours.data} summary={summary} money={money.data} />
      )}
      {hours.data ? <ReportsByMail /> : null}
    </div>
  );
}
