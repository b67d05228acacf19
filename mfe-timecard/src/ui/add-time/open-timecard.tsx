import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { EngagementItem, EngagementPeriod } from 'shared-client/engagements';
import { useText } from 'shared-session';
import { type EntryQuery, entryPath, queryOfPeriod } from '../../state/add-time/entry-query.ts';
import { isDirty } from '../../state/add-time/is-dirty.ts';
import { useHost } from '../page/host.tsx';
import { ModuleState } from '../page/module-state.tsx';
import { Signatures } from '../page/signatures.tsx';
import { useActions } from './actions/use-actions.ts';
import { reviewNotices } from './copy/review-notices.ts';
import { Footer } from './footer/footer.tsx';
import { PageHeader } from './header/page-header.tsx';
import { Banners } from './panels/banners.tsx';
import type { SubmittedTimecard } from './save/submitted-receipts.tsx';
import { useLeaveGuard } from './save/use-leave-guard.tsx';
import { TimecardColumns } from './timecard-columns.tsx';
import { LeaveRefreshProvider, useTimecard, useTimecardStore, useTypingPauses } from './timecard-context.tsx';
import { useTimecardKeys } from './use-timecard-keys.ts';

interface OpenTimecardProps {
  readonly query: EntryQuery;
  readonly engagement: EngagementItem | undefined;
  /** Whether `engagement` is known, or cannot be. */
  readonly isNamed: boolean;
  readonly multi: boolean;
  /** Receives the function that leaves this timecard. Changing the engagement uses it to ask first if something would be lost. */
  readonly leaving: RefObject<Leaving>;
  /** Opens another period of the engagement. */
  readonly onPeriod: (period: EngagementPeriod) => void;
  /** Called when the timecard is shown. */
  readonly onShown?: () => void;
  /** Loads the timecard again; `leave`: with changes of the leave system. */
  readonly onReload: (leave?: boolean) => void;
  /** Called with a submission on a page that stays. */
  readonly onSubmitted: (submitted: SubmittedTimecard) => void;
}

/** Leaves a timecard, after asking if something would be lost. */
export type Leaving = (go: () => void) => void;

/** A loaded timecard: its days, the remaining tasks, and every way to leave it. */
export function OpenTimecard(props: OpenTimecardProps) {
  const { query, engagement, isNamed, multi, leaving, onPeriod, onShown, onReload, onSubmitted } = props;
  const t = useText();
  const host = useHost();
  const store = useTimecardStore();
  const root = useRef<HTMLDivElement>(null);
  useTypingPauses(root);
  const { part, actions, state, setState, waiting, press, dropDraft } = useActions();
  const guard = useLeaveGuard(store, dropDraft);
  useEffect(() => {
    leaving.current = guard.leave;
    return () => {
      leaving.current = (go) => go();
    };
  }, [leaving, guard]);

  useEffect(() => onShown?.(), [onShown]);

  const status = useTimecard((state) => state.metadata.status);
  // biome-ignore lint/correctness/useExhaustiveDependencies(status): the notices stay until the timecard is sent.
  useEffect(() => reviewNotices.clear, [status]);

  const save = useCallback(() => press('save', (now) => now.save()), [press]);
  useTimecardKeys(root, save, state?.isAsking === true);

  const refreshLeave = useCallback(() => {
    const { billingItemId, engagementId, selectedDate } = store.getState().metadata;
    const here = queryOfPeriod(query, { engagementId, billingItemId, startDate: selectedDate, multi });
    const path = entryPath({ ...here, willRefreshTAFWData: true });
    if (host.isPortal && window.location.hash !== `#${path}`) host.go(path);
    else guard.leave(() => onReload(true));
  }, [store, host, guard, onReload, multi, query]);

  const toPeriod = (period: EngagementPeriod) => {
    if (isDirty(store.getState())) press('period', (now) => now.toPeriod(period));
    else guard.goAnyway(() => onPeriod(period));
  };
  const close = () => guard.leave(() => host.go('/worker/time-expense'));
  const subtitle = [
    engagement?.jobTitle,
    engagement?.reqName,
    t('LBL_ENGAGEMENT_NUMBER', { id: useTimecard((state) => state.metadata.engagementId) }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div ref={root} className="tc-open">
      <PageHeader
        subtitle={subtitle}
        isNamed={isNamed}
        isChosenAbove={multi && engagement !== undefined}
        onClose={close}
        onPeriod={toPeriod}
        onCopy={() => press('copy', (now) => now.copyPeriod())}
        isCopying={waiting === 'copy' || state?.isCopying === true}
      />
      {part.module ? (
        <part.module.TimecardActions
          query={query}
          multi={multi}
          root={root}
          guard={guard}
          actions={actions}
          onState={setState}
          onPeriod={onPeriod}
          onReload={onReload}
          onSubmitted={onSubmitted}
        />
      ) : part.error ? (
        <div className="tc-banners">
          <ModuleState of={part} />
        </div>
      ) : null}
      <LeaveRefreshProvider value={refreshLeave}>
        <Banners />
        <TimecardColumns />
      </LeaveRefreshProvider>
      <Signatures />
      <Footer
        noWorkEligible={engagement?.noWorkEligible === true}
        onSave={save}
        onSubmit={() => press('submit', (now) => now.askToSubmit())}
        onCancel={close}
        waiting={waiting}
        draft={state?.draft}
      />
      {guard.dialog}
    </div>
  );
}
