import { earlierPeriods } from './earlier-periods.ts';

const engagements = [
  { id: 1, periodStartDate: '2026-11-16' },
  { id: 2, periodStartDate: '2026-11-01' },
];
const entry = (engagementId: number, periodStartDate: string) => ({ engagementId, periodStartDate });

test('the present period of an engagement is not listed once more', () => {
  const entries = [entry(1, '2026-11-16'), entry(1, '2026-11-09'), entry(2, '2026-11-01'), entry(2, '2026-10-01')];
  expect(earlierPeriods(entries, engagements, 8)).toEqual([entry(1, '2026-11-09'), entry(2, '2026-10-01')]);
});

test('what is the present period of one engagement may be an earlier one of another', () => {
  expect(earlierPeriods([entry(2, '2026-11-16')], engagements, 8)).toHaveLength(1);
});

test('no more than are wanted, the first ones', () => {
  const entries = ['2026-11-09', '2026-11-02', '2026-10-26'].map((start) => entry(1, start));
  expect(earlierPeriods(entries, engagements, 2)).toEqual(entries.slice(0, 2));
});
