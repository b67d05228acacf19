import { postgresCommands, startPostgres } from '../../../platform/scripts/src/process/postgres.ts';
import { temporaryDatabase } from '../src/testing/temporary-database.ts';
import { benchExports } from './bench-exports.ts';
import { benchInsights } from './bench-insights.ts';
import { benchMessages } from './bench-messages.ts';
import { benchPayroll } from './bench-payroll.ts';
import { benchReminders } from './bench-reminders.ts';
import type { Memory } from './bench-server.ts';
import { LARGE_ENGAGEMENT } from './bench-workers.ts';
import { benchClients, closeConnections, read } from './clients.ts';
import { type Latency, measure } from './latency.ts';
import { benchScale } from './scale/bench-scale.ts';
import { withBenchServer } from './server-process.ts';
import { type OpenTimecard, openTimecard, sendTimecard } from './timecard-work.ts';

/**
 * `npm run bench:api`: p50 and p99 of metadata (the large timecard), save, submit, reference-list search and `/dev/reset` at 50 concurrent
 * clients. Each is measured next to a bare Fastify call that runs one query, with the server's processor time per call and its memory after
 * 10,000 requests. It runs on PGlite, and on PostgreSQL: the server of BENCH_DATABASE_URL, or a temporary one if PostgreSQL is installed
 * (with fsync off). Server and clients are separate processes. BENCH_PROFILE=<folder> writes a CPU profile of the server there.
 * `npm run bench:api scale` measures the lists of a large company instead (`scale/bench-scale.ts`), `npm run bench:api messages` the queue of
 * messages (`bench-messages.ts`), `npm run bench:api exports` a large file (`bench-exports.ts`), `npm run bench:api reminders` those of 10,000
 * workers (`bench-reminders.ts`), `npm run bench:api insights` the charts of a year (`bench-insights.ts`), `npm run bench:api
 * payroll` payroll batches (`bench-payroll.ts`).
 */
const CLIENTS = 50;
/** The number of timecards of each client. */
const WEEKS = 5;
const BILLING_ITEMS = '/wand2/api/billing/billing-items';

async function bench(name: string, databaseUrl: string | undefined): Promise<void> {
  await withBenchServer({ workers: CLIENTS, databaseUrl }, async ({ ready, ask, end }) => {
    const { port, barePort, largeItemId, list } = ready;
    const origin = `http://localhost:${port}`;
    const clients = await benchClients(origin, CLIENTS);
    const owner = clients[0]?.client;
    await owner?.signIn('worker-templates');
    const token = owner?.accessToken;
    const rows: Record<string, Row> = {};
    // Alternates with each kind of call, so that a busy machine slows down both.
    const bare = (rounds: number) => measure(clients, rounds, () => read(`http://localhost:${barePort}/`, token));
    const row = async (call: string, latency: () => Promise<Latency>) => {
      const before = await bare(10);
      const begun = await ask<number>('processor');
      const measured = await latency();
      const processor = ((await ask<number>('processor')) - begun) / measured.count;
      const after = await bare(10);
      rows[call] = { ...measured, processor, ratio: (2 * measured.p50) / (before.p50 + after.p50) };
    };
    await bare(20);

    const metadata = `${origin}${BILLING_ITEMS}/${largeItemId}/metadata?engagementId=${LARGE_ENGAGEMENT}`;
    const readLarge = () => read(metadata, token);
    await measure(clients, 20, readLarge);
    await row('metadata, large timecard', () => measure(clients, 40, readLarge));
    await ask('forget');
    await measure(clients, 5, readLarge);
    await row('metadata, large timecard, made anew each time', () => measure(clients, 10, readLarge));

    const workers = await Promise.all(
      clients.slice(1).map(async (client) => {
        const cards: OpenTimecard[] = [];
        for (let week = 0; week < WEEKS; week++) cards.push(await openTimecard(client, week));
        return { client, cards };
      }),
    );
    const send = (action: 'save' | 'submit') => () =>
      measure(workers, action === 'save' ? 3 * WEEKS : WEEKS, ({ client, cards }, round) =>
        sendTimecard(origin, client, cards[round % WEEKS] as OpenTimecard, action),
      );
    await send('save')();
    await row('save', send('save'));
    await row('submit', send('submit'));

    if (list) {
      const keys = ['co', 'pro', '12', 'an', 'ze', 'west'];
      const search = `${origin}/wand2/api/configuration/cfReferenceList/${list.id}/values/search?pageSize=10&searchKey=`;
      await row(`reference-list search (${list.count} values)`, () =>
        measure(clients, 20, (_client, round) => read(search + keys[round % keys.length], token)),
      );
    }
    const readMenu = ({ client }: (typeof clients)[number]) =>
      read(`${origin}/wand2/api/worker/menu-items`, client.accessToken);
    await measure(clients, 20, readMenu);
    const before = await ask<Memory>('memory');
    await measure(clients, 200, readMenu);
    const after = await ask<Memory>('memory');
    await row('POST /dev/reset, one after another', () =>
      measure([0], 5, () => fetch(`${origin}/dev/reset`, { method: 'POST' }).then((response) => response.text())),
    );
    report(name, rows);
    console.log(`  memory of the server: ${inWords(before)}; after 10,000 requests ${inWords(after)}`);
    closeConnections();
    await end();
  });
}

const inWords = ({ heap, resident }: Memory): string => `${heap} MB heap, ${resident} MB resident`;

/** Latencies, their ratio to the p50 of a bare call, and milliseconds of the server's processor per call. */
type Row = Latency & { readonly ratio: number; readonly processor: number };

function report(name: string, rows: Readonly<Record<string, Row>>): void {
  console.log(`\n${name}, ${CLIENTS} concurrent clients`);
  for (const [call, { count, p50, p99, perSecond, ratio, processor }] of Object.entries(rows)) {
    const figures = `${ratio.toFixed(1).padStart(6)} × bare, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${perSecond.toFixed(0)}/s, ${processor.toFixed(2)} ms of processor`;
    console.log(`  ${call.padEnd(46)} ${figures}  (${count} calls)`);
  }
}

const messages = (perMinute: number) => (name: string, databaseUrl: string | undefined) =>
  benchMessages(name, databaseUrl, perMinute > 0 ? perMinute : undefined);

const reminders = (items: number) => (name: string, databaseUrl: string | undefined) =>
  benchReminders(name, databaseUrl, items > 0 ? items : undefined);

const files = (rows: number) => (name: string, databaseUrl: string | undefined) =>
  benchExports(name, databaseUrl, rows > 0 ? rows : undefined);

const payroll = (items: number) => (name: string, databaseUrl: string | undefined) =>
  benchPayroll(name, databaseUrl, items > 0 ? items : undefined);

const insights = (workers: number) => (name: string, databaseUrl: string | undefined) =>
  benchInsights(name, databaseUrl, workers > 0 ? workers : undefined);

const commands = postgresCommands();
const given = process.env.BENCH_DATABASE_URL;
const own =
  !given && commands
    ? // PostgreSQL's default of 128 MB would not hold the tables of 10,000 workers.
      await startPostgres(commands, { settings: { fsync: 'off', shared_buffers: '512MB' } })
    : undefined;
const url = given ?? own?.url;
const [part, ...sizes] = process.argv.slice(2);
try {
  if (part === 'scale') await benchScale(url, sizes.map(Number));
  else {
    const size = Number(sizes[0]);
    const parts = {
      messages: messages(size),
      exports: files(size),
      reminders: reminders(size),
      insights: insights(size),
      payroll: payroll(size),
    };
    const measured = Object.hasOwn(parts, part ?? '') ? parts[part as keyof typeof parts] : bench;
    if (process.env.BENCH_ONLY !== 'postgres') await measured('PGlite', undefined);
    const database = await temporaryDatabase(url);
    if (database) {
      await measured(own ? 'PostgreSQL (fsync off)' : 'PostgreSQL', database.url);
      await database.drop();
    } else console.log('\nPostgreSQL is not installed. BENCH_DATABASE_URL=postgres://… names one to measure.');
  }
} finally {
  await own?.close();
}
