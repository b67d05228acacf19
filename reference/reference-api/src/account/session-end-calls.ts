import * as contract from 'shared-client/schema/account';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { mayExtend, sessionEndsAt } from '../identity/session-length.ts';
import type { Services } from '../services.ts';

const source = 'docs/reference/api.md#api-session-end, docs/reference/session.md#session-end';

export const readSessionEnd = defineCall({
  method: 'GET',
  path: '/wand2/api/account/session',
  summary: 'How long the session still lasts, and whether it can be extended.',
  source,
  auth: 'bearer',
  response: contract.sessionEnd,
  handle: ({ user, services }) => endOf(services, user.sessionId),
});

export const extendSession = defineCall({
  method: 'POST',
  path: '/wand2/api/account/session',
  summary: 'Extends the session: it lasts eight hours from now, and no longer than a day since it began.',
  source,
  auth: 'bearer',
  response: contract.sessionEnd,
  async handle({ user, services }) {
    const { db, now } = services;
    const { created_at: began, expires_at: endsAt } = await sessionOf(services, user.sessionId);
    if (mayExtend(began, endsAt, now())) {
      await db
        .updateTable('session')
        .set({ expires_at: sessionEndsAt(began, now()) })
        .where('id', '=', user.sessionId)
        .where('ended_at', 'is', null)
        .execute();
      await recordEvent(db, now(), user.userId, 'session_extended');
    }
    return endOf(services, user.sessionId);
  },
});

const sessionOf = ({ db }: Services, sessionId: number) =>
  db.selectFrom('session').select(['created_at', 'expires_at']).where('id', '=', sessionId).executeTakeFirstOrThrow();

async function endOf(services: Services, sessionId: number) {
  const now = services.now();
  const { created_at: began, expires_at: endsAt } = await sessionOf(services, sessionId);
  return {
    endsInSeconds: Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1000)),
    mayExtend: mayExtend(began, endsAt, now),
  };
}
