import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/** Notes that a user is present. It is written once an hour at most. */
export async function noteSeen(db: Kysely<Database>, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ seen_at: now })
    .where('id', '=', userId)
    .where(sql<boolean>`(seen_at is null or seen_at < ${now}::timestamptz - interval '1 hour')`)
    .execute();
}
