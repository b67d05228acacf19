import { useEffect } from 'react';
import { isDirty } from '../../state/add-time/is-dirty.ts';
import type { TimecardStore } from '../../state/add-time/timecard-store.ts';
import { needOutbox } from '../outbox/load-outbox.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import type { DraftKeeper } from './draft/use-draft.ts';

/** Milliseconds after which nothing of the page waits any more. */
const AHEAD_MS = 2_000;

/** What a person begins with. */
const FIRST_TOUCH = ['pointerdown', 'keydown'] as const;

interface QueuedProps {
  readonly store: TimecardStore;
  readonly draft: DraftKeeper;
  /** Somebody else changed the timecard while it waited. */
  readonly onConflict: () => void;
}

/** Keeps the open timecard in step with what of it waits for the connection. */
export function useQueued({ store, draft, onConflict }: QueuedProps): void {
  const outbox = useOutbox();
  const { drop } = draft;
  // A save without a connection needs it, and could not fetch it then: it comes with the first touch, or before.
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
