import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifications, useText } from 'shared-session';
import { allFilledDaysAreDidNotWork } from '../../../domain/day/all-did-not-work.ts';
import { isEditable } from '../../../domain/form/editable.ts';
import { submitsByItself } from '../../../domain/notices/leave-update.ts';
import { submitIssues } from '../../../domain/save-rules/index.ts';
import type { EntryQuery } from '../../../state/add-time/entry-query.ts';
import { isDirty } from '../../../state/add-time/is-dirty.ts';
import { type SaveOutcome, saveTimecard } from '../../../state/add-time/save-timecard.ts';
import { notWorkedIssue } from '../../../state/add-time/validate-not-worked.ts';
import { loadOutbox } from '../../outbox/load-outbox.ts';
import { callErrorKey } from '../../page/call-error-text.ts';
import { useHost } from '../../page/host.tsx';
import type { DraftKeeper } from '../draft/use-draft.ts';
import { leadTo } from '../field-ids.ts';
import { formatError, formatErrors } from '../issue-text.ts';
import { useTimecardStore } from '../timecard-context.tsx';
import type { LeaveGuard } from './use-leave-guard.tsx';
import { wayToServer } from './way-to-server.ts';

/** The messages about a Submit that was waiting when Save was pressed. */
const TAKES_ALONG = { style: 'info', message: 'MSG_SUBMIT_TAKES_ALONG' } as const;
const TAKEN_BACK = { style: 'warning', message: 'MSG_SUBMIT_TAKEN_BACK', duration: null } as const;

/** Questions that the person must answer before something is done. */
export type Asking = 'submit' | 'by-itself' | 'did-not-work' | 'entire' | 'conflict' | null;

interface SavingProps {
  readonly query: EntryQuery;
  readonly multi: boolean;
  readonly root: RefObject<HTMLElement | null>;
  readonly draft: DraftKeeper;
  readonly guard: LeaveGuard;
  /** Called with a submission on a page that stays. */
  readonly onSubmitted: (billingItemId: number) => void;
}

/** Saving and submitting: the questions before it, the effect of the response on the page, and where it leads. */
export function useSaving({ query, multi, root, draft, guard, onSubmitted }: SavingProps) {
  const t = useText();
  const host = useHost();
  const store = useTimecardStore();
  const [asking, setAsking] = useState<Asking>(null);

  /** Single-engagement mode, or when modifying: continues to the detail page. Otherwise the page stays. */
  const leaves = !multi || query.isModifyClick;
  const leaveFor = useCallback(
    (billingItemId: number) => guard.goAnyway(() => host.go(`/worker/time-expense-detail/${billingItemId}`)),
    [host, guard],
  );

  // Errors, and the message that something waits, stay until they are closed; the next try makes them outdated.
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
          // Waiting entries that the save contained are removed, except those the person has not decided on.
          void loadOutbox()
            .then(({ discardContained }) => discardContained(store.getState()))
            .catch(() => undefined);
          notifications.notify({
            style: 'success',
            message: t(kind === 'save' ? 'MSG_SAVED' : 'MSG_SUBMITTED'),
            duration: 3000,
          });
          // Text typed before the response arrived is not saved yet, so the page stays.
          if (isDirty(store.getState())) void draft.keep();
          else if (leaves) {
            // The server's warnings would disappear with the page, so they are shown as a notification.
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
      // The second press of a double click may come while the draft is written, or after the response while the page is closing.
      if (sending.current) return false;
      sending.current = true;
      dismissErrors();
      // A page that is left needs no ids; a foreign host may stay.
      const goes = leaves && host.isPortal;
      let isLeft = false;
      try {
        // The session may have ended: signing in leaves this page, so the draft is written first.
        const way = wayToServer(host.isPortal);
        // A waiting Submit takes a later Save along, unless something blocks submitting now; then a message says so.
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

  /** @returns whether everything is saved; false if the person is asked first */
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

  // ALLOCATION_NEEDED: submitted automatically once after loading. Anything missing is shown at once. If nothing is, only the certification
  // is left, which the person must give, so they are asked.
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

  /** Issues are shown before the question, not after it. */
  const askToSubmit = () => {
    const { form, rules } = store.getState();
    if (submitIssues(form, rules).length === 0) setAsking('submit');
    else void send('submit');
  };

  return { asking, setAsking, send, save, certifyAndSubmit, askToSubmit };
}

/** Synchronous for the same reason as `leadTo`. */
function scrollToErrors(root: HTMLElement | null): void {
  flushSync(() => {});
  const scope = root?.getRootNode() as Document | ShadowRoot | undefined;
  const banner = scope?.getElementById('tc.errors');
  banner?.scrollIntoView({ block: 'center' });
  banner?.focus({ preventScroll: true });
}
