import { currentUser } from 'shared-session';
import { keepWork, releaseWork } from 'shared-session/device-data';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { afterAnswer, nextToSend, type OutboxEntry, withEntry } from '../../domain/outbox/outbox-entry.ts';
import type { SentTimecard } from '../add-time/save-timecard.ts';
import type { TimecardState } from '../add-time/timecard-store.ts';
import { personOfDevice } from '../device/person.ts';
import { keepRecord, readRecord } from '../device/sealed-records.ts';
import { writeDraft } from '../drafts/draft-format.ts';
import { answerOf, type Settled } from './answer-of.ts';

/** The one record that holds the queue: whoever changes it holds {@link LOCK}. */
const RECORD = 'outbox';
const LOCK = 'timecard-outbox';
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
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(LOCK);

/** @throws for a record that another build wrote: it is neither shown nor written over */
async function read(person: string): Promise<readonly OutboxEntry[]> {
  const record = await readRecord(person, RECORD);
  return record === undefined ? [] : v.parse(recordSchema, record).entries;
}

/** Changes the queue in turn with other tabs. @throws where this device keeps nothing */
async function change(
  person: string,
  next: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[],
): Promise<readonly OutboxEntry[]> {
  const inTurn = async () => {
    const before = await read(person);
    const entries = next(before);
    if (entries.length > 0 || before.length > 0) await keepRecord(person, RECORD, { format: FORMAT, entries });
    follow(before, entries);
    return entries;
  };
  // A lock of its own beside the one that is held while sending.
  return navigator.locks ? navigator.locks.request(`${LOCK}-record`, inTurn) : inTurn();
}

/** The register of what a sign-out would lose, this page, and other tabs. */
function follow(before: readonly OutboxEntry[], entries: readonly OutboxEntry[]): void {
  for (const { id } of before) if (!entries.some((entry) => entry.id === id)) releaseWork(id);
  for (const { id, payload, periodStartDate: date } of entries) {
    if (before.some((entry) => entry.id === id)) continue;
    // As drafts are registered: the same timecard is named once.
    keepWork({
      id,
      url: window.location.hash,
      key: 'LBL_KEPT_TIMECARD',
      params: { id: String(payload.requisitionId), date },
    });
  }
  outbox.setState({ entries });
  channel?.postMessage(null);
}

/** Puts what could not be sent into the queue. @returns whether it is kept; not where storage is blocked or full */
export async function enqueue(sent: SentTimecard, { metadata, pristine }: TimecardState): Promise<boolean> {
  const person = await personOfDevice();
  if (person === null) return false;
  const queuedAt = new Date().toISOString();
  const draft = writeDraft({ keptAt: queuedAt, version: metadata.version, form: sent.form, base: pristine });
  const { kind, payload, idempotencyKey } = sent;
  const id = `${queuedAt}/${idempotencyKey}`;
  const { periodStartDate } = metadata;
  const state = { at: 'device' } as const;
  try {
    await change(person, (entries) =>
      withEntry(entries, { id, kind, queuedAt, periodStartDate, payload, idempotencyKey, draft, state }),
    );
    return true;
  } catch {
    return false;
  }
}

/** Takes entries out: the person has saved the timecard otherwise, or gives them up. */
export async function discard(isGone: (entry: OutboxEntry) => boolean): Promise<void> {
  const person = await personOfDevice();
  if (person === null || !outbox.getState().entries.some(isGone)) return;
  await change(person, (entries) => entries.filter((entry) => !isGone(entry))).catch(() => undefined);
}

/** Reads the queue of whoever this device belongs to. */
export async function readOutbox(): Promise<readonly OutboxEntry[]> {
  const person = await personOfDevice();
  const entries = person === null ? [] : await read(person).catch(() => []);
  outbox.setState({ entries });
  return entries;
}

/**
 * Sends what waits, one after the other and in one tab at a time, as long as the server answers. Only for the person who queued it:
 * the session says who that is.
 */
export async function sendOutbox(): Promise<void> {
  const inTurn = async () => {
    while (navigator.onLine) {
      const user = currentUser.getState().user ?? (await currentUser.load());
      const next = user && nextToSend(await read(String(user.userId)));
      if (!next || !(await sendNext(String(user.userId), next))) return;
    }
  };
  await (navigator.locks ? navigator.locks.request(LOCK, inTurn) : inTurn());
}

/** @returns whether the server answered, so that the next one may be tried */
async function sendNext(person: string, entry: OutboxEntry): Promise<boolean> {
  // Written before it leaves: a page that ends in between does not know whether it arrived.
  await change(person, (entries) => afterAnswer(entries, entry, { kind: 'unanswered' }));
  const { answer, response } = await answerOf(entry);
  await change(person, (entries) => afterAnswer(entries, entry, answer));
  if (answer.kind === 'unanswered' || answer.kind === 'later') return false;
  outbox.setState(({ settled }) => ({ settled: [...settled, { entry, answer, response }] }));
  return true;
}

/** Seconds between tries while something waits and the server does not answer. */
const PAUSES_MS = [5_000, 15_000, 60_000];

/** Sends what waits now, when the connection is back, and when somebody comes back to the page. @returns an undo */
export function followOutbox(): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const run = async () => {
    clearTimeout(timer);
    await readOutbox();
    await sendOutbox().catch((error: unknown) => console.error('What waits on this device could not be sent.', error));
    if (isOver || nextToSend(outbox.getState().entries) === undefined) {
      failures = 0;
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(run, PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]);
    failures += 1;
  };
  const now = () => {
    failures = 0;
    void run();
  };
  const seen = () => {
    if (document.visibilityState === 'visible') now();
  };
  const changedElsewhere = () => void readOutbox();
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', seen);
  channel?.addEventListener('message', changedElsewhere);
  now();
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', seen);
    channel?.removeEventListener('message', changedElsewhere);
  };
}
