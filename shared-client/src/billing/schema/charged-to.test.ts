import * as v from 'valibot';
import { chargedTo } from './charged-to.ts';
import { expenseLine } from './item-lines.ts';

const line = (more: object) =>
  v.parse(expenseLine, { expenseDate: '2026-11-12', category: 'Meals', expenseType: 'Dinner', amount: 100, ...more });

test('a line is charged to the values of its custom fields, or to nothing', () => {
  expect(chargedTo(line({}))).toEqual([]);
  expect(chargedTo(line({ costAllocationValues: [{ value: 'Sales' }, { value: '' }, { value: '4711' }] }))).toEqual([
    { name: 'Sales · 4711', amount: null },
  ]);
});

test('a line that is divided is charged to its parts, each with what the server gave it', () => {
  const parts = [
    { share: 33.33, amount: 33.34, costAllocationValues: [{ value: 'Sales' }] },
    { share: 66.67, amount: 66.66, costAllocationValues: [{ value: 'Support' }] },
  ];
  expect(chargedTo(line({ split: { by: 'PERCENT', parts } }))).toEqual([
    { name: 'Sales', amount: 33.34 },
    { name: 'Support', amount: 66.66 },
  ]);
});
