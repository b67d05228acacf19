import { CompiledQuery } from 'kysely';
import type pg from 'pg';

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

/** Lets every connection of a pool run the statements above under their names. (PGlite is given the text each time.) */
export function withPreparedStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const named = (...given: unknown[]): unknown => {
      const [text, values, ...rest] = given;
      const name = typeof text === 'string' ? names.get(text) : undefined;
      return name === undefined ? query(...given) : query({ name, text, values }, ...rest);
    };
    client.query = named as typeof client.query;
  });
}
