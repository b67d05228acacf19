import type { DecisionOutcome, DecisionRun } from 'shared-client/schema/approvals';
import { afterEvent, type DecisionQueue, EMPTY_QUEUE, newestDecision, type QueueEvent } from './decision-queue.ts';

const NOW = 1_000;
const decide = (id: number, decision: 'approve' | 'reject' = 'approve'): QueueEvent => ({
  type: 'decide',
  decision: {
    key: `key-${id}`,
    request: { decision, items: [{ billingItemId: id, version: 1 }] },
    what: `Item ${id}`,
    whatOf: null,
    ids: [id],
    total: 1,
  },
});
const run = (runId: number, change: Partial<DecisionRun> = {}): DecisionRun => ({
  runId,
  decision: 'approve',
  total: 1,
  decided: 1,
  remaining: 0,
  failed: 0,
  fates: [],
  undoUntil: null,
  undoMilliseconds: 10_000,
  ...change,
});
const answer = (runId: number, change: Partial<DecisionRun> = {}): QueueEvent => ({
  type: 'answer',
  run: run(runId, change),
  now: NOW,
});
const fate = (billingItemId: number): DecisionOutcome => ({
  billingItemId,
  workerName: 'Kofi',
  periodEndDate: null,
  fate: 'changed',
  by: null,
  byFor: null,
  at: null,
});
const after = (...events: readonly QueueEvent[]): DecisionQueue => events.reduce(afterEvent, EMPTY_QUEUE);
const keysOf = (queue: DecisionQueue) => queue.queued.map(({ key }) => key);
const gone = (queue: DecisionQueue) => [...queue.gone].sort();

test('decisions leave the list at once and are sent in their order (docs: approvals#approval-queue)', () => {
  const three = after(decide(1), decide(2, 'reject'), decide(3));
  expect([keysOf(three), gone(three)]).toEqual([
    ['key-1', 'key-2', 'key-3'],
    [1, 2, 3],
  ]);
  const next = afterEvent(three, answer(7));
  expect(keysOf(next)).toEqual(['key-2', 'key-3']);
  // The list that is shown was read before.
  expect(gone(next)).toEqual([1, 2, 3]);
  expect(gone(afterEvent(next, { type: 'read', settled: new Set([1]) }))).toEqual([2, 3]);
});

test('what changes beside the list leaves the set of its items as it is', () => {
  const two = after(decide(1), decide(2));
  const answered = afterEvent(two, answer(7));
  expect(answered.gone).toBe(two.gone);
  expect(afterEvent(answered, { type: 'expire', key: 'key-1' }).gone).toBe(two.gone);
  expect(afterEvent(answered, decide(3)).gone).not.toBe(two.gone);
});

test('a long one is sent until nothing remains', () => {
  const all: QueueEvent = {
    type: 'decide',
    decision: {
      key: 'all',
      request: { decision: 'approve', filter: {}, asOf: '2026-11-18T20:00:00Z' },
      what: '600 items',
      whatOf: (decided) => `${decided} items`,
      ids: [1, 2],
      total: 600,
    },
  };
  const begun = after(all, decide(3), answer(7, { total: 600, decided: 250, remaining: 350 }));
  expect(begun.queued[0]).toMatchObject({ key: 'all', done: 250, total: 600 });
  const done = afterEvent(begun, answer(7, { total: 600, decided: 597, failed: 3, fates: [fate(8)] }));
  expect(keysOf(done)).toEqual(['key-3']);
  expect(done.undoable).toMatchObject([{ runId: 7, what: '597 items', until: NOW + 10_000 }]);
  expect(done.outcomes).toMatchObject([{ kind: 'decide', count: 3 }]);
});

test('U takes back the newest, however many are under way (docs: approvals#approval-queue)', () => {
  const three = after(decide(1), answer(7), decide(2), decide(3));
  expect(newestDecision(three)).toMatchObject({ what: 'Item 3', until: null });
  // It was not sent yet, and is back at once.
  const two = afterEvent(three, { type: 'take-back' });
  expect([keysOf(two), gone(two), two.said]).toEqual([['key-2'], [1, 2], 'MSG_UNDONE']);
  // It is being sent: the server says what there is to undo.
  const one = afterEvent(two, { type: 'take-back' });
  expect(one.queued).toMatchObject([{ key: 'key-2', isTakenBack: true }]);
  expect(gone(one)).toEqual([1, 2]);
  expect(newestDecision(one)).toMatchObject({ what: 'Item 1', until: NOW + 10_000 });
  const none = afterEvent(one, { type: 'take-back' });
  expect([newestDecision(none), afterEvent(none, { type: 'take-back' }).undoable]).toEqual([null, none.undoable]);
  const sent = afterEvent(none, answer(8));
  expect(sent.undoable.map(({ runId, isUndoing }) => [runId, isUndoing])).toEqual([
    [7, true],
    [8, true],
  ]);
  const undone = afterEvent(sent, { type: 'undone', run: { runId: 8, undone: 1, fates: [] } });
  expect([undone.undoable.map(({ runId }) => runId), undone.said]).toEqual([[7], 'MSG_UNDONE']);
});

test('what is taken back while it is sent is not reported as not decided', () => {
  const queue = after(decide(1), { type: 'take-back' }, answer(7, { decided: 0, failed: 1, fates: [fate(1)] }));
  expect([queue.queued, queue.undoable, queue.outcomes]).toEqual([[], [], []]);
  expect(after(decide(1), { type: 'take-back' }, { type: 'refuse', reason: 'No.' }).outcomes).toEqual([]);
});

test('a long one that is taken back is not continued', () => {
  const queue = after(decide(1), { type: 'take-back' }, answer(7, { total: 600, decided: 250, remaining: 350 }));
  expect([queue.queued, queue.undoable.map(({ isUndoing }) => isUndoing)]).toEqual([[], [true]]);
});

test('one that fails comes back with its reason, and the others go on (docs: approvals#approval-queue)', () => {
  const refused = after(decide(1), decide(2), { type: 'refuse', reason: 'You may not.' });
  expect([keysOf(refused), gone(refused)]).toEqual([['key-2'], [2]]);
  expect(refused.outcomes).toEqual([
    { kind: 'decide', count: 1, fates: [], refusals: [{ what: 'Item 1', ids: [1], reason: 'You may not.' }] },
  ]);
  const both = afterEvent(refused, answer(8, { decided: 0, failed: 1, fates: [fate(2)] }));
  expect(both.outcomes).toMatchObject([{ count: 2, fates: [{ billingItemId: 2 }], refusals: [{ what: 'Item 1' }] }]);
  // The report does not name what is decided on again.
  const again = afterEvent(both, decide(1));
  expect(again.outcomes).toMatchObject([{ count: 1, refusals: [] }]);
  expect(afterEvent(again, decide(2)).outcomes).toEqual([]);
  expect(afterEvent(both, { type: 'dismiss' }).outcomes).toEqual([]);
});

test('a broken connection stops the queue; it is continued or given up', () => {
  const broken = after(decide(1), decide(2), { type: 'break' });
  expect([broken.isBroken, gone(broken)]).toEqual([true, [1, 2]]);
  expect(afterEvent(broken, { type: 'resume' })).toMatchObject({ isBroken: false, queued: [{}, {}] });
  // The first one may have arrived; the list that is read again says so.
  const given = afterEvent(broken, { type: 'abandon' });
  expect([given.isBroken, given.queued, gone(given)]).toEqual([false, [], [1]]);
  // Taking back the only one continues it, because it may have to be undone.
  expect(after(decide(1), { type: 'break' }, { type: 'take-back' })).toMatchObject({
    isBroken: false,
    queued: [{ isTakenBack: true }],
  });
});

test('an undo that fails can be repeated, unless it is final', () => {
  const asked = after(decide(1), answer(7), { type: 'take-back' });
  const failed = { type: 'not-undone', runId: 7, reason: 'No connection.' } as const;
  const open = afterEvent(asked, { ...failed, isFinal: false });
  expect(newestDecision(open)).toMatchObject({ runId: 7 });
  expect(open.outcomes).toMatchObject([{ kind: 'undo', refusals: [{ what: 'Item 1', reason: 'No connection.' }] }]);
  expect(afterEvent(asked, { ...failed, isFinal: true }).undoable).toEqual([]);
  const late = { runId: 7, undone: 0, fates: [fate(1)] };
  expect(afterEvent(asked, { type: 'undone', run: late })).toMatchObject({
    said: null,
    outcomes: [{ kind: 'undo', count: 1, fates: [{ billingItemId: 1 }] }],
  });
});

test('an undo ends with its time, unless it is under way', () => {
  const decided = after(decide(1), answer(7));
  expect(afterEvent(decided, { type: 'expire', key: 'key-1' }).undoable).toEqual([]);
  const asked = afterEvent(decided, { type: 'take-back' });
  expect(afterEvent(asked, { type: 'expire', key: 'key-1' }).undoable).toHaveLength(1);
});
