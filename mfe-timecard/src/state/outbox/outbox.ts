import { addSender, keepWork, releaseWork, removeSender } from 'shared-session/device-data';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { nextToSend, type OutboxEntry, waitsBehind, withEntry } from '../../domain/outbox/outbox-entry.ts';
import type { SentTimecard } from '../add-time/save-timecard.ts';
import type { TimecardState } from '../add-time/timecard-store.ts';
import { personOfDevice } from '../device/person.ts';
import { keepRecord, readRecord } from '../device/sealed-records.ts';
import { writeDraft } from '../drafts/draft-format.ts';
import type { Settled } from './answer-of.ts';
import { KEPT_TIMECARD, SENDER } from './may-wait.ts';
import { containedIn } from './taken-up.ts';

/** The one record that holds the queue. */
const RECORD = 'outbox';
/** Names the channel on which tabs tell of changes, and the lock of the one that sends. */
export const OUTBOX = 'timecard-outbox';
/** Raised with every change that an older record does not have. */
const FORMAT = 1;

const entrySchema = v.object({
  id: v.string(),
  kind: v.picklist(['save', 'submit']),
  queuedAt: v.string(),
  periodStartDate: v.string(),
  payload: v.custom<OutboxEntry['payload']>((value) => typeof value === 'object' && value !== null),
  idempotencyKey: v.string(),
  draft: v.string(),
  contains: v.optional(v.array(v.string())),
  state: v.variant('at', [
    v.object({ at: v.literal('device') }),
    v.object({ at: v.literal('sent') }),
    v.object({ at: v.literal('stuck'), why: v.picklist(['conflict', 'refused']), message: v.string() }),
  ]),
});
const recordSchema = v.object({ format: v.literal(FORMAT), entries: v.array(entrySchema) });

export interface OutboxState {
  readonly entries: readonly OutboxEntry[];
  /** What this page sent, with what came of it; newest last. */
  readonly settled: readonly Settled[];
}

/** The queue of this device as this page knows it. */
export const outbox = createStore<OutboxState>()(() => ({ entries: [], settled: [] }));

/** Other tabs hear that the queue has changed. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(OUTBOX);

/** What a tab tells the others: that the queue has changed, or what came of an entry. */
type OutboxMessage = { readonly person: string; readonly settled: Settled } | null;

/** Follows what other tabs do to the queue, and what comes of what they send. @returns an undo */
export function followElsewhere(): () => void {
  const heard = async ({ data }: MessageEvent<OutboxMessage>) => {
    const settled = data && data.person === (await personOfDevice()) ? data.settled : null;
    await readOutbox(settled && { ...settled, isElsewhere: true });
  };
  channel?.addEventListener('message', heard);
  return () => channel?.removeEventListener('message', heard);
}

/** The queue as it is now, and what an entry came to, at once: one that is gone without its news would look as if it had never waited. */
const know = (entries: readonly OutboxEntry[], news: Settled | null) =>
  outbox.setState(({ settled }) => ({ entries, settled: news ? [...settled, news] : settled }));

const tell = (message: OutboxMessage) => channel?.postMessage(message);

/** The queue of a person. @throws for a record that another build wrote: it is neither shown nor written over */
export async function readQueue(person: string): Promise<readonly OutboxEntry[]> {
  const record = await readRecord(person, RECORD);
  return record === undefined ? [] : v.parse(recordSchema, record).entries;
}

/**
 * Changes the queue in turn with other tabs.
 *
 * @param news what an entry came to, for this page and for the other tabs that have its timecard open
 * @throws where this device keeps nothing
 */
export async function changeQueue(
  person: string,
  next: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[],
  news: Settled | null = null,
): Promise<readonly OutboxEntry[]> {
  const inTurn = async () => {
    const before = await readQueue(person);
    const entries = next(before);
    if (entries.length > 0 || before.length > 0) await keepRecord(person, RECORD, { format: FORMAT, entries });
    follow(before, entries);
    know(entries, news);
    tell(news && { person, settled: news });
    return entries;
  };
  // A lock of its own beside the one that is held while sending.
  return navigator.locks ? navigator.locks.request(`${OUTBOX}-record`, inTurn) : inTurn();
}

/** The register of what a sign-out would lose, and of who sends. */
function follow(before: readonly OutboxEntry[], entries: readonly OutboxEntry[]): void {
  for (const { id } of before) if (!entries.some((entry) => entry.id === id)) releaseWork(id);
  for (const { id, payload, periodStartDate: date } of entries) {
    if (before.some((entry) => entry.id === id)) continue;
    // As drafts are registered: the same timecard is named once.
    keepWork({
      id,
      url: window.location.hash,
      key: KEPT_TIMECARD,
      params: { id: String(payload.requisitionId), date },
      saver: SENDER,
    });
  }
  if (nextToSend(entries)) addSender(SENDER);
  else removeSender(SENDER);
}

/**
 * Puts what could not be sent into the queue.
 *
 * @param hasLeft whether it may have arrived: its answer is lost, or late
 * @returns the entry that waits; null where none is kept, because storage is blocked or full
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

/** Whether a save has to wait for an earlier one of its timecard. */
export const hasToWait = (sent: SentTimecard): boolean => waitsBehind(outbox.getState().entries, sent);

/** Whether a Submit waits that a save of the open timecard contains. */
export const waitsToSubmit = (open: TimecardState): boolean => {
  const { entries } = outbox.getState();
  const contained = containedIn(open, entries);
  return entries.some(({ id, kind, state }) => kind === 'submit' && state.at !== 'stuck' && contained.includes(id));
};

/** The open timecard was saved past the queue: what it contains of that is taken out. */
export async function discardContained(open: TimecardState): Promise<void> {
  const contained = containedIn(open, outbox.getState().entries);
  await discard(({ id }) => contained.includes(id));
}

/** Takes entries out: the person gives them up, or has saved them otherwise. */
export async function discard(isGone: (entry: OutboxEntry) => boolean): Promise<void> {
  const person = await personOfDevice();
  if (person === null || !outbox.getState().entries.some(isGone)) return;
  await changeQueue(person, (entries) => entries.filter((entry) => !isGone(entry))).catch(() => undefined);
}

/** Reads the queue of whoever this device belongs to. Where it cannot be read now, what is known of it stands. */
export async function readOutbox(news: Settled | null = null): Promise<readonly OutboxEntry[]> {
  const person = await personOfDevice();
  const entries = person === null ? [] : await readQueue(person).catch(() => outbox.getState().entries);
  know(entries, news);
  return entries;
}
