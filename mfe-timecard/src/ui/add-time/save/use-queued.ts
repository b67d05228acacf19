import { useEffect } from 'react';
import { isDirty } from '../../../state/add-time/is-dirty.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';
import { needOutbox } from '../../outbox/load-outbox.ts';
import { useOutbox } from '../../outbox/use-outbox.ts';
import type { DraftKeeper } from '../draft/use-draft.ts';

/** After this many milliseconds the page has loaded everything else. */
const AHEAD_MS = 2_000;

/** Events that start a person's work. */
const FIRST_TOUCH = ['pointerdown', 'keydown'] as const;

interface QueuedProps {
  readonly store: TimecardStore;
  readonly draft: DraftKeeper;
  /** Called if another user changed the timecard while it waited. */
  readonly onConflict: () => void;
}

/** Keeps the open timecard in step with its entries in the outbox. */
export function useQueued({ store, draft, onConflict }: QueuedProps): void {
  const outbox = useOutbox();
  const { drop } = draft;
  // A save without a connection needs the script and could not load it, so it is loaded with the first touch, or earlier.
  useEffect(() => {
    const timer = setTimeout(needOutbox, AHEAD_MS);
    for (const touch of FIRST_TOUCH) window.addEventListener(touch, needOutbox, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      for (const touch of FIRST_TOUCH) window.removeEventListener(touch, needOutbox, { capture: true });
    };
  }, []);
  useEffect(
    () =>
      outbox?.followQueued(store, {
        onConflict,
        onAccepted: () => {
          if (!isDirty(store.getState())) drop();
        },
      }),
    [outbox, store, drop, onConflict],
  );
}
