import { MONDAY, metadataOf } from '../domain/testing/samples.ts';
import { openTimecard } from '../state/add-time/open-timecard.ts';
import type { TimecardStore } from '../state/add-time/timecard-store.ts';

/** The store of a timecard of the sample engagement, as its page opens it. */
export function openedTimecard(changes: Parameters<typeof metadataOf>[0] = {}): TimecardStore {
  const outcome = openTimecard(metadataOf(changes), MONDAY);
  if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
  return outcome.store;
}
