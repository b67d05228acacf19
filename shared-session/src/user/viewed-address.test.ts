import { viewedAddress } from './viewed-address.ts';

test.each([
  ['worker/time-expense-detail', '#/worker/time-expense-detail/7'],
  ['manager/approvals', '#/manager/approvals/7'],
  ['timecard', undefined],
  ['javascript:alert/x', undefined],
  ['/worker/home', undefined],
  ['worker//home', undefined],
  ['', undefined],
])('what was viewed as "%s" is at %s', (type, address) => {
  expect(viewedAddress(type, 7)).toBe(address);
});
