import { earlierPeriods } from './earlier-periods.ts';

const engagements = [
  { id: 1, periodStartDate: '2026-11-16' },
  { id: 2, periodStartDate: '2026-11-01' },
];
const entry = (engagementId: number, periodStartDate: string, billingItemId = 0) => ({
  engagementId,
  periodStartDate,
  billingItemId,
});
const none = new Set<number>();

test('the present period of an engagement is not listed once more', () => {
  const entries = [entry(1, '2026-11-16'), entry(1, '2026-11-09'), entry(2, '2026-11-01'), entry(2, '2026-10-01')];
  expect(earlierPeriods(entries, engagements, { listed: none, most: 8 })).toEqual([
    entry(1, '2026-11-09'),
    entry(2, '2026-10-01'),
  ]);
});

test('what is the present period of one engagement may be an earlier one of another', () => {
  expect(earlierPeriods([entry(2, '2026-11-16')], engagements, { listed: none, most: 8 })).toHaveLength(1);
});

test('no more than are wanted, the first ones', () => {
  const entries = ['2026-11-09', '2026-11-02', '2026-10-26'].map((start) => entry(1, start));
  expect(earlierPeriods(entries, engagements, { listed: none, most: 2 })).toEqual(entries.slice(0, 2));
});

test('a period whose timecard waits is not listed once more (docs: add-time#worker-home)', () => {
  const entries = [entry(1, '2026-11-09', 7), entry(1, '2026-11-02', 6)];
  expect(earlierPeriods(entries, engagements, { listed: new Set([7]), most: 8 })).toEqual(entries.slice(1));
});
