import { CallError } from 'shared-client';
import { postDecision, undoDecision } from 'shared-client/approvals';
import { randomId } from 'shared-client/random-id';
import { createStore } from 'zustand/vanilla';
import { afterEvent, EMPTY_QUEUE, type QueuedDecision, type QueueEvent } from '../domain/decision-queue.ts';
import { eventOfDecision } from '../domain/events.ts';
import { readApprovalsAnew } from './read-anew.ts';
import { track } from './track.ts';

/** Whether the request may have arrived. Sending it again with its key then shows whether it has. */
const mayContinue = ({ kind, status }: CallError): boolean =>
  kind === 'network' || kind === 'deadline' || kind === 'unexpected-answer' || (status ?? 0) >= 500;

/** Whether later decisions would fail as well. An error of the server (500) may concern these items only. */
const breaksOff = (error: CallError, { request }: QueuedDecision): boolean =>
  mayContinue(error) && (error.status !== 500 || request.items === undefined);

/** The decisions of one page. `reasonOf` describes an error to the reader. */
export function createDecisions(reasonOf: (error: unknown) => string) {
  const store = createStore(() => EMPTY_QUEUE);
  const dispatch = (event: QueueEvent): void => store.setState(afterEvent(store.getState(), event), true);
  const first = (): QueuedDecision | undefined => store.getState().queued[0];
  let isSending = false;
  let reads = 0;

  /** Reads what the pages show. Decided items stay hidden until then. */
  async function refresh(): Promise<void> {
    reads += 1;
    const own = reads;
    const { settled } = store.getState();
    await readApprovalsAnew();
    // A later read has these items too, and replaces this one.
    if (own === reads) dispatch({ type: 'read', settled });
  }

  /** Sends the queued decisions one after the other, each in as many calls as it takes. */
  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let at = first(); at && !store.getState().isBroken; at = first()) await sendFirst(at);
    isSending = false;
  }

  async function sendFirst(at: QueuedDecision): Promise<void> {
    try {
      const run = await postDecision(at.request, { idempotencyKey: at.key });
      const isTakenBack = first()?.isTakenBack;
      dispatch({ type: 'answer', run, now: performance.now() });
      if (first()?.key === at.key) return;
      if (isTakenBack) undoMarked();
      else track(eventOfDecision(at.request));
      if (run.failed > 0 || !first()) void refresh();
    } catch (error) {
      const breaks = error instanceof CallError && breaksOff(error, at);
      dispatch(breaks ? { type: 'break' } : { type: 'refuse', reason: reasonOf(error) });
      void refresh();
    }
  }

  const undoing = new Set<number>();
  /** Takes back the decisions that are marked, each once. */
  function undoMarked(): void {
    for (const { runId, isUndoing } of store.getState().undoable)
      if (isUndoing && !undoing.has(runId)) void undoRun(runId);
  }

  async function undoRun(runId: number): Promise<void> {
    undoing.add(runId);
    try {
      dispatch({ type: 'undone', run: await undoDecision(runId) });
    } catch (error) {
      const isFinal = !(error instanceof CallError && mayContinue(error));
      dispatch({ type: 'not-undone', runId, isFinal, reason: reasonOf(error) });
    }
    undoing.delete(runId);
    await refresh();
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,

    /** Decides on items. They leave the list at once, and the decision is sent after those before it. */
    decide(decision: Pick<QueuedDecision, 'request' | 'what' | 'whatOf' | 'ids' | 'total'>): void {
      dispatch({ type: 'decide', decision: { ...decision, key: randomId() } });
      void send();
    },

    /** Continues a decision that broke off, with its key, so that nothing is decided twice. */
    resume(): void {
      dispatch({ type: 'resume' });
      void send();
    },

    /** Gives up what broke off and what is queued behind it. These items still wait. */
    abandon(): void {
      dispatch({ type: 'abandon' });
      void refresh();
    },

    /** Takes the newest decision back, whether or not it has been sent. */
    undo(): void {
      dispatch({ type: 'take-back' });
      undoMarked();
      void send();
    },

    /** Removes an undo that has expired. */
    expire(key: string): void {
      dispatch({ type: 'expire', key });
    },

    /** Closes the report of items that were not decided or undone. */
    dismiss(): void {
      dispatch({ type: 'dismiss' });
    },
  };
}

export type Decisions = ReturnType<typeof createDecisions>;
