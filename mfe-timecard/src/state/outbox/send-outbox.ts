import { reportFailure } from 'shared-client/report-failure';
import { currentUser } from 'shared-session';
import { removeOfflineQueue } from 'shared-session/device-data';
import { afterAnswer, nextToSend, type OutboxEntry } from '../../domain/outbox/outbox-entry.ts';
import { removeAcceptedDrafts } from './accepted-drafts.ts';
import { answerOf } from './answer-of.ts';
import { OFFLINE_QUEUE } from './may-wait.ts';
import { changeQueue, followElsewhere, OUTBOX, outbox, readOutbox, readQueue } from './outbox.ts';

/**
 * Sends the waiting entries one after the other, in one tab at a time, while the server responds. Only for the person who queued them; the
 * session identifies that person.
 */
export async function sendOutbox(): Promise<void> {
  const inTurn = async () => {
    while (navigator.onLine) {
      const user = currentUser.getState().user ?? (await currentUser.load());
      const next = user && nextToSend(await readQueue(String(user.userId)));
      if (!next || !(await sendNext(String(user.userId), next))) return;
    }
  };
  await (navigator.locks ? navigator.locks.request(OUTBOX, inTurn) : inTurn());
}

/** @returns whether the server responded, so that the next one may be tried */
async function sendNext(person: string, entry: OutboxEntry): Promise<boolean> {
  // Stored before it is sent: a page that is closed in between does not know whether it arrived.
  await changeQueue(person, (entries) => afterAnswer(entries, entry, { kind: 'unanswered' }));
  const { answer, response } = await answerOf(entry);
  const isSettled = answer.kind !== 'unanswered' && answer.kind !== 'later';
  await changeQueue(
    person,
    (entries) => afterAnswer(entries, entry, answer),
    isSettled ? { entry, answer, response } : null,
  );
  if (answer.kind === 'accepted') await removeAcceptedDrafts(person, entry);
  return isSettled;
}

let followers = 0;
let stopFollowing: () => void = () => undefined;

/**
 * Sends waiting entries now, when another one is added, when the connection is back, and when the user returns to the page. It runs once
 * per page, however many callers start it.
 * @returns a function that stops it
 */
export function followOutbox(): () => void {
  if (followers === 0) stopFollowing = follow();
  followers += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    followers -= 1;
    if (followers === 0) stopFollowing();
  };
}

/** Pauses between tries while something waits and the server does not respond, in milliseconds. */
const PAUSES_MS = [5_000, 15_000, 60_000];

function follow(): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isOver = false;
  const run = async () => {
    clearTimeout(timer);
    isSending = true;
    await readOutbox();
    await sendOutbox().catch((error: unknown) => reportFailure('What waits on this device could not be sent.', error));
    isSending = false;
    if (isOver) return;
    if (nextToSend(outbox.getState().entries) === undefined) {
      failures = 0;
      removeOfflineQueue(OFFLINE_QUEUE);
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(run, PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]);
    failures += 1;
  };
  const now = () => {
    failures = 0;
    if (!isSending) void run();
  };
  const seen = () => {
    if (document.visibilityState === 'visible') now();
  };
  const stopQueue = outbox.subscribe(({ entries }, before) => {
    const isNew = entries.some(({ id }) => !before.entries.some((one) => one.id === id));
    if (isNew && nextToSend(entries)) now();
  });
  const stopElsewhere = followElsewhere();
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', seen);
  now();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopQueue();
    stopElsewhere();
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', seen);
  };
}
