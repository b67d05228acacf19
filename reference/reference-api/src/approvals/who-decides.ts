import { reachOf, type Who } from '../access/may.ts';
import { forbidden } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';

/** Whether a user may decide on billing items at all, by user type and permission. */
export const mayDecide = (user: Pick<SignedInUser, 'permissions'> & Pick<Who, 'userType'>): boolean =>
  reachOf(user, 'decide') !== 'none' && user.permissions.includes('BILLING_APPROVE');

/** @throws HttpProblem 403 for users who review nothing: workers see their own items in the list of time and expense */
export function requireReviewer(user: Pick<SignedInUser, 'userType'>): void {
  if (reachOf(user, 'review') === 'none')
    throw forbidden('Workers review no time. Your own is under My time and expense.');
}

/** @throws HttpProblem 403 for users who decide on nothing */
export function requireDecider(user: Pick<SignedInUser, 'permissions'> & Pick<Who, 'userType'>): void {
  if (!mayDecide(user)) throw forbidden('You are not allowed to decide on billing items.');
}
