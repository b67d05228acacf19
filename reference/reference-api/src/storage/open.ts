import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, type KyselyConfig, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { endOverdueConnections } from './answer-deadline.ts';
import { poolOfCalls, shareConnections } from './call-pool.ts';
import type { Database } from './database.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { withPreparedStatements } from './prepared.ts';

/** Types that are read as text because conversion to a JavaScript Date or number would change them: date, int8, numeric. */
const DATE = 1082;
const INT8 = 20;
const NUMERIC = 1700;

/** A database that recovers at its start sets a timer to log its progress and never clears it, which keeps the process alive. */
const NO_PROGRESS_TIMER = ['-c', 'log_startup_progress_interval=0'];

/** Takes the text and the parameters of a statement. */
export type OnStatement = (text: string, parameters: readonly unknown[]) => void;

/**
 * Opens the database: PostgreSQL if `databaseUrl` is given, otherwise PGlite on `<dataDir>/database`, or (dataDir `memory`) PGlite in
 * memory. On both a `date` is text (YYYY-MM-DD), `numeric` and `bigint` are numbers, `timestamptz` is a Date, `jsonb` is parsed. The driver
 * of the other database is not loaded.
 */
export async function openDatabase(options: {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** The most connections to PostgreSQL, those for lists included. */
  readonly databaseConnections?: number | undefined;
  /** Milliseconds for a connection, a statement or a lock of PostgreSQL; unlimited if absent (migrations). */
  readonly databaseDeadline?: number | undefined;
  /** A PGlite data directory dump to start from (tests). */
  readonly snapshot?: Blob | undefined;
  /** An open PGlite to use. Its opener closes it (tests). */
  readonly pglite?: PGlite | undefined;
  /** Called with the text and the parameters of every statement (tests). */
  readonly onStatement?: OnStatement | undefined;
}): Promise<{
  db: Kysely<Database>;
  /** Connections of their own for lists and exports; absent on PGlite, which has one session. */
  lists?: Kysely<Database>;
  pglite?: PGlite;
}> {
  const log = logTo(options.onStatement);
  if (options.pglite)
    return { db: new Kysely<Database>({ dialect: pgliteDialect(options.pglite, { close: false }), ...log }) };
  if (options.databaseUrl) return openPostgres({ ...options, databaseUrl: options.databaseUrl });
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const inMemory = options.dataDir === 'memory';
  const directory = join(options.dataDir, 'database');
  if (!inMemory) await mkdir(directory, { recursive: true });
  const pglite = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, ...NO_PROGRESS_TIMER],
    extensions: { pg_trgm },
    ...(inMemory ? {} : { dataDir: directory }),
    ...(options.snapshot ? { loadDataDir: options.snapshot } : {}),
    parsers: { [DATE]: (text: string) => text, [INT8]: Number, [NUMERIC]: Number },
  });
  return { db: new Kysely<Database>({ dialect: pgliteDialect(pglite), ...log }), pglite };
}

async function openPostgres(options: {
  readonly databaseUrl: string;
  readonly databaseConnections?: number | undefined;
  readonly databaseDeadline?: number | undefined;
  readonly onStatement?: OnStatement | undefined;
}): Promise<{ db: Kysely<Database>; lists?: Kysely<Database> }> {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE, (text: string) => text);
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  const open = (connections: number): Kysely<Database> => {
    const pool = new pg.Pool({
      connectionString: options.databaseUrl,
      max: connections,
      types,
      keepAlive: true,
      options: WITHOUT_JIT,
      ...(options.databaseDeadline ? deadlines(options.databaseDeadline) : {}),
    });
    outliveLostConnections(pool);
    withPreparedStatements(pool);
    // PostgreSQL's own deadline comes first, because it says what was slow, and keeps the connection.
    if (options.databaseDeadline) endOverdueConnections(pool, options.databaseDeadline * 1.25);
    const used = options.databaseDeadline ? poolOfCalls(pool, options.databaseDeadline) : pool;
    return new Kysely<Database>({ dialect: new PostgresDialect({ pool: used }), ...logTo(options.onStatement) });
  };
  const { calls, lists } = shareConnections(options.databaseConnections ?? 20);
  return { db: open(calls), ...(lists > 0 && options.databaseDeadline ? { lists: open(lists) } : {}) };
}

const logTo = (onStatement?: OnStatement): Pick<KyselyConfig, 'log'> =>
  onStatement ? { log: ({ query }) => onStatement(query.sql, query.parameters) } : {};

/**
 * Compiling a statement takes PostgreSQL seconds of a busy processor, and it does so by the cost that it expects: it takes each JSON list for a
 * hundred elements. No statement here runs long enough to win that back.
 */
const WITHOUT_JIT = '-c jit=off';

/** A transaction whose process has disappeared would keep its locks for ever. It may be idle longer than any statement runs. */
const deadlines = (milliseconds: number) => ({
  connectionTimeoutMillis: milliseconds,
  statement_timeout: milliseconds,
  lock_timeout: Math.round(milliseconds * 0.75),
  idle_in_transaction_session_timeout: milliseconds * 2,
});

/**
 * A lost connection is replaced at the next query, and its running query rejects. Idle or busy, it also emits an `error`, which would end
 * the process without a listener.
 */
function outliveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}
