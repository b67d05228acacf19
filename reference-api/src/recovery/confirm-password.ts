import { sql } from 'kysely';
import { recordEvent, secondsUntilAllowed } from '../audit/audit.ts';
import { tooMany } from '../call/problem.ts';
import { userByPassword } from '../identity/sessions.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import { grant } from './grants.ts';
import { PASSWORD_TRIES, PASSWORD_WINDOW_SECONDS } from './limits.ts';

/**
 * Checks the password of the signed-in user and, when right, grants this browser session five minutes. Another account's
 * name is simply wrong. Each try is paid for before it is checked; a right one forgives the wrong ones before it.
 */
export async function confirmPassword(
  services: Services,
  user: SignedInUser,
  { userName, password }: { userName: string; password: string },
): Promise<boolean> {
  const { db, now } = services;
  const at = now();
  await db.transaction().execute(async (trx) => {
    await sql`select id from app_user where id = ${user.userId} for update`.execute(trx);
    const wait = await secondsUntilAllowed(trx, at, {
      userId: user.userId,
      event: 'password_tried',
      limit: PASSWORD_TRIES,
      windowSeconds: PASSWORD_WINDOW_SECONDS,
      forgivenBy: 'password_confirmed',
    });
    if (wait > 0) {
      throw tooMany('ERR_TOO_MANY_PASSWORDS', 'Too many wrong passwords. Please wait before you try again.', wait);
    }
    await recordEvent(trx, at, user.userId, 'password_tried');
  });
  const found = await userByPassword(services, userName, password);
  if (found?.id !== user.userId) return false;
  await grant(db, user.sessionId, at);
  await recordEvent(db, at, user.userId, 'password_confirmed');
  return true;
}
