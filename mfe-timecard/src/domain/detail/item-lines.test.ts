import { adjustmentLine, expenseLine, projectLine } from 'shared-client/schema/billing';
import * as v from 'valibot';
import { itemAmount, itemLines } from './item-lines.ts';

const none = {
  expenseAmount: null,
  adjustmentAmount: null,
  milestoneAmount: null,
  materialAmount: null,
  positionAmount: null,
};

test('an expense has its date, its category and type, and what was said of it', () => {
  const expenses = [
    v.parse(expenseLine, {
      expenseDate: '2026-11-12',
      category: 'Travel Fare',
      expenseType: 'Taxi',
      amount: 31.5,
      description: 'To the depot',
    }),
  ];
  expect(itemLines({ expenses, adjustments: [] })).toEqual([
    { date: '2026-11-12', name: 'Travel Fare, Taxi', kind: null, note: 'To the depot', amount: 31.5, charged: [] },
  ]);
});

test('a project has milestones, materials and positions; an adjustment what it is for', () => {
  const lines = [v.parse(projectLine, { kind: 'position', name: 'Welder', quantity: 40, rate: 29.5, amount: 1180 })];
  const adjustments = [v.parse(adjustmentLine, { description: 'Late fee', amount: -62.5 })];
  expect(itemLines({ expenses: [], adjustments, lines })).toEqual([
    { date: null, name: 'Welder', kind: 'position', note: '', times: { quantity: 40, rate: 29.5 }, amount: 1180 },
    { date: null, name: 'Late fee', kind: null, note: '', amount: -62.5 },
  ]);
});

test('a project amounts to all its parts, to the cent; no amounts are null, and zero is an amount', () => {
  expect(itemAmount({ ...none, milestoneAmount: 6200, materialAmount: 318.4, positionAmount: 1180 })).toBe(7698.4);
  expect(itemAmount({ ...none, milestoneAmount: 0.1, materialAmount: 0.2 })).toBe(0.3);
  expect(itemAmount({ ...none, adjustmentAmount: -62.5 })).toBe(-62.5);
  expect(itemAmount({ ...none, expenseAmount: 0 })).toBe(0);
  expect(itemAmount(none)).toBeNull();
});
