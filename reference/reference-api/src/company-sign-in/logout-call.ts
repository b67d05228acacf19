import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { httpProblem, notFound } from '../call/http-problem.ts';
import { endSessions } from '../identity/new-password.ts';
import type { Database } from '../storage/database.ts';
import { type LoggedOut, readLogoutToken } from './logout-token.ts';

export const companyLogout = defineCall({
  method: 'POST',
  path: '/wand2/manual/api/signIn/company/logout',
  summary: 'The identity provider’s back-channel logout: ends the sessions that a logout token names.',
  source: 'docs/reference/api.md#api-company-logout, docs/reference/account.md#company-logout',
  auth: 'none',
  bodyType: 'form',
  body: v.object({ logout_token: v.pipe(v.string(), v.maxLength(10_000)) }),
  rate: { max: 60, windowSeconds: 15 * 60, counts: 'refused' },
  refuses: ['ERR_NOT_FOUND', 'ERR_COMPANY_FAILED'],
  response: v.strictObject({ ended: v.number() }),
  async handle({ services, body }) {
    const { db, now, log } = services;
    const { company } = services.options;
    if (!company) throw notFound();
    let loggedOut: LoggedOut | undefined;
    try {
      loggedOut = await readLogoutToken(company, body.logout_token, now());
    } catch (error) {
      log.warn({ err: error }, 'the keys of the identity provider could not be read');
      throw httpProblem(502, 'ERR_COMPANY_FAILED', 'The keys of the identity provider could not be read.');
    }
    const ended = loggedOut && (await endNamed(db, loggedOut, now()));
    if (ended === undefined) {
      throw httpProblem(400, 'ERR_REQUEST_INVALID', 'This is no valid logout token, or it was used.', {
        value: 'body.logout_token',
      });
    }
    return { ended };
  },
});

/** Ends what a logout token names. @returns the number of sessions; undefined if the token was used before */
function endNamed(db: Kysely<Database>, { issuer, jti, subject, sid }: LoggedOut, now: Date) {
  return db.transaction().execute(async (trx): Promise<number | undefined> => {
    const spent = await trx
      .insertInto('used_logout_token')
      .values({ issuer, jti, spent_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (spent.numInsertedOrUpdatedRows !== 1n) return undefined;
    if (sid !== undefined) return endSession(trx, sid, now);
    const linked = await trx
      .selectFrom('company_identity')
      .select('user_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject ?? '')
      .executeTakeFirst();
    if (!linked) return 0;
    const count = await endSessions(trx, linked.user_id, now);
    await recordEvent(trx, now, linked.user_id, 'sessions_ended', { count, reason: 'company' });
    return count;
  });
}

/** Ends the sessions that came from one at the provider, and the sign-ins from it that wait for a second factor. */
async function endSession(db: Kysely<Database>, sid: string, now: Date): Promise<number> {
  await db.deleteFrom('sign_in_attempt').where('attempt_sid', '=', sid).execute();
  const sessions = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('company_sid', '=', sid)
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id'])
    .execute();
  for (const { id, user_id } of sessions) {
    await db
      .updateTable('token_family')
      .set({ ended_at: now, ended_because: 'its session was ended' })
      .where('session_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
    await recordEvent(db, now, user_id, 'sessions_ended', { count: 1, reason: 'company' });
  }
  return sessions.length;
}
