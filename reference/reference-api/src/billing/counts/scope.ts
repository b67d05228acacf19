import { type Kysely, type RawBuilder, sql } from 'kysely';
import { reachOf, type Who } from '../../access/may.ts';
import type { Database } from '../../storage/database.ts';

/** The items that a user manages or is an approver of, as a scope of counts. */
export const scopeOfUser = ({ userId, clientId }: Pick<Who, 'userId' | 'clientId'>): string =>
  `user:${clientId}:${userId}`;

/** The items that a user may see, as a scope of counts; undefined for a worker, whose few items are counted one by one. */
export function scopeOf(user: Who): string | undefined {
  switch (reachOf(user, 'see')) {
    case 'managed':
      return scopeOfUser(user);
    case 'supplier':
      return `supplier:${user.clientId}:${user.supplierName ?? ''}`;
    case 'client':
      return `client:${user.clientId}`;
    case 'all':
      return 'all';
    default:
      return undefined;
  }
}

/** The counts of a scope (`n`). */
export const countsOf = (db: Kysely<Database>, scope: string) =>
  db.selectFrom('billing_counts as n').where('n.scope', '=', scope);

type Counts = ReturnType<typeof countsOf>;

/** The sum of a column of counts. */
export const sumOf = (column: 'items' | 'minutes' | 'amount'): RawBuilder<number> =>
  sql<number>`coalesce(sum(${sql.ref(`n.${column}`)}), 0)`;

/** A period in which a page of a list begins. */
export interface PeriodStart {
  readonly periodEnd: string;
  /** The number of rows of that period before the page. */
  readonly offset: number;
}

/**
 * The period in which a page begins, of a list that begins with the latest period. Then only rows of that period are skipped, instead of
 * all rows before the page. @returns undefined if the list is shorter
 */
export async function periodAt(counts: Counts, offset: number): Promise<PeriodStart | undefined> {
  const periods = await counts
    .select(['n.period_end as periodEnd', sumOf('items').as('items')])
    .groupBy('n.period_end')
    .orderBy('n.period_end', 'desc')
    .execute();
  let before = 0;
  for (const { periodEnd, items } of periods) {
    if (before + Number(items) > offset) return { periodEnd, offset: offset - before };
    before += Number(items);
  }
  return undefined;
}
