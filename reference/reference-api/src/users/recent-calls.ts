import * as contract from 'shared-client/schema/users';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { notFound } from '../call/http-problem.ts';
import { recentlyViewedBy } from './recently-viewed.ts';

const source = 'docs/reference/api.md#api-recent';

/** The number of entries that each list keeps for a user; older ones are deleted. */
const KEPT_VIEWED = 50;
const KEPT_SEARCHES = 20;

export const addRecentlyViewed = defineCall({
  method: 'POST',
  path: '/wand2/api/users/recently-viewed',
  summary: 'Remembers what the user looked at.',
  source,
  auth: 'bearer',
  refuses: ['ERR_NOT_FOUND'],
  body: contract.recentlyViewedItem,
  response: contract.done,
  async handle({ user, body, services: { db, now } }) {
    if (body.userId !== user.userId) throw notFound();
    const seen = { other_details: body.otherDetails ?? null, viewed_at: now() };
    await db
      .insertInto('recently_viewed')
      .values({ user_id: user.userId, type: body.type, object_id: body.objectId, ...seen })
      .onConflict((conflict) => conflict.columns(['user_id', 'type', 'object_id']).doUpdateSet(seen))
      .execute();
    const oldest = await db
      .selectFrom('recently_viewed')
      .select('viewed_at')
      .where('user_id', '=', user.userId)
      .orderBy('viewed_at', 'desc')
      .offset(KEPT_VIEWED)
      .limit(1)
      .executeTakeFirst();
    if (oldest) {
      await db
        .deleteFrom('recently_viewed')
        .where('user_id', '=', user.userId)
        .where('viewed_at', '<=', oldest.viewed_at)
        .execute();
    }
    return { status: 'success' as const };
  },
});

export const readRecentlyViewed = defineCall({
  method: 'GET',
  path: '/wand2/api/account/recent',
  summary: 'The items that the user viewed last, newest first.',
  source,
  auth: 'bearer',
  response: contract.recentlyViewed,
  handle: ({ user, services: { db } }) => recentlyViewedBy(db, user.userId),
});

export const readRecentSearches = defineCall({
  method: 'GET',
  path: '/ratepoint/api/users/recentSearch',
  summary: 'The last searches of the user, newest first.',
  source,
  auth: 'signed-in',
  response: contract.recentSearches,
  async handle({ user, services: { db } }) {
    const rows = await db
      .selectFrom('recent_search')
      .select(['id', 'search_text', 'type', 'searched_at'])
      .where('user_id', '=', user.userId)
      .orderBy('searched_at', 'desc')
      .orderBy('id', 'desc')
      .limit(KEPT_SEARCHES)
      .execute();
    return rows.map(shown);
  },
});

export const addRecentSearch = defineCall({
  method: 'POST',
  path: '/ratepoint/api/users/recentSearch',
  summary: 'Remembers a search; the same text again moves to the front.',
  source,
  auth: 'signed-in',
  body: contract.recentSearchBody,
  response: contract.recentSearch,
  handle: ({ user, body, services: { db, now } }) =>
    db.transaction().execute(async (trx) => {
      await trx
        .deleteFrom('recent_search')
        .where('user_id', '=', user.userId)
        .where('search_text', '=', body.searchText)
        .where('type', 'is not distinct from', body.type ?? null)
        .execute();
      const row = await trx
        .insertInto('recent_search')
        .values({ user_id: user.userId, search_text: body.searchText, type: body.type ?? null, searched_at: now() })
        .returning(['id', 'search_text', 'type', 'searched_at'])
        .executeTakeFirstOrThrow();
      await trx
        .deleteFrom('recent_search')
        .where('user_id', '=', user.userId)
        .where('id', 'not in', (select) =>
          select
            .selectFrom('recent_search as kept')
            .select('kept.id')
            .where('kept.user_id', '=', user.userId)
            .orderBy('kept.searched_at', 'desc')
            .orderBy('kept.id', 'desc')
            .limit(KEPT_SEARCHES),
        )
        .execute();
      return shown(row);
    }),
});

export const deleteRecentSearch = defineCall({
  method: 'DELETE',
  path: '/ratepoint/api/users/recentSearch/{id}',
  summary: 'Forgets a search.',
  source,
  auth: 'signed-in',
  refuses: ['ERR_NOT_FOUND'],
  params: v.strictObject({ id: idText }),
  response: contract.done,
  async handle({ user, params, services: { db } }) {
    const gone = await db
      .deleteFrom('recent_search')
      .where('id', '=', params.id)
      .where('user_id', '=', user.userId)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw notFound('This search is not there any more.');
    return { status: 'success' as const };
  },
});

function shown(row: { id: number; search_text: string; type: string | null; searched_at: Date }) {
  return { id: row.id, searchText: row.search_text, type: row.type, searchedAt: row.searched_at.toISOString() };
}
