import { reportFailure } from 'shared-client/report-failure';
import { settling } from '../../state/add-time/settling.ts';
import type { TimecardStore } from '../../state/add-time/timecard-store.ts';

/**
 * Applies the outcomes of outbox entries one after the other. Read back at the same time, an older version could be taken for the newest.
 */
export function settleInTurn(store: TimecardStore, run: () => Promise<void>): void {
  const before = settling.get(store);
  const settled = (before ? before.then(run) : run()).catch((error: unknown) =>
    reportFailure('What became of an entry that waited could not be taken over.', error),
  );
  settling.set(store, settled);
  void settled.then(() => {
    if (settling.get(store) === settled) settling.delete(store);
  });
}
