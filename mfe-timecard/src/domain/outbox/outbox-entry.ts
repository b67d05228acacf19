import type { TimecardSavePayload } from 'shared-client/schema/billing';

/** A save or submit that waits on this device for the connection. */
export interface OutboxEntry {
  /** The entry's id on this device. */
  readonly id: string;
  readonly kind: 'save' | 'submit';
  /** ISO instant. */
  readonly queuedAt: string;
  /** First day of the timecard's period. */
  readonly periodStartDate: string;
  readonly payload: TimecardSavePayload;
  /** Sent with every try. If the response to one try is lost, the next one still makes a single change. */
  readonly idempotencyKey: string;
  /** The entries of the page, in the format of a draft. */
  readonly draft: string;
  /** Ids of earlier entries of the timecard that this one is based on and contains. Older builds stored none and contained all. */
  readonly contains?: readonly string[] | undefined;
  readonly state: EntryState;
}

export type EntryState =
  /** Nothing of it was sent yet. */
  | { readonly at: 'device' }
  /** It was sent; whether it arrived is unknown. */
  | { readonly at: 'sent' }
  /** The server does not accept it as it is; the person must decide. */
  | { readonly at: 'stuck'; readonly why: 'conflict' | 'refused'; readonly message: string };

/** The outcome of a try. */
export type Answer =
  | { readonly kind: 'accepted'; readonly billingItemId: number; readonly version: number | null }
  /** No response; it may have arrived. */
  | { readonly kind: 'unanswered' }
  /** The server or the session is not ready; it will be tried again. */
  | { readonly kind: 'later' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly message: string };

type Timecard = Pick<TimecardSavePayload, 'requisitionId' | 'periodEndDate'>;

export const sameTimecard = (one: Timecard, other: Timecard) =>
  one.requisitionId === other.requisitionId && one.periodEndDate === other.periodEndDate;

/** Whether an entry contains an earlier one of its timecard: it is based on it, or is the same change. */
export const hasEntry = (entry: OutboxEntry, earlier: OutboxEntry): boolean =>
  sameTimecard(entry.payload, earlier.payload) &&
  (entry.contains === undefined ||
    entry.contains.includes(earlier.id) ||
    entry.idempotencyKey === earlier.idempotencyKey);

/**
 * Adds an entry to the queue. It replaces the entries it contains that were not sent yet or are stuck; one that may have arrived is
 * resolved first. Entries that it does not contain stay: those of another tab, or those the person has not decided on. The same change is
 * never queued twice.
 */
export function withEntry(queue: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry[] {
  const isOfIt = ({ payload }: OutboxEntry) => sameTimecard(payload, entry.payload);
  const others = queue.filter((one) => one.state.at === 'sent' || !hasEntry(entry, one));
  const isThere = others.findLast(isOfIt)?.idempotencyKey === entry.idempotencyKey;
  return isThere ? others : [...others, entry];
}

/**
 * Whether a save must wait for an earlier one of its timecard that may or may not have arrived: sent before the outcome is known, it would
 * start from a version that may be outdated. The same save, sent again with its own key, does not wait.
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

/** The next entry to send: the oldest that is not based on a stuck one. */
export function nextToSend(queue: readonly OutboxEntry[]): OutboxEntry | undefined {
  return queue.find(
    (entry, at) =>
      entry.state.at !== 'stuck' &&
      !queue.slice(0, at).some((earlier) => earlier.state.at === 'stuck' && hasEntry(entry, earlier)),
  );
}

/** The queue after a try. Only an accepted entry is removed. */
export function afterAnswer(queue: readonly OutboxEntry[], tried: OutboxEntry, answer: Answer): OutboxEntry[] {
  const others = (change: (entry: OutboxEntry) => OutboxEntry[]) =>
    queue.flatMap((entry) => (entry.id === tried.id ? change(entry) : [entry]));
  switch (answer.kind) {
    case 'accepted':
      // An entry that does not contain it starts from the earlier version; the server reports that there is a newer one.
      return others(() => []).map((entry) => (hasEntry(entry, tried) ? startingFrom(entry, answer) : entry));
    case 'unanswered':
      return others((entry) => [{ ...entry, state: { at: 'sent' } }]);
    case 'later':
      // An earlier try may still have arrived.
      return others((entry) => [{ ...entry, state: tried.state }]);
    case 'conflict':
      return others((entry) => [{ ...entry, state: { at: 'stuck', why: 'conflict', message: '' } }]);
    case 'refused':
      return others((entry) => [{ ...entry, state: { at: 'stuck', why: 'refused', message: answer.message } }]);
  }
}

/** Rebases an entry on one that the server has accepted. It is another change, so it gets its own key. */
function startingFrom(entry: OutboxEntry, taken: { billingItemId: number; version: number | null }): OutboxEntry {
  const { billingItemId, version } = taken;
  return {
    ...entry,
    idempotencyKey: `${entry.idempotencyKey}.${billingItemId}.${version}`,
    payload: { ...entry.payload, id: billingItemId, version: version ?? entry.payload.version },
  };
}

/** Stuck entries as text for the person: one line each, then everything that would be sent. */
export function exported(queue: readonly OutboxEntry[]): string {
  return JSON.stringify(
    queue.map(({ kind, queuedAt, payload, state }) => ({ kind, queuedAt, state, timecard: payload })),
    null,
    2,
  );
}
