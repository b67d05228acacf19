import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import type { EditMetadata } from 'shared-client/schema/billing';
import { addDays } from '../billing/calendar.ts';
import { ENGAGEMENTS } from '../sample-data/engagements/engagement-ids.ts';
import { type Instance, productionEnvironment, startDevelopment } from '../testing/instance.ts';
import { previousRelease, type Release, releaseLike, releaseOf } from '../testing/release.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { TestClient } from '../testing/test-client.ts';
import { ITEMS, officeDay, payloadOf, send } from '../testing/timecard-client.ts';

const server = process.env.TEST_DATABASE_URL;
/** These tests start processes of several releases, so they are in the wide suite, on PostgreSQL. */
const runs = process.env.TEST_WIDE && server;
const previous = previousRelease();

const migration = (effect: string, statement: string) => `import { sql } from 'kysely';
export const effect = ${effect};
export async function up(db: any): Promise<void> {
  await sql\`${statement}\`.execute(db);
}
`;
const addition = { '998-tomorrow': migration("'addition'", 'alter table billing_item add column tomorrow text') };
const removal = {
  ...addition,
  '999-no-tomorrow': migration("{ removalAfter: '98.0.0' }", 'alter table billing_item drop column tomorrow'),
};

const closing: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function database(template?: string): Promise<string> {
  const made = await temporaryDatabase(server, template);
  if (!made) throw new Error('No PostgreSQL.');
  closing.push(made.drop);
  return made.url;
}

async function kept(release: Promise<Release>): Promise<Release> {
  const made = await release;
  closing.push(made.remove);
  return made;
}

async function start(url: string, release: Release): Promise<Instance> {
  const instance = await startDevelopment({ databaseUrl: url, folder: '' }, release.source);
  closing.push(async () => instance.child.exitCode ?? instance.child.signalCode ?? instance.end('SIGKILL'));
  return instance;
}

/** Runs a command of a release to its end. */
function run(url: string, release: Release, command: string, ...args: readonly string[]) {
  const env = { PATH: process.env.PATH, ...productionEnvironment(url), PORT: '0', HOST: '127.0.0.1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(release.source, command), ...args], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

async function worker({ port }: Instance): Promise<TestClient> {
  const client = new TestClient(`http://localhost:${port}`);
  await client.signIn('worker-templates');
  return client;
}

const write = async (client: TestClient, pageName: string) =>
  (await client.post('/wand2/api/users/page-setting/save', { pageName, settings: { kept: true } })).status;

const pages = async (client: TestClient): Promise<string[]> =>
  (await client.get('/wand2/api/users/page-setting')).body.map(({ pageName }: { pageName: string }) => pageName);

/** Saves the first week of the plain hourly engagement that has no timecard yet, and returns its item. */
async function saveWeek(client: TestClient): Promise<number> {
  for (let weeks = -11; weeks <= 12; weeks++) {
    const date = addDays(new Date().toISOString().slice(0, 10), 7 * weeks);
    const query = `engagementId=${ENGAGEMENTS.ofTemplate(0)}&selectedDate=${date}`;
    const found = await client.get(`${ITEMS}/0/metadata?${query}`);
    const metadata: EditMetadata = found.body;
    if (found.status !== 200 || metadata.billingItemId !== 0 || metadata.workedDates.length !== 7) continue;
    const day = officeDay(metadata.workedDates[0] ?? '');
    const { status, body } = await send(client, 'save', payloadOf(metadata, [day]));
    expect([status, body.errors ?? []]).toEqual([200, []]);
    return body.billingItemId as number;
  }
  throw new Error('Every week has a timecard.');
}

/** Attaches a file to an item. */
async function attach(client: TestClient, itemId: number): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob(['%PDF-1.7\n']), 'receipt.pdf');
  return (await client.request('POST', `/wand2/api/fileupload/${itemId}/uploadonly`, { body })).status;
}

/** The hours of an item, as the page of its details gets them. */
const read = async (client: TestClient, itemId: number) => {
  const { status, body } = await client.get(`${ITEMS}/${itemId}/detail-items`);
  return [status, JSON.stringify(body).length > 100];
};

const isReady = async ({ port }: Instance) => (await fetch(`http://localhost:${port}/health/ready`)).status === 200;

(runs && previous ? describe : describe.skip)('the release before this one', () => {
  // Slow: it starts six servers.
  test('runs on the new schema beside the new release, is restarted there, and gets everything back', async () => {
    const [before, now] = [await kept(releaseOf(previous ?? '')), await kept(releaseLike('99.0.0', addition))];
    const url = await database();
    const old = await start(url, before);
    expect(await write(await worker(old), 'before')).toBe(200);

    // "The first process that starts with new migrations migrates the schema, and all other processes wait for it."
    const [first, second] = await Promise.all([start(url, now), start(url, now)]);
    const directly = new pg.Client({ connectionString: url });
    await directly.connect();
    closing.push(() => directly.end());
    const { rows } = await directly.query("select effect from schema_migration where name = '998-tomorrow'");
    expect(rows).toEqual([{ effect: 'addition' }]);

    // "The old processes keep working until they are replaced": also one that has crashed and starts again.
    expect(await Promise.all([old, first, second].map(isReady))).toEqual([true, true, true]);
    expect(await write(await worker(old), 'beside')).toBe(200);
    const byOld = await saveWeek(await worker(old));
    expect(await read(await worker(first), byOld)).toEqual([200, true]);
    expect(await attach(await worker(old), byOld)).toBe(200);
    const byNew = await saveWeek(await worker(first));
    expect(await read(await worker(old), byNew)).toEqual([200, true]);
    await old.end('SIGKILL');
    const again = await start(url, before);
    expect(await write(await worker(again), 'restarted')).toBe(200);
    expect(await write(await worker(first), 'new')).toBe(200);
    expect(run(url, before, 'admin.ts', 'end-sessions', '--name', 'worker-templates')).toMatchObject({ status: 0 });

    // "One by one": the new ones go on without the old, and back.
    expect(await again.end('SIGTERM')).toBe(0);
    expect(await pages(await worker(second))).toEqual(expect.arrayContaining(['before', 'beside', 'restarted', 'new']));
    for (const instance of [first, second]) expect(await instance.end('SIGTERM')).toBe(0);

    // "Going back to the old version needs no restore", nor does the next attempt.
    const back = await start(url, before);
    expect(await pages(await worker(back))).toEqual(expect.arrayContaining(['before', 'beside', 'restarted', 'new']));
    expect(await write(await worker(back), 'back')).toBe(200);
    expect(await read(await worker(back), byNew)).toEqual([200, true]);
    expect(await pages(await worker(await start(url, now)))).toContain('back');
  });
});

(runs ? describe : describe.skip)('a migration that removes', () => {
  // Slow: it starts seven servers.
  test('runs only after its release, and keeps earlier ones from starting, with a sentence', async () => {
    const early = await kept(releaseLike('97.0.0'));
    const middle = await kept(releaseLike('98.0.0', addition));
    const late = await kept(releaseLike('99.0.0', removal));
    const url = await database(await sampleTemplate(server ?? '', new Date()));
    await (await start(url, early)).end('SIGTERM');

    const tooSoon = run(url, late, 'serve.ts', '--development');
    expect(tooSoon.status).toBe(1);
    expect(tooSoon.stderr).toMatch(
      /^Release 99\.0\.0 removes .*\(999-no-tomorrow\)\. Start release 98\.0\.0 first.*\n$/,
    );
    expect(run(url, late, 'admin.ts', 'end-sessions', '--everybody').stderr).toBe(tooSoon.stderr);

    await (await start(url, middle)).end('SIGTERM');
    await (await start(url, late)).end('SIGTERM');
    expect(await isReady(await start(url, middle))).toBe(true);

    const tooOld = run(url, early, 'serve.ts', '--development');
    expect(tooOld.status).toBe(1);
    expect(tooOld.stderr).toMatch(/^Release 99\.0\.0 has removed .*\(999-no-tomorrow\)\. Start release 98\.0\.0 .*\n$/);
    expect(run(url, early, 'admin.ts', 'end-sessions', '--everybody').stderr).toBe(tooOld.stderr);
  });
});
