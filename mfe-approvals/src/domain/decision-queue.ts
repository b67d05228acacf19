import type { DecisionOutcome, DecisionRequest, DecisionRun, UndoneRun } from 'shared-client/schema/approvals';

/** A decision that is being sent, or that waits for the ones before it. */
export interface QueuedDecision {
  /** The idempotency key. */
  readonly key: string;
  readonly request: DecisionRequest;
  /** The subject of the decision, in words. */
  readonly what: string;
  /** The subject, for the number of items that were decided; null for a single item. */
  readonly whatOf: ((decided: number) => string) | null;
  /** The items of the list that the decision is about. They leave the list at once. */
  readonly ids: readonly number[];
  readonly done: number;
  readonly total: number;
  /** It was taken back while it was being sent, and is undone once the server has responded. */
  readonly isTakenBack: boolean;
}

/** A decision that can still be taken back. */
export interface Undoable {
  readonly key: string;
  readonly runId: number;
  readonly decision: DecisionRun['decision'];
  readonly what: string;
  /** The end of the undo, on the clock of `performance.now()`. The server decides in the end. */
  readonly until: number;
  /** It is being taken back. */
  readonly isUndoing: boolean;
}

/** A call that failed as a whole. */
export interface Refusal {
  readonly what: string;
  readonly ids: readonly number[];
  readonly reason: string;
}

/** Items that were not decided, or not undone, as requested. They are reported until the report is closed. */
export interface Outcome {
  readonly kind: 'decide' | 'undo';
  readonly count: number;
  readonly fates: readonly DecisionOutcome[];
  readonly refusals: readonly Refusal[];
}

/** The decisions of a page: they are made at once, and sent one after the other. */
export interface DecisionQueue {
  /** The first one is being sent. */
  readonly queued: readonly QueuedDecision[];
  /** The call of the first one broke off. It can be continued. */
  readonly isBroken: boolean;
  /** The newest last. */
  readonly undoable: readonly Undoable[];
  /** One of each kind at most. */
  readonly outcomes: readonly Outcome[];
  /** Items whose decision was answered, until the list has been read again. */
  readonly settled: ReadonlySet<number>;
  /** Items that are not shown, although a list that was read earlier has them. */
  readonly gone: ReadonlySet<number>;
  /** A label key that is announced once, for readers who do not see the bar. */
  readonly said: string | null;
}

export const EMPTY_QUEUE: DecisionQueue = {
  queued: [],
  isBroken: false,
  undoable: [],
  outcomes: [],
  settled: new Set(),
  gone: new Set(),
  said: null,
};

export type QueueEvent =
  | { readonly type: 'decide'; readonly decision: Omit<QueuedDecision, 'done' | 'isTakenBack'> }
  /** The server responded to a call of the first decision, at `now`. */
  | { readonly type: 'answer'; readonly run: DecisionRun; readonly now: number }
  /** The first decision may have arrived, or not. */
  | { readonly type: 'break' }
  /** The first decision was refused. */
  | { readonly type: 'refuse'; readonly reason: string }
  | { readonly type: 'resume' }
  /** Gives up what is queued. */
  | { readonly type: 'abandon' }
  /** Takes the newest decision back, whether or not it has been sent. */
  | { readonly type: 'take-back' }
  | { readonly type: 'undone'; readonly run: UndoneRun }
  | { readonly type: 'not-undone'; readonly runId: number; readonly isFinal: boolean; readonly reason: string }
  /** The time of an undo is over. */
  | { readonly type: 'expire'; readonly key: string }
  /** The list was read again, after these items were settled. */
  | { readonly type: 'read'; readonly settled: ReadonlySet<number> }
  /** Closes the report of items that were not decided or undone. */
  | { readonly type: 'dismiss' };

/** The queue after an event (docs: approvals#approval-queue). */
export function afterEvent(before: DecisionQueue, event: QueueEvent): DecisionQueue {
  const after = { ...before, ...changeOf(before, event) };
  const gone = new Set([...after.settled, ...after.queued.flatMap(({ ids }) => ids)]);
  // The same set while it has the same items: the list is not rendered for what changes beside it.
  return { ...after, gone: isSame(gone, before.gone) ? before.gone : gone };
}

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

function changeOf(queue: DecisionQueue, event: QueueEvent): Partial<DecisionQueue> {
  const { queued, undoable, outcomes, settled } = queue;
  const [first, ...rest] = queued;
  switch (event.type) {
    case 'decide': {
      const added = { ...event.decision, done: 0, isTakenBack: false };
      return { queued: [...queued, added], outcomes: withoutItems(outcomes, added.ids), said: null };
    }
    case 'answer':
      return first ? answered(queue, first, event) : {};
    case 'break':
      return { isBroken: queued.length > 0 };
    case 'refuse': {
      if (!first) return {};
      if (first.isTakenBack) return { queued: rest };
      const { what, ids, total } = first;
      const refusal = { what, ids, reason: event.reason };
      return { queued: rest, outcomes: withOutcome(outcomes, 'decide', { count: total, refusals: [refusal] }) };
    }
    case 'resume':
      return { isBroken: false };
    case 'abandon':
      return { queued: [], isBroken: false, settled: new Set([...settled, ...(first?.ids ?? [])]) };
    case 'take-back':
      return takenBack(queue);
    case 'undone': {
      const { runId, undone, fates } = event.run;
      return {
        undoable: undoable.filter((one) => one.runId !== runId),
        said: undone > 0 ? 'MSG_UNDONE' : null,
        outcomes: fates.length > 0 ? withOutcome(outcomes, 'undo', { count: fates.length, fates }) : outcomes,
      };
    }
    case 'not-undone': {
      const { runId, isFinal, reason } = event;
      const what = undoable.find((one) => one.runId === runId)?.what ?? '';
      return {
        undoable: isFinal
          ? undoable.filter((one) => one.runId !== runId)
          : undoable.map((one) => (one.runId === runId ? { ...one, isUndoing: false } : one)),
        outcomes: withOutcome(outcomes, 'undo', { count: 1, refusals: [{ what, ids: [], reason }] }),
      };
    }
    case 'expire':
      return { undoable: undoable.filter(({ key, isUndoing }) => key !== event.key || isUndoing) };
    case 'read':
      return { settled: new Set([...settled].filter((id) => !event.settled.has(id))) };
    case 'dismiss':
      return { outcomes: [] };
  }
}

function answered(
  { queued: [, ...rest], undoable, outcomes, settled }: DecisionQueue,
  first: QueuedDecision,
  { run, now }: { readonly run: DecisionRun; readonly now: number },
): Partial<DecisionQueue> {
  const { runId, decision, decided, remaining, total, failed, fates, undoMilliseconds } = run;
  const { key, isTakenBack } = first;
  if (remaining > 0 && !isTakenBack) return { queued: [{ ...first, done: total - remaining, total }, ...rest] };
  const what = first.whatOf?.(decided) ?? first.what;
  const fresh = { key, runId, decision, what, until: now + undoMilliseconds, isUndoing: isTakenBack };
  const open = undoable.filter(({ until, isUndoing }) => until > now || isUndoing);
  return {
    queued: rest,
    undoable: decided > 0 && undoMilliseconds > 0 ? [...open, fresh] : open,
    settled: new Set([...settled, ...first.ids, ...fates.map(({ billingItemId }) => billingItemId)]),
    outcomes: failed > 0 && !isTakenBack ? withOutcome(outcomes, 'decide', { count: failed, fates }) : outcomes,
  };
}

function takenBack({ queued, undoable }: DecisionQueue): Partial<DecisionQueue> {
  const at = queued.findLastIndex(({ isTakenBack }) => !isTakenBack);
  // The first one may have arrived: only the server's response says what there is to undo.
  if (at === 0)
    return { queued: queued.map((one, index) => (index === 0 ? { ...one, isTakenBack: true } : one)), isBroken: false };
  if (at > 0) return { queued: queued.toSpliced(at, 1), said: 'MSG_UNDONE' };
  const last = undoable.findLast(({ isUndoing }) => !isUndoing);
  return { undoable: undoable.map((one) => (one === last ? { ...one, isUndoing: true } : one)) };
}

function withOutcome(
  outcomes: readonly Outcome[],
  kind: Outcome['kind'],
  { count, fates = [], refusals = [] }: Pick<Outcome, 'count'> & Partial<Outcome>,
): readonly Outcome[] {
  const known = outcomes.find((one) => one.kind === kind) ?? { count: 0, fates: [], refusals: [] };
  const sum = {
    kind,
    count: known.count + count,
    fates: [...known.fates, ...fates],
    refusals: [...known.refusals, ...refusals],
  };
  return [...outcomes.filter((one) => one.kind !== kind), sum];
}

/** The report without the items that are decided on again. */
function withoutItems(outcomes: readonly Outcome[], ids: readonly number[]): readonly Outcome[] {
  return outcomes
    .map((one) => {
      const fates = one.fates.filter(({ billingItemId }) => !ids.includes(billingItemId));
      const refusals = one.refusals.filter((refusal) => !refusal.ids.some((id) => ids.includes(id)));
      const dropped = one.refusals.filter((refusal) => !refusals.includes(refusal));
      const fewer = one.fates.length - fates.length + dropped.reduce((sum, refusal) => sum + refusal.ids.length, 0);
      return { ...one, fates, refusals, count: one.count - fewer };
    })
    .filter(({ count }) => count > 0);
}

type Newest = Pick<Undoable, 'key' | 'decision' | 'what'> & {
  /** The end of the undo; null while the server has not responded. */
  readonly until: number | null;
};

/** The decision that U takes back. */
export function newestDecision({ queued, undoable }: Pick<DecisionQueue, 'queued' | 'undoable'>): Newest | null {
  const waiting = queued.findLast(({ isTakenBack }) => !isTakenBack);
  if (waiting) return { key: waiting.key, decision: waiting.request.decision, what: waiting.what, until: null };
  return undoable.findLast(({ isUndoing }) => !isUndoing) ?? null;
}
