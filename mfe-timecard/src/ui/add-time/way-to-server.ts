import { NetworkError } from 'shared-client';
import type { SaveResponse } from 'shared-client/schema/billing';
import { type SaveOutcome, type SentTimecard, sendTimecard } from '../../state/add-time/save-timecard.ts';
import type { TimecardStore } from '../../state/add-time/timecard-store.ts';
import { loadOutbox } from '../outbox/load-outbox.ts';

/** How one save or submit gets to the server: at once, or from the outbox. */
export interface WayToServer {
  readonly send: (sent: SentTimecard) => Promise<SaveResponse>;
  /** Keeps what got no response. @returns whether it waits on this device now; not where that keeps nothing */
  readonly keep: (store: TimecardStore, failed: Extract<SaveOutcome, { kind: 'failed' }>) => Promise<boolean>;
}

/**
 * A save that gets no response waits in the outbox and is sent again with the same key, so that a lost answer makes no second change.
 * A later save of the same timecard waits behind it. A host that is not ours has no outbox.
 */
export function wayToServer(isPortal: boolean): WayToServer {
  const outbox = isPortal ? loadOutbox().catch(() => null) : Promise.resolve(null);
  // What waits is known to the page only once the outbox is there; a save does not wait for that.
  let loaded: Awaited<typeof outbox> = null;
  void outbox.then((module) => {
    loaded = module;
  });
  let hasLeft = false;
  return {
    async send(sent) {
      if (loaded?.hasToWait(sent))
        throw new NetworkError('An earlier save of this timecard has not been answered yet.');
      hasLeft = navigator.onLine;
      try {
        return await sendTimecard(sent);
      } finally {
        // A connection that came in between may have taken it along.
        hasLeft ||= navigator.onLine;
      }
    },
    async keep(store, { error, sent }) {
      if (error.kind !== 'network' && error.kind !== 'deadline') return false;
      if (!(await (await outbox)?.enqueue(sent, store.getState(), hasLeft))) return false;
      store.setState(({ form }) => ({ queued: form === sent.form ? form : null }));
      return true;
    },
  };
}
