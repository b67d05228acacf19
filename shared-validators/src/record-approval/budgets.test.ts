import { kindsInName, RECORD_KINDS, seesBudgetAmounts } from './index.ts';

test('the amounts of budgets are shown with their permission, and with no other', () => {
  expect(seesBudgetAmounts(['MASTER_BUDGET_VIEW'])).toBe(true);
  expect(seesBudgetAmounts(['REQUISITION_APPROVE', 'REQUEST_CREATE', 'BILLING_APPROVE'])).toBe(false);
});

test.each([
  ['requisition approval', ['REQUISITION_APPROVE'], RECORD_KINDS],
  ['request creation', ['REQUEST_CREATE', 'MASTER_BUDGET_VIEW'], RECORD_KINDS],
  ['budget visibility alone', ['MASTER_BUDGET_VIEW'], ['BUDGET']],
  ['billing approval', ['BILLING_APPROVE'], []],
])('in somebody’s name, %s opens these kinds', (_what, permissions, kinds) => {
  expect(kindsInName(permissions)).toEqual(kinds);
});
