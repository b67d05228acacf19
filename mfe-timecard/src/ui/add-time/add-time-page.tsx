import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { Skeleton } from 'mfe_widgets/skeleton';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EngagementItem } from 'shared-client/engagements';
import { notifications, useText } from 'shared-session';
import { askedDate, type EntryQuery } from '../../state/add-time/entry-query.ts';
import { type LoadOutcome, loadTimecard } from '../../state/add-time/load-timecard.ts';
import { today } from '../page/dates.ts';
import { useHost } from '../page/host.tsx';
import { LoadFailure } from '../page/load-states.tsx';
import { useEntersTime } from '../page/use-enters-time.ts';
import { EngagementSelector } from './engagement-selector.tsx';
import { type Leaving, OpenTimecard } from './open-timecard.tsx';
import { TimecardProvider } from './timecard-context.tsx';
import { useEngagements } from './use-engagements.ts';

/** Add Time: which timecard is meant, and its loading, failing and unknown states. */
export function AddTimePage({ query }: { query: EntryQuery }) {
  const t = useText();
  const host = useHost();
  const engagements = useEngagements(query.engagementIds);
  const [chosen, setChosen] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<LoadOutcome | null>(null);
  const [attempt, setAttempt] = useState({ count: 0, leave: false });
  const engagementId = chosen ?? query.engagementId ?? engagements.list?.[0]?.id ?? null;
  const multi = query.showEngagementList || query.engagementId === null;
  const isStaff = useEntersTime() === false;

  const engagement = useMemo<EngagementItem | undefined>(
    () => engagements.list?.find((one) => one.id === engagementId),
    [engagements.list, engagementId],
  );
  // Another engagement has another timecard: the item of the URL belongs to the URL's engagement, and one that has ended
  // has a last period.
  const matchesQuery = engagementId === query.engagementId;
  const startDate = askedDate(query) ?? (matchesQuery ? null : (engagement?.periodStartDate ?? null));

  useEffect(() => {
    if (engagementId === null || isStaff) return;
    const stop = new AbortController();
    setOutcome(null);
    const billingItemId = matchesQuery ? query.billingItemId : 0;
    const willRefreshTAFWData = query.willRefreshTAFWData || attempt.leave;
    loadTimecard(
      { ...query, billingItemId, startDate, willRefreshTAFWData },
      engagementId,
      today(null),
      stop.signal,
    ).then(
      (loaded) => {
        if (!stop.signal.aborted) setOutcome(loaded);
      },
      (error) => {
        if (!stop.signal.aborted) throw error;
      },
    );
    return () => stop.abort();
  }, [query, engagementId, matchesQuery, startDate, attempt, isStaff]);

  // A generic message for 403 and 500 (docs: errors#error-metadata): the one leads to the list, the other can be tried again in place.
  useEffect(() => {
    const isForbidden = outcome?.kind === 'forbidden';
    if (!isForbidden && !(outcome?.kind === 'failed' && outcome.error.kind === 'server')) return;
    const said = notifications.notify({ style: 'error', message: t('ERR_GENERIC') });
    if (isForbidden) host.go('/worker/time-expense');
    else return () => notifications.dismiss(said);
  }, [outcome, host, t]);

  const reload = useCallback((leave = false) => setAttempt(({ count }) => ({ count: count + 1, leave })), []);
  const leaving = useRef<Leaving>((go) => go());
  // It stands while a timecard is fetched and when one cannot be: the focus stays in it, and another one can be chosen.
  const selector =
    multi && engagements.list && engagements.list.length > 0 ? (
      <EngagementSelector
        list={engagements.list}
        chosen={engagementId}
        onChoose={(id) => leaving.current(() => setChosen(id))}
      />
    ) : null;

  if (isStaff) {
    return (
      <Frame titled>
        <EmptyState
          icon="briefcase"
          title={t('MSG_WORKERS_ENTER_TIME')}
          action={
            <Button variant="primary" onClick={() => host.go('/worker/time-expense')}>
              {t('LBL_ALL_TIME_AND_EXPENSE')}
            </Button>
          }
        >
          {t('MSG_WORKERS_ENTER_TIME_WHY')}
        </EmptyState>
      </Frame>
    );
  }
  if (engagementId === null && engagements.list?.length === 0) {
    return (
      <Frame titled>
        <EmptyState icon="briefcase" title={t('MSG_NO_ENGAGEMENTS')}>
          {t('MSG_NO_ENGAGEMENTS_WHY')}
        </EmptyState>
      </Frame>
    );
  }
  if (engagementId === null && engagements.error) {
    return (
      <Frame titled>
        <LoadFailure error={engagements.error} onRetry={engagements.reload} />
      </Frame>
    );
  }
  const opened = outcome?.kind === 'loaded' ? outcome.store : null;
  return (
    <Frame titled={outcome?.kind === 'failed' || outcome?.kind === 'unknown-template'} foot={opened !== null}>
      {selector}
      {outcome?.kind === 'failed' ? (
        <LoadFailure error={outcome.error} onRetry={() => reload()} />
      ) : outcome?.kind === 'unknown-template' ? (
        <EmptyState icon="error" title={t('MSG_UNKNOWN_TEMPLATE')}>
          {t('MSG_UNKNOWN_TEMPLATE_WHY', { id: outcome.id })}
        </EmptyState>
      ) : opened ? (
        <TimecardProvider store={opened}>
          <OpenTimecard query={query} engagement={engagement} multi={multi} leaving={leaving} onReload={reload} />
        </TimecardProvider>
      ) : (
        <Loading />
      )}
    </Frame>
  );
}

interface FrameProps {
  /** With the page's own name, where no timecard stands that has one. */
  titled?: boolean;
  /** With Save and Submit at its foot. */
  foot?: boolean;
  children: React.ReactNode;
}

/** The page's frame. */
function Frame({ titled = false, foot = false, children }: FrameProps) {
  const t = useText();
  const host = useHost();
  return (
    <div className="tc-page" data-foot={foot || undefined}>
      {titled ? (
        <header className="tc-title">
          <div className="tc-title-text">
            <h1>{t('LBL_ADD_TIME')}</h1>
          </div>
          <div className="tc-title-tools">
            <span className="tc-close">
              <Button variant="quiet" icon="close" onClick={() => host.go('/worker/time-expense')}>
                <span>{t('LBL_CLOSE')}</span>
              </Button>
            </span>
          </div>
        </header>
      ) : null}
      {children}
    </div>
  );
}

/** Most periods are a week. */
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** The shape of the page while it loads, so that nothing jumps when it comes. */
function Loading() {
  const t = useText();
  return (
    <>
      <div className="tc-title">
        <div className="tc-title-text tc-stack">
          <Skeleton shape="block" width={260} height={28} label={t('MSG_LOADING')} />
          <Skeleton width={320} />
        </div>
      </div>
      <div className="tc-cols">
        <div className="tc-days">
          {WEEK.map((day) => (
            <span key={day} className="tc-day-coming">
              <Skeleton shape="block" height={28} />
            </span>
          ))}
        </div>
        <div className="tc-cards tc-stack">
          {WEEK.map((day) => (
            <Skeleton key={day} shape="block" height={52} />
          ))}
        </div>
        <div className="tc-aside">
          <Skeleton shape="block" height={180} />
        </div>
      </div>
    </>
  );
}
