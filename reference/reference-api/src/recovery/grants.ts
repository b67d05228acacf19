import type { Kysely } from 'kysely';
import { forbidden } from '../call/http-problem.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';

/** The lifetime of a password confirmation (docs: recovery#recovery-grant). */
const GRANT_SECONDS = 300;

/** Records that a browser session has just confirmed its user's password. */
export async function grant(db: Kysely<Database>, sessionId: number, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + GRANT_SECONDS * 1000);
  await db
    .insertInto('recovery_grant')
    .values({ session_id: sessionId, expires_at })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ expires_at }))
    .execute();
}

/** Whether a session may currently change, remove and unmask. */
export async function isGranted(db: Kysely<Database>, sessionId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_grant')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Requires a recent authentication: the password was confirmed in this session within five minutes. @throws 403 */
export async function requireGrant({ db, now }: Services, sessionId: number): Promise<void> {
  if (!(await isGranted(db, sessionId, now()))) throw forbidden('Please confirm your password first.');
}
