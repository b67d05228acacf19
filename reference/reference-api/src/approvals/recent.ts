import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';

/** The number of days in "Recent Activity". */
const RECENT_DAYS = 7;

/** The items that were decided lately and whose decision still stands. */
export const decidedSince = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('approval_decision as d')
    .select('d.billing_item_id')
    .where('d.fate', '=', 'done')
    .where('d.undone_at', 'is', null)
    .where('d.decided_at', '>', new Date(now.getTime() - RECENT_DAYS * 86_400_000));
