import { allocation, span } from '../../sample-data/billing/billing-days.ts';
import { day, MONDAY } from '../../testing/timecard.ts';
import type { WorkedDay } from '../timecard/worked-day.ts';
import { countNew, knownIds, numberedDay, numbering } from './part-ids.ts';

const number = (known: ReadonlySet<number>, worked: WorkedDay) => {
  const count = countNew((keep) => numberedDay(worked, keep), known);
  const fresh = Array.from({ length: count }, (_, index) => 900 + index);
  return numberedDay(worked, numbering(known, fresh));
};

const filled = day({
  timeEntrySpanDtos: [span(MONDAY, '09:00', '12:00'), span(MONDAY, '13:00', '17:00')],
  billingCostAllocation: [allocation({ minutes: 420 })],
});

test('every part of a new day gets an id of its own', () => {
  const ids = knownIds([number(new Set(), filled)], []);
  expect([...ids].sort()).toEqual([900, 901, 902, 903, 904]);
});

test('what was stored keeps its ids, through any number of saves', () => {
  const stored = number(new Set(), filled);
  expect(number(knownIds([stored], []), stored)).toEqual(stored);
});

test("an id that is not this timecard's is not believed", () => {
  const foreign = { ...filled, timeEntrySpanDtos: [{ ...span(MONDAY, '09:00', '12:00'), id: 7 }] };
  expect(number(new Set([1, 2]), foreign).timeEntrySpanDtos[0]?.id).toBeGreaterThanOrEqual(900);
});

test('a copied row that still carries the id of its original is a new one', () => {
  const twice = { ...filled, timeEntrySpanDtos: [0, 1].map(() => ({ ...span(MONDAY, '09:00', '12:00'), id: 5 })) };
  const [first, second] = number(new Set([5]), twice).timeEntrySpanDtos;
  expect(first?.id).toBe(5);
  expect(second?.id).toBeGreaterThanOrEqual(900);
});
