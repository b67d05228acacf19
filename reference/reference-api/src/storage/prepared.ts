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

/** Has no connection: for the texts of statements. */
export const textsOnly = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Texts of statements that are prepared once a connection, with their names. */
const names = new Map<string, string>();

/**
 * A statement that PostgreSQL reads and plans once a connection instead of at each call: for the few that every request
 * asks, where planning costs more than running. It must name its columns: after a migration `select *` would answer
 * other columns than the prepared statement promised, which PostgreSQL refuses.
 *
 * @param text made once, at the first call; the same for every call, whatever the parameters
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

/** Statements that a connection of PostgreSQL keeps at most: each plan takes it 20 to 50 kB. */
const MOST = 120;

/** How often a statement is asked before it is worth keeping. */
const OFTEN = 3;

/** Texts that were asked, and how often, until they have a name. */
const asked = new Map<string, number>();

/** Who waits for other columns than a prepared statement promised is refused after a migration: `*` is never prepared. */
const namesItsColumns = (text: string): boolean => !/(?:\bselect|\breturning|,|\.)\s*\*/i.test(text);

/**
 * The name to prepare a statement under, once it has been asked often enough. Planning costs PostgreSQL more than running does: a save
 * asks a dozen statements, the same at each.
 */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST || !namesItsColumns(text)) return known;
  const times = (asked.get(text) ?? 0) + 1;
  // Lists of values of every length are texts of their own.
  if (asked.size > 1000) asked.clear();
  asked.set(text, times);
  if (times < OFTEN || !/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) return undefined;
  asked.delete(text);
  const name = `often_${names.size}`;
  names.set(text, name);
  return name;
}

/** Lets every connection of a pool run such statements under their names. (PGlite is given the text each time.) */
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
