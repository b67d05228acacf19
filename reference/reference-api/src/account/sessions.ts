import type { Kysely } from 'kysely';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';

/** More sessions than any user has. Older ones are not listed, but end with the rest. */
const MOST = 50;

/** The open sessions of a user: the requesting one first, then the newest. */
export async function openSessionsOf(db: Kysely<Database>, { userId, sessionId }: SignedInUser, now: Date) {
  const rows = await db
    .selectFrom('session')
    .leftJoin('token_family', 'token_family.session_id', 'session.id')
    .leftJoin('refresh_token', 'refresh_token.family_id', 'token_family.id')
    .select((e) => [
      'session.id',
      'session.user_agent',
      'session.created_at',
      e.fn.max('refresh_token.issued_at').as('used_at'),
    ])
    .where('session.user_id', '=', userId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .groupBy('session.id')
    .orderBy('session.created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows
    .map((row) => ({
      sessionId: row.id,
      isCurrent: row.id === sessionId,
      userAgent: row.user_agent,
      signedInAt: row.created_at.toISOString(),
      usedAt: (row.used_at ?? row.created_at).toISOString(),
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}
