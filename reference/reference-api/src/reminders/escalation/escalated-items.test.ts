import type { ItemOfReader } from '../waiting-items.ts';
import { daysLate, escalatedItems } from './escalated-items.ts';

const NOW = new Date('2026-11-18T16:00:00Z');
const [PRIYA, RUTH] = [1004, 1011];
const hours = (ago: number) => new Date(NOW.getTime() - ago * 3_600_000);
const item = (itemId: number, given: Partial<ItemOfReader> = {}): ItemOfReader => ({
  ...{ itemId, readerId: PRIYA, principal: null, principalId: null, worker: 'Amara Osei' },
  ...{ start: '2026-11-08', end: '2026-11-14', minutes: 2400, days: 5, units: 0, amount: null, currency: 'USD' },
  ...{ due: hours(80), since: hours(100), usualMinutes: null, usualAmount: null },
  ...given,
});
const untold = (itemId: number, readerId = PRIYA) => ({ itemId, readerId, askedBefore: ['Daniel Reyes'] });

test('the mail has what was escalated to its reader and still waits, the longest overdue first (docs: reminders#escalation-mail)', () => {
  const waiting = [item(1), item(2, { due: hours(200) }), item(3), item(4, { principal: 'Ruth Calloway' })];
  const escalated = escalatedItems(waiting, [untold(1), untold(2), untold(3, RUTH), untold(4), untold(5)]);
  expect(escalated.map(({ itemId, askedBefore }) => [itemId, askedBefore])).toEqual([
    [2, ['Daniel Reyes']],
    [1, ['Daniel Reyes']],
  ]);
});

test('days late are those of the reader’s zone, also over a change of the clock', () => {
  const due = new Date('2026-10-31T22:30:00Z');
  const now = new Date('2026-11-02T08:00:00Z');
  expect(['America/Los_Angeles', 'Asia/Tokyo'].map((zone) => daysLate(due, now, zone))).toEqual([2, 1]);
});
