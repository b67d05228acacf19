import { type Kysely, sql } from 'kysely';
import type { Rate } from 'shared-validators/money';
import type { Database } from '../../storage/database.ts';
import { addDays } from '../calendar.ts';
import type { Period } from '../period.ts';

/**
 * The number of days before a period whose rates it may use: a Monday has the rate of the Friday before, a week of holidays that of the
 * week before.
 */
const DAYS_BEFORE = 7;

/** The rates that the days of a period may use, oldest first. */
export async function readRates(db: Kysely<Database>, to: string, { start, end }: Period): Promise<Rate[]> {
  const rows = await db
    .selectFrom('exchange_rate')
    .select(['from_currency', 'day', sql<string>`rate::text`.as('rate')])
    .where('to_currency', '=', to)
    .where('day', '>=', addDays(start, -DAYS_BEFORE))
    .where('day', '<=', end)
    .orderBy('day')
    .orderBy('from_currency')
    .execute();
  return rows.map(({ from_currency: from, day, rate }) => ({ from, to, day, rate }));
}
