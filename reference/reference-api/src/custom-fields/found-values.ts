import type { Kysely } from 'kysely';
import type { ReferenceListValue } from 'shared-client/schema/custom-fields';
import type { Database } from '../storage/database.ts';
import { findValues, type ValueQuery } from './reference-values.ts';

/** What people look for in long lists begins with the same few letters; what was found is kept for so many searches. */
const MOST_SEARCHES = 2000;

/** What was found in reference lists, while the list is what it was. */
export interface FoundValues {
  find(
    db: Kysely<Database>,
    list: { readonly id: number; readonly edition: number },
    query: ValueQuery,
  ): Promise<ReferenceListValue[]>;
}

/** An empty store, one a server. Keys carry the edition of the list, so an old one is never found again and goes in time. */
export function createFoundValues(most: number = MOST_SEARCHES): FoundValues {
  /** The least recently used first. */
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
