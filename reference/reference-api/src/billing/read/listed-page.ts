import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Condition } from '../../access/within-reach.ts';
import { type Place, placeOf } from '../../call/cursor.ts';
import type { Database } from '../../storage/database.ts';
import { PLANNED_EACH_TIME } from '../../storage/prepared.ts';

/** A value that a list is sorted by. Values that may be null come first if they ascend, last if they descend. */
export interface SortKey {
  readonly value: RawBuilder<unknown>;
  readonly type: 'integer' | 'bigint' | 'numeric' | 'text' | 'date' | 'timestamptz';
  readonly direction: 'asc' | 'desc';
  readonly mayBeNull?: boolean;
}

/** The newest period first. Both keys descend, as in the indexes. */
export const NEWEST_FIRST: readonly SortKey[] = [
  { value: sql`b.period_end`, type: 'date', direction: 'desc' },
  { value: sql`b.id`, type: 'integer', direction: 'desc' },
];

/** Items in parts that have none in common, restricted by conditions. */
export interface Listed {
  readonly parts: readonly Condition[];
  readonly where: readonly Condition[];
  /** Whether the conditions or the sort keys use the engagement (`e`). */
  readonly usesEngagement: boolean;
  /** Whether the best way to read them depends on the values of the conditions, and not only on the parts. */
  readonly isSearched?: boolean;
}

/** A page of a list. The last key is the item's id, so that the order is complete. */
export interface PageOf extends Listed {
  readonly keys: readonly SortKey[];
  readonly size: number;
  readonly offset: number;
}

const orderOf = ({ direction, mayBeNull }: SortKey) =>
  sql.raw(mayBeNull ? (direction === 'asc' ? 'asc nulls first' : 'desc nulls last') : direction);

const nameOf = (_key: SortKey, place: number) => sql.id(`k${place}`);

const itemsFrom = ({ usesEngagement }: Pick<Listed, 'usesEngagement'>) =>
  usesEngagement ? sql`billing_item b join engagement e on e.id = b.engagement_id` : sql`billing_item b`;

const conditions = (part: Condition, where: readonly Condition[]) => sql.join([part, ...where], sql` and `);

/** A row of a page: an item, and the place behind it. */
export interface PageRow {
  readonly id: number;
  readonly place: Place;
}

/**
 * The ids of a page, in order. Each part is read in order, as far as the page goes, so that its cost does not depend on the number of items. The
 * items are read by another statement, which PostgreSQL plans once, while it plans this one with its parameters.
 */
export async function readPage(db: Kysely<Database>, page: PageOf): Promise<readonly PageRow[]> {
  const { parts, where, keys, size, offset } = page;
  const values = sql.join(keys.map((key, place) => sql`${key.value} as ${nameOf(key, place)}`));
  const order = sql.join(keys.map((key) => sql`${key.value} ${orderOf(key)}`));
  const names = sql.join(keys.map(nameOf));
  const ordered = sql.join(keys.map((key, place) => sql`${nameOf(key, place)} ${orderOf(key)}`));
  const texts = sql.join(keys.map((key, place) => sql`${nameOf(key, place)}::text`));
  // A literal limit, because PostgreSQL plans with a parameter as if it were a tenth of all rows.
  const plan = page.isSearched || offset > 0 ? sql.raw(PLANNED_EACH_TIME) : sql``;
  const limit = (count: number) => (offset === 0 ? sql.lit(count) : sql`${count}`);
  const ofParts = parts.map(
    (part) => sql`(
      select b.id, ${values} from ${itemsFrom(page)} where ${conditions(part, where)}
      order by ${order} limit ${limit(size + offset)})`,
  );
  const { rows } = await sql<PageRow>`
    select ${plan} id, array[${texts}] as place from (
      select id, ${names} from (${sql.join(ofParts, sql` union all `)}) of_parts
      order by ${ordered} limit ${limit(size)} offset ${limit(offset)}) page
    order by ${ordered}`.execute(db);
  return rows;
}

/** Ids as one parameter, so that the statement is the same for any number of them. */
export const oneOf = (ids: readonly number[]) => sql<number>`any(${`{${ids.join(',')}}`}::integer[])`;

/** Items in the order of their page. An item that was deleted meanwhile is left out. */
export function inOrder<Item extends { readonly id: number }>(
  page: readonly PageRow[],
  items: readonly Item[],
): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return page.flatMap(({ id }) => byId.get(id) ?? []);
}

/** The number of items. It is read from an index that has the conditions. */
export async function countItems(db: Kysely<Database>, { parts, where, usesEngagement }: Listed): Promise<number> {
  const rows = parts.map(
    (part) => sql`select count(*) as items from ${itemsFrom({ usesEngagement })} where ${conditions(part, where)}`,
  );
  const counted = await sql<{ items: number }>`
    select sum(items)::integer as items from (${sql.join(rows, sql` union all `)}) of_parts`.execute(db);
  return counted.rows[0]?.items ?? 0;
}

/** The number of items, and of their minutes. */
export async function countListed(
  db: Kysely<Database>,
  { parts, where, usesEngagement, isSearched }: Listed,
): Promise<{ readonly items: number; readonly minutes: number }> {
  const rows = parts.map(
    (part) => sql`
      select count(*) as items, sum(b.worked_minutes) as minutes from ${itemsFrom({ usesEngagement })}
      where ${conditions(part, where)}`,
  );
  const counted = await sql<{ items: number; minutes: number }>`
    select ${isSearched ? sql.raw(PLANNED_EACH_TIME) : sql``} sum(items)::integer as items, coalesce(sum(minutes), 0)::bigint as minutes
    from (${sql.join(rows, sql` union all `)}) of_parts`.execute(db);
  return counted.rows[0] ?? { items: 0, minutes: 0 };
}

/** The condition for the rows after a cursor. @throws HttpProblem 400 if it is not one of this list */
export function afterCursor(cursor: string, sort: string, keys: readonly SortKey[]): Condition {
  const place = placeOf(cursor, sort, keys.length);
  const values = keys.map(({ type }, at) => sql`${place[at]}::${sql.raw(type)}`);
  const [first] = keys;
  // An index is only used for a comparison of rows, which needs one direction.
  if (first && keys.every(({ direction, mayBeNull }) => direction === first.direction && !mayBeNull))
    return sql`(${sql.join(keys.map(({ value }) => value))}) ${sql.raw(first.direction === 'asc' ? '>' : '<')} (${sql.join(values)})`;
  return keys.reduceRight<Condition>((rest, key, at) => {
    const [value, isNull] = [values[at], place[at] === null];
    const same = sql`${key.value} is not distinct from ${value}`;
    const beyond = sql`${key.value} ${sql.raw(key.direction === 'asc' ? '>' : '<')} ${value}`;
    const after =
      key.direction === 'asc'
        ? isNull
          ? sql`${key.value} is not null`
          : beyond
        : isNull
          ? sql`false`
          : sql`(${beyond} or ${key.value} is null)`;
    return sql`(${after} or (${same} and ${rest}))`;
  }, sql`false`);
}
