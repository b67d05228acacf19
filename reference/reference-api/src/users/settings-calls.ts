import * as contract from 'shared-client/schema/users';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { httpProblem } from '../call/http-problem.ts';
import { json } from '../storage/json.ts';
import { requireOwn } from './own-id.ts';

const source = 'docs/reference/api.md#api-users';

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

/** The largest settings of one page: its columns, sizes and filters. */
const SETTING_BYTES = 64 * 1024;
/** More than the number of pages. */
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
