import * as contract from 'shared-client/schema/users';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { requireOwn } from './own-id.ts';

const source = 'docs/reference/api.md#api-users';

export const readCurrentUser = defineCall({
  method: 'GET',
  path: '/wand2/api/users/current',
  summary: 'The signed-in user, with permissions.',
  source,
  auth: 'bearer',
  query: v.strictObject({ noCache: v.optional(v.picklist(['true', 'false'])) }),
  response: contract.currentUser,
  async handle({ user, services: { db, now } }) {
    const { sessionId, ...shown } = user;
    const row = await db
      .selectFrom('client')
      .leftJoin('user_preference', (join) => join.on('user_preference.user_id', '=', user.userId))
      .select([
        'client.name as clientName',
        'user_preference.tutorial_viewed as tutorialViewed',
        'user_preference.preferred_name as preferredName',
      ])
      .where('client.id', '=', user.clientId)
      .executeTakeFirstOrThrow();
    const session = await db
      .selectFrom('session')
      .select('expires_at')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    return {
      ...shown,
      sessionEndsInSeconds: Math.max(0, Math.floor((session.expires_at.getTime() - now().getTime()) / 1000)),
      // The preferred name is used wherever the portal addresses the user; timecards and approvals use the full name.
      firstName: row.preferredName ?? shown.firstName,
      permissions: [...user.permissions],
      clientName: row.clientName,
      tutorialViewed: row.tutorialViewed ?? false,
      // "A Supplier's view-history-attachment permission depends on a supplied flag; for others it is true."
      viewHistoryAttachment: user.userType !== 'Supplier' || user.permissions.includes('VIEW_HISTORY_ATTACHMENT'),
    };
  },
});

export const readUserInfo = defineCall({
  method: 'GET',
  path: '/pro/common/userInfo',
  summary: 'The signed-in user, in brief.',
  source,
  auth: 'signed-in',
  response: contract.userInfo,
  async handle({ user, services: { db } }) {
    const row = await db
      .selectFrom('app_user')
      .innerJoin('client', 'client.id', 'app_user.client_id')
      .select(['app_user.language', 'app_user.country', 'client.name as clientName'])
      .where('app_user.id', '=', user.userId)
      .executeTakeFirstOrThrow();
    const { userId, userName, firstName, lastName, userType, clientId } = user;
    return { userId, userName, firstName, lastName, userType, clientId, ...row };
  },
});

export const markTutorialViewed = defineCall({
  method: 'GET',
  path: '/wand2/api/users/updateUserTutorial/user/{id}/tutorialViewed/true',
  summary: 'Marks the tutorial viewed: a GET that changes state, kept for compatibility.',
  source: `${source}; docs/reference/session.md#state-changing-get`,
  auth: 'signed-in-strict',
  refuses: ['ERR_NOT_FOUND'],
  params: v.strictObject({ id: idText }),
  response: contract.tutorial,
  async handle({ user, params, services: { db } }) {
    requireOwn(params.id, user);
    await db
      .insertInto('user_preference')
      .values({ user_id: user.userId, tutorial_viewed: true, preferred_name: null })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ tutorial_viewed: true }))
      .execute();
    return { tutorialViewed: true };
  },
});

/** The countries whose users are shown the European privacy notice: EU, EEA, Switzerland, the United Kingdom. */
const EUROPE = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

export const verifyEU = defineCall({
  method: 'GET',
  path: '/wand2/api/privacyPolicy/verifyEU',
  summary: 'Whether the European privacy notice is shown to the user.',
  source,
  auth: 'bearer',
  response: contract.euPrivacy,
  async handle({ user, services: { db } }) {
    const row = await db
      .selectFrom('app_user')
      .select('country')
      .where('id', '=', user.userId)
      .executeTakeFirstOrThrow();
    return { showEUPrivacy: EUROPE.has(row.country) };
  },
});

export const hasPublicAPIAccess = defineCall({
  method: 'GET',
  path: '/wand2/api/user/hasPublicAPIAccess/{a}/{b}',
  summary: 'Whether a user (b) of a client (a) may use the public API.',
  source: 'docs/reference/api.md#api-public-access',
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  params: v.strictObject({ a: idText, b: idText }),
  response: contract.publicApiAccess,
  handle({ user, params }) {
    requireOwn(params.b, user);
    return params.a === user.clientId && user.permissions.includes('PUBLIC_API_ACCESS');
  },
});
