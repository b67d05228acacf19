import type { AddressInfo } from 'node:net';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { defineCall } from '../src/call/call.ts';
import { registerCalls } from '../src/call/register.ts';
import { readOwner } from '../src/exports/jobs/owner.ts';
import { createApi } from '../src/index.ts';
import { readHours } from '../src/insights/read-hours.ts';
import { createServer } from '../src/server.ts';
import type { Database } from '../src/storage/database.ts';
import { TestClient } from '../src/testing/test-client.ts';
import { closeConnections, read } from './clients.ts';

const WORKERS = 10_000;
const WEEKS = 52;
const [MANAGERS, ROUNDS] = [400, 15];
const FIRST = 400_000;
/** The manager of one in so many workers, beside those of the sample data. */
const MANAGER = 1002;

/** Without parallel workers: a server with many readers has no processor to spare for them, and only the bare query would be faster. */
const SETTINGS = '?options=-c%20max_parallel_workers_per_gather%3D0';

interface Reader {
  readonly userId: number;
  readonly userName: string;
  readonly own: RawBuilder<unknown>;
}

const READERS: readonly Reader[] = [
  { userId: 1004, userName: 'msp', own: sql`true` },
  { userId: 1003, userName: 'supplier', own: sql`in_client = 1 and in_supplier = 'Northgate Staffing'` },
  { userId: MANAGER, userName: 'manager', own: sql`of_manager = ${MANAGER}` },
  { userId: 1001, userName: 'worker', own: sql`of_worker = 1001` },
];

/** The bare query: it adds up the weeks of a reader by an index. */
const bareSums = async (db: Kysely<Database>, { own }: Pick<Reader, 'own'>) =>
  (
    await sql<
      Record<string, unknown>
    >`select week_start, in_status, sum(week_minutes), sum(overtime_minutes) from insight_week
      where ${own} and week_start > current_date - 364 group by 1, 2`.execute(db)
  ).rows;

/** The bare query behind the authentication of the API, for the caller. */
const bareCall = defineCall({
  method: 'GET',
  path: '/bare',
  summary: 'The sums of weeks.',
  source: 'docs/reference/api.md#api-insights',
  auth: 'bearer',
  response: v.array(v.looseObject({})),
  handle: ({ user, services: { db } }) => {
    const reader = READERS.find(({ userId }) => userId === user.userId);
    if (!reader) throw new Error(`${user.userName} is no reader of the benchmark.`);
    return bareSums(db, reader);
  },
});

/**
 * `npm run bench:api insights`: the hours of a year for the program, a supplier, a manager and a worker, with weeks of 10,000 workers, beside the
 * bare query that adds up the same weeks by an index: both in this process, and both as calls of a user who is signed in. `npm run bench:api
 * insights 1000` takes another number of workers.
 */
export async function benchInsights(name: string, databaseUrl: string | undefined, workers = WORKERS): Promise<void> {
  const options = { dataDir: 'memory', production: false, logLevel: 'silent', rateLimits: false } as const;
  const api = await createApi({
    ...options,
    checkResponses: false,
    databaseUrl: databaseUrl && databaseUrl + SETTINGS,
    databaseDeadline: 600_000,
  });
  await api.rounds.stop();
  const { services } = api;
  const peer = await createServer(services.options, services.lifecycle);
  try {
    await insertWeeks(services.db, workers);
    registerCalls(peer, [bareCall], services);
    await peer.listen({ port: 0, host: '127.0.0.1' });
    const { port: barePort } = peer.server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${await api.listen(0)}`;
    console.log(`\n${name}: ${workers * WEEKS} weeks of ${workers} workers`);
    const now = new Date();
    for (const reader of READERS) {
      const user = await readOwner(services.db, reader.userId, now);
      if (!user) throw new Error(`There is no user ${reader.userId}.`);
      const query = await beside(
        () => bareSums(services.db, reader),
        () => readHours(services.db, user, WEEKS, now),
      );
      const client = new TestClient(origin);
      await client.signIn(reader.userName);
      const call = await beside(
        () => read(`http://127.0.0.1:${barePort}/bare`, client.accessToken),
        () => read(`${origin}/wand2/api/insights/hours`, client.accessToken),
      );
      console.log(`  ${reader.userName.padEnd(10)} query ${query}; call ${call}`);
    }
  } finally {
    closeConnections();
    await peer.close();
    await api.close();
  }
}

/** Measures two kinds of work in turn, so that a busy machine slows down both. */
async function beside(bare: () => Promise<unknown>, work: () => Promise<unknown>): Promise<string> {
  for (let round = 0; round < 3; round += 1) await Promise.all([bare(), work()]);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await timeOf(bare));
    times[1].push(await timeOf(work));
  }
  const [one, other] = [median(times[0]), median(times[1])];
  return `${(other / one).toFixed(1).padStart(5)} × bare, ${other.toFixed(0)} ms (bare ${one.toFixed(1)} ms)`;
}

/** A year of weeks of engagements like one of the sample data. */
async function insertWeeks(db: Kysely<Database>, workers: number): Promise<void> {
  const n = sql`generate_series(0, ${sql.lit(workers - 1)}) n`;
  await sql`
    insert into app_user select r.* from app_user u, ${n},
      lateral jsonb_populate_record(null::app_user, to_jsonb(u) || jsonb_build_object('id', ${sql.lit(FIRST)} + n,
        'user_name', 'bench-' || n, 'last_name', 'Worker ' || n)) r
    where u.id = 1001`.execute(db);
  await sql`
    insert into engagement select r.* from engagement e, ${n},
      lateral jsonb_populate_record(null::engagement, to_jsonb(e) || jsonb_build_object('id', ${sql.lit(FIRST)} + n,
        'worker_id', ${sql.lit(FIRST)} + n, 'req_name', 'B-' || n, 'manager_id',
        case when n % ${sql.lit(MANAGERS)} = 0 then ${sql.lit(MANAGER)} else 1009 end)) r
    where e.id = 5000`.execute(db);
  await sql`
    insert into insight_week (of_item, week_start, of_engagement, of_worker, of_manager, in_client, in_supplier, in_status, week_minutes,
      overtime_minutes, leave_minutes, sick_minutes, overtime_by_day, no_meal_by_day, placed_minutes, ends_on)
    select 10000000 + n * 100 + week, w.start, ${sql.lit(FIRST)} + n, ${sql.lit(FIRST)} + n,
      case when n % ${sql.lit(MANAGERS)} = 0 then ${sql.lit(MANAGER)} else 1009 end, 1 + n % 2,
      (array['Northgate Staffing', 'Southgate Staffing', 'Eastgate Staffing', 'Westgate Staffing'])[1 + n % 4],
      case when week < 2 then 'Pending' when week < 6 then 'Approved' else 'Processed' end, 2400, case when n % 7 = 0 then 60 else 0 end,
      0, 0, array[0, 0, case when n % 7 = 0 then 60 else 0 end, 0, 0, 0, 0], array[0, 0, 0, 0, 0, 0, 0],
      jsonb_build_object('CC-' || n % 40, 1200 - week % 9 * 15, 'PR-' || n % 60, 1200), w.start + 6
    from ${n}, generate_series(0, ${sql.lit(WEEKS - 1)}) week,
      lateral (select date_trunc('week', current_date)::date - 7 * week as start) w`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
