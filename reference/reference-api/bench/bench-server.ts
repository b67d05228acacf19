import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { createApi } from '../src/index.ts';
import { addBenchWorkers, LARGE_ENGAGEMENT } from './bench-workers.ts';
import { largestList } from './largest-list.ts';

/** The message of a server that is listening: its ports, and the requests that it can answer. */
export interface Ready {
  readonly port: number;
  /** The port of a bare Fastify on the same database: `/` responds with one row of one query, `/rows/ID` with 50 items of an engagement. */
  readonly barePort: number;
  readonly largeItemId: number;
  readonly list: { readonly id: number; readonly count: number } | undefined;
}

/** The server's memory after a garbage collection, in megabytes. */
export interface Memory {
  readonly heap: number;
  readonly resident: number;
}

/**
 * The server of the benchmark, in its own process: as in production, but with the sample data and without rate limits, which would stop the
 * clients. It accepts the messages `memory`, `processor`, `forget` (stop caching responses) and `end`.
 */
async function serve(workers: number): Promise<void> {
  const api = await createApi({
    production: false,
    dataDir: process.env.DATA_DIR ?? 'memory',
    databaseUrl: process.env.DATABASE_URL,
    logLevel: 'silent',
    rateLimits: false,
    checkResponses: false,
  });
  const { db, metadataCache } = api.services;
  await addBenchWorkers(db, workers);
  const large = await db
    .selectFrom('billing_item')
    .select('id')
    .where('engagement_id', '=', LARGE_ENGAGEMENT)
    .executeTakeFirstOrThrow();
  const list = await largestList(db);
  process.on('message', (message) => {
    if (message === 'memory') process.send?.(memory());
    else if (message === 'processor') process.send?.(processor());
    else if (message === 'forget') {
      metadataCache.switchOff();
      process.send?.('done');
    } else if (message === 'end') void api.close().then(() => process.exit(0));
  });
  process.on('disconnect', () => process.exit(1));
  const bare = fastify();
  bare.get('/', () => db.selectFrom('app_user').select('id').where('id', '=', 1001).executeTakeFirst());
  bare.get<{ Params: { id: string } }>('/rows/:id', ({ params }) =>
    db
      .selectFrom('billing_item')
      .selectAll()
      .where('engagement_id', '=', Number(params.id))
      .orderBy('period_end', 'desc')
      .limit(50)
      .execute(),
  );
  await bare.listen({ port: 0, host: 'localhost' });
  const barePort = (bare.server.address() as AddressInfo).port;
  process.send?.({ port: await api.listen(0), barePort, largeItemId: large.id, list } satisfies Ready);
}

/** The processor time that the server has used, in milliseconds. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function memory(): Memory {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: Math.round(heapUsed / 1e6), resident: Math.round(rss / 1e6) };
}

await serve(Number(process.argv[2]));
