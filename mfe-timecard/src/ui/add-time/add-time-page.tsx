import { useQuery } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CallError } from 'shared-client';
import type { EngagementItem, EngagementPeriod } from 'shared-client/engagements';
import { locale, notifications, useText } from 'shared-session';
import { useStore } from 'zustand';
import { engagementToOpen } from '../../domain/engagements/find-engagements.ts';
import { askedDate, type EntryQuery, entryPath, queryOfPeriod } from '../../state/add-time/entry-query.ts';
import { lastEngagementQuery, rememberEngagement } from '../../state/add-time/last-engagement.ts';
import { type OpenOutcome, openTimecard } from '../../state/add-time/open-timecard.ts';
import { followClockOf, type TimecardStore } from '../../state/add-time/timecard-store.ts';
import { type TimecardSource, timecardQuery } from '../../state/server-data/timecard-query.ts';
import { today } from '../page/dates.ts';
import { useHost } from '../page/host.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { useEntersTime } from '../page/use-enters-time.ts';
import { EngagementSelector } from './header/engagement-selector.tsx';
import { PageFrame } from './header/page-frame.tsx';
import { useEngagements } from './header/use-engagements.ts';
import { type Leaving, OpenTimecard } from './open-timecard.tsx';
import { usePeriodFocus } from './other-period/use-period-focus.ts';
import { SubmittedReceipts, type SubmittedTimecard } from './save/submitted-receipts.tsx';
import { ChoiceComing, TimecardComing } from './timecard-coming.tsx';
import { TimecardProvider } from './timecard-context.tsx';

/** Add Time: decides which timecard to show, and shows its loading, error and unknown states. */
export function AddTimePage({ query: asked }: { query: EntryQuery }) {
  const t = useText();
  const host = useHost();
  // In the portal another period has its own URL; in a foreign host the page remembers it.
  const [moved, setMoved] = useState({ from: asked, to: asked });
  const query = moved.from === asked ? moved.to : asked;
  const engagements = useEngagements(query.engagementIds);
  const [chosen, setChosen] = useState<number | null>(null);
  const [opened, setOpened] = useState<{ readonly source: TimecardSource; readonly outcome: OpenOutcome } | null>(null);
  const [attempt, setAttempt] = useState({ count: 0, leave: false });
  // The value read on an earlier visit may be outdated, and would open the wrong engagement.
  const { data: read, isFetchedAfterMount } = useQuery(lastEngagementQuery);
  const last = isFetchedAfterMount ? read : undefined;
  const first = engagements.list && last !== undefined ? engagementToOpen(engagements.list, last) : undefined;
  const engagementId = chosen ?? query.engagementId ?? first?.id ?? null;
  const multi = query.showEngagementList || query.engagementId === null;
  const isStaff = useEntersTime() === false;
  // Once shown, the choice stays: a list that is loaded again must not remove the timecard.
  const [choiceSeen, setChoiceSeen] = useState(false);
  const choiceIsThere =
    engagements.error !== null || (engagements.list !== null && (engagementId !== null || !engagements.list.length));
  if (choiceIsThere && !choiceSeen) setChoiceSeen(true);
  const [submitted, setSubmitted] = useState<readonly SubmittedTimecard[]>([]);
  const addSubmitted = useCallback((one: SubmittedTimecard) => setSubmitted((all) => [...all, one]), []);

  const engagement = useMemo<EngagementItem | undefined>(
    () => engagements.list?.find((one) => one.id === engagementId),
    [engagements.list, engagementId],
  );
  // Another engagement has another timecard: the item of the URL belongs to the URL's engagement, and an ended engagement has a last
  // period.
  const matchesQuery = engagementId === query.engagementId;
  const startDate = askedDate(query) ?? (matchesQuery ? null : (engagement?.periodStartDate ?? null));

  const timecard = useQuery({
    ...timecardQuery({
      billingItemId: matchesQuery ? query.billingItemId : 0,
      engagementId: engagementId ?? 0,
      date: startDate,
      willRefreshTAFWData: query.willRefreshTAFWData || attempt.leave,
      attempt: attempt.count,
    }),
    enabled: engagementId !== null && !isStaff,
  });
  // An engagement from the list is remembered at once: a person who leaves before its timecard is loaded has chosen it all the same.
  const knownId = engagement?.id ?? timecard.data?.metadata.engagementId;
  useEffect(() => {
    if (knownId !== undefined) void rememberEngagement(knownId);
  }, [knownId]);
  const timeTag = useStore(locale, (state) => state.timeTag);
  // Data of an earlier visit are loaded again before the timecard is opened, so that nothing is entered into an outdated one.
  const source = timecard.isFetching ? undefined : timecard.data;
  if (opened?.source !== source)
    setOpened(source ? { source, outcome: openTimecard(source.metadata, today(null), source.engine, timeTag) } : null);
  const outcome = opened?.source === source ? opened?.outcome : undefined;
  const store = outcome?.kind === 'loaded' ? outcome.store : null;
  // The language may load late, or change while the timecard is open.
  useEffect(() => {
    if (store) followClockOf(store, timeTag);
  }, [store, timeTag]);

  // A generic message (docs: errors#error-metadata): after a 403, and a 404, which is a server's answer for what is not the worker's, it leads
  // to the list; after a 500 it offers to try again in place. Other failures are said there only.
  const error = timecard.isFetching ? null : timecard.error;
  const { kind, status } = error instanceof CallError ? error : {};
  const isElsewhere = kind === 'forbidden' || kind === 'not-found';
  useEffect(() => {
    if (!isElsewhere && status !== 500) return;
    const said = notifications.notify({ style: 'error', message: t('ERR_TC_GENERIC') });
    if (isElsewhere) host.go('/worker/time-expense');
    else return () => notifications.dismiss(said);
  }, [isElsewhere, status, host, t]);

  const reload = useCallback((leave = false) => setAttempt(({ count }) => ({ count: count + 1, leave })), []);
  const leaving = useRef<Leaving>((go) => go());
  const page = useRef<HTMLDivElement>(null);
  const focus = usePeriodFocus(page);
  const openPeriod = ({ billingItemId, periodStartDate }: EngagementPeriod) => {
    if (engagementId === null) return;
    focus.keep();
    const other = queryOfPeriod(query, { engagementId, billingItemId, startDate: periodStartDate, multi });
    if (host.isPortal) host.go(entryPath(other));
    else setMoved({ from: asked, to: other });
  };
  // Shown while a timecard loads and if it fails: the focus stays in it, and another engagement can be chosen.
  const selector =
    multi && engagements.list && engagements.list.length > 0 ? (
      <EngagementSelector
        list={engagements.list}
        chosen={engagementId}
        onChoose={(id) => (id === engagementId ? undefined : leaving.current(() => setChosen(id)))}
      />
    ) : null;

  if (isStaff) {
    return (
      <PageFrame titled>
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
      </PageFrame>
    );
  }
  if (engagementId === null && engagements.list?.length === 0) {
    return (
      <PageFrame titled>
        <EmptyState icon="briefcase" title={t('MSG_NO_ENGAGEMENTS')}>
          {t('MSG_NO_ENGAGEMENTS_WHY')}
        </EmptyState>
      </PageFrame>
    );
  }
  if (engagementId === null && engagements.error) {
    return (
      <PageFrame titled>
        <LoadFailure error={engagements.error} onRetry={engagements.reload} />
      </PageFrame>
    );
  }
  if (multi && !choiceSeen)
    return (
      <PageFrame>
        <ChoiceComing />
      </PageFrame>
    );
  const failure = isElsewhere ? null : error;
  return (
    <PageFrame titled={failure !== null || outcome?.kind === 'unknown-template'} foot={store !== null} ref={page}>
      {selector}
      <SubmittedReceipts submitted={submitted} onDismiss={() => setSubmitted([])} />
      {failure ? (
        <LoadFailure
          error={failure}
          onRetry={() => {
            void timecard.refetch();
            if (engagements.error) engagements.reload();
          }}
        />
      ) : outcome?.kind === 'unknown-template' ? (
        <EmptyState icon="error" title={t('MSG_UNKNOWN_TEMPLATE')}>
          {t('MSG_UNKNOWN_TEMPLATE_WHY', { id: outcome.id })}
        </EmptyState>
      ) : store ? (
        <TimecardProvider key={nameOf(store)} store={store}>
          <OpenTimecard
            query={query}
            engagement={engagement}
            isNamed={choiceSeen}
            multi={multi}
            leaving={leaving}
            onPeriod={openPeriod}
            onShown={focus.giveBack}
            onReload={reload}
            onSubmitted={addSubmitted}
          />
        </TimecardProvider>
      ) : (
        <TimecardComing />
      )}
    </PageFrame>
  );
}

/** A key for the timecard's component: another timecard starts afresh, even if it is available at once. */
function nameOf(store: TimecardStore): string {
  const { engagementId, periodStartDate } = store.getState().metadata;
  return `${engagementId} ${periodStartDate}`;
}
