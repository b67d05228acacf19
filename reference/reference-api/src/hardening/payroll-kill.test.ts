import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { PayrollBatch } from 'shared-client/schema/payroll';
import { changePermission } from '../admin/change-permission.ts';
import { openDatabase } from '../storage/open.ts';
import { type Instance, startDevelopment } from '../testing/instance.ts';
import { APPROVED_WITHIN, insertApprovedTimecards } from '../testing/items/approved-timecards.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { TestClient } from '../testing/test-client.ts';

const server = process.env.TEST_DATABASE_URL;
/** Only PostgreSQL can be shared with another process. */
const runs = process.env.TEST_WIDE && server;

const BATCHES = '/wand2/api/clients/1/payroll/batches';
const ITEMS = 11_000;
/** The line at which the process is killed, in its second part of 5,000 lines. */
const KILLED_AT = 7000;
const HELD = 1;

// Slow: it starts servers and kills one.
(runs ? test : test.skip)(
  'kill -9 in the middle of a part of a large payroll batch: after a restart it ends once, and no line is missing or there twice (docs: exports#payroll-large)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reference-api-'));
    const database = await temporaryDatabase(server, await sampleTemplate(server ?? '', new Date()));
    if (!database) throw new Error('No PostgreSQL.');
    const { db } = await openDatabase({ dataDir: 'memory', databaseUrl: database.url });
    await changePermission(db, { userName: 'manager', permission: 'PAYROLL_EXPORT', grants: true }, new Date());
    await insertApprovedTimecards(db, ITEMS);
    await sql
      .raw(`
      create function hold() returns trigger language plpgsql as $$
      begin if new.line_number = ${KILLED_AT} then perform pg_advisory_xact_lock(${HELD}); end if; return new; end $$;
      create trigger hold before insert on payroll_line for each row execute function hold()`)
      .execute(db);
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query(`select pg_advisory_lock(${HELD})`);

    let running: Instance | undefined;
    const start = async () => {
      running = await startDevelopment({ databaseUrl: database.url, folder });
      const manager = new TestClient(`http://localhost:${running.port}`);
      await manager.signIn('manager');
      return manager;
    };
    const until = async (isReached: () => Promise<boolean>) => {
      while (!(await isReached())) await setTimeout(25);
    };
    const newest = async (client: TestClient): Promise<PayrollBatch> => (await client.get(BATCHES)).body.batches[0];
    try {
      const manager = await start();
      const asked = await manager.post(BATCHES, APPROVED_WITHIN, { headers: { 'idempotency-key': 'killed' } });
      expect(asked.body).toMatchObject({ number: 1, making: { written: 0 } });
      const { expected } = asked.body.making;
      const waiting = sql<object>`select from pg_locks where locktype = 'advisory' and not granted`;
      await until(async () => (await waiting.execute(db)).rows.length > 0);
      expect((await newest(manager)).making).toEqual({ written: 5000, expected, stopped: false });
      await running?.end('SIGKILL');
      await holder.end();

      const after = await start();
      // Nobody asks again: the server goes on by itself.
      await until(async () => (await newest(after)).making === null);
      expect(await newest(after)).toMatchObject({ number: 1, total: { lines: expected } });
      const lines = await db
        .selectFrom('payroll_line')
        .select(['line_number', 'payroll_item_id'])
        .orderBy('line_number')
        .execute();
      expect(lines.map(({ line_number }) => line_number)).toEqual(Array.from({ length: expected }, (_, at) => at + 1));
      expect(new Set(lines.map(({ payroll_item_id }) => payroll_item_id)).size).toBe(expected);
      const file = (await after.get(`${BATCHES}/1/file`)).text;
      expect(file.trimEnd().split('\r\n')).toHaveLength(expected + 1);
    } finally {
      await running?.end('SIGKILL');
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
