import { billingItem } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { rejectableLines } from './rejectable-lines.ts';

const base = {
  billingItemId: 1,
  version: 1,
  status: 'Pending',
  engagementId: 5,
  periodStartDate: '2026-11-09',
  periodEndDate: '2026-11-15',
};
const itemOf = (change: object) => v.parse(billingItem, { ...base, ...change });
const dayOf = (workedDate: string, hours: number | null, change: object = {}) => ({
  workedDate,
  hours,
  didNotWork: false,
  noMeal: false,
  mealReason: null,
  notes: null,
  ...change,
});

test('each line of an expense is sent back by itself', () => {
  const item = itemOf({
    type: 'EXPENSE',
    expenses: [
      { id: 7, expenseDate: '2026-11-09', category: 'Travel', expenseType: 'Taxi', merchant: 'Yellow', amount: 12.5 },
      { id: 8, expenseDate: '2026-11-10', category: 'Travel', expenseType: 'Train', amount: 30 },
    ],
  });
  expect(rejectableLines(item, [])).toEqual([
    { id: 7, name: 'Yellow', date: '2026-11-09', hours: null, amount: 12.5 },
    { id: 8, name: 'Train', date: '2026-11-10', hours: null, amount: 30 },
  ]);
});

test('each day with hours, each day that was not worked, and each allocation of a timecard is sent back by itself (docs: approvals#reject-lines)', () => {
  const item = itemOf({
    type: 'TIME',
    billingItemDetails: [
      {
        billingItemDetailId: 11,
        workedDate: '2026-11-09',
        billingCostAllocation: [
          { id: 21, regularHours: 6, overtimeHours: 2, costAllocationValues: [{ value: 'CC-100' }] },
          { id: 22 },
        ],
      },
      { billingItemDetailId: 12, workedDate: '2026-11-10' },
      { billingItemDetailId: 13, workedDate: '2026-11-11' },
    ],
    billingItemCostAllocations: [{ id: 31, hours: 8, costAllocationValues: [] }],
  });
  const days = [
    dayOf('2026-11-09', 8),
    dayOf('2026-11-10', 0, { didNotWork: true }),
    // Nothing was entered for it, so there is nothing to send back.
    dayOf('2026-11-11', 0),
  ];
  expect(rejectableLines(item, days)).toEqual([
    { id: 11, name: '', date: '2026-11-09', hours: 8, amount: null },
    { id: 21, name: 'CC-100', date: '2026-11-09', hours: 8, amount: null },
    { id: 12, name: '', date: '2026-11-10', hours: 0, amount: null },
    { id: 31, name: '', date: null, hours: 8, amount: null },
  ]);
});

test('a project and an adjustment are decided as a whole', () => {
  expect(rejectableLines(itemOf({ type: 'PROJECT' }), [])).toEqual([]);
});
