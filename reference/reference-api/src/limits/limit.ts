import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** The most uses in a window, which starts with the first of them. */
export interface Limit {
  /** The action and the caller that are limited, in parts: `['call', 'POST /a', '203.0.113.7']`. */
  readonly key: readonly (string | number)[];
  readonly max: number;
  readonly windowSeconds: number;
}

type Used = Pick<Services, 'db' | 'now' | 'options'>;

/**
 * Counts one use of a limit, in the database, so that it applies to all processes together. Of many concurrent uses no more than `max`
 * succeed. @returns the seconds to wait if the limit is exhausted, otherwise 0
 */
export async function take({ db, now, options }: Used, limit: Limit): Promise<number> {
  const at = now();
  // A window that ends more than two windows ahead was started by a wrong clock.
  const farAhead = new Date(at.getTime() + 2 * limit.windowSeconds * 1000);
  const isOver = sql<boolean>`(limit_count.ends_at <= ${at} or limit_count.ends_at > ${farAhead})`;
  const { count, ends_at } = await db
    .insertInto('limit_count')
    .values({
      key: hashOf(limit, options.secret),
      count: 1,
      ends_at: new Date(at.getTime() + limit.windowSeconds * 1000),
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        // A refused use is not counted, so only counted uses are given back later.
        count: sql`case when ${isOver} then 1 else least(limit_count.count + 1, ${limit.max + 1}::integer) end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else limit_count.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return count > limit.max ? Math.max(1, (ends_at.getTime() - at.getTime()) / 1000) : 0;
}

/** Gives back a use that turned out not to count. */
export async function giveBack({ db, options }: Used, limit: Limit): Promise<void> {
  await db
    .updateTable('limit_count')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('key', '=', hashOf(limit, options.secret))
    .where('count', '>', 0)
    .execute();
}

/** Resets a limit. */
export async function forget({ db, options }: Used, limit: Limit): Promise<void> {
  await db.deleteFrom('limit_count').where('key', '=', hashOf(limit, options.secret)).execute();
}

const hashOf = ({ key, windowSeconds }: Limit, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([...key, windowSeconds]))
    .digest('base64url');
