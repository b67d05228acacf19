import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

/**
 * Kysely on PGlite. PGlite is a single session, so one caller has it at a time, and a transaction excludes all other callers until it ends.
 * (Kysely's own PGlite dialect gives the session to all callers at once; a query of one request then runs inside the transaction of another
 * and is rolled back with it.)
 */
export function pgliteDialect(pglite: PGlite, { close = true }: { readonly close?: boolean } = {}): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(pglite, close),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** The time that a query waits for the session before it counts as a deadlock (a query outside, from within a transaction). */
const WAIT_MILLISECONDS = 30_000;

class PgliteDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #close: boolean;
  readonly #waiting: Array<() => void> = [];
  readonly #connection: DatabaseConnection;
  #held = false;

  constructor(pglite: PGlite, close: boolean) {
    this.#pglite = pglite;
    this.#close = close;
    this.#connection = {
      async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
        const result = await pglite.query<R>(compiled.sql, [...compiled.parameters]);
        return {
          rows: result.rows,
          ...(result.affectedRows === undefined ? {} : { numAffectedRows: BigInt(result.affectedRows) }),
        };
      },
      // biome-ignore lint/correctness/useYield: PGlite cannot stream; the interface asks for a generator.
      async *streamQuery() {
        throw new Error('PGlite does not stream.');
      },
    };
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#held) await this.#turn();
    this.#held = true;
    return this.#connection;
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(take), 1);
        reject(
          new Error('The embedded database was busy for 30 s: is `db` used inside a transaction instead of `trx`?'),
        );
      }, WAIT_MILLISECONDS);
      timer.unref();
      this.#waiting.push(take);
    });
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held = false;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    if (this.#close && !this.#pglite.closed) await this.#pglite.close();
  }
}
