import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';

/** Without a connection, for the texts of statements. */
export const textsOnly = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The names of statements that are prepared once per connection, by text. */
const names = new Map<string, string>();

/**
 * A statement that PostgreSQL parses and plans once per connection instead of at each call, for the few that every request uses, where
 * planning takes longer than running. It must list its columns: after a migration, `select *` would return other columns than the prepared
 * statement, which PostgreSQL refuses.
 *
 * @param text created once, at the first call; it must be the same for every call, with any parameters
 */
export function preparedStatement(
  name: string,
  text: () => string,
): (parameters: readonly unknown[]) => CompiledQuery<unknown> {
  let made: string | undefined;
  return (parameters) => {
    if (made === undefined) {
      made = text();
      names.set(made, name);
    }
    return CompiledQuery.raw(made, [...parameters]);
  };
}

/** The most prepared statements of a PostgreSQL connection; each plan takes 20 to 50 kB. */
const MOST = 120;

/** The number of times a statement must be used before it is prepared. */
const OFTEN = 3;

/** The texts without a name, and how often each was used. */
const asked = new Map<string, number>();

/**
 * Whether a statement lists its columns. After a migration PostgreSQL refuses a prepared statement whose columns have changed, so `*` is
 * never prepared.
 */
const namesItsColumns = (text: string): boolean => !/(?:\bselect|\breturning|,|\.)\s*\*/i.test(text);

/**
 * Marks a statement that is never prepared, because its best plan depends on its parameters: on how far a page is, on how many rows a search
 * finds. PostgreSQL settles on one plan for all parameters of a prepared statement.
 */
export const PLANNED_EACH_TIME = '/* planned each time */';

/**
 * The name under which a statement is prepared, after it was used often enough. For PostgreSQL planning takes longer than running, and a
 * save uses a dozen statements that are the same each time.
 */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST || !namesItsColumns(text) || text.includes(PLANNED_EACH_TIME))
    return known;
  const times = (asked.get(text) ?? 0) + 1;
  // Lists of values have a different text for every length.
  if (asked.size > 1000) asked.clear();
  asked.set(text, times);
  if (times < OFTEN || !/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) return undefined;
  asked.delete(text);
  const name = `often_${names.size}`;
  names.set(text, name);
  return name;
}

/** Makes every connection of a pool run such statements as prepared ones. (PGlite gets the text each time.) */
export function withPreparedStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const named = (...given: unknown[]): unknown => {
      const [text, values, ...rest] = given;
      const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
      return name === undefined ? query(...given) : query({ name, text, values }, ...rest);
    };
    client.query = named as typeof client.query;
  });
}
