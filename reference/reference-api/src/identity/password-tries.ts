import { type Kysely, sql } from 'kysely';
import { recordEvent, secondsUntilAllowed } from '../audit/audit.ts';
import { tooMany } from '../call/http-problem.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';

/** Wrong passwords within 15 minutes before a signed-in user is asked to wait. */
const PASSWORD_TRIES = 5;
const PASSWORD_WINDOW_SECONDS = 15 * 60;

/**
 * Pays for one try of a password before it is checked, or throws 429: many at once get no more than five. A confirmed
 * password forgives the tries before it.
 */
export async function payForPassword(db: Kysely<Database>, userId: number, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select id from app_user where id = ${userId} for update`.execute(trx);
    const wait = await secondsUntilAllowed(trx, at, {
      userId,
      event: 'password_tried',
      limit: PASSWORD_TRIES,
      windowSeconds: PASSWORD_WINDOW_SECONDS,
      forgivenBy: 'password_confirmed',
    });
    if (wait > 0) {
      throw tooMany('ERR_TOO_MANY_PASSWORDS', 'Too many wrong passwords. Please wait before you try again.', wait);
    }
    await recordEvent(trx, at, userId, 'password_tried');
  });
}

/** Wrong passwords within 15 minutes before the sign-in page asks to wait. */
const SIGN_IN_TRIES = 20;

/**
 * Pays for one try to sign in as a user; returns the seconds to wait when there were too many, else 0. A name nobody has
 * costs nothing: it has no password to guess. A sign-in forgives the tries before it.
 */
export async function payForSignIn({ db, now }: Services, userName: string): Promise<number> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('app_user')
      .select('id')
      .where((e) => e(e.fn('lower', ['user_name']), '=', userName.toLowerCase()))
      .forUpdate()
      .executeTakeFirst();
    if (!user) return 0;
    const wait = await secondsUntilAllowed(trx, at, {
      userId: user.id,
      event: 'sign_in_tried',
      limit: SIGN_IN_TRIES,
      windowSeconds: PASSWORD_WINDOW_SECONDS,
      forgivenBy: 'signed_in',
    });
    if (wait === 0) await recordEvent(trx, at, user.id, 'sign_in_tried');
    return wait;
  });
}
