import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import type { PayrollBatch, PayrollChanges } from 'shared-client/schema/payroll';
import { changePermission } from '../../admin/change-permission.ts';
import { setPayrollMapping } from '../../admin/set-payroll-mapping.ts';
import { json } from '../../storage/json.ts';
import { startApi } from '../../testing/start-api.ts';
import { noonOfToday } from '../../testing/timecard-client.ts';
import { adder } from './control-total.ts';
import { USUAL_MAPPING } from './mapping.ts';
import type { PayrollItem } from './next-lines.ts';
import { correctedItems, idsOfOriginals, notedItems, sumLines, writeOriginals } from './payroll-items.ts';

const PAYROLL = '/wand2/api/clients/1/payroll';
const PERIOD = { from: '2020-01-01', until: '2030-12-31' };
const query = new URLSearchParams(PERIOD);

const statements: string[] = [];
const server = await startApi({ now: noonOfToday }, { onStatement: (text) => statements.push(text) });
afterAll(() => server.close());
const { db } = server.api.services;
for (const userName of ['manager', 'msp'])
  await changePermission(db, { userName, permission: 'PAYROLL_EXPORT', grants: true }, noonOfToday());
const [manager, msp] = [await server.signedIn('manager'), await server.signedIn('msp')];
// From here on, only the tests' statements are counted.
await server.api.rounds.stop();

let keys = 0;
const make = (key = `payroll-${keys++}`, client = manager) =>
  client.post(`${PAYROLL}/batches`, PERIOD, { headers: { 'idempotency-key': key } });
const file = async (number: number) => (await manager.get(`${PAYROLL}/batches/${number}/file`)).text;
const changes = async (): Promise<PayrollChanges> => (await manager.get(`${PAYROLL}/changes?${query}`)).body;
const approved = () =>
  db
    .selectFrom('billing_item')
    .select(['id', 'worked_minutes'])
    .where('item_client_id', '=', 1)
    .where('status', 'in', ['Approved', 'Processed'])
    .orderBy('id')
    .execute();

test('payroll sees how many timecards are open, and by when they have to be decided (docs: exports#payroll-open)', async () => {
  const items = await db
    .selectFrom('billing_item')
    .select('cutoff_at')
    .where('item_client_id', '=', 1)
    .where('type', '=', 'TIME')
    .where((e) =>
      e.or([
        e('status', 'in', ['Saved', 'Pending']),
        e.and([e('status', '=', 'Rejected'), e('rejection_kind', 'is distinct from', 'REFUSED')]),
      ]),
    )
    .execute();
  const first = Math.min(...items.flatMap(({ cutoff_at }) => cutoff_at?.getTime() ?? []));
  expect((await changes()).open).toEqual({ timecards: items.length, cutoffAt: new Date(first).toISOString() });
  const none = new URLSearchParams({ from: '2019-01-01', until: '2019-12-31' });
  expect((await manager.get(`${PAYROLL}/changes?${none}`)).body.open).toEqual({ timecards: 0, cutoffAt: null });
});

test('the list of the open timecards has as many as are counted: one that was refused is decided (docs: exports#payroll-open, lists#filter-sent-back)', async () => {
  const of = async (status: string, client = msp) => {
    const filter = new URLSearchParams({ type: 'TIME', clientId: '1', status });
    return (await client.get(`/wand2/api/billing/billing-items?${filter}`)).body.totalElements;
  };
  const [pending] = await db
    .selectFrom('billing_item')
    .select('id')
    .where('item_client_id', '=', 1)
    .where('type', '=', 'TIME')
    .where('status', '=', 'Pending')
    .execute();
  const become = (values: object) =>
    db
      .updateTable('billing_item')
      .set(values)
      .where('id', '=', pending?.id ?? 0)
      .execute();
  const before = (await changes()).open?.timecards ?? 0;
  await become({ status: 'Rejected', rejection_kind: 'REFUSED', rejection_reason: 'Not ours.' });
  expect((await changes()).open?.timecards).toBe(before - 1);
  expect(await of('Saved,Pending,SENT_BACK')).toBe(before - 1);
  expect(await of('SENT_BACK')).toBe((await of('Rejected')) - 1);
  await become({ status: 'Pending', rejection_kind: null, rejection_reason: null });
});

test('two batches at the same time export each approved item once between them (docs: exports#payroll-batch, exports#payroll-once)', async () => {
  const items = await approved();
  expect((await changes()).total.lines).toBe(items.length);
  const answers = await Promise.all([make(), make(undefined, msp), make()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const batch: PayrollBatch = answers.find(({ status }) => status === 200)?.body;
  expect(batch).toMatchObject({ number: 1, total: { lines: items.length } });
  expect(batch.total.minutes).toBe(items.reduce((sum, { worked_minutes }) => sum + worked_minutes, 0));
  const rows: Record<string, string>[] = parse(await file(1), { columns: true });
  expect(rows.map(({ itemNumber }) => Number(itemNumber)).sort((a, b) => a - b)).toEqual(items.map(({ id }) => id));
  expect((await changes()).lines).toEqual([]);
});

test('what has changed since is taken back and replaced by the next batch; the file before stays byte for byte (docs: exports#payroll-changes)', async () => {
  const before = await file(1);
  const [one, two] = await approved();
  await db
    .updateTable('billing_item')
    .set({ worked_minutes: 60 })
    .where('id', '=', one?.id ?? 0)
    .execute();
  await db
    .updateTable('billing_item')
    .set({ status: 'Pending' })
    .where('id', '=', two?.id ?? 0)
    .execute();
  const allocation = { overtimeMinutes: 45, costAllocationMultiRates: [{ otMinutes: 15 }] };
  await sql`
    update billing_item set cost_allocations = ${JSON.stringify([allocation])}::jsonb where id = ${one?.id}`.execute(
    db,
  );
  const { lines } = await changes();
  expect(lines.find(({ kind }) => kind === 'replacement')?.facts.overtimeMinutes).toBe(60);
  const ofItem = (id: number | undefined) =>
    lines.filter(({ billingItemId }) => billingItemId === id).map(({ kind, facts }) => [kind, facts.minutes]);
  expect(ofItem(one?.id)).toEqual([
    ['reversal', -(one?.worked_minutes ?? 0)],
    ['replacement', 60],
  ]);
  expect(ofItem(two?.id)).toEqual([['reversal', -(two?.worked_minutes ?? 0) || 0]]);
  expect((await make()).body).toMatchObject({ number: 2, total: { lines: 3 } });
  expect(await file(1)).toBe(before);
  const { body } = await manager.get(`${PAYROLL}/batches`);
  const sum = body.batches.reduce((minutes: number, batch: PayrollBatch) => minutes + batch.total.minutes, 0);
  expect(sum).toBe((await approved()).reduce((minutes, item) => minutes + item.worked_minutes, 0));
});

test('the same key makes one batch, and a batch keeps the mapping it was made with (docs: exports#payroll-mapping)', async () => {
  const [one] = await approved();
  const change = (worked_minutes: number) =>
    db
      .updateTable('billing_item')
      .set({ worked_minutes })
      .where('id', '=', one?.id ?? 0)
      .execute();
  const { name } = await db.selectFrom('client').select('name').where('id', '=', 1).executeTakeFirstOrThrow();
  await change(90);
  const columns = [
    { heading: 'Nr', field: 'itemNumber' },
    { heading: 'Std', field: 'hours' },
  ];
  const text = JSON.stringify({ separator: 'semicolon', decimalMark: ',', columns });
  expect(await setPayrollMapping(db, { client: name, text })).toContain('Nr, Std');
  const [first, second] = [await make('one-key'), await make('one-key')];
  expect(second.body).toEqual(first.body);
  const written = `Nr;Std\r\n${one?.id};-1,00\r\n${one?.id};1,50\r\n`;
  expect(await file(first.body.number)).toBe(written);
  await setPayrollMapping(db, { client: name, text: 'null' });
  expect(await file(first.body.number)).toBe(written);
  await expect(setPayrollMapping(db, { client: name, text: '{}' })).rejects.toThrow('columns');
});

test('a batch has its lines, in parts, and the companies are those of the reader (docs: api#api-payroll)', async () => {
  const parts = [];
  for (let after: number | null = 0; after !== null; ) {
    const { body } = await manager.get(`${PAYROLL}/batches/1?size=150&after=${after}`);
    parts.push(...body.lines);
    expect(parts.length).toBeLessThanOrEqual(body.total.lines);
    after = body.next;
  }
  const rows: Record<string, string>[] = parse(await file(1), { columns: true });
  expect(parts.map(({ lineNumber, billingItemId }) => `${lineNumber} ${billingItemId}`)).toEqual(
    rows.map(({ lineNumber, itemNumber }) => `${lineNumber} ${itemNumber}`),
  );
  const names = async (client: typeof manager) =>
    (await client.get('/wand2/api/payroll/companies')).body.companies.map(
      ({ clientId }: { clientId: number }) => clientId,
    );
  expect(await names(manager)).toEqual([1]);
  expect(await names(msp)).toEqual([1, 2]);
});

test('a batch is asked for as a file with a link that expires: the bytes of its call, and only as CSV (docs: exports#export-link, exports#payroll-mapping)', async () => {
  const request = { list: 'payroll', format: 'csv', query: { clientId: '1', number: '1' } };
  const { body } = await manager.post('/wand2/api/exports', request);
  expect(body).toMatchObject({ state: 'ready', fileName: 'payroll-1-1.csv' });
  expect((await manager.get(`/wand2/api/exports/${body.exportId}/file`)).text).toBe(await file(1));
  expect((await msp.get(`/wand2/api/exports/${body.exportId}/file`)).status).toBe(404);
  const sheet = await manager.post('/wand2/api/exports', { ...request, format: 'xlsx' });
  expect([sheet.status, sheet.body.errors[0].value]).toEqual([400, 'body.format']);
  const elsewhere = await manager.post('/wand2/api/exports', { ...request, query: { clientId: '2', number: '1' } });
  expect(elsewhere.status).toBe(404);
});

test('without the permission nobody exports payroll, and nobody for another company (docs: exports#payroll-who)', async () => {
  const [worker, other] = [await server.signedIn('worker'), await server.signedIn('approver')];
  expect((await worker.get(`${PAYROLL}/batches`)).status).toBe(403);
  expect((await other.get(`${PAYROLL}/batches`)).status).toBe(403);
  expect((await manager.get('/wand2/api/clients/2/payroll/batches')).status).toBe(404);
});

test('a new name of a worker and another status of invoicing correct nothing (docs: exports#payroll-changes)', async () => {
  const before = (await changes()).total;
  await db.updateTable('app_user').set({ last_name: 'Renamed' }).where('user_type', '=', 'Worker').execute();
  await db.updateTable('billing_item').set({ version: sql`version + 1` }).where('status', '=', 'Approved').execute();
  await db.updateTable('billing_item').set({ status: 'Processed' }).where('status', '=', 'Approved').execute();
  expect((await changes()).total).toEqual(before);
});

// Slow: each part is a large statement.
test('a batch is the same in parts of any size (docs: exports#payroll-batch)', async () => {
  await db.updateTable('billing_item').set({ worked_minutes: 61 }).where('status', '=', 'Processed').execute();
  const corrected = async (size?: number) => {
    const items: PayrollItem[] = [];
    for await (const item of correctedItems(db, await notedItems(db, 1), size)) items.push(item);
    return items.sort((one, other) => one.itemId - other.itemId);
  };
  const whole = await corrected();
  expect(whole.length).toBeGreaterThan(100);
  expect(whole.every(({ now, last }) => now?.minutes === 61 && last?.facts.minutes !== 61)).toBe(true);
  expect(await corrected(30)).toEqual(whole);

  await sql`truncate payroll_making, payroll_batch, payroll_line`.execute(db);
  const { lines, total } = await changes();
  expect(lines.length).toBe(total.lines);
  const batch = await insertBatch();
  const ids = await idsOfOriginals(db, { clientId: 1, period: PERIOD });
  let written = 0;
  for (let at = 0; at < ids.length; at += 30)
    written += await writeOriginals(db, { batchId: batch, written, itemIds: ids.slice(at, at + 30) });
  const sum = adder();
  for (const one of await sumLines(db, batch)) sum.addSum(one);
  expect([written, sum.total()]).toEqual([total.lines, total]);
  const inOrder = await db
    .selectFrom('payroll_line')
    .selectAll()
    .where('batch_id', '=', batch)
    .orderBy('line_number')
    .execute();
  expect(inOrder.map((line) => [line.line_number, line.payroll_item_id, line.line_kind, line.line_facts])).toEqual(
    lines.map(({ billingItemId, kind, facts }, at) => [at + 1, billingItemId, kind, facts]),
  );
});

const insertBatch = async () => {
  const values = {
    batch_client_id: 1,
    batch_number: 1,
    batch_from: PERIOD.from,
    batch_until: PERIOD.until,
    made_by: '',
  };
  const row = { ...values, made_at: noonOfToday(), batch_mapping: json(USUAL_MAPPING) };
  return (await db.insertInto('payroll_batch').values(row).returning('id').executeTakeFirstOrThrow()).id;
};

test('the lines of a preview are counted and added up by the database, whatever their number (docs: exports#payroll-page)', async () => {
  await sql`truncate payroll_making, payroll_batch, payroll_line`.execute(db);
  const read = async () => {
    statements.length = 0;
    const { body } = await manager.get(`${PAYROLL}/changes?${query}&most=5`);
    return {
      lines: body.lines.length,
      all: body.total.lines,
      statements: statements.filter((text) => text.includes('payroll_')).length,
    };
  };
  const [some, one] = [await read(), (await approved())[0]?.id ?? 0];
  expect([some.lines, some.all > 100]).toEqual([5, true]);
  await db
    .updateTable('billing_item')
    .set({ status: 'Saved' })
    .where('status', 'in', ['Approved', 'Processed'])
    .where('id', '<>', one)
    .execute();
  expect(await read()).toEqual({ lines: 1, all: 1, statements: some.statements });
});

(process.env.TEST_DATABASE_URL ? test : test.skip)(
  'what changes while a batch is made is in the next one (docs: exports#payroll-changes)',
  async () => {
    const [item] = await approved();
    const committed = Promise.withResolvers<void>();
    const changed = Promise.withResolvers<void>();
    const changing = db.transaction().execute(async (trx) => {
      await trx
        .updateTable('billing_item')
        .set({ worked_minutes: 15 })
        .where('id', '=', item?.id ?? 0)
        .execute();
      changed.resolve();
      await committed.promise;
    });
    await changed.promise;
    expect((await make()).body.total.minutes).toBe(item?.worked_minutes);
    committed.resolve();
    await changing;
    expect((await changes()).lines.map(({ kind, facts }) => [kind, facts.minutes])).toEqual([
      ['reversal', -(item?.worked_minutes ?? 0)],
      ['replacement', 15],
    ]);
  },
);
