import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';

const SHOWN = 10;

/** The recently viewed items of a user, newest first. */
export async function recentlyViewedBy(db: Kysely<Database>, userId: number) {
  const rows = await db
    .selectFrom('recently_viewed')
    .select(['type', 'object_id', 'other_details', 'viewed_at'])
    .where('user_id', '=', userId)
    .orderBy('viewed_at', 'desc')
    .orderBy('object_id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((one) => ({
    type: one.type,
    objectId: one.object_id,
    otherDetails: one.other_details,
    viewedAt: one.viewed_at.toISOString(),
  }));
}
