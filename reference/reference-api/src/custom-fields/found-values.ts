import type { Kysely } from 'kysely';
import type { ReferenceListValue } from 'shared-client/schema/custom-fields';
import type { Database } from '../storage/database.ts';
import { findValues, type ValueQuery } from './reference-values.ts';

/** The most searches in the cache. Searches in long lists often begin with the same few letters. */
const MOST_SEARCHES = 2000;

/** A cache of search results in reference lists, valid while a list does not change. */
export interface FoundValues {
  find(
    db: Kysely<Database>,
    list: { readonly id: number; readonly edition: number },
    query: ValueQuery,
  ): Promise<ReferenceListValue[]>;
}

/**
 * An empty cache, one for each server. Keys contain the edition of the list, so results of an old edition are never found again and are
 * evicted in time.
 */
export function createFoundValues(most: number = MOST_SEARCHES): FoundValues {
  /** The least recently used entry first. */
  const kept = new Map<string, ReferenceListValue[]>();
  return {
    async find(db, { id, edition }, query) {
      const key = JSON.stringify([id, edition, query]);
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const found = await findValues(db, id, query);
      kept.set(key, found);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return found;
    },
  };
}
