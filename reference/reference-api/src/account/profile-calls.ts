import * as contract from 'shared-client/schema/account';
import { defineCall } from '../call/call.ts';
import { httpProblem } from '../call/http-problem.ts';
import { requirePlainName } from '../call/plain-name.ts';
import type { Services } from '../services.ts';
import { locales } from '../translations/locales.ts';
import { formatsOf } from '../users/formats.ts';
import { isTimeZone } from '../users/time-zone.ts';

const source = 'docs/reference/api.md#api-account, docs/reference/account.md#profile';

export const readProfile = defineCall({
  method: 'GET',
  path: '/wand2/api/account/profile',
  summary: 'The user’s profile: name, language, how times and numbers are written.',
  source,
  auth: 'bearer',
  response: contract.profile,
  handle: ({ user, services }) => profileOf(services, user.userId),
});

export const saveProfile = defineCall({
  method: 'POST',
  path: '/wand2/api/account/profile',
  summary: 'Changes the given parts of what users choose of their profile.',
  source,
  auth: 'bearer',
  refuses: ['ERR_NAME_CHARACTERS', 'ERR_LANGUAGE_UNKNOWN', 'ERR_TIME_ZONE_UNKNOWN'],
  body: contract.profileBody,
  response: contract.profile,
  async handle({ user, body, services }) {
    requirePlainName(body.preferredName, 'body.preferredName');
    const { language = user.language, country = user.country } = body;
    if (!Object.hasOwn(locales, `${language}_${country}`)) {
      throw httpProblem(400, 'ERR_LANGUAGE_UNKNOWN', 'This language is not one of the supported ones.', {
        value: 'body.language',
      });
    }
    if (body.timeZone && !isTimeZone(body.timeZone)) {
      throw httpProblem(400, 'ERR_TIME_ZONE_UNKNOWN', 'This time zone is not known.', { value: 'body.timeZone' });
    }
    const chosen = {
      ...(body.preferredName === undefined ? {} : { preferred_name: body.preferredName || null }),
      ...(body.timeFormat === undefined ? {} : { time_format: body.timeFormat }),
      ...(body.numberFormat === undefined ? {} : { number_format: body.numberFormat }),
      ...(body.timeZone === undefined ? {} : { time_zone: body.timeZone || null }),
    };
    await services.db.transaction().execute(async (trx) => {
      await trx.updateTable('app_user').set({ language, country }).where('id', '=', user.userId).execute();
      if (Object.keys(chosen).length === 0) return;
      await trx
        .insertInto('user_preference')
        .values({ user_id: user.userId, preferred_name: null, ...chosen })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
        .execute();
    });
    return profileOf(services, user.userId);
  },
});

async function profileOf({ db }: Services, userId: number) {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('user_preference', 'user_preference.user_id', 'app_user.id')
    .select([
      'app_user.first_name as firstName',
      'app_user.last_name as lastName',
      'user_preference.preferred_name as preferredName',
      'app_user.language',
      'app_user.country',
    ])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...row, ...(await formatsOf(db, userId)) };
}
