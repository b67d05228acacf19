import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { createApi } from '../src/index.ts';
import { TestClient } from '../src/testing/test-client.ts';

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** Rows of one insert, which has the deadline of any statement. */
const AT_ONCE = 5000;

/**
 * `npm run bench:api exports`: a list of 100,000 rows as CSV and as a workbook, from asking for it to its last byte, with the memory of the
 * API's process. `npm run bench:api exports 10000` takes another number of rows; memory should be about the same.
 */
export async function benchExports(name: string, databaseUrl: string | undefined, rows = 100_000): Promise<void> {
  const api = await createApi({
    dataDir: 'memory',
    production: false,
    logLevel: 'silent',
    databaseUrl,
    rateLimits: false,
  });
  try {
    const origin = `http://localhost:${await api.listen(0)}`;
    const client = new TestClient(origin);
    await client.signIn('worker');
    for (let first = 1; first <= rows; first += AT_ONCE)
      await sql`
        insert into billing_item (engagement_id, worker_id, type, status, period_start, period_end, created_at, timecard_template_id)
        select engagement_id, worker_id, 'TIME', 'Saved', date '1200-01-01' + n, date '1200-01-07' + n, created_at, timecard_template_id
        from (select * from billing_item where worker_id = 1001 and type = 'TIME' order by id limit 1) one,
          generate_series(${sql.lit(first)}, ${sql.lit(Math.min(rows, first + AT_ONCE - 1))}) n`.execute(
        api.services.db,
      );
    for (const format of ['csv', 'xlsx']) {
      const measured = await watched(async () => {
        const { body: asked } = await client.post('/wand2/api/exports', { list: 'billing-items', format });
        const path = `/wand2/api/exports/${asked.exportId}`;
        let { state } = asked;
        while (state === 'waiting') {
          await wait(500);
          ({ state } = (await client.get(path)).body);
        }
        return `${asked.rows} rows as ${format}, ${state}, ${await bytesOf(client, `${origin}${path}/file`)}`;
      });
      console.log(`${name}: ${measured}`);
    }
  } finally {
    await api.close();
  }
}

/** The size of a file that is read to its end. */
async function bytesOf({ accessToken }: TestClient, url: string): Promise<string> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  return megabytes(bytes);
}

/** What a piece of work says, its seconds, and the memory of the process: all of it, and the heap. */
async function watched(work: () => Promise<unknown>): Promise<string> {
  global.gc?.();
  const before = process.memoryUsage();
  const most = { rss: before.rss, heap: before.heapUsed };
  const watch = setInterval(() => {
    const { rss, heapUsed } = process.memoryUsage();
    most.rss = Math.max(most.rss, rss);
    most.heap = Math.max(most.heap, heapUsed);
  }, 50);
  const begun = performance.now();
  const said = await work().finally(() => clearInterval(watch));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const heap = `heap ${megabytes(before.heapUsed)} before, ${megabytes(most.heap)} at most`;
  return `${said} in ${seconds} s; memory ${megabytes(before.rss)} before, ${megabytes(most.rss)} at most; ${heap}`;
}
