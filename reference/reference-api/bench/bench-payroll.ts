import { sql } from 'kysely';
import { changePermission } from '../src/admin/change-permission.ts';
import { makeBatches } from '../src/exports/payroll/make-batches.ts';
import { createApi } from '../src/index.ts';
import { openDatabase } from '../src/storage/open.ts';
import { APPROVED_WITHIN, IS_COPY, insertApprovedTimecards } from '../src/testing/items/approved-timecards.ts';
import { TestClient } from '../src/testing/test-client.ts';

const PAYROLL = '/wand2/api/clients/1/payroll';

/**
 * `npm run bench:api payroll`: the preview of a payroll batch of 100,000 timecards with five days each, making it, and the preview after one
 * in a hundred of them has changed, as calls with the deadlines of production. `npm run bench:api payroll 10000` takes another number.
 */
export async function benchPayroll(name: string, databaseUrl: string | undefined, items = 100_000): Promise<void> {
  if (databaseUrl === undefined) return console.log(`\n${name}: payroll is measured on PostgreSQL`);
  const options = { dataDir: 'memory', production: false, logLevel: 'silent', rateLimits: false } as const;
  const api = await createApi({ ...options, databaseUrl });
  await api.rounds.stop();
  const { db } = api.services;
  try {
    const { db: own } = await openDatabase({ dataDir: '', databaseUrl });
    await insertApprovedTimecards(own, items).finally(() => own.destroy());
    await changePermission(db, { userName: 'manager', permission: 'PAYROLL_EXPORT', grants: true }, new Date());
    const client = new TestClient(`http://localhost:${await api.listen(0)}`);
    await client.signIn('manager');
    const preview = () => client.get(`${PAYROLL}/changes?${new URLSearchParams({ ...APPROVED_WITHIN, most: '50' })}`);
    const ask = () =>
      client.post(`${PAYROLL}/batches`, APPROVED_WITHIN, { headers: { 'idempotency-key': crypto.randomUUID() } });
    /** The server makes a large one afterwards. */
    const make = async () => {
      const { status } = await ask();
      await makeBatches(api.services);
      return { status, body: (await client.get(`${PAYROLL}/batches`)).body.batches[0] };
    };
    console.log(`\n${name}: ${items} timecards`);
    await say('preview', preview);
    await say('batch, made on the queue', make);
    await say('preview after it', preview);
    await sql`update billing_item set worked_minutes = worked_minutes + 6 where ${IS_COPY} and id % 100 = 0`.execute(
      db,
    );
    await say('preview after one in a hundred has changed', preview);
    await say('batch of these', make);
  } finally {
    await api.close();
  }
}

async function say(
  name: string,
  call: () => Promise<Pick<Awaited<ReturnType<TestClient['get']>>, 'status' | 'body'>>,
): Promise<void> {
  const begun = performance.now();
  const { status, body } = await call();
  console.log(
    `  ${name}: ${status}, ${body.total?.lines ?? 0} lines, ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
}
