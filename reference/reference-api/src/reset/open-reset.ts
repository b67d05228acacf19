import type { Kysely } from 'kysely';
import { httpProblem } from '../call/http-problem.ts';
import { secretHash } from '../identity/secrets.ts';
import type { Database } from '../storage/database.ts';
import { RESET_SECONDS } from './limits.ts';

export const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

export const ended = () =>
  httpProblem(400, 'ERR_RESET_ENDED', 'This took too long, or was finished already. Please begin again.');

/** Only for a user who has verified the account, because it reveals that the account exists. */
export const overtaken = () =>
  httpProblem(
    409,
    'ERR_RESET_OVERTAKEN',
    'A new password was set meanwhile, in another window or on another device. Sign in with it, or begin again.',
  );

/** The reset of a secret; undefined if there is none, or it took too long. @throws 409 after it has set a password */
export async function openReset(db: Kysely<Database>, token: string, now: Date) {
  const reset = await db
    .selectFrom('password_reset')
    .selectAll()
    .where('token_hash', '=', secretHash(token))
    .where('created_at', '>', later(now, -RESET_SECONDS))
    .executeTakeFirst();
  if (reset?.used_at) throw overtaken();
  return reset;
}
