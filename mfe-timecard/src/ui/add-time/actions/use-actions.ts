import { schedulePostPaint } from 'mfe_widgets/post-paint';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useModule } from 'shared-session/server-data';
import type { Actions, ActionsState } from './actions.ts';
import { loadActions } from './load-actions.ts';

/** A press that waits for the script. */
type Press = (actions: Actions) => unknown;
type Name = 'save' | 'submit' | 'copy' | 'period';

/**
 * The actions of a timecard. Their script is loaded after the days are painted: a button pressed before is busy, and its press is carried
 * out once the script is there. If the script fails, pressing again is another attempt.
 */
export function useActions() {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // The first may run in a task that was scheduled before the days were there.
    let cancel = schedulePostPaint(() => {
      cancel = schedulePostPaint(() => setPainted(true));
    });
    return () => cancel();
  }, []);
  const actions = useRef<Actions>(null);
  const [state, setState] = useState<ActionsState | null>(null);
  const [waiting, setWaiting] = useState<{ readonly name: Name; readonly press: Press } | null>(null);
  const part = useModule('timecard-actions', loadActions, isPainted || waiting !== null);
  const { error, retry } = part;
  useEffect(() => {
    if (!state || !waiting || !actions.current) return;
    setWaiting(null);
    waiting.press(actions.current);
  }, [state, waiting]);

  const press = useCallback(
    (name: Name, act: Press) => {
      if (actions.current) return act(actions.current);
      setWaiting({ name, press: act });
      if (error) retry();
    },
    [error, retry],
  );
  const dropDraft = useCallback(() => actions.current?.dropDraft(), []);
  return { part, actions, state, setState, waiting: error ? null : (waiting?.name ?? null), press, dropDraft };
}
