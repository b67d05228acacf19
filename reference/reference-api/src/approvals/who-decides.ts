import { reachOf, type Who } from '../access/may.ts';
import { forbidden } from '../call/http-problem.ts';
import type { Acting } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { type Filter, recordsOf } from './filter.ts';

/** Whether a user may decide on billing items at all, by user type and permission. */
export const mayDecide = (user: Pick<SignedInUser, 'permissions'> & Pick<Who, 'userType'>): boolean =>
  reachOf(user, 'decide') !== 'none' && user.permissions.includes('BILLING_APPROVE');

/** @throws HttpProblem 403 for users who review nothing: workers see their own items in the list of time and expense */
export function requireReviewer(user: Pick<Who, 'userType' | 'permissions'>): void {
  if (reachOf(user, 'review') === 'none')
    throw forbidden('Workers review no time. Your own is under My time and expense.');
}

/** @throws HttpProblem 403 for the records of the company without permission, and on behalf of a manager */
export function requireRecords(acting: Acting, filter: Pick<Filter, 'records'>): void {
  if (filter.records === 'company' && recordsOf(acting, filter) !== 'company')
    throw forbidden('You see your own records, and not those of the whole company.');
}

/** @throws HttpProblem 403 for users who decide on nothing */
export function requireDecider(user: Pick<SignedInUser, 'permissions'> & Pick<Who, 'userType'>): void {
  if (!mayDecide(user)) throw forbidden('You are not allowed to decide on billing items.');
}
