import { openDatabase } from '../../src/storage/open.ts';
import { insertLargeCompany, type LargeCompany } from '../../src/testing/items/large-company.ts';
import { temporaryDatabase } from '../../src/testing/temporary-database.ts';
import { TestClient } from '../../src/testing/test-client.ts';
import { closeConnections, read } from '../clients.ts';
import { withBenchServer } from '../server-process.ts';
import { callsOf } from './calls.ts';

const ITEMS = 520_000;
const ROUNDS = 15;
const WARM_UP = 25;

/** The median time of a call in milliseconds, and its ratio to the bare query of 50 rows. */
interface Figure {
  readonly milliseconds: number;
  readonly ratio: number;
}

type Figures = Readonly<Record<string, Figure>>;

/**
 * `npm run bench:api scale [items …]`: the calls that list and count, for a manager of 25 engagements, a manager of 429, the program, and a
 * worker, in a company with a year of so many items, by default 520,000 of 10,000 workers. Each is measured in turn with a bare Fastify
 * call that reads 50 items by an index, and printed as a ratio to it. Several numbers of items give a curve. It needs PostgreSQL.
 */
export async function benchScale(serverUrl: string | undefined, sizes: readonly number[]): Promise<void> {
  const curve: { readonly items: number; readonly figures: Figures }[] = [];
  for (const size of sizes.length > 0 ? sizes : [ITEMS]) {
    if (!(Number.isInteger(size) && size > 0)) throw new Error('npm run bench:api scale [items …]: numbers of items');
    const database = await temporaryDatabase(serverUrl);
    if (!database)
      throw new Error('PostgreSQL is not installed. BENCH_DATABASE_URL=postgres://… names one to measure.');
    try {
      await withBenchServer({ workers: 0, databaseUrl: database.url }, async ({ ready, end }) => {
        const company = await seed(database.url, size);
        const figures = await measureAll(
          company,
          `http://localhost:${ready.port}`,
          `http://localhost:${ready.barePort}`,
        );
        curve.push({ items: company.items, figures });
        closeConnections();
        await end();
      });
    } finally {
      await database.drop();
    }
  }
  if (curve.length > 1) printCurve(curve);
}

async function seed(databaseUrl: string, size: number): Promise<LargeCompany> {
  const { db } = await openDatabase({ dataDir: '', databaseUrl });
  const begun = performance.now();
  try {
    const company = await insertLargeCompany(db, size);
    const { items, workers, waiting } = company;
    console.log(
      `\n${items} items of ${workers} workers, ${waiting} of them wait (inserted in ${inSeconds(performance.now() - begun)} s)`,
    );
    return company;
  } finally {
    await db.destroy();
  }
}

async function measureAll(company: LargeCompany, origin: string, bareOrigin: string): Promise<Figures> {
  const figures: Record<string, Figure> = {};
  const [engagement] = company.engagements;
  const readBare = () => read(`${bareOrigin}/rows/${engagement}`, undefined);
  const bareTimes: number[] = [];
  for (const { userName, viewer, calls } of callsOf(company)) {
    const client = new TestClient(origin);
    await client.signIn(userName);
    for (const { name, paths } of await calls(client)) {
      const call = () => Promise.all(paths.map((path) => read(`${origin}${path}`, client.accessToken)));
      // Statements are prepared, and their plans are settled, after a few calls.
      for (let round = 0; round < WARM_UP; round += 1) await call();
      const [own, bare]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        bare.push(await timeOf(readBare));
        own.push(await timeOf(call));
      }
      bareTimes.push(...bare);
      const figure = { milliseconds: median(own), ratio: median(own) / median(bare) };
      figures[`${viewer}: ${name}`] = figure;
      console.log(
        `  ${`${viewer}: ${name}`.padEnd(58)} ${inRatio(figure.ratio)} × bare, ${inMs(figure.milliseconds)} ms`,
      );
    }
  }
  console.log(`  bare query of 50 rows ${inMs(median(bareTimes))} ms; medians of ${ROUNDS} calls, one after another`);
  return figures;
}

function printCurve(curve: readonly { readonly items: number; readonly figures: Figures }[]): void {
  console.log(
    `\n${'× bare, by the number of items'.padEnd(60)}${curve.map(({ items }) => String(items).padStart(10)).join('')}`,
  );
  for (const name of Object.keys(curve[0]?.figures ?? {}))
    console.log(
      `  ${name.padEnd(58)}${curve.map(({ figures }) => inRatio(figures[name]?.ratio ?? 0).padStart(10)).join('')}`,
    );
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(0);
const inMs = (milliseconds: number) => milliseconds.toFixed(1);
const inRatio = (ratio: number) => ratio.toFixed(1).padStart(6);
