import { sql } from 'kysely';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { createSearchIndex } from './search-index.ts';

const server = await startApi();
const { db } = server.api.services;
afterAll(() => server.close());
const APPROVALS = '/wand2/api/billing/approvals/items';
const ITEMS = '/wand2/api/billing/billing-items';

type Row = { readonly billingItemId: number };
const idsOf = (rows: readonly Row[]) => rows.map(({ billingItemId }) => billingItemId);

async function read(client: TestClient, path: string) {
  const { status, body, text } = await client.get(path);
  if (status !== 200) throw new Error(text);
  return body;
}

/** All pages of a list, each found by the cursor of the page before. */
async function byCursor(client: TestClient, path: string, size: number): Promise<number[]> {
  const found: number[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { content: Row[]; cursor: string | null } = await read(
      client,
      `${path}&size=${size}${cursor ? `&cursor=${cursor}` : ''}`,
    );
    found.push(...idsOf(page.content));
    cursor = page.cursor;
  }
  return found;
}

/** All pages of a list, each found by its number. */
async function byNumber(client: TestClient, path: string, size: number): Promise<number[]> {
  const found: number[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { content, totalPages } = await read(client, `${path}&size=${size}&page=${page}`);
    found.push(...idsOf(content));
    pages = totalPages;
  }
  return found;
}

describe.each([
  ['a manager', 'manager'],
  ['the program', 'msp'],
  ['a supplier', 'supplier'],
])('the pages of %s', (_who, userName) => {
  const client = server.signedIn(userName);

  test.each([
    [`${APPROVALS}?type=TIME`],
    [`${APPROVALS}?view=waiting`],
    [`${APPROVALS}?sort=period,asc`],
    [`${APPROVALS}?sort=worker,desc`],
    [`${APPROVALS}?sort=submitted,asc`],
    [`${APPROVALS}?sort=variance,desc`],
    [`${APPROVALS}?sort=variance,asc`],
    [`${APPROVALS}?sort=amount,asc`],
    [`${APPROVALS}?view=recent`],
    [`${ITEMS}?status=Pending,Approved`],
    [`${ITEMS}?sort=dateApproved,desc&type=TIME`],
    [`${ITEMS}?sort=jobTitle,asc&type=EXPENSE,PROJECT`],
  ])('%s: cursors and numbers lead through the same rows, each once (docs: api#api-list-cursor)', async (path) => {
    const all = await byNumber(await client, path, 100);
    expect(new Set(all).size).toBe(all.length);
    expect(await byCursor(await client, path, 7)).toEqual(all);
    expect(await byNumber(await client, path, 7)).toEqual(all);
  });
});

test('a cursor goes on behind its row, whatever is decided before it', async () => {
  const manager = await server.signedIn('manager');
  const path = `${APPROVALS}?type=TIME&size=5`;
  const first = await read(manager, path);
  const second = await read(manager, `${path}&cursor=${first.cursor}`);
  const [decided] = first.content;
  const key = { headers: { 'idempotency-key': 'before-cursor' } };
  const items = [{ billingItemId: decided.billingItemId, version: decided.version }];
  expect(
    (await manager.post('/wand2/api/billing/approvals/decisions', { decision: 'approve', items }, key)).status,
  ).toBe(200);
  const again = await read(manager, `${path}&cursor=${first.cursor}`);
  expect(idsOf(again.content)).toEqual(idsOf(second.content));
  expect(again.totalElements).toBe(second.totalElements - 1);
});

test.each([
  'nonsense',
  Buffer.from('["period,desc",1]').toString('base64url'),
  Buffer.from('{}').toString('base64url'),
])('the cursor %s is refused', async (cursor) => {
  const { status, body } = await (await server.signedIn('manager')).get(`${APPROVALS}?cursor=${cursor}`);
  expect([status, body.errors[0].value]).toEqual([400, 'query.cursor']);
});

test('a cursor of another sort is refused', async () => {
  const manager = await server.signedIn('manager');
  const { cursor } = await read(manager, `${APPROVALS}?size=2`);
  expect((await manager.get(`${APPROVALS}?size=2&sort=hours,asc&cursor=${cursor}`)).status).toBe(400);
});

describe('the search', () => {
  const found = async (search: string): Promise<number> =>
    (await read(await server.signedIn('msp'), `${APPROVALS}?search=${encodeURIComponent(search)}`)).totalElements;

  test('finds words in the names of the engagement, its number and that of the item, with an index and without', async () => {
    const [item] = (await read(await server.signedIn('msp'), `${APPROVALS}?type=TIME`)).content;
    const searches = [
      item.workerName,
      item.jobTitle,
      item.reqName,
      `${item.billingItemId}`,
      `${item.engagementId}`,
      'o',
      'nobody',
    ];
    const both = `${item.workerName.split(' ')[0]} ${item.billingItemId}`;
    const without = await Promise.all([...searches, both].map(found));
    expect(without).toEqual([...Array(6).fill(expect.any(Number)), 0, 1]);
    expect(without.slice(0, 6).every((count) => count > 0)).toBe(true);
    expect(await createSearchIndex(db)).toBeUndefined();
    expect(await createSearchIndex(db)).toBeUndefined();
    expect(await Promise.all([...searches, both].map(found))).toEqual(without);
  });

  test('finds a worker under a new name, and a list sorts it there', async () => {
    const [item] = (await read(await server.signedIn('msp'), `${APPROVALS}?type=TIME`)).content;
    await db.updateTable('app_user').set({ last_name: 'Äther%' }).where('id', '=', item.workerId).execute();
    expect(await found('äther%')).toBeGreaterThan(0);
    expect(await found('ätherx')).toBe(0);
    const { content } = await read(await server.signedIn('msp'), `${APPROVALS}?sort=worker,desc&size=1`);
    expect(content[0].workerId).toBe(item.workerId);
  });

  test('an extension that may not be created is named, with what to do', async () => {
    await sql`drop index engagement_search`.execute(db);
    await sql`drop extension pg_trgm`.execute(db);
    const refused = await db.connection().execute(async (one) => {
      await sql`create role without_rights`.execute(one);
      await sql`set role without_rights`.execute(one);
      const sentence = await createSearchIndex(one);
      await sql`reset role`.execute(one);
      await sql`drop role without_rights`.execute(one);
      return sentence;
    });
    expect(refused).toMatch(/permission denied.*Let an administrator of PostgreSQL run "create extension pg_trgm"/);
  });
});
