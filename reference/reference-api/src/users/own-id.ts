import { notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';

/** The id of another user is reported like one that does not exist. */
export function requireOwn(userId: number, user: SignedInUser): void {
  if (userId !== user.userId) throw notFound();
}
