import { useQuery } from '@tanstack/react-query';
import { Chip } from 'mfe_widgets/chip';
import { EmptyState } from 'mfe_widgets/empty-state';
import { LoadingCards } from 'mfe_widgets/load-states';
import { StatusBadge } from 'mfe_widgets/status-badge';
import { useState } from 'react';
import { type EngagementItem, type EngagementTimeEntry, getEngagementTimeEntries } from 'shared-client/engagements';
import { useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { hrefOf, Redirect } from 'shared-session/routing';
import { useModule } from 'shared-session/server-data';
import { isEditable } from '../../domain/form/editable.ts';
import { earlierPeriods } from '../../domain/periods/earlier-periods.ts';
import { addTimePath } from '../../state/add-time/entry-query.ts';
import { engagementsQuery } from '../../state/server-data/engagements-query.ts';
import { OutboxPart } from '../outbox/outbox-part.tsx';
import { formatHours } from '../page/amounts.ts';
import { formatDateRange } from '../page/dates.ts';
import { Greeting } from '../page/greeting.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { ModuleState } from '../page/module-state.tsx';
import { useEntersTime } from '../page/use-enters-time.ts';
import { useServerErrorToast } from '../server-data/use-server-error-toast.ts';
import { EngagementList } from './engagement-list.tsx';
import { useSurveys } from './surveys-query.ts';
import { useWaiting, type Waiting, WaitingItems } from './waiting-items.tsx';
import { SHOWN } from './waiting-query.ts';

/**
 * `worker/home`. Users who do not enter time have another home. The worker's data are requested before that is known, because nearly
 * all users are workers.
 */
export function HomePage() {
  const enters = useEntersTime();
  return enters === false ? <Redirect to="/manager/home" /> : <WorkerHomePage readerKnown={enters !== null} />;
}

/** The items that wait for the worker, the engagements with links to their timecards, surveys, recent periods. */
function WorkerHomePage({ readerKnown }: { readerKnown: boolean }) {
  const { data: list, error, isLoadingError, refetch } = useQuery(engagementsQuery);
  useServerErrorToast(isLoadingError ? error : null);
  const { isReady, ...waiting } = useWaiting();
  return (
    <div className="tc-page">
      <Greeting />
      <OutboxPart />
      {isLoadingError ? (
        <LoadFailure
          error={error}
          onRetry={() => {
            void refetch();
            waiting.reload();
          }}
        />
      ) : null}
      {(!list && !isLoadingError) || !isReady || !readerKnown ? (
        <LoadingCards count={3} lines={2} />
      ) : (
        <WorkerParts list={list} waiting={waiting} />
      )}
    </div>
  );
}

interface WorkerPartsProps {
  readonly list: readonly EngagementItem[] | undefined;
  readonly waiting: Omit<Waiting, 'isReady'>;
}

/** The parts of the page. A timecard is named once: where its button is (docs: add-time#worker-home). */
function WorkerParts({ list, waiting }: WorkerPartsProps) {
  const t = useText();
  const [cameWithout] = useState(waiting.items === null);
  const listed = new Set(cameWithout ? [] : waiting.items?.map(({ billingItemId }) => billingItemId));
  return (
    <>
      <WaitingItems {...waiting} cameWithout={cameWithout} />
      {list?.length === 0 ? (
        <EmptyState icon="briefcase" title={t('MSG_NO_ENGAGEMENTS')}>
          {t('MSG_NO_ENGAGEMENTS_WHY')}
        </EmptyState>
      ) : null}
      {list && list.length > 0 ? (
        <>
          <EngagementList list={list} listed={listed} />
          <BelowEngagements engagements={list} listed={listed} />
        </>
      ) : null}
    </>
  );
}

/** Surveys are a script of their own, because few workers have one. */
const loadSurveys = () => import('./surveys.tsx');
/** Requested after everything else, because nobody waits for it; who has no earlier period has no weeks to show. */
const loadLastWeeks = () => import('./last-weeks.tsx');

/** Surveys, then recent periods and the last weeks. These are below, so they wait for the surveys. */
function BelowEngagements({
  engagements,
  listed,
}: {
  engagements: readonly EngagementItem[];
  listed: ReadonlySet<number>;
}) {
  const surveys = useSurveys(engagements);
  const periods = useRecentPeriods(engagements, listed);
  const waiting = surveys.data ?? [];
  const part = useModule('surveys', loadSurveys, waiting.length > 0);
  const Weeks = useModule('weeks', loadLastWeeks, periods.length > 0).module?.LastWeeks;
  if (surveys.isPending || (waiting.length > 0 && !part.module && !part.error)) return null;
  return (
    <>
      {part.module ? <part.module.Surveys waiting={waiting} reload={() => void surveys.refetch()} /> : null}
      {part.error ? <ModuleState of={part} /> : null}
      <RecentPeriods periods={periods} />
      {Weeks ? <Weeks /> : null}
    </>
  );
}

const RECENT = 8;

/** Periods before the present ones that have time or still need it, newest first. */
function useRecentPeriods(
  engagements: readonly EngagementItem[],
  listed: ReadonlySet<number>,
): readonly EngagementTimeEntry[] {
  // The newest items are the present periods, one per engagement. Some of the others are listed as waiting.
  const pageSize = Math.min(200, engagements.length + SHOWN + RECENT);
  const { data } = useQuery({
    queryKey: ['recent-periods', pageSize],
    queryFn: ({ signal }) => getEngagementTimeEntries({ pageSize, signal }),
  });
  return earlierPeriods(data?.content ?? [], engagements, { listed, most: RECENT });
}

function RecentPeriods({ periods }: { periods: readonly EngagementTimeEntry[] }) {
  const t = useText();
  if (periods.length === 0) return null;
  return (
    <section>
      <h2 className="tc-section">{t('LBL_RECENT_PERIODS')}</h2>
      <ul className="tc-card tc-lines">
        {periods.map((entry) => (
          <li key={`${entry.engagementId} ${entry.periodStartDate}`}>
            <div className="tc-line">
              <a
                className="tc-line-main"
                href={hrefOf(
                  isEditable(entry.status)
                    ? addTimePath({
                        billingItemId: entry.billingItemId || null,
                        reqId: entry.engagementId,
                        startDate: entry.periodStartDate,
                      })
                    : `/worker/time-expense-detail/${entry.billingItemId}`,
                )}
              >
                <b>
                  {entry.periodStartDate && entry.periodEndDate
                    ? formatDateRange(entry.periodStartDate, entry.periodEndDate)
                    : '–'}
                </b>{' '}
                {entry.jobTitle ?? entry.reqName}
              </a>
              {entry.status ? <StatusBadge status={entry.status} /> : <Chip>{t('LBL_NOT_STARTED')}</Chip>}
              <b className="tc-line-amount">
                {entry.hoursWorked !== null && entry.hoursWorked > 0
                  ? inHours(formatHours(entry.hoursWorked, 2))
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
