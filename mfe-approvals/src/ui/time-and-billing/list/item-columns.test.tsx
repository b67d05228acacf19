/** @jest-environment jsdom */
import { columnsOf } from './item-columns.tsx';

const idsOf = (view: 'TIME' | 'EXPENSE' | 'recent', hasWeek: boolean) =>
  columnsOf(view, (label) => label, new Map(), hasWeek).map(({ id }) => id);

test('a list of timecards that are counted in days has no column for the hours of a week (docs: approvals#approval-screens)', () => {
  expect(idsOf('TIME', true)).toEqual(['worker', 'week', 'hours', 'variance', 'due']);
  expect(idsOf('TIME', false)).toEqual(['worker', 'hours', 'variance', 'due']);
  expect(idsOf('EXPENSE', false)).toEqual(['worker', 'amount', 'due']);
});
