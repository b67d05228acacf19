import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import type { ExportRequest, ExportState } from 'shared-client/schema/exports';
import { json } from '../storage/json.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { noonOfToday } from '../testing/timecard-client.ts';

const EXPORTS = '/wand2/api/exports';
const ITEMS = '/wand2/api/billing/billing-items';
const APPROVALS = '/wand2/api/billing/approvals/items';
const RECORDS = '/wand2/api/approvals/records';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const { db } = server.api.services;
const [worker, manager, msp, supplier] = [
  await server.signedIn('worker'),
  await server.signedIn('manager'),
  await server.signedIn('msp'),
  await server.signedIn('supplier'),
];

async function ask(client: TestClient, request: ExportRequest): Promise<ExportState> {
  const { status, body } = await client.post(EXPORTS, request);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
}
/** The rows of a list as CSV, by heading. */
async function csvOf(client: TestClient, request: Omit<ExportRequest, 'format'>): Promise<Record<string, string>[]> {
  const { exportId } = await ask(client, { ...request, format: 'csv', separator: 'comma' });
  return parse((await client.get(`${EXPORTS}/${exportId}/file`)).text, { bom: true, columns: true });
}
/** All items of a list's call, page by page. */
async function listed(client: TestClient, path: string) {
  const found: Record<string, unknown>[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { body } = await client.get(`${path}${path.includes('?') ? '&' : '?'}size=100&page=${page}`);
    pages = body.totalPages;
    found.push(...body.content);
  }
  return found;
}

const CALLERS = [
  ['a worker', worker],
  ['a manager', manager],
  ['the program', msp],
  ['a supplier', supplier],
] as const;

test.each(CALLERS)(
  'time and expense of %s is a file with the rows of its list, in its order (docs: exports#export-rows)',
  async (_who, client) => {
    const rows = await csvOf(client, { list: 'billing-items' });
    const items = await listed(client, ITEMS);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ Number: id }) => Number(id))).toEqual(items.map(({ billingItemId }) => billingItemId));
    expect(rows.map(({ Hours }) => Number(Hours))).toEqual(
      items.map(({ type, hoursWorked }) => (type === 'TIME' ? hoursWorked : 0)),
    );
  },
);

test.each(CALLERS.slice(1))('Time and billing of %s is a file as well', async (_who, client) => {
  const rows = await csvOf(client, { list: 'approvals', query: { sort: 'hours,desc' } });
  const items = await listed(client, `${APPROVALS}?sort=hours,desc`);
  expect(rows.map(({ Number: id }) => Number(id))).toEqual(items.map(({ billingItemId }) => billingItemId));
  expect(rows.map(({ Amount }) => Number(Amount))).toEqual(items.map(({ amount }) => amount ?? 0));
});

test.each([
  ['a manager', manager],
  ['the program', msp],
] as const)(
  'the records of %s are a file without the amounts they may not see (docs: exports#export-reach)',
  async (_who, client) => {
    const { permissions } = await db
      .selectFrom('app_user')
      .select('permissions')
      .where('user_name', '=', 'manager')
      .executeTakeFirstOrThrow();
    const withAmounts = await csvOf(client, { list: 'records', query: { view: 'BUDGET' } });
    const records = await listed(client, `${RECORDS}?view=BUDGET`);
    expect(new Set(withAmounts.map(({ Number: number }) => number))).toEqual(
      new Set(records.map(({ number }) => number)),
    );
    if (client !== manager) return;
    await db
      .updateTable('app_user')
      .set({ permissions: json(permissions.filter((one) => one !== 'MASTER_BUDGET_VIEW')) })
      .where('user_name', '=', 'manager')
      .execute();
    const without = await csvOf(manager, { list: 'records', query: { view: 'BUDGET' } });
    expect(without.map(({ Amount }) => Amount)).toEqual(withAmounts.map(() => ''));
    await db
      .updateTable('app_user')
      .set({ permissions: json(permissions) })
      .where('user_name', '=', 'manager')
      .execute();
  },
);

test('a file has the filter of the list, and the words of its search (docs: exports#export-words)', async () => {
  const rows = await csvOf(worker, { list: 'billing-items', query: { type: 'TIME', status: 'Approved' } });
  expect(new Set(rows.map(({ Type, Status }) => `${Type} ${Status}`))).toEqual(new Set(['Time Approved']));
  const [first] = rows;
  const found = await csvOf(worker, { list: 'billing-items', query: { words: `${first?.Number} APPROVED` } });
  expect(found.map(({ Number: id }) => id)).toEqual([first?.Number]);
  const query = { workerId: '1001,1002', engagementId: '5000' };
  const ofEngagement = await csvOf(manager, { list: 'billing-items', query });
  const items = await listed(manager, `${ITEMS}?${new URLSearchParams(query)}`);
  expect(items.length).toBeGreaterThan(0);
  expect(ofEngagement.map(({ Number: id }) => Number(id))).toEqual(items.map(({ billingItemId }) => billingItemId));
});

test('an unknown filter is refused as by the list, and so is a list that is not the caller’s', async () => {
  const refused = await manager.post(EXPORTS, { list: 'approvals', format: 'csv', query: { page: '2' } });
  expect([refused.status, refused.body.errors?.[0]?.value]).toEqual([400, 'query.page']);
  for (const [client, list] of [
    [worker, 'approvals'],
    [worker, 'records'],
    [supplier, 'records'],
  ] as const)
    expect((await client.post(EXPORTS, { list, format: 'csv' })).status).toBe(403);
});

test('a workbook has numbers, dates and the headings of the reader’s language (docs: exports#export-xlsx)', async () => {
  const german = { headers: { cookie: 'user_locale=de_DE' } };
  const { body } = await worker.post(EXPORTS, { list: 'billing-items', format: 'xlsx' }, german);
  const headers = { authorization: `Bearer ${worker.accessToken}` };
  const file = await fetch(`${server.origin}${EXPORTS}/${body.exportId}/file`, { headers });
  const [sheet] = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
  const [head, row] = sheet?.data ?? [];
  expect(sheet?.sheet).toBe('Zeit und Spesen');
  expect(head?.slice(0, 3)).toEqual(['Nummer', 'Art', 'Status']);
  expect([typeof row?.[0], row?.[7] instanceof Date]).toEqual(['number', true]);
});

test('a file belongs to who asked for it, with the rights they had, until it expires (docs: exports#export-owner, exports#export-link)', async () => {
  const { exportId, expiresAt } = await ask(manager, { list: 'approvals', format: 'csv' });
  const file = `${EXPORTS}/${exportId}/file`;
  const statusFor = async (client: TestClient) => (await client.get(file)).status;
  expect([await statusFor(manager), await statusFor(msp), await statusFor(worker)]).toEqual([200, 404, 404]);
  const { permissions } = await db
    .selectFrom('app_user')
    .select('permissions')
    .where('user_name', '=', 'manager')
    .executeTakeFirstOrThrow();
  const having = (some: readonly string[]) =>
    db
      .updateTable('app_user')
      .set({ permissions: json([...some]) })
      .where('user_name', '=', 'manager')
      .execute();
  await having([...permissions, 'COMPANY_BILLING']);
  expect(await statusFor(manager)).toBe(404);
  await having(permissions);
  expect(await statusFor(manager)).toBe(200);
  expect(new Date(expiresAt).getTime() - noonOfToday().getTime()).toBe(3_600_000);
  await db.updateTable('list_export').set({ expires_at: noonOfToday() }).where('id', '=', exportId).execute();
  expect(await statusFor(manager)).toBe(404);
});
