import { groupKey, groupTotals } from './group-totals.ts';
import { readListState } from './list-state.ts';

const state = (query = '') => readListState(new URLSearchParams(query));
const item = (workerId: number, periodEndDate: string, hoursWorked: number | null = 40) => ({
  workerId,
  periodStartDate: '2026-11-09',
  periodEndDate,
  hoursWorked,
});
const rows = [item(1, '2026-11-15'), item(1, '2026-11-15', null), item(2, '2026-11-22', 38.5)];
const waiting = (type: 'TIME' | 'EXPENSE', periodEndDate: string, count: number) => ({
  type,
  periodStartDate: '2026-11-09',
  periodEndDate,
  count,
});
const periods = [waiting('TIME', '2026-11-15', 4_750), waiting('EXPENSE', '2026-11-15', 12)];

test('a list of one page has the totals of its rows (docs: approvals#approval-groups)', () => {
  expect([...groupTotals(rows, state(), 1, periods)]).toEqual([
    ['2026-11-09 2026-11-15', { count: 2, hours: 40 }],
    ['2026-11-09 2026-11-22', { count: 1, hours: 38.5 }],
  ]);
  expect([...groupTotals(rows, state('group=worker&search=Kofi'), 1, periods).keys()]).toEqual(['1', '2']);
});

test('a period on several pages has the number of what waits in it, not of what a page shows (docs: approvals#approval-groups)', () => {
  const totals = groupTotals(rows, state(), 96, periods);
  expect([...totals]).toEqual([['2026-11-09 2026-11-15', { count: 4_750, hours: null }]]);
  expect(groupTotals(rows, state('period=2026-11-15'), 96, periods)).toEqual(totals);
});

test('a group that is not wholly known has no totals', () => {
  for (const query of ['group=worker', 'search=Kofi', 'variance=over', 'view=recent'])
    expect(groupTotals(rows, state(query), 96, periods).size).toBe(0);
});

test('a group is a period or a worker', () => {
  const [first] = rows;
  expect(first && [groupKey(first, 'period'), groupKey(first, 'worker')]).toEqual(['2026-11-09 2026-11-15', '1']);
});
