/**
 * Whether a user enters time, or only views other users' entries. The server lets only the worker of an engagement change its timecards, so
 * no other user is offered to enter time. A user who is not loaded yet counts as a worker.
 */
export function entersTime(user: { readonly userType: string } | undefined): boolean {
  return user === undefined || user.userType === 'Worker';
}

/** Whether a user enters expenses: a worker with the permission for it. A user who is not loaded yet counts as one. */
export function entersExpenses(
  user: { readonly userType: string; readonly permissions: readonly string[] } | undefined,
): boolean {
  return user === undefined || (entersTime(user) && user.permissions.includes('EXPENSE_ENTER'));
}

/** Whether items of a type are created for the worker by another user. */
export const isAdjusting = (type: string): boolean => type === 'ADJUSTMENT' || type === 'BENEFIT';

/** Whether a user makes adjustments and benefits (docs: adjustments#adjustment-who); the server decides in the end. */
export function adjusts(
  user: { readonly userType: string; readonly permissions: readonly string[] } | undefined,
): boolean {
  return user !== undefined && ADJUSTING.includes(user.userType) && user.permissions.includes('BILLING_APPROVE');
}

const ADJUSTING: readonly string[] = ['Client', 'MSP', 'VMS'];
