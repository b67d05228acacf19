import type { Kysely } from 'kysely';
import { recordEvent } from '../audit/audit.ts';
import { endSessions } from '../identity/new-password.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../storage/database.ts';

/** Ends the sessions of a user, or of all users, and every token that came from them. @returns the number of sessions */
export async function endSessionsOf(db: Kysely<Database>, whose: { userName: string } | 'everybody', now: Date) {
  const users =
    whose === 'everybody'
      ? await db.selectFrom('app_user').select('id').execute()
      : await db
          .selectFrom('app_user')
          .select('id')
          .where((e) => e(e.fn('lower', ['user_name']), '=', whose.userName.toLowerCase()))
          .execute();
  if (users.length === 0) throw new OperatorError('There is no user of this name.');
  let ended = 0;
  for (const { id } of users) {
    const count = await endSessions(db, id, now);
    if (count > 0) await recordEvent(db, now, id, 'sessions_ended', { count, reason: 'operator' });
    ended += count;
  }
  return ended;
}
