import { type Api, createApi, type Substitutes } from '../index.ts';
import type { ApiOptions } from '../options.ts';
import { agedJobs } from './aged-jobs.ts';
import { sampleTemplate } from './sample-template.ts';
import { takeSharedDatabase } from './shared-database.ts';
import { sampleSnapshot } from './snapshot.ts';
import { temporaryDatabase } from './temporary-database.ts';
import { type Clients, clientsOf } from './test-client.ts';

/** All test files share one PostgreSQL at the same time, which has a hundred connections in total. */
const CONNECTIONS = 8;

/** A machine that runs many tests at the same time is slow without a fault. */
const DEADLINE_MS = 60_000;

/** An API for one test file: `const api = await startApi()` at the top level, `afterAll(() => api.close())`. */
export interface TestApi extends Clients {
  readonly api: Api;
  readonly origin: string;
  /** Moves the server's clock forward. */
  advance(milliseconds: number): void;
  /** The same, for the jobs in the queue as well, which keep the database's time. */
  passTime(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the API on an in-memory database with the sample data (the worker's shared one, if it is free), or, if TEST_DATABASE_URL is the
 * URL of a PostgreSQL server, on its own database there, which is dropped at the end. The clock starts at the real time and is moved by
 * `advance`.
 */
export async function startApi(options: Partial<ApiOptions> = {}, substitutes: Substitutes = {}): Promise<TestApi> {
  let ahead = 0;
  const server = process.env.TEST_DATABASE_URL;
  const today = options.now?.() ?? new Date();
  const isProduction = options.production ?? false;
  const template = server && !isProduction ? await sampleTemplate(server, today) : undefined;
  const database = await temporaryDatabase(server, template);
  const inMemory = !database && (options.dataDir ?? 'memory') === 'memory';
  const shared = inMemory && !isProduction ? await takeSharedDatabase(today) : undefined;
  const api = await createApi({
    production: isProduction,
    dataDir: 'memory',
    databaseUrl: database?.url,
    databaseConnections: CONNECTIONS,
    databaseDeadline: DEADLINE_MS,
    logLevel: 'silent',
    rateLimits: false,
    now: () => new Date(Date.now() + ahead),
    ...options,
    ...(inMemory && !shared ? { snapshot: await sampleSnapshot(today) } : {}),
    pglite: shared?.pglite,
    isPrepared: shared !== undefined || (database !== undefined && !isProduction),
    ...substitutes,
  });
  const origin = `http://localhost:${await api.listen(0)}`;
  return {
    api,
    origin,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    async passTime(milliseconds) {
      ahead += milliseconds;
      await agedJobs(api.services.db, milliseconds);
    },
    ...clientsOf(origin),
    async close() {
      await api.close();
      shared?.giveBack();
      await database?.drop();
    },
  };
}
