import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../index.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { benchClients } from './clients.ts';
import { largestList } from './largest-list.ts';
import { type Latency, measure } from './latency.ts';
import { openTimecard, sendTimecard } from './timecard-work.ts';

/**
 * `npm run bench:api`: p50 and p99 of metadata (the large timecard), save, submit and reference-list search at 50 concurrent
 * clients, and the memory after 10,000 requests; on PGlite, and on PostgreSQL when BENCH_DATABASE_URL names a server. The
 * clients run in the same process and take their share of it.
 */
const CLIENTS = 50;
const LARGE_ENGAGEMENT = 5042;
const ITEMS = '/wand2/api/billing/billing-items';

async function bench(name: string, databaseUrl: string | undefined): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-api-'));
  const api = await createApi({
    dataDir: folder,
    databaseUrl,
    logLevel: 'silent',
    rateLimits: false,
    checkAnswers: false,
  });
  const origin = `http://localhost:${await api.listen(0)}`;
  const { db } = api.services;
  try {
    const clients = await benchClients(db, origin, CLIENTS);
    const rows: Record<string, Latency> = {};
    const large = await db
      .selectFrom('billing_item')
      .select('id')
      .where('engagement_id', '=', LARGE_ENGAGEMENT)
      .executeTakeFirstOrThrow();
    const owner = clients[0]?.client;
    await owner?.signIn('worker');
    const token = owner?.accessToken;
    const readLarge = async ({ client }: (typeof clients)[number]) => {
      const answer = await client.get(`${ITEMS}/${large.id}/metadata?engagementId=${LARGE_ENGAGEMENT}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (answer.status !== 200) throw new Error(`metadata answered ${answer.status}`);
    };
    await measure(clients, 2, readLarge);
    rows['metadata, large timecard'] = await measure(clients, 10, readLarge);

    const cards = await Promise.all(
      clients.slice(1).map(async (client) => ({ client, card: await openTimecard(client) })),
    );
    rows.save = await measure(cards, 10, ({ client, card }) => sendTimecard(client, card, 'save'));
    rows.submit = await measure(cards, 1, ({ client, card }) => sendTimecard(client, card, 'submit'));

    const list = await largestList(db);
    if (list) {
      const keys = ['co', 'pro', '12', 'an', 'ze', 'west'];
      rows[`reference-list search (${list.count} values)`] = await measure(clients, 20, async ({ client }, round) => {
        const key = keys[round % keys.length];
        const path = `/wand2/api/configuration/cfReferenceList/${list.id}/values/search?searchKey=${key}&pageSize=10`;
        const answer = await client.get(path, { headers: { authorization: `Bearer ${token}` } });
        if (answer.status !== 200) throw new Error(`search answered ${answer.status}`);
      });
    }
    report(name, rows);
    await reportMemory(clients);
  } finally {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Memory after a warm-up and after 10,000 requests more: what grows is a leak. */
async function reportMemory(clients: Awaited<ReturnType<typeof benchClients>>): Promise<void> {
  const used = () => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    return `${Math.round(heapUsed / 1e6)} MB heap, ${Math.round(rss / 1e6)} MB resident`;
  };
  const read = ({ client }: (typeof clients)[number]) => client.get('/wand2/api/worker/menu-items');
  await measure(clients, 20, read);
  const before = used();
  await measure(clients, 200, read);
  console.log(`  memory: ${before}; after 10,000 requests ${used()}`);
}

function report(name: string, rows: Readonly<Record<string, Latency>>): void {
  console.log(`\n${name}, ${CLIENTS} concurrent clients`);
  for (const [call, { count, p50, p99, perSecond }] of Object.entries(rows)) {
    const figures = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${perSecond.toFixed(0)}/s`;
    console.log(`  ${call.padEnd(44)} ${figures}  (${count} calls)`);
  }
}

await bench('PGlite', undefined);
const server = await temporaryDatabase(process.env.BENCH_DATABASE_URL);
if (server) {
  await bench('PostgreSQL', server.url);
  await server.drop();
} else {
  console.log('\nSet BENCH_DATABASE_URL=postgres://… to measure PostgreSQL as well.');
}
