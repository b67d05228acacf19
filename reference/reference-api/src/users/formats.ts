import type { Kysely } from 'kysely';
import type { NumberFormat, TimeFormat } from 'shared-client/schema/locale';
import type { Database } from '../storage/database.ts';

interface Formats {
  readonly timeFormat: TimeFormat | null;
  readonly numberFormat: NumberFormat | null;
  readonly timeZone: string | null;
}

const NONE: Formats = { timeFormat: null, numberFormat: null, timeZone: null };

/** A user's formats for times and numbers, and their time zone (docs: account#formats). */
export async function formatsOf(db: Kysely<Database>, userId: number | undefined): Promise<Formats> {
  if (userId === undefined) return NONE;
  const row = await db
    .selectFrom('user_preference')
    .select(['time_format as timeFormat', 'number_format as numberFormat', 'time_zone as timeZone'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? NONE;
}
