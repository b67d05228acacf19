import { COMPANY_BILLING } from '../access/matrix.ts';
import type { UserType } from './signed-in-user.ts';

const ENTERING = ['TIMECARD_ENTER', 'EXPENSE_ENTER', 'SURVEY_ANSWER'];
const MANAGING = [
  'BILLING_APPROVE',
  'REQUEST_CREATE',
  'REQUISITION_APPROVE',
  'MASTER_BUDGET_VIEW',
  'VIEW_HISTORY_ATTACHMENT',
];
const PERMISSIONS: Readonly<Partial<Record<UserType, readonly string[]>>> = {
  Worker: ENTERING,
  MSP: [...MANAGING, COMPANY_BILLING],
  VMS: [...MANAGING, COMPANY_BILLING],
  // Suppliers see the time of their own workers and decide on nothing (docs: access).
  Supplier: ['VIEW_HISTORY_ATTACHMENT'],
};

/** The initial permissions of a new account of a type. */
export const rightsOf = (userType: UserType) => ({
  permissions: [...(PERMISSIONS[userType] ?? MANAGING)],
  is_csc_csr: userType === 'MSP',
  is_finance: false,
  is_sys_admin: userType === 'VMS',
  is_helpdesk: false,
  is_msp_admin: userType === 'MSP',
});
