import * as contract from 'shared-client/schema/users';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { httpProblem, notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { json } from '../storage/json.ts';

const source = 'docs/reference/api.md#api-users';

/** Somebody else's id and nobody's id look alike. */
function requireOwn(userId: number, user: SignedInUser): void {
  if (userId !== user.userId) throw notFound();
}

export const readCurrentUser = defineCall({
  method: 'GET',
  path: '/wand2/api/users/current',
  summary: 'Who is signed in, with permissions.',
  source,
  auth: 'bearer',
  query: v.strictObject({ noCache: v.optional(v.picklist(['true', 'false'])) }),
  response: contract.currentUser,
  async handle({ user, services: { db } }) {
    const { sessionId: _, ...shown } = user;
    const row = await db
      .selectFrom('client')
      .leftJoin('user_preference', (join) => join.on('user_preference.user_id', '=', user.userId))
      .select(['client.name as clientName', 'user_preference.tutorial_viewed as tutorialViewed'])
      .where('client.id', '=', user.clientId)
      .executeTakeFirstOrThrow();
    return {
      ...shown,
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
  summary: 'Who is signed in, in brief.',
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

export const readPageSettings = defineCall({
  method: 'GET',
  path: '/wand2/api/users/page-setting',
  summary: 'The settings of one page, or of all pages of the user.',
  source,
  auth: 'bearer',
  query: contract.pageSettingsQuery,
  response: contract.pageSettings,
  handle: ({ user, query, services: { db } }) =>
    db
      .selectFrom('page_setting')
      .select(['page_name as pageName', 'settings'])
      .where('user_id', '=', user.userId)
      .$if(query.pageName !== undefined, (select) => select.where('page_name', '=', query.pageName ?? ''))
      .orderBy('page_name')
      .execute(),
});

/** The choices of one page: its columns, sizes and filters. */
const SETTING_BYTES = 64 * 1024;
/** More pages than there are. */
const MOST_SETTINGS = 200;

export const savePageSetting = defineCall({
  method: 'POST',
  path: '/wand2/api/users/page-setting/save',
  summary: 'Replaces the settings of one page.',
  source,
  auth: 'bearer',
  refuses: ['ERR_TOO_LARGE'],
  body: contract.pageSetting,
  bodyLimit: SETTING_BYTES,
  response: contract.pageSetting,
  async handle({ user, body, services: { db } }) {
    const settings = json(body.settings);
    const others = await db
      .selectFrom('page_setting')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('user_id', '=', user.userId)
      .where('page_name', '<>', body.pageName)
      .executeTakeFirstOrThrow();
    if (Number(others.count) >= MOST_SETTINGS) throw httpProblem(413, 'ERR_TOO_LARGE', 'What you sent is too large.');
    await db
      .insertInto('page_setting')
      .values({ user_id: user.userId, page_name: body.pageName, settings })
      .onConflict((conflict) => conflict.columns(['user_id', 'page_name']).doUpdateSet({ settings }))
      .execute();
    return body;
  },
});

export const readLandingPage = defineCall({
  method: 'GET',
  path: '/wand2/api/users/landingPage/{id}',
  summary: 'The page the user starts on.',
  source,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  params: v.strictObject({ id: idText }),
  response: contract.landingPage,
  async handle({ user, params, services: { db } }) {
    requireOwn(params.id, user);
    const row = await db
      .selectFrom('user_preference')
      .select('landing_page')
      .where('user_id', '=', user.userId)
      .executeTakeFirst();
    return { landingPage: row?.landing_page ?? 'Home' };
  },
});

export const updateLandingPage = defineCall({
  method: 'POST',
  path: '/wand2/api/users/update/{userId}/landingPage/{page}',
  summary: 'Changes the page the user starts on.',
  source,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  params: v.strictObject({ userId: idText, page: v.picklist(contract.LANDING_PAGES) }),
  response: contract.landingPage,
  async handle({ user, params, services: { db } }) {
    requireOwn(params.userId, user);
    await db
      .insertInto('user_preference')
      .values({ user_id: user.userId, landing_page: params.page, preferred_name: null })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ landing_page: params.page }))
      .execute();
    return { landingPage: params.page };
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
