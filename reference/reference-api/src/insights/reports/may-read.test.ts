import { COMPANY_BILLING } from '../../access/matrix.ts';
import { mayReadReport } from './may-read.ts';

const user = (userId: number, userType: 'Client' | 'MSP' | 'Supplier' | 'Worker', of: object = {}) => ({
  ...{ userId, userType, clientId: 1, supplierName: null, permissions: [] as string[] },
  ...of,
});
const manager = user(1, 'Client');
const other = user(2, 'Client');
const company = user(3, 'Client', { permissions: [COMPANY_BILLING] });
const program = user(4, 'MSP', { permissions: [COMPANY_BILLING] });
const worker = user(5, 'Worker');
const supplier = (userId: number, supplierName: string) => user(userId, 'Supplier', { supplierName });

test('somebody gets the figures of another user only if they see all that is in them (docs: insights#insights-mail-rights)', () => {
  expect([mayReadReport(manager, manager), mayReadReport(worker, worker)]).toEqual([true, true]);
  expect([mayReadReport(other, manager), mayReadReport(company, manager), mayReadReport(program, manager)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([mayReadReport(company, program), mayReadReport({ ...company, clientId: 2 }, manager)]).toEqual([
    false,
    false,
  ]);
  expect(mayReadReport(supplier(6, 'North'), supplier(7, 'North'))).toBe(true);
  expect(mayReadReport(supplier(6, 'North'), supplier(7, 'South'))).toBe(false);
  // A worker's own figures are theirs alone.
  expect([mayReadReport(company, worker), mayReadReport(program, worker)]).toEqual([false, false]);
});
