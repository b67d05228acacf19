import { useCallback, useRef, useState } from 'react';
import { notifications, useText } from 'shared-session';
import { navigate } from 'shared-session/routing';
import { addProjectPath } from '../../domain/entry-query.ts';
import { projectMissing } from '../../domain/project/project-missing.ts';
import { isDirty, type ProjectStore } from '../../state/project-store.ts';
import { saveProject } from '../../state/save-project.ts';
import { saveErrorKey } from '../page/call-error.ts';
import type { DraftKeeper } from '../page/use-kept-draft.ts';
import { leadToMissing } from './project-ids.ts';

/** Saving and submitting: what stops it, what is asked, and where it leads. */
export function useProjectSaving(store: ProjectStore, draft: DraftKeeper, root: () => HTMLElement | null) {
  const t = useText();
  const [asking, setAsking] = useState<'submit' | 'conflict' | null>(null);
  const shown = useRef<string | null>(null);

  /** Leads to the first thing that stands in the way. @returns whether something does */
  const stops = useCallback(
    (kind: 'save' | 'submit'): boolean => {
      const { form, setting } = store.getState();
      const [first] = projectMissing(form, setting, kind);
      if (!first) return false;
      store.setState({ showsMissing: true });
      const scope = root()?.getRootNode() as Document | ShadowRoot | undefined;
      if (scope) leadToMissing(scope, first);
      return true;
    },
    [store, root],
  );

  /** @returns whether it is saved */
  const send = useCallback(
    async (kind: 'save' | 'submit'): Promise<boolean> => {
      setAsking(null);
      if (shown.current) notifications.dismiss(shown.current);
      if (stops(kind)) return false;
      // The session may have ended meanwhile: signing in leaves this page, so the draft comes first.
      const outcome = await saveProject(store, kind, draft.keep());
      if (outcome.kind === 'conflict') setAsking('conflict');
      if (outcome.kind === 'refused') root()?.querySelector('.ex-errors')?.scrollIntoView({ block: 'center' });
      if (outcome.kind === 'failed')
        shown.current = notifications.notify({ style: 'error', message: t(saveErrorKey(outcome.error)) });
      if (outcome.kind !== 'saved') return false;
      if (!isDirty(store.getState())) draft.drop();
      const { engagementId } = store.getState().metadata;
      const message = t(kind === 'save' ? 'MSG_SAVED' : 'MSG_PROJECT_SUBMITTED');
      notifications.notify({ style: 'success', message, duration: 3000 });
      if (kind === 'submit') navigate(`/worker/time-expense-detail/${outcome.billingItemId}`);
      else navigate(addProjectPath(engagementId, outcome.billingItemId), { replace: true });
      return true;
    },
    [store, draft, stops, root, t],
  );

  /** What stands in the way is said before the question, not after it. */
  const askToSubmit = useCallback(() => {
    if (stops('submit')) return;
    if (store.getState().certified) return setAsking('submit');
    store.setState({ showsMissing: true });
    root()?.querySelector<HTMLElement>('.ex-certify input')?.focus();
  }, [store, stops, root]);

  return { asking, setAsking, send, askToSubmit };
}
