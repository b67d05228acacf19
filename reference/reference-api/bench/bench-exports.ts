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
      global.gc?.();
      const before = process.memoryUsage().rss;
      let most = before;
      const watch = setInterval(() => {
        most = Math.max(most, process.memoryUsage().rss);
      }, 50);
      const begun = performance.now();
      const { body: asked } = await client.post('/wand2/api/exports', { list: 'billing-items', format });
      const path = `/wand2/api/exports/${asked.exportId}`;
      let { state } = asked;
      while (state === 'waiting') {
        await wait(500);
        ({ state } = (await client.get(path)).body);
      }
      const headers = { authorization: `Bearer ${client.accessToken}` };
      const response = await fetch(`${origin}${path}/file`, { headers });
      let bytes = 0;
      for await (const chunk of response.body ?? []) bytes += chunk.length;
      clearInterval(watch);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(
        `${name}: ${asked.rows} rows as ${format}, ${state}, ${megabytes(bytes)} in ${seconds} s; memory ${megabytes(before)} before, ${megabytes(most)} at most`,
      );
    }
  } finally {
    await api.close();
  }
}
