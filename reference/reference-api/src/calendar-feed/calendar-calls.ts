import { createHash } from 'node:crypto';
import * as contract from 'shared-client/schema/calendar-feed';
import * as v from 'valibot';
import { recordEvent } from '../audit/audit.ts';
import { defineCall } from '../call/call.ts';
import { notFound } from '../call/http-problem.ts';
import { originOf } from '../identity/public-origin.ts';
import { newSecret, secretHash } from '../identity/secrets.ts';
import { fillText } from '../translations/texts.ts';
import { userLocale } from '../translations/user-locale.ts';
import { dueEvents } from './due-events.ts';
import { writeCalendar } from './write-calendar.ts';

const source = 'docs/reference/api.md#api-calendar';
const ADDRESS = '/wand2/api/account/calendar';

export const getCalendarAddress = defineCall({
  method: 'GET',
  path: ADDRESS,
  summary: 'Whether the user’s calendar has an address, and since when. The address itself is told once.',
  source,
  auth: 'bearer',
  response: contract.calendarState,
  async handle({ user, services: { db } }) {
    const row = await db
      .selectFrom('calendar_address')
      .select('made_at')
      .where('person_id', '=', user.userId)
      .executeTakeFirst();
    return { since: row?.made_at.toISOString() ?? null };
  },
});

export const postCalendarAddress = defineCall({
  method: 'POST',
  path: ADDRESS,
  summary: 'Makes a new private address of the user’s calendar. An earlier one no longer works.',
  source: `${source}, docs/reference/notifications.md#calendar-address`,
  auth: 'bearer',
  response: contract.calendarAddress,
  async handle({ user, services: { db, now }, request }) {
    const secret = newSecret();
    const values = { address_hash: secretHash(secret), made_at: now() };
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('calendar_address')
        .values({ person_id: user.userId, ...values })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
        .execute();
      await recordEvent(trx, now(), user.userId, 'calendar_address_made');
    });
    return { address: `${originOf(request)}/wand2/manual/api/calendars/${secret}/due-dates.ics` };
  },
});

export const deleteCalendarAddress = defineCall({
  method: 'DELETE',
  path: ADDRESS,
  summary: 'Revokes the address of the user’s calendar.',
  source: `${source}, docs/reference/notifications.md#calendar-address`,
  auth: 'bearer',
  response: contract.calendarState,
  async handle({ user, services: { db, now } }) {
    await db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('calendar_address')
        .where('person_id', '=', user.userId)
        .executeTakeFirstOrThrow();
      if (numDeletedRows > 0n) await recordEvent(trx, now(), user.userId, 'calendar_address_revoked');
    });
    return { since: null };
  },
});

export const getCalendar = defineCall({
  method: 'GET',
  path: '/wand2/manual/api/calendars/{secret}/due-dates.ics',
  summary: 'The due dates of the person whose private address it is, as iCalendar.',
  source: `${source}, docs/reference/notifications.md#calendar-content`,
  auth: 'none',
  refuses: ['ERR_NOT_FOUND'],
  params: v.strictObject({ secret: v.pipe(v.string(), v.maxLength(100)) }),
  response: v.string(),
  contentType: 'text/calendar',
  rate: { max: 60, windowSeconds: 15 * 60, counts: 'refused' },
  async handle({ params, services: { db, now }, request, reply }) {
    const person = await db
      .selectFrom('calendar_address as a')
      .innerJoin('app_user as u', 'u.id', 'a.person_id')
      .innerJoin('client as c', 'c.id', 'u.client_id')
      .leftJoin('user_preference as p', 'p.user_id', 'u.id')
      .select(['u.id as userId', 'u.first_name as firstName', 'u.last_name as lastName'])
      .select([
        'u.user_type as userType',
        'u.client_id as clientId',
        'u.supplier_name as supplierName',
        'u.permissions',
      ])
      .select(['a.made_at', 'p.time_zone as ownZone', 'c.time_zone as clientZone'])
      .where('a.address_hash', '=', secretHash(params.secret))
      .where('u.disabled_at', 'is', null)
      .executeTakeFirst();
    if (!person) throw notFound('There is no such calendar.');
    const { made_at: madeAt, ownZone, clientZone, ...user } = person;
    const locale = await userLocale(db, user.userId);
    const events = await dueEvents(
      db,
      { user: { ...user, billingPrincipals: [] }, locale, origin: originOf(request) },
      now(),
    );
    const name = fillText(locale, 'LBL_CALENDAR_NAME', {});
    const text = writeCalendar({ name, timeZone: ownZone ?? clientZone, madeAt, events });
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'content-type': 'text/calendar; charset=utf-8' });
    if (request.headers['if-none-match'] !== etag) return text;
    reply.code(304);
    return '';
  },
});
