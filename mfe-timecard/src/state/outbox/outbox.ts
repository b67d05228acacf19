import { addOfflineQueue, keepWork, releaseWork, removeOfflineQueue } from 'shared-session/device-data';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { nextToSend, type OutboxEntry, waitsBehind, withEntry } from '../../domain/outbox/outbox-entry.ts';
import type { SentTimecard } from '../add-time/save-timecard.ts';
import type { TimecardState } from '../add-time/timecard-store.ts';
import { personOfDevice } from '../device/person.ts';
import { keepRecord, readRecord } from '../device/sealed-records.ts';
import { writeDraft } from '../drafts/draft-format.ts';
import type { Settled } from './answer-of.ts';
import { KEPT_TIMECARD, OFFLINE_QUEUE } from './may-wait.ts';
import { OUTBOX_FORMAT, outboxSchema } from './outbox-record.ts';
import { containedIn } from './taken-up.ts';

/** The one record that holds the queue. */
const RECORD = 'outbox';
/** Name of the channel on which tabs announce changes, and of the lock of the tab that sends. */
export const OUTBOX = 'timecard-outbox';
export interface OutboxState {
  readonly entries: readonly OutboxEntry[];
  /** The outcomes of sent entries, newest last. */
  readonly settled: readonly Settled[];
}

/** The queue of this device, as far as this page knows it. */
export const outbox = createStore<OutboxState>()(() => ({ entries: [], settled: [] }));

/** Announces changes of the queue to other tabs. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(OUTBOX);

/** A message between tabs: the queue has changed, or an entry has an outcome. */
export type OutboxMessage = { readonly person: string; readonly settled: Settled } | null;

/** Follows other tabs' changes to the queue and the outcomes of the entries they send. @returns a function that stops it */
export function followElsewhere(): () => void {
  const heard = async ({ data }: MessageEvent<OutboxMessage>) => {
    const settled = data && data.person === (await personOfDevice()) ? data.settled : null;
    await readOutbox(settled && { ...settled, isElsewhere: true });
  };
  channel?.addEventListener('message', heard);
  return () => channel?.removeEventListener('message', heard);
}

/** Sets the queue and an entry's outcome at once. An entry that disappears without an outcome would look as if it had never waited. */
const know = (entries: readonly OutboxEntry[], news: Settled | null) =>
  outbox.setState(({ settled }) => ({ entries, settled: news ? [...settled, news] : settled }));

const tell = (message: OutboxMessage) => channel?.postMessage(message);

/** The queue of a person. @throws for a record of another build, which is neither shown nor overwritten */
export async function readQueue(person: string): Promise<readonly OutboxEntry[]> {
  const record = await readRecord(person, RECORD);
  return record === undefined ? [] : v.parse(outboxSchema, record).entries;
}

/**
 * Changes the queue, one tab at a time.
 *
 * @param news the outcome of an entry, for this page and for other tabs that have its timecard open
 * @throws if this device stores nothing
 */
export async function changeQueue(
  person: string,
  next: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[],
  news: Settled | null = null,
): Promise<readonly OutboxEntry[]> {
  const inTurn = async () => {
    const before = await readQueue(person);
    const entries = next(before);
    if (entries.length > 0 || before.length > 0) await keepRecord(person, RECORD, { format: OUTBOX_FORMAT, entries });
    follow(before, entries);
    know(entries, news);
    tell(news && { person, settled: news });
    return entries;
  };
  // A separate lock, because the other one is held while sending.
  return navigator.locks ? navigator.locks.request(`${OUTBOX}-record`, inTurn) : inTurn();
}

/** Registers the entries as work that a sign-out would lose, and this module as an offline queue. */
function follow(before: readonly OutboxEntry[], entries: readonly OutboxEntry[]): void {
  for (const { id } of before) if (!entries.some((entry) => entry.id === id)) releaseWork(id);
  for (const { id, payload, periodStartDate: date } of entries) {
    if (before.some((entry) => entry.id === id)) continue;
    // Registered under the name of the timecard's drafts, so that the timecard is listed once.
    keepWork({
      id,
      url: window.location.hash,
      key: KEPT_TIMECARD,
      params: { id: String(payload.requisitionId), date },
      saver: OFFLINE_QUEUE,
    });
  }
  if (nextToSend(entries)) addOfflineQueue(OFFLINE_QUEUE);
  else removeOfflineQueue(OFFLINE_QUEUE);
}

/**
 * Adds a save or submit that could not be sent to the queue.
 *
 * @param hasLeft whether it may have arrived: its response is lost or late
 * @returns the waiting entry; null if none is stored, because storage is blocked or full
 */
export async function enqueue(
  sent: SentTimecard,
  open: Pick<TimecardState, 'metadata' | 'pristine' | 'takenUp'>,
  hasLeft: boolean,
): Promise<string | null> {
  const person = await personOfDevice();
  if (person === null) return null;
  const { metadata, pristine } = open;
  const queuedAt = new Date().toISOString();
  const draft = writeDraft({ keptAt: queuedAt, version: metadata.version, form: sent.form, base: pristine });
  const { kind, payload, idempotencyKey } = sent;
  const id = `${queuedAt}/${idempotencyKey}`;
  const { periodStartDate } = metadata;
  const state = { at: hasLeft ? 'sent' : 'device' } as const;
  const made = { id, kind, queuedAt, periodStartDate, payload, idempotencyKey, draft, state };
  try {
    const entries = await changeQueue(person, (before) =>
      withEntry(before, { ...made, contains: containedIn({ ...open, form: sent.form }, before) }),
    );
    return entries.findLast((entry) => entry.idempotencyKey === idempotencyKey)?.id ?? null;
  } catch {
    return null;
  }
}

/** Whether a save must wait for an earlier one of its timecard. */
export const hasToWait = (sent: SentTimecard): boolean => waitsBehind(outbox.getState().entries, sent);

/** Whether a waiting Submit is contained in a save of the open timecard. */
export const waitsToSubmit = (open: TimecardState): boolean => {
  const { entries } = outbox.getState();
  const contained = containedIn(open, entries);
  return entries.some(({ id, kind, state }) => kind === 'submit' && state.at !== 'stuck' && contained.includes(id));
};

/** Removes the entries that the open timecard contains, after it was saved directly. */
export async function discardContained(open: TimecardState): Promise<void> {
  const contained = containedIn(open, outbox.getState().entries);
  await discard(({ id }) => contained.includes(id));
}

/** Removes entries that the person has given up or saved otherwise. */
export async function discard(isGone: (entry: OutboxEntry) => boolean): Promise<void> {
  const person = await personOfDevice();
  if (person === null || !outbox.getState().entries.some(isGone)) return;
  await changeQueue(person, (entries) => entries.filter((entry) => !isGone(entry))).catch(() => undefined);
}

/** Reads the queue of this device's person. If it cannot be read now, the known one stays. */
export async function readOutbox(news: Settled | null = null): Promise<readonly OutboxEntry[]> {
  const person = await personOfDevice();
  const entries = person === null ? [] : await readQueue(person).catch(() => outbox.getState().entries);
  know(entries, news);
  return entries;
}
