import { useCallback, useRef, useState } from 'react';
import { notifications, useText } from 'shared-session';
import { navigate } from 'shared-session/routing';
import { type Missing, missingOf } from '../../domain/checklist.ts';
import { addExpensePath } from '../../domain/entry-query.ts';
import type { LineForm } from '../../domain/report-form.ts';
import type { Receipts } from '../../state/receipts.ts';
import { isDirty, type ReportStore } from '../../state/report-store.ts';
import { announceSave } from '../../state/report-tabs.ts';
import { saveReport } from '../../state/save-report.ts';
import { saveErrorKey } from '../page/call-error.ts';
import type { DraftKeeper } from '../page/use-kept-draft.ts';
import { leadTo } from './line-ids.ts';

export type Asking = 'submit' | 'conflict' | null;

interface SavingSetting {
  readonly draft: DraftKeeper;
  /** What is still on its way belongs to the report that was saved. */
  readonly receipts: Pick<Receipts, 'move'>;
  readonly incomplete: (line: LineForm) => boolean;
  /** Where the page stands, to lead to what is missing. */
  readonly root: () => HTMLElement | null;
}

/** Saving and submitting: what stops it, what is asked, and where it leads. */
export function useSaving(store: ReportStore, { draft, receipts, incomplete, root }: SavingSetting) {
  const t = useText();
  const [asking, setAsking] = useState<Asking>(null);
  const shown = useRef<string | null>(null);
  const fail = useCallback((message: string) => {
    shown.current = notifications.notify({ style: 'error', message });
  }, []);

  /** Leads to the first thing that stands in the way. @returns whether something does */
  const stops = useCallback(
    (missing: readonly Missing[]): boolean => {
      const [first] = missing;
      if (!first) return false;
      store.setState({ showsMissing: true });
      const at = root();
      if (at && first.line) leadTo(store, at, first.line, first.field);
      else if (at) at.querySelector<HTMLElement>('.ex-add button')?.focus();
      return true;
    },
    [store, root],
  );
  const missing = useCallback(
    (kind: 'save' | 'submit') => {
      const { form, setting } = store.getState();
      return missingOf(form, setting, kind, incomplete);
    },
    [store, incomplete],
  );

  /** @returns whether it is saved */
  const send = useCallback(
    async (kind: 'save' | 'submit'): Promise<boolean> => {
      setAsking(null);
      if (shown.current) notifications.dismiss(shown.current);
      if (stops(missing(kind))) return false;
      // The session may have ended meanwhile: signing in leaves this page, so the draft comes first.
      const outcome = await saveReport(store, kind, draft.keep());
      switch (outcome.kind) {
        case 'saved': {
          const { version } = store.getState().metadata;
          announceSave({ billingItemId: outcome.billingItemId, version });
          if (!isDirty(store.getState())) draft.drop();
          const { engagementId } = store.getState().metadata;
          notifications.notify({
            style: 'success',
            message: t(kind === 'save' ? 'MSG_SAVED' : 'MSG_EXPENSE_SUBMITTED'),
            duration: 3000,
          });
          await receipts.move();
          if (kind === 'submit') navigate(`/worker/time-expense-detail/${outcome.billingItemId}`);
          else navigate(addExpensePath(engagementId, outcome.billingItemId), { replace: true });
          return true;
        }
        case 'refused':
          root()?.querySelector('.ex-errors')?.scrollIntoView({ block: 'center' });
          return false;
        case 'conflict':
          setAsking('conflict');
          return false;
        case 'failed':
          fail(t(saveErrorKey(outcome.error)));
          return false;
        case 'busy':
          return false;
      }
    },
    [store, draft, receipts, stops, missing, fail, root, t],
  );

  /** What stands in the way is said before the question, not after it. */
  const askToSubmit = useCallback(() => {
    if (stops(missing('submit'))) return;
    if (!store.getState().certified) {
      store.setState({ showsMissing: true });
      root()?.querySelector<HTMLElement>('.ex-certify input')?.focus();
    } else setAsking('submit');
  }, [store, stops, missing, root]);

  return { asking, setAsking, send, askToSubmit };
}
