import type { Kysely } from 'kysely';
import { readRegistration } from '../recovery/registrations.ts';
import type { Database } from '../storage/database.ts';
import { userLocale } from '../translations/user-locale.ts';
import type { DuePerson } from './due-people.ts';

/** A person to whom a mail is written, and how its dates are. */
export type MailReader = Pick<DuePerson, 'userId' | 'email' | 'locale' | 'zone' | 'timeFormat'>;

export async function mailReader(db: Kysely<Database>, userId: number): Promise<MailReader> {
  const { email } = await readRegistration(db, userId);
  const chosen = await db
    .selectFrom('app_user as u')
    .innerJoin('client as c', 'c.id', 'u.client_id')
    .leftJoin('user_preference as p', 'p.user_id', 'u.id')
    .select(['c.time_zone as zoneOfClient', 'p.time_zone as zone', 'p.time_format as timeFormat'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    ...{ userId, email, timeFormat: chosen.timeFormat },
    locale: await userLocale(db, userId),
    zone: chosen.zone ?? chosen.zoneOfClient,
  };
}
