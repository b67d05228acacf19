import fc from 'fast-check';
import { decideParts, lineDecisionsOf, saidByPart } from './line-decisions.ts';
import { type Allocation, blankDay, type WorkedDay } from './timecard/worked-day.ts';

const day = (id: number, change: Partial<WorkedDay> = {}): WorkedDay => ({
  ...blankDay(`2026-11-${String(id).padStart(2, '0')}`),
  id,
  billingItemDetailId: id,
  ...change,
});
const allocation = (id: number, minutes: number) =>
  ({ id, minutes, costAllocationValues: [] }) as unknown as Allocation;
const parts = (days: readonly WorkedDay[], allocations: readonly Allocation[] = []) => ({ days, allocations });

test('the parts that are sent back say why, the others are accepted', () => {
  const timecard = parts([day(1), day(2, { billingCostAllocation: [allocation(20, 480)] })], [allocation(30, 60)]);
  const decided = decideParts(saidByPart(timecard), [{ id: 20, reason: 'Another project.' }]);
  expect(lineDecisionsOf(decided, timecard)).toEqual([
    { id: 1, rejectionReason: null, accepted: true },
    { id: 2, rejectionReason: null, accepted: true },
    { id: 20, rejectionReason: 'Another project.', accepted: false },
    { id: 30, rejectionReason: null, accepted: true },
  ]);
});

test('an accepted part stays accepted while it says the same, whatever its ids and however empty it is written (docs: approvals#reject-lines)', () => {
  const timecard = parts([day(1, { minutes: 480 }), day(2, { minutes: 480 })]);
  const decided = decideParts(saidByPart(timecard), [{ id: 2, reason: 'No.' }]);
  const same = day(1, { minutes: 480, timeEntryId: 77, totalWorkerMinutesByDate: 900, sickMinutes: null });
  const entry = { ...same.timeEntry, notes: '' };
  expect(lineDecisionsOf(decided, parts([{ ...same, timeEntry: entry }]))).toEqual([
    { id: 1, rejectionReason: null, accepted: true },
  ]);
  expect(lineDecisionsOf(decided, parts([day(1, { minutes: 479 })]))).toEqual([]);
});

test('a day is accepted without what it is placed on', () => {
  const before = parts([day(1, { billingCostAllocation: [allocation(20, 480)] })]);
  const after = parts([day(1, { billingCostAllocation: [allocation(20, 240), allocation(21, 240)] })]);
  const decided = decideParts(saidByPart(before), [{ id: 20, reason: 'Half of it.' }]);
  expect(lineDecisionsOf(decided, after)).toEqual([
    { id: 1, rejectionReason: null, accepted: true },
    { id: 20, rejectionReason: 'Half of it.', accepted: false },
  ]);
});

test('whatever is sent back, each part is either sent back or accepted, and nothing that is not there', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 28 })),
      fc.uniqueArray(fc.integer({ min: 1, max: 40 })),
      (ids, back) => {
        const timecard = parts(ids.map((id) => day(id)));
        const decided = decideParts(
          saidByPart(timecard),
          back.map((id) => ({ id, reason: 'Why?' })),
        );
        const shown = lineDecisionsOf(decided, timecard);
        expect(shown.map(({ id }) => id)).toEqual(ids);
        for (const { id, accepted, rejectionReason } of shown) {
          expect(accepted).toBe(!back.includes(id));
          expect(rejectionReason === null).toBe(accepted);
        }
      },
    ),
  );
});
