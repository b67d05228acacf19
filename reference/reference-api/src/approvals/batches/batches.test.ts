import { sql } from 'kysely';
import type { ApprovalBatch } from 'shared-client/schema/approvals';
import { json } from '../../storage/json.ts';
import { insertPendingItems } from '../../testing/items/pending-items.ts';
import { startApi } from '../../testing/start-api.ts';
import { TODAY } from '../../testing/timecard-client.ts';
import { finishDecisions } from '../finish.ts';
import { UNDO_MS } from '../undo-time.ts';
import { workBatches } from './work-batches.ts';

const APPROVALS = '/wand2/api/billing/approvals';
const [DANIEL, HELENA] = [1002, 1009];

let now = new Date(`${TODAY}T20:00:00Z`);
const server = await startApi({ now: () => now });
afterAll(() => server.close());
const { services } = server.api;
const { db } = services;
const manager = await server.signedIn('manager');
const msp = await server.signedIn('msp');
await insertPendingItems(db, 150);
/** Only the copies have this text. */
const COPIES = 'Number';

let keys = 0;
const begin = async (client: typeof manager, body: object, key = `batch-${keys++}`) =>
  client.post(`${APPROVALS}/batches`, body, { headers: { 'idempotency-key': key } });
const all = (filter: object) => ({ filter, asOf: now.toISOString() });
const read = async (runId: number): Promise<ApprovalBatch> => (await manager.get(`${APPROVALS}/batches/${runId}`)).body;
/** Waits until the server has processed all batches, including running ones. */
async function worked(): Promise<void> {
  await workBatches(services);
  while (services.sending.size > 0) await Promise.all(services.sending);
}
/** The number of approving changes of an item, by item. */
const approvals = async (runId: number) => {
  const rows = await db
    .selectFrom('approval_decision as d')
    .innerJoin('billing_item as b', 'b.id', 'd.billing_item_id')
    .innerJoin('billing_item_change as c', 'c.billing_item_id', 'b.id')
    .select(['b.id', 'b.status'])
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('d.run_id', '=', runId)
    .where('c.status', '=', 'Approved')
    .groupBy(['b.id', 'b.status'])
    .execute();
  return rows.map(({ count }) => Number(count));
};
const waiting = async (search: string) =>
  (await manager.get(`${APPROVALS}/items?size=5&search=${search}`)).body.totalElements as number;

test('a batch takes all that match, and the server approves each of them once (docs: approvals#batch-billing)', async () => {
  const before = await waiting(COPIES);
  expect(before).toBe(1200);
  const { status, body } = await begin(manager, all({ search: COPIES }));
  expect([status, body.total]).toEqual([200, before]);
  await worked();
  const batch = await read(body.runId);
  expect(batch).toMatchObject({ total: before, decided: before, remaining: 0, failed: 0, fates: [], undoneAt: null });
  const each = await approvals(body.runId);
  expect([each.length, new Set(each)]).toEqual([before, new Set([1])]);
  expect(await waiting(COPIES)).toBe(0);

  const undone = await manager.post(`${APPROVALS}/decisions/${body.runId}/undo`);
  expect(undone.body).toMatchObject({ undone: before, fates: [] });
  expect(await read(body.runId)).toMatchObject({ undoneAt: now.toISOString(), undoUntil: null });
  expect(await waiting(COPIES)).toBe(before);
});

test('the same key begins one batch; as another call it is refused, and so is a body that names no items or too many', async () => {
  const request = all({ search: 'Number 7' });
  const [one, two] = [await begin(manager, request, 'once'), await begin(manager, request, 'once')];
  expect(two.body.runId).toBe(one.body.runId);
  const headers = { 'idempotency-key': 'once' };
  const other = await manager.post(`${APPROVALS}/decisions`, { decision: 'approve', ...request }, { headers });
  expect(other.status).toBe(422);
  const many = Array.from({ length: 1001 }, (_, index) => ({ billingItemId: index + 1, version: 1 }));
  for (const body of [{}, { ...request, items: many.slice(0, 1) }, { items: many }, { filter: {} }])
    expect((await begin(manager, body)).status).toBe(400);
  expect((await manager.post(`${APPROVALS}/batches`, request)).status).toBe(400);
  await worked();
  await manager.post(`${APPROVALS}/decisions/${one.body.runId}/undo`);
});

test('a batch of one period says the days of that period, also once its items have been approved', async () => {
  const [{ periodEndDate }] = (await manager.get(`${APPROVALS}/items?size=1&search=Number 13`)).body.content;
  const query = new URLSearchParams({ type: 'TIME', size: '50', search: 'Number 13', periodEndDate });
  const found = (await manager.get(`${APPROVALS}/items?${query}`)).body.content as { periodStartDate: string }[];
  const [first] = found.map(({ periodStartDate }) => periodStartDate).sort();
  const subject = { type: 'TIME', periodStartDate: first, periodEndDate };
  const { body } = await begin(manager, all({ type: 'TIME', search: 'Number 13', periodEndDate }));
  expect([body.total, body.subject]).toEqual([found.length, subject]);
  await worked();
  expect((await read(body.runId)).subject).toEqual(subject);
  await manager.post(`${APPROVALS}/decisions/${body.runId}/undo`);
});

test('each item that was not approved has its fate in the summary; the others are approved all the same', async () => {
  const found = (await manager.get(`${APPROVALS}/items?size=3&search=Number 11`)).body.content;
  const [good, stale, taken] = found.map(({ billingItemId, version }: { billingItemId: number; version: number }) => ({
    billingItemId,
    version,
  }));
  const first = await msp.post(
    `${APPROVALS}/decisions`,
    { decision: 'approve', items: [taken] },
    { headers: { 'idempotency-key': 'faster' } },
  );
  expect(first.body.decided).toBe(1);
  const items = [good, { ...stale, version: 77 }, taken, { billingItemId: 2_000_000_000, version: 1 }];
  const { body } = await begin(manager, { items });
  await worked();
  const batch = await read(body.runId);
  expect(batch).toMatchObject({ total: 3, decided: 1, remaining: 0, failed: 2 });
  expect(new Map(batch.fates.map(({ billingItemId, fate, by }) => [billingItemId, [fate, by]]))).toEqual(
    new Map([
      [stale.billingItemId, ['changed', null]],
      [taken.billingItemId, ['decided', 'Priya Natarajan']],
    ]),
  );
  const listed = (await manager.get(`${APPROVALS}/batches`)).body.batches;
  expect(listed[0]).toMatchObject({ runId: body.runId, failed: 2, fates: [] });
  expect((await msp.get(`${APPROVALS}/batches/${body.runId}`)).status).toBe(404);
});

test('a batch that is taken back while it runs stops; ten seconds after its end it is final', async () => {
  const { body } = await begin(manager, all({ search: 'Number 2' }));
  const undone = await manager.post(`${APPROVALS}/decisions/${body.runId}/undo`);
  await worked();
  const { undoneAt, decided } = await read(body.runId);
  expect([undoneAt, undone.body.undone]).toEqual([now.toISOString(), decided]);
  const again = await begin(manager, all({ engagementId: 200_002 }));
  await worked();
  now = new Date(now.getTime() + UNDO_MS + 1);
  await finishDecisions(services);
  expect((await manager.post(`${APPROVALS}/decisions/${again.body.runId}/undo`)).body.undone).toBe(0);
  expect((await read(again.body.runId)).decided).toBe(again.body.total);
});

test('what is left of a batch is not approved once its delegation has ended', async () => {
  const { id } = await db
    .insertInto('delegation')
    .values({
      user_id: HELENA,
      delegate_id: DANIEL,
      permissions: json(['BILLING_APPROVAL' as const]),
      start_date: TODAY,
      end_date: TODAY,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('delegation').where('delegate_id', '=', DANIEL).where('id', '<>', id).execute();
  const ofNorth = { onBehalfOf: HELENA, ...all({ engagementId: 5211 }) };
  // Started by another process that has since ended.
  services.lifecycle.isDraining = true;
  const { body } = await begin(manager, ofNorth);
  expect(body.remaining).toBeGreaterThan(0);
  services.lifecycle.isDraining = false;
  await db.updateTable('delegation').set({ ended_at: now }).where('id', '=', id).execute();
  await worked();
  const batch = await read(body.runId);
  expect(batch).toMatchObject({ decided: 0, remaining: 0, failed: body.total });
  expect(new Set(batch.fates.map(({ fate }) => fate))).toEqual(new Set(['forbidden']));
});

test('a batch that cannot be worked on is left alone for a while, and does not hold back those behind it', async () => {
  const [first, second] = (await manager.get(`${APPROVALS}/items?size=2&search=Number 3`)).body.content;
  // Every write to this item fails, as it would with a bug in the rules.
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
    db,
  );
  await sql`create trigger refuse before update on billing_item for each row
    when (old.id = ${sql.lit(first.billingItemId)}) execute function refuse()`.execute(db);
  const itemsOf = ({ billingItemId, version }: typeof first) => ({ items: [{ billingItemId, version }] });
  const [broken, behind] = [(await begin(manager, itemsOf(first))).body, (await begin(manager, itemsOf(second))).body];
  await worked();
  expect(await read(behind.runId)).toMatchObject({ decided: 1, remaining: 0 });
  expect(await read(broken.runId)).toMatchObject({ decided: 0, remaining: 1 });
  await sql`drop trigger refuse on billing_item`.execute(db);
  await sql`drop function refuse`.execute(db);
  await worked();
  expect(await read(broken.runId)).toMatchObject({ decided: 0, remaining: 1 });
  now = new Date(now.getTime() + 60_000);
  await worked();
  expect(await read(broken.runId)).toMatchObject({ decided: 1, remaining: 0 });
});

test('what is left of a batch is not approved in the delegate’s own name once whom they stood in for is deleted', async () => {
  const { id: _, ...helena } = await db
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', HELENA)
    .executeTakeFirstOrThrow();
  const gone = await db
    .insertInto('app_user')
    .values({ ...helena, user_name: 'gone', permissions: json(helena.permissions) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('delegation')
    .values({
      user_id: gone.id,
      delegate_id: DANIEL,
      permissions: json(['BILLING_APPROVAL' as const]),
      start_date: TODAY,
      end_date: TODAY,
      created_at: now,
    })
    .execute();
  const found = (await manager.get(`${APPROVALS}/items?size=1&search=Number 4`)).body.content[0];
  await db.updateTable('engagement').set({ manager_id: gone.id }).where('id', '=', found.engagementId).execute();
  services.lifecycle.isDraining = true;
  const { body } = await begin(manager, { onBehalfOf: gone.id, ...all({ engagementId: found.engagementId }) });
  expect(body.remaining).toBeGreaterThan(0);
  services.lifecycle.isDraining = false;
  await db.updateTable('engagement').set({ manager_id: DANIEL }).where('id', '=', found.engagementId).execute();
  await db.deleteFrom('app_user').where('id', '=', gone.id).execute();
  await worked();
  // The delegate could approve all of it in their own name.
  expect(await read(body.runId)).toMatchObject({ decided: 0, remaining: 0, failed: body.total });
  const own = (await manager.get(`${APPROVALS}/batches`)).body.batches;
  expect(own.map(({ runId }: ApprovalBatch) => runId)).not.toContain(body.runId);
});
