import { correctPath, modifyPath } from './entry-query.ts';

const PAGE = '/worker/time-expense/add-';

test('each type of item is changed on the page of its type', () => {
  expect(modifyPath('EXPENSE', 7, 5)).toBe(`${PAGE}expense?billingItemId=7&reqId=5`);
  expect(modifyPath('PROJECT', 7, 5)).toBe(`${PAGE}project?billingItemId=7&reqId=5`);
  expect(modifyPath('BENEFIT', 7, 5)).toBe(`${PAGE}adjustment?billingType=BENEFIT&billingItemId=7&reqId=5`);
  expect(modifyPath('TIME', 7, 5)).toContain('isModifyClick=true');
  expect(modifyPath('UNKNOWN', 7, 5)).toBeNull();
});

test('what was approved is corrected by an adjustment; what is open is corrected in itself, and an adjustment by another of its item', () => {
  const of = (type: 'TIME' | 'BENEFIT', status: 'Saved' | 'Pending' | 'Approved' | 'Rejected' | 'Processed') =>
    correctPath({ type, status, billingItemId: 7, engagementId: 5 });
  const path = `${PAGE}adjustment?billingType=ADJUSTMENT&reqId=5&corrects=7`;
  expect([of('TIME', 'Approved'), of('TIME', 'Processed')]).toEqual([path, path]);
  for (const status of ['Saved', 'Pending', 'Rejected'] as const) expect(of('TIME', status)).toBeNull();
  expect(of('BENEFIT', 'Approved')).toBeNull();
});
