import { useCallback, useEffect, useState } from 'react';
import { CallError } from 'shared-client';
import { type EngagementItem, getEngagementItems } from 'shared-client/engagements';
import { notifications, useText } from 'shared-session';
import { callErrorKey } from '../page/call-error-text.ts';

export interface Engagements {
  /** null while loading. */
  readonly list: readonly EngagementItem[] | null;
  readonly error: CallError | null;
  readonly reload: () => void;
}

/**
 * The engagements of the worker, without those whose closed date is out of bounds; an id filter narrows the list
 * (docs: add-time#engagement-selector). A failure of the server is said (docs: errors#error-save-500) until the list is there
 * or asked for again.
 */
export function useEngagements(ids: readonly number[] = []): Engagements {
  const [state, setState] = useState<{ list: readonly EngagementItem[] | null; error: CallError | null }>({
    list: null,
    error: null,
  });
  const [attempt, setAttempt] = useState(0);
  const t = useText();
  const filter = ids.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): reloading asks again.
  useEffect(() => {
    const stop = new AbortController();
    setState({ list: null, error: null });
    getEngagementItems({ signal: stop.signal }).then(
      ({ content }) => {
        const wanted = new Set(filter === '' ? [] : filter.split(',').map(Number));
        const list = content.filter((one) => !one.closedDateOutOfBounds && (wanted.size === 0 || wanted.has(one.id)));
        setState({ list, error: null });
      },
      (error) => {
        if (stop.signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setState({ list: null, error });
      },
    );
    return () => stop.abort();
  }, [filter, attempt]);
  const { error } = state;
  useEffect(() => {
    if (error?.kind !== 'server') return;
    const said = notifications.notify({ style: 'error', message: t(callErrorKey(error)) });
    return () => notifications.dismiss(said);
  }, [error, t]);
  return { ...state, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
