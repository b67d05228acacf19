import type { EditMetadata } from 'shared-client/schema/billing';
import type { UserType } from '../identity/signed-in-user.ts';
import { json } from '../storage/json.ts';
import { item } from '../testing/access/billing-probes.ts';
import {
  clients,
  db,
  giveToManager,
  OWNERS,
  type OwnerName,
  permissions,
  type Subject,
  subjects,
  USERS,
} from '../testing/access/people.ts';
import { PROBES } from '../testing/access/probes.ts';
import type { TestClient } from '../testing/test-client.ts';
import { ITEMS } from '../testing/timecard-client.ts';
import { accessPage } from './documentation.ts';
import { ACCESS, type Access, type AccessRow, COMPANY_BILLING, MANAGE_USERS, type Reach } from './matrix.ts';

/** The subjects that each reach includes, for the sample users. */
const WITHIN: Readonly<Record<Reach, readonly OwnerName[]>> = {
  none: [],
  own: ['own', 'abroad'],
  supplier: ['own'],
  managed: ['own'],
  client: ['own', 'other'],
  all: ['own', 'other', 'abroad'],
};

const cellsOf = (reaches: (row: AccessRow) => Readonly<Partial<Record<UserType, Reach>>>) =>
  Object.entries(ACCESS).flatMap(([access, row]: [string, AccessRow]) =>
    Object.entries(reaches(row)).map(([type, reach]) => [access as Access, type as UserType, reach] as const),
  );

async function walk(access: Access, type: UserType, reach: Reach): Promise<void> {
  const client = clients.get(type) as TestClient;
  if (reach === 'managed') await giveToManager(type);
  for (const probe of PROBES[access]) {
    const allowed: OwnerName[] = [];
    for (const [name, subject] of subjects) if (await probe(client, subject)) allowed.push(name);
    expect(allowed).toEqual(WITHIN[reach]);
  }
}

test.each(cellsOf(({ reach }) => reach))('%s, %s: %s (docs: access#access-matrix, access#access-supplier)', walk);

describe('with the permission for the whole company (docs: access#access-company)', () => {
  const permit = (list: readonly string[]) =>
    db
      .updateTable('app_user')
      .set({ permissions: json([...list]) })
      .execute();
  beforeAll(() => permit([...permissions, COMPANY_BILLING]));
  afterAll(() => permit(permissions));

  test.each(cellsOf(({ companyReach = {} }) => companyReach))('%s, %s: %s', walk);
});

test.each(Object.entries(USERS))(
  'without the permission, a %s administers nobody (docs: access#access-users)',
  async (type, name) => {
    const set = (list: readonly string[]) =>
      db
        .updateTable('app_user')
        .set({ permissions: json([...list]) })
        .where('user_name', '=', name)
        .execute();
    await set(permissions.filter((one) => one !== MANAGE_USERS));
    await walk('users', type as UserType, 'none');
    await set(permissions);
  },
);

test('who submitted an item does not decide on it (docs: access#access-own-submit)', async () => {
  await giveToManager('Client');
  const [manager, msp] = [clients.get('Client') as TestClient, clients.get('MSP') as TestClient];
  await db
    .updateTable('app_user')
    .set({ permissions: json([...permissions, COMPANY_BILLING]) })
    .where('user_name', '=', USERS.MSP)
    .execute();
  const subject = subjects.get('own') as Subject;
  const adjustments = [{ amount: 20, description: 'Rounding' }];
  const { body } = await manager.post(`${ITEMS}/submit`, { ...item(subject, 'ADJUSTMENT'), adjustments });
  expect(body).toMatchObject({ status: 'Pending' });
  const approve = (client: TestClient) =>
    client.post(`${ITEMS}/${body.billingItemId}/approve`, { version: body.version });
  expect((await approve(manager)).status).toBe(403);
  expect((await approve(msp)).body).toMatchObject({ status: 'Approved' });
});

test("a worker's save keeps the amounts that the worker does not see (docs: access#access-amounts)", async () => {
  const worker = clients.get('Worker') as TestClient;
  const read = async (client: TestClient): Promise<EditMetadata> =>
    (await client.get(`${ITEMS}/0/metadata?engagementId=${OWNERS.own}`)).body;
  const { workedDates, earningsEndDate, timecardTemplateId } = await read(worker);
  const lines = [{ type: 'On call', hrs: 2, regularHourAmount: null }];
  const day = { workedDate: workedDates[0], billingCostAllocation: [{ costAllocationMultiRates: lines }] };
  const head = { ...item(subjects.get('own') as Subject, 'TIME'), periodEndDate: earningsEndDate, timecardTemplateId };
  const saved = (await worker.post(ITEMS, { ...head, billingItemDetails: [day] })).body;
  expect(saved.billingItemDetailErrors).toEqual([]);
  const rate = async (client: TestClient) =>
    (await read(client)).billingItemDetails[0]?.billingCostAllocation[0]?.costAllocationMultiRates[0];
  expect(await rate(worker)).toMatchObject({ hrs: 2, regularHourAmount: null, regularHourSupplierPayAmount: null });
  expect(await rate(clients.get('Client') as TestClient)).toMatchObject({ regularHourAmount: 36 });
  expect(await rate(clients.get('Supplier') as TestClient)).toMatchObject({
    regularHourAmount: null,
    regularHourSupplierPayAmount: 27,
  });
});

test('the documentation is what the matrix says', () => {
  const { now, wanted } = accessPage();
  expect(now).toBe(wanted);
});
