import { recordEvent } from '../audit/audit.ts';
import { limitOfConfirming } from '../identity/password-limits.ts';
import { userByPassword } from '../identity/sessions.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { takeAll } from '../identity/try-password.ts';
import { forget } from '../limits/limit.ts';
import type { Services } from '../services.ts';
import { grant } from './grants.ts';

/**
 * Checks the password of the signed-in user and, if it is right, grants this browser session five minutes. The name of another account is
 * simply wrong.
 */
export async function confirmPassword(
  services: Services,
  user: SignedInUser,
  { userName, password }: { userName: string; password: string },
): Promise<boolean> {
  const { db, now } = services;
  const at = now();
  const limit = limitOfConfirming(user.sessionId);
  await takeAll(services, [limit]);
  const found = await userByPassword(services, userName, password);
  if (found?.id !== user.userId) {
    await recordEvent(db, at, user.userId, 'password_refused');
    return false;
  }
  await forget(services, limit);
  await grant(db, user.sessionId, at);
  await recordEvent(db, at, user.userId, 'password_confirmed');
  return true;
}
