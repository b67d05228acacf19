import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Condition } from '../access/within-reach.ts';
import type { Database } from '../storage/database.ts';

/** The most engagements that are named one by one in a query. */
const NAMED = 2_000;

const isNumber = (word: string): boolean => /^\d{1,9}$/.test(word);

/** The engagements in whose text a word is, or whose number it is. */
const hasWord = (word: string): RawBuilder<boolean> => {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const isText = sql<boolean>`s.search_text like lower(${pattern})`;
  return isNumber(word) ? sql`(${isText} or s.id = ${Number(word)})` : isText;
};

/** Items of a search: each word is in one of the names of the engagement, or is the number of the engagement or the item. */
export async function searchConditions(db: Kysely<Database>, search: string): Promise<Condition[]> {
  const words = search.split(/\s+/).filter(Boolean);
  // Words that are no number of an item are looked up together.
  const names = words.filter((word) => !isNumber(word));
  const conditions = words.filter(isNumber).map(async (word) => {
    const ofEngagement = await inEngagements(db, [word]);
    return sql<boolean>`(${ofEngagement} or b.id = ${Number(word)})`;
  });
  return Promise.all([...(names.length > 0 ? [inEngagements(db, names)] : []), ...conditions]);
}

async function inEngagements(db: Kysely<Database>, words: readonly string[]): Promise<Condition> {
  const found = sql`select s.id from engagement s where ${sql.join(words.map(hasWord), sql` and `)}`;
  const { rows } = await sql<{ id: number }>`${found} limit ${sql.lit(NAMED + 1)}`.execute(db);
  if (rows.length > NAMED) return sql`b.engagement_id in (${found})`;
  return sql`b.engagement_id = any(${`{${rows.map(({ id }) => id).join(',')}}`}::integer[])`;
}
