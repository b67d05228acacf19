import { ConfirmDialog } from 'mfe_widgets/dialog';
import { type RefObject, useCallback, useEffect } from 'react';
import type { EngagementPeriod } from 'shared-client/engagements';
import { notifications, useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import type { EntryQuery } from '../../../state/add-time/entry-query.ts';
import '../../../texts/actions.ts';
import { OutboxPart } from '../../outbox/outbox-part.tsx';
import { useHost } from '../../page/host.tsx';
import { ModuleState } from '../../page/module-state.tsx';
import { usePeriodCopy } from '../copy/use-period-copy.tsx';
import { EntireNotWorkedDialog } from '../dialogs/entire-not-worked-dialog.tsx';
import { loadConflict } from '../dialogs/load-conflict.ts';
import { SubmitDialog } from '../dialogs/submit-dialog.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useMerge } from '../merge/use-merge.tsx';
import { useOtherPeriod } from '../other-period/use-other-period.ts';
import { DraftPart } from '../panels/draft-part.tsx';
import type { SubmittedTimecard } from '../save/submitted-receipts.tsx';
import type { LeaveGuard } from '../save/use-leave-guard.tsx';
import { useQueued } from '../save/use-queued.ts';
import { useSaving } from '../save/use-saving.ts';
import { useTimecardStore } from '../timecard-context.tsx';
import type { Actions, ActionsState } from './actions.ts';

export { ErrorBanner } from '../panels/error-banner.tsx';

interface TimecardActionsProps {
  readonly query: EntryQuery;
  readonly multi: boolean;
  readonly root: RefObject<HTMLElement | null>;
  readonly guard: LeaveGuard;
  /** Receives the actions. */
  readonly actions: RefObject<Actions | null>;
  readonly onState: (state: ActionsState) => void;
  readonly onPeriod: (period: EngagementPeriod) => void;
  readonly onReload: () => void;
  readonly onSubmitted: (submitted: SubmittedTimecard) => void;
}

/** What is done with a timecard as a whole, with the banners and the questions that belong to it. */
export function TimecardActions(props: TimecardActionsProps) {
  const { query, multi, root, guard, actions, onState, onPeriod, onReload, onSubmitted } = props;
  const t = useText();
  const host = useHost();
  const store = useTimecardStore();
  const merging = useMerge();
  const draft = useDraft(store, merging.merge);
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
  const toPeriod = useOtherPeriod({ store, draft, guard, go: onPeriod });

  const isAsking = asking !== null || copy.isOpen;
  const { isLoading: isCopying } = copy;
  const { status } = draft;
  useEffect(() => {
    const { save, askToSubmit } = saving;
    actions.current = { save, askToSubmit, copyPeriod: copy.start, toPeriod, dropDraft: draft.drop };
  });
  useEffect(() => onState({ draft: status, isCopying, isAsking }), [onState, status, isCopying, isAsking]);
  return (
    <>
      <div className="tc-banners">
        <OutboxPart />
        {merging.receipt}
        <DraftPart found={draft.found} restore={draft.restore} dismiss={draft.dismiss} />
      </div>
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
    </>
  );
}
