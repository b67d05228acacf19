import { notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';

/** Somebody else's id and nobody's id look alike. */
export function requireOwn(userId: number, user: SignedInUser): void {
  if (userId !== user.userId) throw notFound();
}
