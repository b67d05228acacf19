import { jest } from '@jest/globals';
import { NetworkError } from 'shared-client';
import type { DecisionRequest, DecisionRun, UndoneRun } from 'shared-client/approvals';

type Sent = { readonly request: unknown; readonly key: string };
const sent: Sent[] = [];
/** The server's next responses. */
const answers: (() => DecisionRun)[] = [];
const undone: (() => UndoneRun)[] = [];
const undoneRuns: number[] = [];
jest.unstable_mockModule('shared-client/approvals', () => ({
  postDecision: async (request: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
    sent.push({ request, key: idempotencyKey });
    return (answers.shift() ?? (() => run()))();
  },
  undoDecision: async (runId: number) => {
    undoneRuns.push(runId);
    return (undone.shift() ?? (() => ({ runId, undone: 1, fates: [] })))();
  },
}));
const { createDecisions } = await import('./decisions.ts');

const run = (change: Partial<DecisionRun> = {}): DecisionRun => ({
  runId: 7,
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
const one = (id: number) => ({
  request: { decision: 'approve', items: [{ billingItemId: id, version: 1 }] } satisfies DecisionRequest,
  what: `Item ${id}`,
  whatOf: null,
  ids: [id],
  total: 1,
});
const all = (total: number) => ({
  request: { decision: 'approve', filter: { type: 'TIME' }, asOf: '2026-11-18T20:00:00Z' } satisfies DecisionRequest,
  what: `${total} items`,
  whatOf: (decided: number) => `${decided} items`,
  ids: [],
  total,
});
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : '');
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const fate = (fate: 'decided' | 'final') =>
  ({ billingItemId: 5, workerName: 'Kofi', periodEndDate: null, fate, by: null, byFor: null, at: null }) as const;

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  undone.length = 0;
  undoneRuns.length = 0;
});

test('what is decided is gone at once, and can be taken back', async () => {
  const decisions = createDecisions(reasonOf);
  decisions.decide(one(5));
  expect([...decisions.getState().gone]).toEqual([5]);
  await settled();
  expect(decisions.getState().undoable).toMatchObject([{ runId: 7, what: 'Item 5' }]);
  decisions.undo();
  await settled();
  expect(decisions.getState()).toMatchObject({ undoable: [], said: 'MSG_UNDONE', outcomes: [] });
  expect([sent.length, decisions.getState().gone.size]).toEqual([1, 0]);
});

test('no decision is lost while another is under way: they are sent in order, each with its own key (docs: approvals#approval-queue)', async () => {
  const decisions = createDecisions(reasonOf);
  for (const id of [5, 6, 7]) decisions.decide(one(id));
  expect([[...decisions.getState().gone], sent.length]).toEqual([[5, 6, 7], 1]);
  await settled();
  expect(sent.map(({ request }) => request)).toEqual([5, 6, 7].map((id) => one(id).request));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(decisions.getState()).toMatchObject({ queued: [], undoable: [{}, {}, {}] });
});

test('one that waits for others is taken back without a call, one that is being sent as soon as it is answered (docs: approvals#approval-queue)', async () => {
  const decisions = createDecisions(reasonOf);
  for (const id of [5, 6]) decisions.decide(one(id));
  decisions.undo();
  decisions.undo();
  await settled();
  expect([sent.length, undoneRuns]).toEqual([1, [7]]);
  expect(decisions.getState()).toMatchObject({ queued: [], undoable: [], said: 'MSG_UNDONE' });
});

test('a long run is asked for until nothing remains, with one key', async () => {
  const decisions = createDecisions(reasonOf);
  answers.push(() => run({ total: 600, decided: 250, remaining: 350 }));
  answers.push(() => run({ total: 600, decided: 500, remaining: 100 }));
  answers.push(() => run({ total: 600, decided: 600 }));
  decisions.decide(all(600));
  await settled();
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(decisions.getState().queued).toEqual([]);
});

test('of several, those are named that were decided: others may have decided on the rest (docs: approvals#approval-bulk)', async () => {
  const decisions = createDecisions(reasonOf);
  answers.push(() => run({ total: 197, decided: 197 }));
  decisions.decide(all(200));
  expect(decisions.getState().queued).toMatchObject([{ what: '200 items' }]);
  await settled();
  expect(decisions.getState().undoable).toMatchObject([{ what: '197 items' }]);
});

test('what broke off goes on under its key, and what was decided meanwhile after it (docs: approvals#approval-bulk)', async () => {
  const decisions = createDecisions(reasonOf);
  answers.push(() => run({ total: 600, decided: 250, remaining: 350 }));
  answers.push(() => {
    throw new NetworkError('reset');
  });
  decisions.decide(all(600));
  await settled();
  decisions.decide(one(5));
  await settled();
  expect(decisions.getState()).toMatchObject({ isBroken: true, queued: [{ done: 250, total: 600 }, { total: 1 }] });
  answers.push(() => run({ total: 600, decided: 600 }));
  decisions.resume();
  await settled();
  expect(decisions.getState()).toMatchObject({ queued: [], undoable: [{ what: '600 items' }, { what: 'Item 5' }] });
  expect(new Set(sent.slice(0, 3).map(({ key }) => key)).size).toBe(1);
});

test('what is given up is sent no more', async () => {
  const decisions = createDecisions(reasonOf);
  answers.push(() => {
    throw new NetworkError('reset');
  });
  decisions.decide(one(5));
  decisions.decide(one(6));
  await settled();
  decisions.abandon();
  await settled();
  expect([sent.length, decisions.getState().gone.size, decisions.getState().isBroken]).toEqual([1, 0, false]);
});

test('what was not decided is back in the list, and is reported', async () => {
  const decisions = createDecisions(reasonOf);
  answers.push(() => run({ decided: 0, failed: 1, fates: [fate('decided')] }));
  decisions.decide(one(5));
  await settled();
  const outcome = { kind: 'decide', count: 1, fates: [fate('decided')] };
  expect(decisions.getState()).toMatchObject({ undoable: [], outcomes: [outcome] });
  expect(decisions.getState().gone.has(5)).toBe(false);
  decisions.dismiss();
  expect(decisions.getState().outcomes).toEqual([]);
});

test('a refused request is reported with its reason, and the next one is sent (docs: approvals#approval-queue)', async () => {
  const decisions = createDecisions(reasonOf);
  answers.push(() => {
    throw new Error('refused');
  });
  decisions.decide(one(5));
  decisions.decide(one(6));
  await settled();
  const refusal = { what: 'Item 5', ids: [5], reason: 'refused' };
  expect(decisions.getState()).toMatchObject({
    queued: [],
    undoable: [{ what: 'Item 6' }],
    outcomes: [{ count: 1, refusals: [refusal] }],
  });
  expect(decisions.getState().gone.size).toBe(0);
});

test('what could not be taken back is reported', async () => {
  const decisions = createDecisions(reasonOf);
  decisions.decide(one(5));
  await settled();
  undone.push(() => ({ runId: 7, undone: 0, fates: [fate('final')] }));
  decisions.undo();
  await settled();
  expect(decisions.getState()).toMatchObject({ said: null, outcomes: [{ kind: 'undo', count: 1 }] });
});

test('an undo without a connection can be repeated', async () => {
  const decisions = createDecisions(reasonOf);
  decisions.decide(one(5));
  await settled();
  undone.push(() => {
    throw new NetworkError('reset');
  });
  decisions.undo();
  await settled();
  expect(decisions.getState().undoable).toMatchObject([{ runId: 7, isUndoing: false }]);
  decisions.undo();
  await settled();
  expect(decisions.getState().undoable).toEqual([]);
});
