import type { TimecardSavePayload } from 'shared-client/schema/billing';

/** A save or submit that waits on this device for the connection. */
export interface OutboxEntry {
  /** What this device calls it. */
  readonly id: string;
  readonly kind: 'save' | 'submit';
  /** ISO instant. */
  readonly queuedAt: string;
  /** First day of the timecard's period. */
  readonly periodStartDate: string;
  readonly payload: TimecardSavePayload;
  /** Sent with every try: a try whose answer was lost and the next one make one change. */
  readonly idempotencyKey: string;
  /** The entries as the page has them, as a draft is written. */
  readonly draft: string;
  /** Ids of earlier entries of the timecard that this one was made upon, and has. Older builds wrote none, and had all. */
  readonly contains?: readonly string[] | undefined;
  readonly state: EntryState;
}

export type EntryState =
  /** Nothing of it has left this device. */
  | { readonly at: 'device' }
  /** It was sent; whether it arrived is not known yet. */
  | { readonly at: 'sent' }
  /** The server will not take it as it is: the person decides. */
  | { readonly at: 'stuck'; readonly why: 'conflict' | 'refused'; readonly message: string };

/** What came of a try. */
export type Answer =
  | { readonly kind: 'accepted'; readonly billingItemId: number; readonly version: number | null }
  /** No response: it may have arrived. */
  | { readonly kind: 'unanswered' }
  /** The server, or the session, is not ready for it: it comes again later. */
  | { readonly kind: 'later' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly message: string };

type Timecard = Pick<TimecardSavePayload, 'requisitionId' | 'periodEndDate'>;

export const sameTimecard = (one: Timecard, other: Timecard) =>
  one.requisitionId === other.requisitionId && one.periodEndDate === other.periodEndDate;

/** Whether an entry has what an earlier one of its timecard has: it was made upon it, or is the same change. */
export const hasEntry = (entry: OutboxEntry, earlier: OutboxEntry): boolean =>
  sameTimecard(entry.payload, earlier.payload) &&
  (entry.contains === undefined ||
    entry.contains.includes(earlier.id) ||
    entry.idempotencyKey === earlier.idempotencyKey);

/**
 * The queue with another entry. It replaces those that it has and that have not left this device, or could not go; one that may have
 * arrived is settled first. What it does not have stays: another tab's, or what the person has not decided on. The same change once more
 * is the one that waits already.
 */
export function withEntry(queue: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry[] {
  const isOfIt = ({ payload }: OutboxEntry) => sameTimecard(payload, entry.payload);
  const others = queue.filter((one) => one.state.at === 'sent' || !hasEntry(entry, one));
  const isThere = others.findLast(isOfIt)?.idempotencyKey === entry.idempotencyKey;
  return isThere ? others : [...others, entry];
}

/**
 * Whether a save has to wait for an earlier one of its timecard, of which nobody knows yet whether it arrived: sent past it, it would
 * start from a version that may be gone. Sent once more with its own key it need not.
 */
export function waitsBehind(
  queue: readonly OutboxEntry[],
  sent: Pick<OutboxEntry, 'payload' | 'idempotencyKey'>,
): boolean {
  return queue.some(
    ({ state, payload, idempotencyKey }) =>
      state.at === 'sent' && sameTimecard(payload, sent.payload) && idempotencyKey !== sent.idempotencyKey,
  );
}

/** The next to be sent: the oldest that was not made upon one that could not go. */
export function nextToSend(queue: readonly OutboxEntry[]): OutboxEntry | undefined {
  return queue.find(
    (entry, at) =>
      entry.state.at !== 'stuck' &&
      !queue.slice(0, at).some((earlier) => earlier.state.at === 'stuck' && hasEntry(entry, earlier)),
  );
}

/** The queue after a try of an entry. What the server took is gone from it; nothing else ever is. */
export function afterAnswer(queue: readonly OutboxEntry[], tried: OutboxEntry, answer: Answer): OutboxEntry[] {
  const others = (change: (entry: OutboxEntry) => OutboxEntry[]) =>
    queue.flatMap((entry) => (entry.id === tried.id ? change(entry) : [entry]));
  switch (answer.kind) {
    case 'accepted':
      // One that does not have it starts from the version before: the server says that there is a newer one.
      return others(() => []).map((entry) => (hasEntry(entry, tried) ? startingFrom(entry, answer) : entry));
    case 'unanswered':
      return others((entry) => [{ ...entry, state: { at: 'sent' } }]);
    case 'later':
      // Where an earlier try may have arrived, it still may.
      return others((entry) => [{ ...entry, state: tried.state }]);
    case 'conflict':
      return others((entry) => [{ ...entry, state: { at: 'stuck', why: 'conflict', message: '' } }]);
    case 'refused':
      return others((entry) => [{ ...entry, state: { at: 'stuck', why: 'refused', message: answer.message } }]);
  }
}

/** An entry that was made upon one the server has taken since: another change, with a key of its own. */
function startingFrom(entry: OutboxEntry, taken: { billingItemId: number; version: number | null }): OutboxEntry {
  const { billingItemId, version } = taken;
  return {
    ...entry,
    idempotencyKey: `${entry.idempotencyKey}.${billingItemId}.${version}`,
    payload: { ...entry.payload, id: billingItemId, version: version ?? entry.payload.version },
  };
}

/** What a person takes along of entries that could not go: one line each, then everything that would be sent. */
export function exported(queue: readonly OutboxEntry[]): string {
  return JSON.stringify(
    queue.map(({ kind, queuedAt, payload, state }) => ({ kind, queuedAt, state, timecard: payload })),
    null,
    2,
  );
}
