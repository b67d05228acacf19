import { NetworkError } from 'shared-client';
import type { SaveResponse } from 'shared-client/schema/billing';
import { type SaveOutcome, type SentTimecard, sendTimecard } from '../../../state/add-time/save-timecard.ts';
import { type TimecardStore, withTakenUp } from '../../../state/add-time/timecard-store.ts';
import { loadOutbox } from '../../outbox/load-outbox.ts';

/** The way of a save or submit to the server: directly, or through the outbox. */
export interface WayToServer {
  /** Whether a Submit is waiting that a save of the timecard would contain. */
  readonly waitsToSubmit: (store: TimecardStore) => Promise<boolean>;
  readonly send: (sent: SentTimecard) => Promise<SaveResponse>;
  /** Queues a save without a response. @returns whether it waits on this device now; false if the device stores nothing */
  readonly keep: (store: TimecardStore, failed: Extract<SaveOutcome, { kind: 'failed' }>) => Promise<boolean>;
}

/**
 * A save without a response waits in the outbox and is sent again with the same key, so that a lost response causes no second change. A
 * later save of the same timecard waits behind it. A foreign host has no outbox.
 */
export function wayToServer(isPortal: boolean): WayToServer {
  const outbox = isPortal ? loadOutbox().catch(() => null) : Promise.resolve(null);
  // Waiting entries are known only once the outbox is loaded; a save does not wait for that.
  let loaded: Awaited<typeof outbox> = null;
  void outbox.then((module) => {
    loaded = module;
  });
  let hasLeft = false;
  return {
    async waitsToSubmit(store) {
      // If nothing of the outbox was taken up, there is no need to wait for its script.
      if (store.getState().takenUp.length === 0) return false;
      return (await outbox)?.waitsToSubmit(store.getState()) === true;
    },
    async send(sent) {
      if (loaded?.hasToWait(sent))
        throw new NetworkError('An earlier save of this timecard has not been answered yet.');
      hasLeft = navigator.onLine;
      try {
        return await sendTimecard(sent);
      } finally {
        // If the connection came back in between, the save may have arrived.
        hasLeft ||= navigator.onLine;
      }
    },
    async keep(store, { error, sent }) {
      if (error.kind !== 'network' && error.kind !== 'deadline') return false;
      const id = await (await outbox)?.enqueue(sent, store.getState(), hasLeft);
      if (!id) return false;
      store.setState((state) => ({
        queued: state.form === sent.form ? state.form : null,
        takenUp: withTakenUp(state, { id, form: sent.form }),
      }));
      return true;
    },
  };
}
