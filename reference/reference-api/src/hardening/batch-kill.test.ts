import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createApi } from '../index.ts';
import { type Instance, startDevelopment } from '../testing/instance.ts';
import { insertPendingItems } from '../testing/items/pending-items.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { TestClient } from '../testing/test-client.ts';

const BATCHES = '/wand2/api/billing/approvals/batches';

const folder = await mkdtemp(join(tmpdir(), 'reference-api-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
/** With TEST_DATABASE_URL the data are on PostgreSQL, otherwise in the folder. */
const server = process.env.TEST_DATABASE_URL;
const database = await temporaryDatabase(server, server && (await sampleTemplate(server, new Date())));
afterAll(() => database?.drop());
const data = { production: false, databaseUrl: database?.url, dataDir: folder, logLevel: 'silent' } as const;

let running: Instance | undefined;
afterAll(() => running?.child.kill('SIGKILL'));

async function start(): Promise<TestClient> {
  running = await startDevelopment({ databaseUrl: database?.url, folder });
  const manager = new TestClient(`http://localhost:${running.port}`);
  await manager.signIn('manager');
  return manager;
}

/** Reads a batch until it matches. */
async function until(
  manager: TestClient,
  runId: number,
  reached: (batch: { remaining: number; decided: number }) => boolean,
) {
  for (;;) {
    const { body } = await manager.get(`${BATCHES}/${runId}`);
    if (reached(body)) return body;
    await setTimeout(25);
  }
}

// Slow: it starts servers and kills them.
test('kill -9 in the middle of a batch: after a restart it is worked off, and each item is approved once (docs: approvals#batch-billing)', async () => {
  const seeding = await createApi(data);
  expect(await insertPendingItems(seeding.services.db, 130)).toBe(1040);
  await seeding.close();

  const manager = await start();
  const request = { filter: { search: 'Number' }, asOf: new Date(Date.now() + 60_000).toISOString() };
  const { body } = await manager.post(BATCHES, request, { headers: { 'idempotency-key': 'killed' } });
  expect(body.total).toBe(1040);
  const before = await until(manager, body.runId, ({ decided }) => decided > 0);
  await running?.end('SIGKILL');
  expect(before.remaining).toBeGreaterThan(0);

  const after = await start();
  // Nobody requests it again: the server continues by itself.
  const batch = await until(after, body.runId, ({ remaining }) => remaining === 0);
  expect(batch).toMatchObject({ total: 1040, decided: 1040, failed: 0 });
  await running?.end('SIGKILL');

  const reading = await createApi(data);
  const rows = await reading.services.db
    .selectFrom('approval_decision as d')
    .innerJoin('billing_item as b', 'b.id', 'd.billing_item_id')
    .select(['b.id', 'b.status', 'b.version', 'd.asked_version'])
    .select((e) =>
      e
        .selectFrom('billing_item_change as c')
        .whereRef('c.billing_item_id', '=', 'b.id')
        .where('c.status', '=', 'Approved')
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('approvals'),
    )
    .where('d.run_id', '=', body.runId)
    .execute();
  await reading.close();
  expect(rows).toHaveLength(1040);
  const once = rows.filter((row) => Number(row.approvals) === 1 && row.version === row.asked_version + 1);
  expect(once).toHaveLength(1040);
});
