import { jest } from '@jest/globals';
import { NetworkError } from 'shared-client';
import type { DecisionRequest, DecisionRun, UndoneRun } from 'shared-client/approvals';

type Sent = { readonly request: unknown; readonly key: string };
const sent: Sent[] = [];
/** The server's next responses. */
const answers: (() => DecisionRun)[] = [];
const undone: (() => UndoneRun)[] = [];
jest.unstable_mockModule('shared-client/approvals', () => ({
  postDecision: async (request: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
    sent.push({ request, key: idempotencyKey });
    return (answers.shift() ?? (() => run()))();
  },
  undoDecision: async () => (undone.shift() ?? (() => ({ runId: 7, undone: 1, fates: [] })))(),
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
const one: DecisionRequest = { decision: 'approve', items: [{ billingItemId: 5, version: 1 }] };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
});

test('what is decided is gone at once, and can be taken back', async () => {
  const failed: unknown[] = [];
  const decisions = createDecisions((error) => failed.push(error));
  expect(decisions.decide(one, 'Kofi')).toBe(true);
  expect([...decisions.getState().gone]).toEqual([5]);
  expect(decisions.decide(one, 'Kofi again')).toBe(false);
  await settled();
  expect(decisions.getState().undoable).toMatchObject([{ runId: 7, what: 'Kofi' }]);
  await decisions.undo();
  expect(decisions.getState()).toMatchObject({ undoable: [], said: 'MSG_UNDONE', outcome: null });
  expect([failed, sent.length]).toEqual([[], 1]);
});

test('a long run is asked for until nothing remains, with one key', async () => {
  const decisions = createDecisions(() => undefined);
  answers.push(() => run({ total: 600, decided: 250, remaining: 350 }));
  answers.push(() => run({ total: 600, decided: 500, remaining: 100 }));
  answers.push(() => run({ total: 600, decided: 600 }));
  decisions.decide({ decision: 'approve', filter: { type: 'TIME' }, asOf: '2026-11-18T20:00:00Z' }, '600 items');
  await settled();
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(decisions.getState().underway).toBeNull();
});

test('of several, those are named that were decided: others may have decided on the rest (docs: approvals#approval-bulk)', async () => {
  const decisions = createDecisions(() => undefined);
  answers.push(() => run({ total: 197, decided: 197 }));
  const all: DecisionRequest = { decision: 'approve', filter: { type: 'TIME' }, asOf: '2026-11-18T20:00:00Z' };
  decisions.decide(all, '200 items', (decided) => `${decided} items`);
  expect(decisions.getState().underway?.what).toBe('200 items');
  await settled();
  expect(decisions.getState().undoable).toMatchObject([{ what: '197 items' }]);
});

test('what broke off goes on under its key (docs: approvals#approval-bulk)', async () => {
  const decisions = createDecisions(() => undefined);
  answers.push(() => run({ total: 600, decided: 250, remaining: 350 }));
  answers.push(() => {
    throw new NetworkError('reset');
  });
  decisions.decide({ decision: 'approve', filter: {}, asOf: '2026-11-18T20:00:00Z' }, '600 items');
  await settled();
  expect(decisions.getState().underway).toMatchObject({ done: 250, total: 600, broken: 'network' });
  answers.push(() => run({ total: 600, decided: 600 }));
  decisions.resume();
  await settled();
  expect(decisions.getState()).toMatchObject({ underway: null, undoable: [{ what: '600 items' }] });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('what was not decided is back in the list, and is reported', async () => {
  const decisions = createDecisions(() => undefined);
  const fate = {
    billingItemId: 5,
    workerName: 'Kofi',
    periodEndDate: null,
    fate: 'decided',
    by: 'Priya',
    byFor: null,
    at: null,
  } as const;
  answers.push(() => run({ decided: 0, failed: 1, fates: [fate] }));
  decisions.decide(one, 'Kofi');
  await settled();
  expect(decisions.getState()).toMatchObject({ undoable: [], outcome: { kind: 'decide', count: 1, fates: [fate] } });
  expect(decisions.getState().gone.has(5)).toBe(false);
  decisions.dismiss();
  expect(decisions.getState().outcome).toBeNull();
});

test('a refused request is said, and decides nothing', async () => {
  const failed: unknown[] = [];
  const decisions = createDecisions((error) => failed.push(error));
  answers.push(() => {
    throw new Error('refused');
  });
  decisions.decide(one, 'Kofi');
  await settled();
  expect([failed.length, decisions.getState().underway, decisions.getState().gone.size]).toEqual([1, null, 0]);
});

test('what could not be taken back is reported', async () => {
  const decisions = createDecisions(() => undefined);
  decisions.decide(one, 'Kofi');
  await settled();
  const fate = {
    billingItemId: 5,
    workerName: 'Kofi',
    periodEndDate: null,
    fate: 'final',
    by: null,
    byFor: null,
    at: null,
  } as const;
  undone.push(() => ({ runId: 7, undone: 0, fates: [fate] }));
  await decisions.undo();
  expect(decisions.getState()).toMatchObject({ said: null, outcome: { kind: 'undo', count: 1 } });
});
