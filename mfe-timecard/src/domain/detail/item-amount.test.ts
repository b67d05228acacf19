import { itemAmount } from './item-amount.ts';

const none = {
  expenseAmount: null,
  adjustmentAmount: null,
  milestoneAmount: null,
  materialAmount: null,
  positionAmount: null,
};

test('a project amounts to all its parts, to the cent; no amounts are null, and zero is an amount', () => {
  expect(itemAmount({ ...none, milestoneAmount: 6200, materialAmount: 318.4, positionAmount: 1180 })).toBe(7698.4);
  expect(itemAmount({ ...none, milestoneAmount: 0.1, materialAmount: 0.2 })).toBe(0.3);
  expect(itemAmount({ ...none, adjustmentAmount: -62.5 })).toBe(-62.5);
  expect(itemAmount({ ...none, expenseAmount: 0 })).toBe(0);
  expect(itemAmount(none)).toBeNull();
});
