import { useEffect } from 'react';
import { useModule } from 'shared-session/server-data';
import { isDirty, type TimecardStore } from '../../state/add-time/timecard-store.ts';
import { loadOutbox } from '../outbox/load-outbox.ts';
import { useHost } from '../page/host.tsx';
import type { DraftKeeper } from './draft/use-draft.ts';

interface QueuedProps {
  readonly store: TimecardStore;
  readonly draft: DraftKeeper;
  /** Somebody else changed the timecard while it waited. */
  readonly onConflict: () => void;
}

/** Keeps the open timecard in step with what of it waits for the connection. */
export function useQueued({ store, draft, onConflict }: QueuedProps): void {
  const { module } = useModule('outbox', loadOutbox, useHost().isPortal);
  const { drop } = draft;
  useEffect(
    () =>
      module?.followQueued(store, {
        onConflict,
        onAccepted: () => {
          if (!isDirty(store.getState())) drop();
        },
      }),
    [module, store, drop, onConflict],
  );
}
