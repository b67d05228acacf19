import { dayNumber } from '../calendar-date/calendar-date.ts';

/** The permissions that can be delegated (docs: approvals#delegate-permissions). */
export const DELEGATE_PERMISSIONS = [
  'REQUEST_CREATION',
  'BILLING_APPROVAL',
  'REQUISITION_APPROVAL',
  'MASTER_BUDGET_VISIBILITY',
] as const;
export type DelegatePermission = (typeof DELEGATE_PERMISSIONS)[number];

export const DELEGATION_STATES = ['upcoming', 'active', 'ended'] as const;
export type DelegationState = (typeof DELEGATION_STATES)[number];

/** The longest delegation in days, including its first and last one. */
export const LONGEST_DELEGATION = 366;

/** The period of a delegation, as ISO dates. Both days are included. */
export interface DelegationPeriod {
  readonly startDate: string;
  readonly endDate: string;
  /** It was ended early. */
  readonly isEnded: boolean;
}

/** Whether a delegation is in the future, in force, or over. Only one in force has any effect. */
export function delegationState({ startDate, endDate, isEnded }: DelegationPeriod, today: string): DelegationState {
  if (isEnded || endDate < today) return 'ended';
  return startDate > today ? 'upcoming' : 'active';
}

/** A delegation as requested. */
export interface AskedDelegation {
  readonly delegateId: number | null;
  readonly permissions: readonly DelegatePermission[];
  readonly startDate: string;
  readonly endDate: string;
}

export type DelegationToken =
  | 'ERR_DELEGATE_NEEDED'
  | 'ERR_DELEGATE_PERMISSION'
  | 'ERR_DELEGATE_START'
  | 'ERR_DELEGATE_END'
  | 'ERR_DELEGATE_LONG';

/** Something that is wrong with a requested delegation. */
export interface DelegationIssue {
  readonly field: keyof AskedDelegation;
  readonly token: DelegationToken;
}

/**
 * The rules of a new delegation: to another user, with at least one permission that the delegator has, from today or later, to a day that
 * is not before the first, for a year at most.
 */
export function delegationIssues(
  { delegateId, permissions, startDate, endDate }: AskedDelegation,
  setting: { readonly userId: number; readonly today: string; readonly mayLend: readonly DelegatePermission[] },
): readonly DelegationIssue[] {
  const [start, end, today] = [dayNumber(startDate), dayNumber(endDate), dayNumber(setting.today)];
  const lends = permissions.length > 0 && permissions.every((one) => setting.mayLend.includes(one));
  const issues: DelegationIssue[] = [];
  if (delegateId === null || delegateId === setting.userId)
    issues.push({ field: 'delegateId', token: 'ERR_DELEGATE_NEEDED' });
  if (!lends) issues.push({ field: 'permissions', token: 'ERR_DELEGATE_PERMISSION' });
  if (!(start >= today)) issues.push({ field: 'startDate', token: 'ERR_DELEGATE_START' });
  if (Number.isNaN(end) || end < start) issues.push({ field: 'endDate', token: 'ERR_DELEGATE_END' });
  else if (end - start >= LONGEST_DELEGATION) issues.push({ field: 'endDate', token: 'ERR_DELEGATE_LONG' });
  return issues;
}
