import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifications, useText } from 'shared-session';
import { allFilledDaysAreDidNotWork, isEditable } from '../../domain/form/editable.ts';
import { submitsByItself } from '../../domain/notices/leave-update.ts';
import { submitIssues } from '../../domain/save-rules/index.ts';
import type { EntryQuery } from '../../state/add-time/entry-query.ts';
import { isDirty } from '../../state/add-time/is-dirty.ts';
import { type SaveOutcome, saveTimecard } from '../../state/add-time/save-timecard.ts';
import { notWorkedIssue } from '../../state/add-time/validate-not-worked.ts';
import { loadOutbox } from '../outbox/load-outbox.ts';
import { callErrorKey } from '../page/call-error-text.ts';
import { useHost } from '../page/host.tsx';
import type { DraftKeeper } from './draft/use-draft.ts';
import { leadTo } from './field-ids.ts';
import { formatError, formatErrors } from './issue-text.ts';
import { useTimecardStore } from './timecard-context.tsx';
import type { LeaveGuard } from './use-leave-guard.tsx';
import { wayToServer } from './way-to-server.ts';

/** What is said of a Submit that waited when Save was pressed. */
const TAKES_ALONG = { style: 'info', message: 'MSG_SUBMIT_TAKES_ALONG' } as const;
const TAKEN_BACK = { style: 'warning', message: 'MSG_SUBMIT_TAKEN_BACK', duration: null } as const;

/** What the person is asked before something is done. */
export type Asking = 'submit' | 'by-itself' | 'did-not-work' | 'entire' | 'conflict' | null;

interface SavingProps {
  readonly query: EntryQuery;
  readonly multi: boolean;
  readonly root: RefObject<HTMLElement | null>;
  readonly draft: DraftKeeper;
  readonly guard: LeaveGuard;
  /** Hears of what was submitted on a page that stays. */
  readonly onSubmitted: (billingItemId: number) => void;
}

/** Saving and submitting: what is asked before, what the response makes of the page, and where it leads. */
export function useSaving({ query, multi, root, draft, guard, onSubmitted }: SavingProps) {
  const t = useText();
  const host = useHost();
  const store = useTimecardStore();
  const [asking, setAsking] = useState<Asking>(null);

  /** Single-engagement mode, or when modifying: on to the detail page. Otherwise the page stays. */
  const leaves = !multi || query.isModifyClick;
  const leaveFor = useCallback(
    (billingItemId: number) => guard.goAnyway(() => host.go(`/worker/time-expense-detail/${billingItemId}`)),
    [host, guard],
  );

  // An error, and that something waits, stays until it is closed; the next try makes it untrue.
  const shownErrors = useRef<string[]>([]);
  const showError = useCallback((message: string) => {
    shownErrors.current.push(notifications.notify({ style: 'error', message }));
  }, []);
  const dismissErrors = useCallback(() => {
    for (const id of shownErrors.current.splice(0)) notifications.dismiss(id);
  }, []);

  /** @returns whether the page is left */
  const report = useCallback(
    (outcome: SaveOutcome, kind: 'save' | 'submit'): boolean => {
      switch (outcome.kind) {
        case 'saved':
          draft.drop();
          // What of it still waited is in what was saved now, unless the person was asked about it and has not said.
          void loadOutbox()
            .then(({ discardContained }) => discardContained(store.getState()))
            .catch(() => undefined);
          notifications.notify({
            style: 'success',
            message: t(kind === 'save' ? 'MSG_SAVED' : 'MSG_SUBMITTED'),
            duration: 3000,
          });
          // What was typed while the response was on its way is not saved yet: the page stays with it.
          if (isDirty(store.getState())) void draft.keep();
          else if (leaves) {
            // What the server warned of stands on the page that is left: it goes along.
            if (outcome.warnings.length > 0)
              notifications.notify({ style: 'warning', message: formatErrors(t, outcome.warnings), duration: null });
            leaveFor(outcome.billingItemId);
            return true;
          }
          if (kind === 'submit') onSubmitted(outcome.billingItemId);
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
          showError(formatError(t, outcome.error));
          if (query.isModifyClick && !multi) leaveFor(store.getState().metadata.billingItemId);
          break;
        case 'conflict':
          setAsking('conflict');
          break;
        case 'failed':
          showError(t(callErrorKey(outcome.error)));
          break;
        case 'busy':
          break;
      }
      return false;
    },
    [showError, draft, leaveFor, leaves, multi, onSubmitted, query.isModifyClick, root, store, t],
  );

  const sending = useRef(false);
  const send = useCallback(
    async (asked: 'save' | 'submit'): Promise<boolean> => {
      setAsking(null);
      // The second press of a double click may come while the draft is written, or when the response is there and the page is going.
      if (sending.current) return false;
      sending.current = true;
      dismissErrors();
      // A page that is left needs no ids; a host that is not ours may stay.
      const goes = leaves && host.isPortal;
      let isLeft = false;
      try {
        // The session may have ended meanwhile: signing in leaves this page, so the draft comes first.
        const way = wayToServer(host.isPortal);
        // A Submit that waits takes a later Save along, where nothing has come to stand in its way; otherwise that is said.
        const waits = asked === 'save' && (await way.waitsToSubmit(store));
        const { form, rules } = store.getState();
        const kind = waits && submitIssues(form, rules).length === 0 ? 'submit' : asked;
        const said = waits ? (kind === 'submit' ? TAKES_ALONG : TAKEN_BACK) : null;
        const outcome = await saveTimecard(store, kind, goes ? 'leaves' : 'stays', draft.keep(), way.send);
        if (outcome.kind === 'failed' && (await way.keep(store, outcome))) {
          const message = t(navigator.onLine ? 'MSG_QUEUED_UNANSWERED' : 'MSG_QUEUED');
          const toast = said
            ? { ...said, message: `${message} ${t(said.message)}` }
            : { style: 'info' as const, message };
          shownErrors.current.push(notifications.notify(toast));
          return false;
        }
        if (said && outcome.kind === 'saved') notifications.notify({ ...said, message: t(said.message) });
        isLeft = report(outcome, kind);
        return outcome.kind === 'saved';
      } finally {
        sending.current = goes && isLeft;
      }
    },
    [store, report, draft, leaves, host, dismissErrors, t],
  );

  /** @returns whether everything is saved; not when the person is asked first */
  const save = useCallback(async (): Promise<boolean> => {
    const { form, rules, metadata } = store.getState();
    if (!isEditable(metadata.status, metadata.rejectionKind)) return false;
    if (form.entireNotWork) {
      setAsking('entire');
      return false;
    }
    if (!allFilledDaysAreDidNotWork(form.days, rules)) return send('save');
    dismissErrors();
    // In multi-engagement mode the did-not-work validation runs before saving.
    const rejection = multi ? await notWorkedIssue(metadata) : null;
    if (rejection === null) setAsking('did-not-work');
    else {
      const message =
        formatErrors(t, rejection.errors) || t(callErrorKey({ kind: rejection.failure ?? 'unexpected-answer' }));
      showError(message);
    }
    return false;
  }, [store, multi, send, showError, dismissErrors, t]);

  useEffect(() => {
    guard.saving.current = async () => {
      const isSaved = await save();
      await draft.settled();
      return isSaved;
    };
  }, [guard, save, draft]);

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

  return { asking, setAsking, send, save, certifyAndSubmit, askToSubmit };
}

/** At once, for the reason `leadTo` has. */
function scrollToErrors(root: HTMLElement | null): void {
  flushSync(() => {});
  const scope = root?.getRootNode() as Document | ShadowRoot | undefined;
  const banner = scope?.getElementById('tc.errors');
  banner?.scrollIntoView({ block: 'center' });
  banner?.focus({ preventScroll: true });
}
