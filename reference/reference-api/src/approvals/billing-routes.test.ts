import type { DecisionRun } from 'shared-client/schema/approvals';
import type { ConfiguredStep } from 'shared-validators/record-approval';
import { json } from '../storage/json.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { ITEMS, TODAY } from '../testing/timecard-client.ts';
import { finishDecisions } from './finish.ts';
import { UNDO_MS } from './undo-time.ts';

let now = new Date(`${TODAY}T20:00:00Z`);
const server = await startApi({ now: () => now });
const { services } = server.api;
const { db } = services;
afterAll(() => server.close());
const [daniel, helena, ruth, msp, samuel, worker] = (await Promise.all(
  ['manager', 'manager-north', 'approver', 'msp', 'coordinator', 'worker-templates'].map((name) =>
    server.signedIn(name),
  ),
)) as [TestClient, TestClient, TestClient, TestClient, TestClient, TestClient];
const [DANIEL, HELENA, RUTH] = [1002, 1009, 1011];
const APPROVALS = '/wand2/api/billing/approvals';
const ENGAGEMENT = 5035;

const person = (userId: number) => ({ userId, name: `Person ${userId}` });
const MANAGER: ConfiguredStep = { name: 'Manager', mode: 'all', manager: true, approvers: [] };
const OPERATIONS: ConfiguredStep = {
  name: 'Operations',
  mode: 'any',
  above: 500,
  approvers: [person(HELENA), person(RUTH)],
};
const setRoute = (...steps: readonly ConfiguredStep[]) =>
  db
    .updateTable('approval_route')
    .set({ steps: json([...steps]) })
    .where('kind', '=', 'BILLING')
    .execute();

let count = 0;
const key = () => ({ headers: { 'idempotency-key': `route-${++count}` } });
/** Submits an expense, in a period of its own. */
async function submit(amount: number): Promise<number> {
  const expenses = [
    {
      expenseDate: TODAY,
      category: 'Auto',
      expenseType: 'RENTAL',
      amount,
      merchant: `Rental ${++count}`,
      exceptionReason: 'Crane hire.',
    },
  ];
  const payload = {
    id: 0,
    version: 0,
    requisitionId: ENGAGEMENT,
    periodEndDate: '2026-11-22',
    type: 'EXPENSE',
    expenses,
  };
  const { body } = await worker.post(`${ITEMS}/submit`, payload);
  expect(body.errors).toEqual([]);
  return body.billingItemId;
}
interface Waiting {
  readonly billingItemId: number;
  readonly mayDecide: boolean;
}
const waitingFor = async (client: TestClient, query = ''): Promise<readonly Waiting[]> =>
  (await client.get(`${APPROVALS}/items?size=100&engagementId=${ENGAGEMENT}&type=EXPENSE${query}`)).body.content;
const waits = async (client: TestClient, id: number, query = '') =>
  (await waitingFor(client, query)).some(({ billingItemId, mayDecide }) => billingItemId === id && mayDecide);
const read = async (client: TestClient, id: number) => (await client.get(`${ITEMS}/${id}/general-info`)).body;
const version = async (id: number) =>
  (await db.selectFrom('billing_item').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
const decide = async (client: TestClient, id: number, more: object = {}): Promise<DecisionRun> => {
  const items = [{ billingItemId: id, version: await version(id) }];
  return (await client.post(`${APPROVALS}/decisions`, { decision: 'approve', items, ...more }, key())).body;
};

beforeEach(() => setRoute(MANAGER, OPERATIONS));

test('one step comes after the other, and the last one approves (docs: approvals#billing-route)', async () => {
  const id = await submit(620);
  expect([await waits(daniel, id), await waits(helena, id)]).toEqual([true, false]);
  expect((await decide(daniel, id)).decided).toBe(1);
  expect(await read(daniel, id)).toMatchObject({
    status: 'Pending',
    statusReason: 'Pending Approval Routing',
    approverName: null,
  });
  expect([await waits(daniel, id), await waits(helena, id), await waits(ruth, id)]).toEqual([false, true, true]);
  expect((await decide(ruth, id)).decided).toBe(1);
  const { status, approverName, history } = await read(worker, id);
  expect([status, approverName]).toEqual(['Approved', 'Ruth Calloway']);
  expect(
    history.map((one: { changedBy: string; status: string; statusReason: string }) => [
      one.changedBy,
      one.status,
      one.statusReason,
    ]),
  ).toEqual([
    ['Nora Whitfield', 'Pending', 'Pending Manager Approval'],
    ['Daniel Reyes', 'Approved', 'Pending Approval Routing'],
    ['Ruth Calloway', 'Approved', 'Pending Invoicing'],
  ]);
});

test('an approver sees an item only from the start of a route that names them', async () => {
  const [small, large] = [await submit(40), await submit(900)];
  for (const [id, status] of [
    [small, 404],
    [large, 200],
  ] as const)
    for (const path of ['', '/general-info']) expect((await helena.get(`${ITEMS}/${id}${path}`)).status).toBe(status);
  expect((await decide(helena, small)).fates[0]?.fate).toBe('forbidden');
  expect((await decide(helena, large)).fates[0]?.fate).toBe('forbidden');
});

test('of two approvers of a step the second is notified that it changed', async () => {
  const id = await submit(700);
  await decide(daniel, id);
  const items = [{ billingItemId: id, version: await version(id) }];
  await decide(helena, id);
  const late = await ruth.post(`${APPROVALS}/decisions`, { decision: 'approve', items }, key());
  expect(late.body.fates[0]).toMatchObject({ fate: 'decided', by: 'Helena Lindqvist' });
});

test('a step is taken back, and the item waits for the same approver again', async () => {
  const id = await submit(800);
  const { runId } = await decide(daniel, id);
  expect((await daniel.post(`${APPROVALS}/decisions/${runId}/undo`)).body.undone).toBe(1);
  expect([await waits(daniel, id), await waits(helena, id)]).toEqual([true, false]);
  expect((await read(daniel, id)).history).toHaveLength(1);
});

test('a rejection in any step returns the item, and the next submit begins the route anew', async () => {
  const id = await submit(750);
  await decide(daniel, id);
  await decide(helena, id, { decision: 'reject', reason: 'No receipt.' });
  expect(await read(worker, id)).toMatchObject({ status: 'Rejected', rejectionReason: 'No receipt.' });
  const { expenses, version: now_ } = (await worker.get(`${ITEMS}/${id}`)).body;
  const payload = {
    id,
    version: now_,
    requisitionId: ENGAGEMENT,
    periodEndDate: '2026-11-22',
    type: 'EXPENSE',
    expenses,
  };
  expect((await worker.post(`${ITEMS}/submit`, payload)).body.status).toBe('Pending');
  expect([await waits(daniel, id), await waits(helena, id)]).toEqual([true, false]);
});

test('what is in flight keeps its route', async () => {
  const id = await submit(640);
  await setRoute(MANAGER);
  const later = await submit(640);
  await decide(daniel, id);
  await decide(daniel, later);
  expect([(await read(daniel, id)).status, (await read(daniel, later)).status]).toEqual(['Pending', 'Approved']);
});

test('the program decides on the whole item in any step', async () => {
  const id = await submit(880);
  expect(await waits(msp, id)).toBe(true);
  expect((await decide(msp, id)).decided).toBe(1);
  expect((await read(worker, id)).status).toBe('Approved');
});

test('a delegate decides on the step of the person, and both names are kept', async () => {
  await setRoute({ ...OPERATIONS, approvers: [person(DANIEL)] }, { ...OPERATIONS, approvers: [person(RUTH)] });
  const id = await submit(900);
  expect(await waits(samuel, id, `&onBehalfOf=${DANIEL}`)).toBe(true);
  expect(await decide(samuel, id)).toMatchObject({ errors: [{ errorToken: 'ERR_FORBIDDEN' }] });
  expect((await decide(samuel, id, { onBehalfOf: DANIEL })).decided).toBe(1);
  const { history } = await read(ruth, id);
  expect(history.at(-1)).toMatchObject({ changedBy: 'Samuel Okafor', changedFor: 'Daniel Reyes' });
  const { chain } = await db.selectFrom('billing_item').select('chain').where('id', '=', id).executeTakeFirstOrThrow();
  expect(chain?.[0]?.approvers[0]).toMatchObject({ state: 'approved', decidedBy: 'Samuel Okafor' });
});

test('a step that is over has no consequences of its own, the last one has them once', async () => {
  const id = await submit(760);
  await decide(daniel, id);
  await decide(helena, id);
  now = new Date(now.getTime() + UNDO_MS + 1);
  await finishDecisions(services);
  const finished = await db
    .selectFrom('approval_decision')
    .select('mail_after')
    .where('billing_item_id', '=', id)
    .where('finished_at', 'is not', null)
    .execute();
  expect(finished).toHaveLength(2);
  const processed = await daniel.post(`${ITEMS}/${id}/process`, { version: await version(id) });
  expect(processed.body.status).toBe('Processed');
});

test('all that match are those that wait for the caller, and not those of the next step', async () => {
  const [small, large] = [await submit(30), await submit(950)];
  await decide(daniel, large);
  const filter = { engagementId: ENGAGEMENT, type: 'EXPENSE' };
  const asOf = now.toISOString();
  const run = (await daniel.post(`${APPROVALS}/decisions`, { decision: 'approve', filter, asOf }, key()))
    .body as DecisionRun;
  expect(run.fates).toEqual([]);
  expect([(await read(daniel, small)).status, (await read(daniel, large)).status]).toEqual(['Approved', 'Pending']);
});

test('an approver who may no longer approve leaves the step to the other approvers', async () => {
  const id = await submit(990);
  await decide(daniel, id);
  await db
    .updateTable('app_user')
    .set({ permissions: json([]) })
    .where('id', '=', HELENA)
    .execute();
  expect(await decide(helena, id)).toMatchObject({ errors: [{ errorToken: 'ERR_FORBIDDEN' }] });
  expect((await decide(ruth, id)).decided).toBe(1);
});

test('own records are those that wait for the reader; those of the company need the permission (docs: approvals#approval-records)', async () => {
  const id = await submit(920);
  const both = async (client: TestClient) => [
    await waits(client, id, '&records=own'),
    await waits(client, id, '&records=company').catch(() => 'refused'),
  ];
  expect([await both(daniel), await both(helena), await both(msp)]).toEqual([
    [true, 'refused'],
    [false, 'refused'],
    [false, true],
  ]);
  const summary = async (client: TestClient, query = '') => (await client.get(`${APPROVALS}/summary${query}`)).body;
  expect(await summary(daniel)).toMatchObject({ records: 'own', hasCompanyRecords: false });
  expect(await summary(msp)).toMatchObject({ records: 'company', hasCompanyRecords: true });
  const decided = await daniel.post(
    `${APPROVALS}/decisions`,
    { decision: 'approve', filter: { records: 'company' }, asOf: now.toISOString() },
    key(),
  );
  expect(decided.status).toBe(403);
});
