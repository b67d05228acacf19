import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { type LocaleName, localeFor } from './locales.ts';

/** The locale a user has chosen, for messages sent to them. */
export async function userLocale(db: Kysely<Database>, userId: number): Promise<LocaleName> {
  const row = await db
    .selectFrom('app_user')
    .select(['language', 'country'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? localeFor(row.language, row.country) : 'en_US';
}
