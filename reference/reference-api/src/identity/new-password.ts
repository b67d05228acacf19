import type { Kysely } from 'kysely';
import { isPassword } from 'shared-validators';
import { httpProblem } from '../call/http-problem.ts';
import { overtakeResets } from '../reset/other-resets.ts';
import type { Database } from '../storage/database.ts';
import { isCommonPassword } from './common-password.ts';

/** The data for the check of a new password. */
export interface NewPassword {
  readonly userId: number;
  readonly password: string;
}

/** Refuses a password that breaks the product's rule (docs: validators#validator-password) or is among those that attackers try first. */
export async function checkNewPassword(db: Kysely<Database>, { userId, password }: NewPassword): Promise<void> {
  if (!isPassword(password)) {
    throw httpProblem(
      400,
      'ERR_PASSWORD_RULE',
      'Use 8 to 20 characters without spaces, and at least three of: digit, uppercase, lowercase, special character.',
      { value: 'body.password' },
    );
  }
  const names = await db
    .selectFrom('app_user')
    .leftJoin('client', 'client.id', 'app_user.client_id')
    .select(['user_name', 'first_name', 'last_name', 'client.name as company'])
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  const company = (names?.company ?? '').split(/[^\p{L}]+/u);
  const words = ['portal', ...Object.values(names ?? {}), ...company].filter((word): word is string => !!word);
  if (await isCommonPassword(words, password)) {
    throw httpProblem(400, 'ERR_PASSWORD_COMMON', 'This password is easily guessed. Choose another.', {
      value: 'body.password',
    });
  }
}

/**
 * Sets a new password hash and ends every session of the account except `exceptSession`, so that everybody who used the old password must
 * sign in again. Tokens end with their session, and running resets can no longer set a password.
 */
export async function putPasswordInForce(
  db: Kysely<Database>,
  { userId, hash, exceptSession }: { userId: number; hash: string; exceptSession?: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: hash, password_changed_at: now })
    .where('id', '=', userId)
    .execute();
  await overtakeResets(db, userId, now);
  await endSessions(db, userId, now, exceptSession);
}

/**
 * Ends every session of a user except `except`, the refresh tokens that came from them, and sign-ins that wait for a second factor.
 * @returns the number of sessions
 */
export async function endSessions(db: Kysely<Database>, userId: number, now: Date, except?: number): Promise<number> {
  await db.deleteFrom('sign_in_attempt').where('user_id', '=', userId).execute();
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (update) => update.where('id', '<>', except ?? 0))
    .returning('id')
    .execute();
  if (ended.length > 0) {
    await db
      .updateTable('token_family')
      .set({ ended_at: now, ended_because: 'its session was ended' })
      .where(
        'session_id',
        'in',
        ended.map(({ id }) => id),
      )
      .where('ended_at', 'is', null)
      .execute();
  }
  return ended.length;
}
