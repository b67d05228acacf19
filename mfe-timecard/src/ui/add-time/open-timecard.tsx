import { ConfirmDialog } from 'mfe_widgets/dialog';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { EngagementItem, EngagementPeriod } from 'shared-client/engagements';
import { notifications, useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import { type EntryQuery, entryPath, queryOfPeriod } from '../../state/add-time/entry-query.ts';
import { OutboxPart } from '../outbox/outbox-part.tsx';
import { useHost } from '../page/host.tsx';
import { ModuleState } from '../page/module-state.tsx';
import { Signatures } from '../page/signatures.tsx';
import { reviewNotices } from './copy/review-notices.ts';
import { usePeriodCopy } from './copy/use-period-copy.tsx';
import { EntireNotWorkedDialog } from './dialogs/entire-not-worked-dialog.tsx';
import { loadConflict } from './dialogs/load-conflict.ts';
import { SubmitDialog } from './dialogs/submit-dialog.tsx';
import { useDraft } from './draft/use-draft.ts';
import { Footer } from './footer/footer.tsx';
import { PageHeader } from './header/page-header.tsx';
import { useMerge } from './merge/use-merge.tsx';
import { useOtherPeriod } from './other-period/use-other-period.ts';
import { Banners } from './panels/banners.tsx';
import { DraftPart } from './panels/draft-part.tsx';
import type { SubmittedTimecard } from './save/submitted-receipts.tsx';
import { useLeaveGuard } from './save/use-leave-guard.tsx';
import { useQueued } from './save/use-queued.ts';
import { useSaving } from './save/use-saving.ts';
import { TimecardColumns } from './timecard-columns.tsx';
import { LeaveRefreshProvider, useTimecard, useTimecardStore, useTypingPauses } from './timecard-context.tsx';
import { useTimecardKeys } from './use-timecard-keys.ts';

interface OpenTimecardProps {
  readonly query: EntryQuery;
  readonly engagement: EngagementItem | undefined;
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
  const { query, engagement, multi, leaving, onPeriod, onShown, onReload, onSubmitted } = props;
  const t = useText();
  const host = useHost();
  const store = useTimecardStore();
  const root = useRef<HTMLDivElement>(null);
  useTypingPauses(root);
  const merging = useMerge();
  const draft = useDraft(store, merging.merge);
  const guard = useLeaveGuard(store, draft.drop);
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

  const submitted = useCallback(
    (billingItemId: number) => {
      const { engagementId, periodStartDate, earningsEndDate } = store.getState().metadata;
      onSubmitted({ billingItemId, engagementId, periodStartDate, earningsEndDate });
    },
    [store, onSubmitted],
  );
  const { asking, setAsking, ...saving } = useSaving({ query, multi, root, draft, guard, onSubmitted: submitted });
  const conflict = useModule('conflict', loadConflict, asking === 'conflict');
  useQueued({ store, draft, onConflict: useCallback(() => setAsking('conflict'), [setAsking]) });
  const copy = usePeriodCopy();
  useTimecardKeys(root, saving.save, asking !== null || copy.isOpen);

  const refreshLeave = useCallback(() => {
    const { billingItemId, engagementId, selectedDate } = store.getState().metadata;
    const here = queryOfPeriod(query, { engagementId, billingItemId, startDate: selectedDate, multi });
    const path = entryPath({ ...here, willRefreshTAFWData: true });
    if (host.isPortal && window.location.hash !== `#${path}`) host.go(path);
    else guard.leave(() => onReload(true));
  }, [store, host, guard, onReload, multi, query]);

  const toPeriod = useOtherPeriod({ store, draft, guard, go: onPeriod });
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
      <PageHeader subtitle={subtitle} onClose={close} onPeriod={toPeriod} copy={copy} />
      <div className="tc-banners">
        <OutboxPart />
        {merging.receipt}
        <DraftPart found={draft.found} restore={draft.restore} dismiss={draft.dismiss} />
      </div>
      <LeaveRefreshProvider value={refreshLeave}>
        <Banners />
        <TimecardColumns />
      </LeaveRefreshProvider>
      <Signatures />
      <Footer
        noWorkEligible={engagement?.noWorkEligible === true}
        onSave={() => void saving.save()}
        onSubmit={saving.askToSubmit}
        onCancel={close}
        draft={draft.status}
      />
      <SubmitDialog
        open={asking === 'submit'}
        onConfirm={() => void saving.send('submit')}
        onCancel={() => setAsking(null)}
      />
      <SubmitDialog
        open={asking === 'by-itself'}
        byItself
        onConfirm={() => void saving.certifyAndSubmit()}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'did-not-work'}
        kind="warning"
        title={t('LBL_DNW_TITLE')}
        onConfirm={() => void saving.send('save')}
        onCancel={() => setAsking(null)}
      >
        {t('MSG_DNW')}
      </ConfirmDialog>
      {copy.dialogs}
      <EntireNotWorkedDialog
        open={asking === 'entire'}
        onClose={() => setAsking(null)}
        onDone={(billingItemId) => {
          draft.drop();
          notifications.notify({ style: 'success', message: t('MSG_TIME_SUBMITTED'), duration: 3000 });
          if (billingItemId > 0 && !multi)
            guard.goAnyway(() => host.go(`/worker/time-expense-detail/${billingItemId}`));
          else {
            if (billingItemId > 0) submitted(billingItemId);
            onReload();
          }
        }}
      />
      {asking === 'conflict' && !conflict.module ? <ModuleState of={conflict} lines={1} /> : null}
      {conflict.module ? (
        <conflict.module.ConflictDialog
          open={asking === 'conflict'}
          merge={merging.merge}
          onClose={() => setAsking(null)}
          onTaken={draft.drop}
        />
      ) : null}
      {merging.dialog}
      {guard.dialog}
    </div>
  );
}
