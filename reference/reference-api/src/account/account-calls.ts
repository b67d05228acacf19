import * as contract from 'shared-client/schema/account';
import * as v from 'valibot';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { notFound } from '../call/http-problem.ts';
import { checkNewPassword, endSessions, putPasswordInForce } from '../identity/new-password.ts';
import { hashPassword } from '../identity/password.ts';
import { reportAccount } from '../reclaim/report.ts';
import { requireGrant } from '../recovery/grants.ts';
import { queueNotice, tellingOwner } from '../reset/notices.ts';
import { voidResets } from '../reset/other-resets.ts';
import type { Services } from '../services.ts';
import { readOverview } from './overview.ts';
import { ownData } from './own-data.ts';
import { openSessionsOf } from './sessions.ts';

const source = 'docs/reference/api.md#api-account, docs/reference/account.md';

export const readAccount = defineCall({
  method: 'GET',
  path: '/wand2/api/account',
  summary: 'The owner’s view of an account: ways to sign in, ways back in, the page it starts on.',
  source,
  auth: 'bearer',
  response: contract.account,
  handle: ({ user, services }) => readOverview(services, user),
});

export const readSessions = defineCall({
  method: 'GET',
  path: '/wand2/api/account/sessions',
  summary: 'Where the user is signed in, the newest first.',
  source,
  auth: 'bearer',
  response: contract.sessions,
  handle: ({ user, services: { db, now } }) => openSessionsOf(db, user, now()),
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/wand2/api/account/sessions/{id}',
  summary: 'Ends one session of the user, and every token that came from it.',
  source,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  params: v.strictObject({ id: idText }),
  response: contract.done,
  async handle({ params, user, services: { db, now } }) {
    const ended = await db
      .updateTable('session')
      .set({ ended_at: now() })
      .where('id', '=', params.id)
      .where('user_id', '=', user.userId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) throw notFound('This session has ended already.');
    await recordEvent(db, now(), user.userId, 'sessions_ended', { count: 1 });
    return { status: 'success' as const };
  },
});

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/wand2/api/account/sessions',
  summary: 'Ends every session of the user but the one that asks.',
  source,
  auth: 'bearer',
  response: contract.sessionsEnded,
  async handle({ user, services: { db, now } }) {
    const count = await endSessions(db, user.userId, now(), user.sessionId);
    await recordEvent(db, now(), user.userId, 'sessions_ended', { count });
    return { count };
  },
});

export const endEverySession = defineCall({
  method: 'POST',
  path: '/wand2/api/account/not-me',
  summary:
    'Ends every session of the user, the one that asks as well, because a sign-in was not theirs; tells the owner. Nothing else is revoked, because no moment is named.',
  source,
  auth: 'bearer',
  response: contract.sessionsEnded,
  async handle({ user, services }) {
    const notice = { userId: user.userId, label: 'MSG_SESSIONS_ENDED_BY_OWNER' };
    return tellingOwner(services, notice, async (within) => ({ count: await endAll(within, user.userId) }));
  },
});

export const reportSession = defineCall({
  method: 'POST',
  path: '/wand2/api/account/sessions/{id}/not-me',
  summary:
    'Reports that a session was not the user’s: every session ends, what was added since that one began is revoked, and so is the password, if a contact is left to set a new one by. Tells every contact.',
  source: 'docs/reference/api.md#api-account, docs/reference/account.md#not-me',
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  params: v.strictObject({ id: idText }),
  response: contract.sessionsEnded,
  async handle({ params, user, services }) {
    const session = await services.db
      .selectFrom('session')
      .select('created_at')
      .where('id', '=', params.id)
      .where('user_id', '=', user.userId)
      .executeTakeFirst();
    if (!session) throw notFound('There is no such session.');
    const count = await endAll(services, user.userId);
    await reportAccount(services, user.userId, session.created_at);
    return { count };
  },
});

/** Ends the sessions of a user and the resets that run, because one of them was not theirs. @returns the number of sessions */
async function endAll({ db, now }: Services, userId: number): Promise<number> {
  const count = await endSessions(db, userId, now());
  await voidResets(db, userId);
  await recordEvent(db, now(), userId, 'sessions_ended', { count, reason: 'not-me' });
  return count;
}

export const changePassword = defineCall({
  method: 'POST',
  path: '/wand2/api/account/password',
  summary: 'Changes the password, once it was confirmed; ends every other session and tells the owner.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_PASSWORD_RULE', 'ERR_PASSWORD_COMMON'],
  body: contract.changePasswordBody,
  response: contract.done,
  async handle({ body, user, services }) {
    const { db, now } = services;
    await requireGrant(services, user.sessionId);
    const { userId, sessionId } = user;
    await checkNewPassword(db, { userId, password: body.password });
    const hash = await hashPassword(body.password);
    await db.transaction().execute(async (trx) => {
      await putPasswordInForce(trx, { userId, hash, exceptSession: sessionId }, now());
      await trx.deleteFrom('recovery_grant').where('session_id', '=', sessionId).execute();
      await recordEvent(trx, now(), userId, 'password_changed');
      await queueNotice(trx, services, { userId, label: 'MSG_PASSWORD_CHANGED', sessionId });
    });
    return { status: 'success' as const };
  },
});

export const readOwnData = defineCall({
  method: 'GET',
  path: '/wand2/api/account/data',
  summary: 'Everything that the portal keeps of the user’s account, for a download.',
  source,
  auth: 'bearer',
  response: contract.ownData,
  dear: true,
  rate: { max: 20, windowSeconds: 3600, counts: 'all' },
  async handle({ user, services: { db, now } }) {
    await recordEvent(db, now(), user.userId, 'own_data_read');
    return ownData(db, user, now());
  },
});

export const clearRecent = defineCall({
  method: 'DELETE',
  path: '/wand2/api/account/recent',
  summary: 'Forgets what the user looked at and searched for.',
  source,
  auth: 'bearer',
  response: contract.done,
  async handle({ user, services: { db, now } }) {
    await db.deleteFrom('recently_viewed').where('user_id', '=', user.userId).execute();
    await db.deleteFrom('recent_search').where('user_id', '=', user.userId).execute();
    await recordEvent(db, now(), user.userId, 'own_data_removed', { what: 'recent' });
    return { status: 'success' as const };
  },
});
