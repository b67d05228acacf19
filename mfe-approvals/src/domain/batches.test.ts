import fc from 'fast-check';
import { APPROVAL_CARDS, type ApprovalBatch } from 'shared-client/schema/approvals';
import { batchOffers, batchState, reportedBatches, settledItems, undoLeft } from './batches.ts';

const week = (type: 'TIME' | 'EXPENSE', periodStartDate: string, periodEndDate: string, count: number) => ({
  type,
  periodStartDate,
  periodEndDate,
  count,
});

test('periods of one kind that end on one day are one offer, from the first day of either; the oldest comes first', () => {
  expect(
    batchOffers([
      week('TIME', '2026-11-09', '2026-11-15', 4),
      week('TIME', '2026-11-01', '2026-11-15', 2),
      week('EXPENSE', '2026-11-09', '2026-11-15', 1),
      week('TIME', '2026-11-02', '2026-11-08', 3),
    ]),
  ).toEqual([
    week('TIME', '2026-11-02', '2026-11-08', 3),
    week('TIME', '2026-11-01', '2026-11-15', 6),
    week('EXPENSE', '2026-11-09', '2026-11-15', 1),
  ]);
});

test('the offers hold everything that waits, each kind and last day once', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((number) => `2026-11-${number}`);
  const periods = fc.array(
    fc.record({
      type: fc.constantFrom(...APPROVAL_CARDS),
      periodStartDate: day,
      periodEndDate: day,
      count: fc.nat(50),
    }),
  );
  const sum = (list: readonly { readonly count: number }[]) => list.reduce((total, { count }) => total + count, 0);
  fc.assert(
    fc.property(periods, (waiting) => {
      const offers = batchOffers(waiting);
      expect(sum(offers)).toBe(sum(waiting));
      expect(new Set(offers.map((one) => `${one.type} ${one.periodEndDate}`)).size).toBe(offers.length);
    }),
  );
});

test.each([
  ['items remain', { remaining: 3, undoneAt: null }, 'running'],
  ['none remains', { remaining: 0, undoneAt: null }, 'done'],
  ['it was taken back half way', { remaining: 3, undoneAt: '2026-11-18T10:00:00Z' }, 'undone'],
] as const)('%s', (_when, batch, state) => expect(batchState(batch)).toBe(state));

test('what was decided and what could not be is settled; what waits for its turn is not', () => {
  expect(
    settledItems([
      { total: 9, remaining: 4 },
      { total: 2, remaining: 0 },
    ]),
  ).toBe(7);
});

test('what is left of an undo runs out, and no further', () => {
  const left = (sinceRead: number) => undoLeft({ undoMilliseconds: 9000 }, sinceRead);
  expect([left(2000), left(12_000), left(-50)]).toEqual([7000, 0, 9000]);
  expect(undoLeft({ undoMilliseconds: 0 }, -50)).toBe(0);
});

describe('the list of waiting items (docs: approvals#approval-batch-report)', () => {
  const NOW = Date.parse('2026-11-18T20:00:00Z');
  const batch = (runId: number, change: Partial<ApprovalBatch> = {}): ApprovalBatch => ({
    runId,
    subject: { type: 'TIME', periodStartDate: null, periodEndDate: null },
    beganAt: '2026-11-18T19:00:00Z',
    total: 80_000,
    decided: 43_511,
    remaining: 0,
    failed: 0,
    fates: [],
    undoUntil: null,
    undoMilliseconds: 0,
    undoneAt: null,
    ...change,
  });
  const reported = (batches: readonly ApprovalBatch[], closedId = 0) =>
    reportedBatches(batches, { closedId, now: NOW }).map(({ runId }) => runId);

  test('reports what is running and what can be taken back', () => {
    const running = batch(4, { remaining: 36_489, beganAt: '2026-11-16T19:00:00Z' });
    const undoable = batch(5, { undoMilliseconds: 4_000, beganAt: '2026-11-16T19:00:00Z' });
    expect(reported([batch(6), undoable, running])).toEqual([6, 5, 4]);
    expect(reported([batch(6), undoable, running], 6)).toEqual([4]);
  });

  test('reports the last one that ended, until its report is closed or for a day', () => {
    expect(reported([batch(5, { failed: 35 }), batch(4)])).toEqual([5]);
    expect(reported([batch(5), batch(4)], 5)).toEqual([]);
    expect(reported([batch(5, { beganAt: '2026-11-17T19:59:59Z' })])).toEqual([]);
    expect(reported([batch(5, { undoneAt: '2026-11-18T19:30:00Z', remaining: 12 })])).toEqual([5]);
  });
});
