import { ConfirmDialog } from 'mfe_widgets/dialog';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EngagementItem } from 'shared-client/engagements';
import { notifications, useText } from 'shared-session';
import { allFilledDaysAreDidNotWork, isEditable } from '../../domain/form/editable.ts';
import { submitsByItself } from '../../domain/notices/leave-update.ts';
import { submitIssues } from '../../domain/save-rules/index.ts';
import { addTimeAddress, type EntryQuery } from '../../state/add-time/entry-query.ts';
import { type SaveOutcome, saveTimecard } from '../../state/add-time/save-timecard.ts';
import { isDirty, redo, undo } from '../../state/add-time/timecard-store.ts';
import { didNotWorkRefusal } from '../../state/add-time/validate-not-worked.ts';
import { callErrorKey } from '../host/call-error-text.ts';
import { useHost } from '../host/host.tsx';
import { AttachmentsPanel } from './attachments/attachments-panel.tsx';
import { DayCard } from './day/day-card.tsx';
import { ConflictDialog } from './dialogs/conflict-dialog.tsx';
import { CopyPeriodDialog } from './dialogs/copy-period-dialog.tsx';
import { EntireNotWorkedDialog } from './dialogs/entire-not-worked-dialog.tsx';
import { SubmitDialog } from './dialogs/submit-dialog.tsx';
import { leadTo } from './field-ids.ts';
import { Footer } from './footer.tsx';
import { PeriodGrid } from './grid/period-grid.tsx';
import { sayError, sayErrors } from './issue-text.ts';
import { PageHeader } from './page-header.tsx';
import { Banners } from './panels/banners.tsx';
import { ChecklistPanel } from './panels/checklist-panel.tsx';
import { DayList } from './panels/day-list.tsx';
import { SubmittedList } from './panels/submitted-list.tsx';
import { TotalsPanel } from './panels/totals-panel.tsx';
import { WorkerHours } from './panels/worker-hours.tsx';
import { PeriodCard } from './period/period-card.tsx';
import {
  LeaveRefreshProvider,
  useDayKeys,
  useEditable,
  useRules,
  useTimecard,
  useTimecardStore,
} from './timecard-context.tsx';
import { useDraft } from './use-draft.tsx';
import { useLeaveGuard } from './use-leave-guard.tsx';

interface OpenTimecardProps {
  readonly query: EntryQuery;
  readonly engagement: EngagementItem | undefined;
  readonly multi: boolean;
  /** Told how this timecard is left: a change of engagement asks first when something would be lost. */
  readonly leaving: RefObject<Leaving>;
  /** Loads the timecard again; `leave`: with what changed in the leave system. */
  readonly onReload: (leave?: boolean) => void;
}

/** Leaves a timecard, after asking when something would be lost. */
export type Leaving = (go: () => void) => void;

type Asking = 'submit' | 'by-itself' | 'did-not-work' | 'copy' | 'entire' | 'conflict' | null;

/** A loaded timecard: its days, what is left to do, and every way out. */
export function OpenTimecard({ query, engagement, multi, leaving, onReload }: OpenTimecardProps) {
  const t = useText();
  const host = useHost();
  const store = useTimecardStore();
  const root = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const draft = useDraft(store);
  const guard = useLeaveGuard(store, draft.drop);
  useEffect(() => {
    leaving.current = guard.leave;
    return () => {
      leaving.current = (go) => go();
    };
  }, [leaving, guard]);

  /** Single-engagement mode, or when modifying: on to the detail page. Otherwise the page stays. */
  const leaves = !multi || query.isModifyClick;
  const leaveFor = useCallback(
    (billingItemId: number) => guard.goAnyway(() => host.go(`/worker/time-expense-detail/${billingItemId}`)),
    [host, guard],
  );

  const tell = useCallback(
    (outcome: SaveOutcome, kind: 'save' | 'submit') => {
      switch (outcome.kind) {
        case 'saved':
          draft.drop();
          notifications.notify({
            style: 'success',
            message: t(kind === 'save' ? 'MSG_SAVED' : 'MSG_SUBMITTED'),
            duration: 3000,
          });
          // What was typed while the answer was on its way is not saved yet: the page stays with it.
          if (isDirty(store.getState())) void draft.keep();
          else if (leaves) {
            // What the server warned of stands on the page that is left: it goes along.
            if (outcome.warnings.length > 0)
              notifications.notify({ style: 'warning', message: sayErrors(t, outcome.warnings), duration: null });
            leaveFor(outcome.billingItemId);
          }
          break;
        case 'incomplete': {
          const first = outcome.issues[0];
          if (first && root.current) leadTo(store, root.current, first.day, first.field);
          if (first && !first.day && !first.field) scrollToErrors(root.current);
          break;
        }
        case 'refused':
          scrollToErrors(root.current);
          break;
        case 'already-submitted':
          notifications.notify({ style: 'error', message: sayError(t, outcome.error) });
          if (query.isModifyClick && !multi) leaveFor(store.getState().metadata.billingItemId);
          break;
        case 'conflict':
          setAsking('conflict');
          break;
        case 'failed':
          notifications.notify({ style: 'error', message: t(callErrorKey(outcome.error)) });
          break;
        case 'busy':
          break;
      }
    },
    [draft, leaveFor, leaves, multi, query.isModifyClick, store, t],
  );

  const send = useCallback(
    async (kind: 'save' | 'submit') => {
      setAsking(null);
      // The session may have ended meanwhile: signing in leaves this page.
      await draft.keep();
      // A page that is left needs no ids; a host that is not ours may stay.
      tell(await saveTimecard(store, kind, leaves && host.isPortal ? 'leaves' : 'stays'), kind);
    },
    [store, tell, draft, leaves, host],
  );

  const save = useCallback(async () => {
    const { form, rules, metadata } = store.getState();
    if (!isEditable(metadata.status)) return;
    if (!allFilledDaysAreDidNotWork(form.days, rules)) return send('save');
    // In multi-engagement mode the did-not-work validation runs before saving.
    const refusal = multi ? await didNotWorkRefusal(metadata) : null;
    if (refusal === null) setAsking('did-not-work');
    else {
      const message = sayErrors(t, refusal.errors) || t(callErrorKey({ kind: refusal.failure ?? 'unexpected-answer' }));
      notifications.notify({ style: 'error', message });
    }
  }, [store, multi, send, t]);

  // ALLOCATION_NEEDED: submitted automatically once after loading. What is missing shows at once; where nothing is, only the
  // certification stands in the way, and nobody but the person can give that: they are asked.
  const submitted = useRef(false);
  useEffect(() => {
    const { metadata, form, rules } = store.getState();
    if (!submitsByItself(metadata, submitted.current)) return;
    submitted.current = true;
    const issues = submitIssues({ ...form, acknowledged: true }, rules);
    if (issues.length > 0) store.setState({ shownIssues: issues });
    else setAsking('by-itself');
  }, [store]);

  const certifyAndSubmit = () => {
    store.setState(({ form }) => ({ form: { ...form, acknowledged: true } }));
    return send('submit');
  };

  /** What stands in the way is said before the question, not after it. */
  const askToSubmit = () => {
    const { form, rules } = store.getState();
    if (submitIssues(form, rules).length === 0) setAsking('submit');
    else void send('submit');
  };

  const refreshLeave = useCallback(() => {
    const { billingItemId, engagementId, selectedDate } = store.getState().metadata;
    const address = addTimeAddress({
      billingItemId: billingItemId || null,
      reqId: engagementId,
      startDate: selectedDate,
      // The page comes back as it was: with its list of engagements, and on to where it leads after saving.
      showEnagagementList: multi || null,
      isModifyClick: query.isModifyClick || null,
      engagementList: query.engagementIds.join(','),
      willRefreshTAFWData: true,
    });
    if (host.isPortal && window.location.hash !== `#${address}`) host.go(address);
    else guard.leave(() => onReload(true));
  }, [store, host, guard, onReload, multi, query]);

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      // While something is asked, only the question is answered.
      if (!(event.ctrlKey || event.metaKey) || event.altKey || asking !== null) return;
      const typing = (event.composedPath()[0] as Element | undefined)?.matches?.('textarea');
      if (typing) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) undo(store);
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redo(store);
      else if (key === 's') {
        settleField(root.current);
        void save();
      } else return;
      event.preventDefault();
    };
    const element = root.current;
    // With the focus nowhere, as after a press beside every field, the page is still what is meant.
    const document = element?.ownerDocument;
    const elsewhere = (event: KeyboardEvent) => {
      if (event.target === document?.body) keys(event);
    };
    element?.addEventListener('keydown', keys);
    document?.addEventListener('keydown', elsewhere);
    return () => {
      element?.removeEventListener('keydown', keys);
      document?.removeEventListener('keydown', elsewhere);
    };
  }, [store, save, asking]);

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
      <PageHeader subtitle={subtitle} onClose={close} onCopyPeriod={() => setAsking('copy')} />
      {draft.banner ? <div className="tc-banners">{draft.banner}</div> : null}
      <LeaveRefreshProvider value={refreshLeave}>
        <Banners />
        <Content />
      </LeaveRefreshProvider>
      <Footer
        noWorkEligible={engagement?.noWorkEligible === true}
        onSave={() => void save()}
        onSubmit={askToSubmit}
        onCancel={close}
        onEntireNotWork={() => setAsking('entire')}
        draft={draft.status}
      />
      <SubmitDialog open={asking === 'submit'} onConfirm={() => void send('submit')} onCancel={() => setAsking(null)} />
      <SubmitDialog
        open={asking === 'by-itself'}
        byItself
        onConfirm={() => void certifyAndSubmit()}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'did-not-work'}
        kind="warning"
        title={t('LBL_DNW_TITLE')}
        onConfirm={() => void send('save')}
        onCancel={() => setAsking(null)}
      >
        {t('MSG_DNW')}
      </ConfirmDialog>
      <CopyPeriodDialog open={asking === 'copy'} onClose={() => setAsking(null)} />
      <EntireNotWorkedDialog
        open={asking === 'entire'}
        onClose={() => setAsking(null)}
        onDone={(billingItemId) => {
          draft.drop();
          notifications.notify({ style: 'success', message: t('MSG_TIME_SUBMITTED'), duration: 3000 });
          if (billingItemId > 0 && !multi)
            guard.goAnyway(() => host.go(`/worker/time-expense-detail/${billingItemId}`));
          else onReload();
        }}
      />
      <ConflictDialog open={asking === 'conflict'} onClose={() => setAsking(null)} onTaken={draft.drop} />
      {guard.dialog}
    </div>
  );
}

function Content() {
  const view = useTimecard((state) => state.view);
  const { showPeriodEntry: period, showAttachment: attachments } = useRules().template;
  const days = useDayKeys();
  const editable = useEditable();
  return (
    <div className="tc-cols" data-view={view}>
      <DayList />
      <div className="tc-cards">
        {view === 'grid' ? (
          <PeriodGrid />
        ) : period ? (
          <PeriodCard />
        ) : (
          days.map((name) => <DayCard key={name} name={name} />)
        )}
        <SubmittedList />
        {attachments ? <AttachmentsPanel /> : null}
      </div>
      <aside className="tc-aside">
        {editable ? <ChecklistPanel /> : null}
        <TotalsPanel />
        <WorkerHours />
      </aside>
    </div>
  );
}

/** A field that is being typed into is left and entered again: what stands in it is read, and kept where it cannot be. */
function settleField(root: HTMLElement | null): void {
  const scope = root?.getRootNode() as Document | ShadowRoot | undefined;
  const field = scope?.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

/** At once, for the reason `leadTo` has. */
function scrollToErrors(root: HTMLElement | null): void {
  flushSync(() => {});
  const scope = root?.getRootNode() as Document | ShadowRoot | undefined;
  const banner = scope?.getElementById('tc.errors');
  banner?.scrollIntoView({ block: 'center' });
  banner?.focus({ preventScroll: true });
}
