import type {
  BillingItem,
  BillingItemDetail,
  CostAllocation,
  EditMetadata,
  GeneralInfo,
} from 'shared-client/schema/billing';
import { ENGAGEMENTS } from '../../sample-data/engagements/engagement-ids.ts';
import { readContract, recordExchanges } from '../../testing/contract.ts';
import { startApi } from '../../testing/start-api.ts';
import { ITEMS, metadataOf, noonOfToday, officeDay, payloadOf, send } from '../../testing/timecard-client.ts';
import { UNDO_MS } from '../undo-time.ts';

let late = 0;
const server = await startApi({ now: () => new Date(noonOfToday().getTime() + late) });
const { db } = server.api.services;
const recorder = recordExchanges(server.origin);
afterAll(async () => {
  recorder.restore();
  await server.close();
});
const [manager, supplier, nora, coordinator] = [
  await server.signedIn('manager'),
  await server.signedIn('supplier'),
  await server.signedIn('worker-templates'),
  await server.signedIn('coordinator'),
];
type Client = typeof manager;
const MANAGER = 1002;

let weeks = -1;
/** A submitted timecard of one day with 7.5 hours, all on one line. */
async function submitted(engagementId = ENGAGEMENTS.ofTemplate(1), row: object = {}, times?: object) {
  let metadata: EditMetadata;
  // In some weeks the sample data already have a timecard.
  do {
    weeks += 1;
    metadata = await metadataOf(nora, engagementId, { weeks: -weeks });
  } while (metadata.billingItemId !== 0);
  const [monday] = metadata.workedDates as [string];
  const worked = times ? { workedDate: monday, ...times } : officeDay(monday);
  const day = { ...worked, billingCostAllocation: [{ hours: 7.5, sequence: 1, ...row }] };
  const { body } = await send(nora, 'submit', payloadOf(metadata, [day]));
  expect(body).toMatchObject({ status: 'Pending', errors: [], billingItemDetailErrors: [] });
  return { id: body.billingItemId, monday };
}
const read = async (id: number, client: Client = manager) => (await client.get(`${ITEMS}/${id}`)).body as BillingItem;
const rowsOf = async (id: number) =>
  ((await read(id)).billingItemDetails as [BillingItemDetail])[0].billingCostAllocation as [CostAllocation];
const infoOf = async (id: number, client: Client = manager) =>
  (await client.get(`${ITEMS}/${id}/general-info`)).body as GeneralInfo;
const undo = (client: Client, id: number) => client.post(`/wand2/api/billing/approvals/items/${id}/allocations/undo`);
const storedTotals = (id: number) =>
  db
    .selectFrom('billing_item')
    .select(['worked_minutes', 'units_worked', 'holiday_minutes', 'days_worked'])
    .where('id', '=', id)
    .executeTakeFirst();
let keys = 0;
const change = (client: Client, id: number, body: object, key = `allocations-${++keys}`) =>
  client.post(`/wand2/api/billing/approvals/items/${id}/allocations`, body, { headers: { 'idempotency-key': key } });
const days = (workedDate: string, ...billingCostAllocation: object[]) => [{ workedDate, billingCostAllocation }];

test('an approver splits an allocation and removes it again: the item waits in its next version, and the worker sees by whom (docs: approvals#approval-allocations)', async () => {
  const { id, monday } = await submitted();
  const [row] = await rowsOf(id);
  const split = await change(manager, id, {
    version: 1,
    days: days(monday, { ...row, hours: 4.5 }, { hours: 3, sequence: 2 }),
  });
  expect(split.body).toMatchObject({ billingItemId: id, version: 2, status: 'Pending', errors: [] });
  expect((await rowsOf(id)).map(({ hours, sequence }) => [hours, sequence])).toEqual([
    [4.5, 1],
    [3, 2],
  ]);
  expect((await rowsOf(id))[0].id).toBe(row.id);
  const once = await infoOf(id, nora);
  expect(once).toMatchObject({
    status: 'Pending',
    hoursWorked: 7.5,
    allocatedHours: 7.5,
    submittedBy: 'Nora Whitfield',
  });
  expect(once.allocationChanges).toMatchObject([
    {
      by: 'Daniel Reyes',
      byFor: null,
      changes: [
        { workedDate: monday, unit: 'hours', before: 7.5, after: 4.5 },
        { workedDate: monday, unit: 'hours', before: null, after: 3 },
      ],
    },
  ]);
  // The worker's submission does not change: the receipt stays.
  expect(once.receipt?.sentBy).toBe('Nora Whitfield');
  await change(manager, id, { version: 2, days: days(monday, row) });
  const twice = await infoOf(id, nora);
  expect(twice.allocationChanges[1]?.changes).toMatchObject([
    { before: 4.5, after: 7.5 },
    { before: 3, after: null },
  ]);
  const approved = await manager.post(`${ITEMS}/${id}/approve`, { version: 3 });
  expect(approved.body).toMatchObject({ status: 'Approved' });
});

test('the rules of submitting are asked again: what does not add up is refused, and nothing is changed', async () => {
  const { id, monday } = await submitted();
  const [row] = await rowsOf(id);
  for (const rows of [
    [{ ...row, hours: 5 }],
    [
      { ...row, hours: 7.5 },
      { hours: 1, sequence: 2 },
    ],
  ]) {
    const { status, body } = await change(manager, id, { version: 1, days: days(monday, ...rows) });
    expect([status, body.billingItemId]).toEqual([200, 0]);
    expect(JSON.stringify(body)).toContain('ERR_BILLING_TOTAL_ALLOCATION_MISMATCH');
  }
  expect(await read(id)).toMatchObject({ version: 1 });
  expect((await infoOf(id)).allocationChanges).toEqual([]);
});

test('what the worker entered stays, for each type, also where no time says how much it was (docs: approvals#approval-allocations)', async () => {
  const { id, monday } = await submitted(ENGAGEMENTS.ofTemplate(5), {}, {});
  const [row] = await rowsOf(id);
  const { body } = await change(manager, id, { version: 1, days: days(monday, { ...row, hours: 6.5 }) });
  expect(body).toMatchObject({
    billingItemId: 0,
    billingItemDetailErrors: [
      { workedDate: monday, costAllocationErrors: [{ errorToken: 'ERR_BILLING_ALLOCATION_AMOUNTS' }] },
    ],
  });
  expect(await read(id)).toMatchObject({ version: 1 });
});

test('of the whole timecard the allocations alone are written: times, notes and totals are as they were', async () => {
  const { id, monday } = await submitted();
  const [row] = await rowsOf(id);
  const without = (item: BillingItem) => ({
    ...item,
    version: 0,
    billingItemDetails: item.billingItemDetails.map((day) => ({ ...day, billingCostAllocation: [] })),
  });
  const before = await read(id);
  const stored = await storedTotals(id);
  await change(manager, id, { version: 1, days: days(monday, { ...row, hours: 4.5 }, { hours: 3, sequence: 2 }) });
  expect(without(await read(id))).toEqual(without(before));
  expect(await storedTotals(id)).toEqual(stored);
});

test('a change is taken back within ten seconds, and the worker is shown nothing of it (docs: approvals#approval-allocations)', async () => {
  const { id, monday } = await submitted();
  const before = await read(id);
  const [row] = await rowsOf(id);
  const rows = days(monday, { hours: 7.5, sequence: 1 });
  expect((await undo(manager, id)).status).toBe(404);
  const changed = await change(manager, id, { version: 1, days: rows });
  expect(changed.body.undoMilliseconds).toBe(UNDO_MS);
  expect((await rowsOf(id))[0].id).not.toBe(row.id);
  for (const client of [nora, await server.signedIn('msp')]) expect((await undo(client, id)).status).toBe(404);
  for (const _ of ['first', 'again'])
    expect((await undo(manager, id)).body).toEqual({ billingItemId: id, fate: null, version: 3 });
  expect(await read(id)).toEqual({ ...before, version: 3 });
  expect((await infoOf(id, nora)).allocationChanges).toEqual([]);
});

test('after ten seconds, or when somebody changed it since, a change stays', async () => {
  const { id, monday } = await submitted();
  const [row] = await rowsOf(id);
  await change(manager, id, { version: 1, days: days(monday, { ...row, hours: 4 }, { hours: 3.5, sequence: 2 }) });
  late = UNDO_MS + 1;
  expect((await undo(manager, id)).body).toEqual({ billingItemId: id, fate: 'final', version: 2 });
  late = 0;
  await manager.post(`${ITEMS}/${id}/approve`, { version: 2 });
  expect((await undo(manager, id)).body).toEqual({ billingItemId: id, fate: 'changed', version: 3 });
  expect((await infoOf(id)).allocationChanges).toHaveLength(1);
});

test('times and notes are not the approver’s to change, and a day that is not named keeps its allocations', async () => {
  const { id, monday } = await submitted();
  const before = await read(id);
  expect(
    (await change(manager, id, { version: 1, days: [{ ...officeDay(monday), billingCostAllocation: [] }] })).status,
  ).toBe(400);
  expect((await change(manager, id, { version: 1, days: [] })).body).toMatchObject({ billingItemId: id, version: 1 });
  expect(await read(id)).toEqual(before);
  expect((await infoOf(id)).allocationChanges).toEqual([]);
});

test('who does not decide on it changes nothing: a supplier, its worker, who submitted it, who approves nothing', async () => {
  const { id, monday } = await submitted();
  const [row] = await rowsOf(id);
  const body = { version: 1, days: days(monday, row) };
  for (const client of [supplier, nora, coordinator]) expect((await change(client, id, body)).status).toBe(403);
  await db.updateTable('billing_item').set({ submitted_by_id: MANAGER }).where('id', '=', id).execute();
  expect((await change(manager, id, body)).status).toBe(403);
});

test('a delegate changes them in a name, and both are kept', async () => {
  const { id, monday } = await submitted();
  const [row] = await rowsOf(id);
  const split = days(monday, { ...row, hours: 4 }, { hours: 3.5, sequence: 2 });
  expect((await change(coordinator, id, { version: 1, days: split, onBehalfOf: MANAGER })).body).toMatchObject({
    version: 2,
  });
  expect((await infoOf(id, nora)).allocationChanges).toMatchObject([{ byFor: 'Daniel Reyes' }]);
});

test('two at once: one change, the other is told that the item changed; the same key changes it once', async () => {
  const { id, monday } = await submitted();
  const [row] = await rowsOf(id);
  const body = { version: 1, days: days(monday, { ...row, hours: 4 }, { hours: 3.5, sequence: 2 }) };
  const msp = await server.signedIn('msp');
  const both = await Promise.all([change(manager, id, body), change(msp, id, body)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const again = { version: 2, days: days(monday, row) };
  const answers = [await change(manager, id, again, 'same'), await change(manager, id, again, 'same')];
  expect(answers.map(({ body: { version } }) => version)).toEqual([3, 3]);
  expect((await infoOf(id)).allocationChanges).toHaveLength(2);
});

test('what was decided keeps its allocations', async () => {
  const { id, monday } = await submitted();
  const [row] = await rowsOf(id);
  await manager.post(`${ITEMS}/${id}/approve`, { version: 1 });
  expect((await change(manager, id, { version: 2, days: days(monday, row) })).status).toBe(409);
});

test('a secure value that an approver does not see is not lost', async () => {
  const search = '/wand2/api/configuration/cfReferenceList/601/values/search?searchKey=cc-00007';
  const [costCentre] = (await nora.get(search)).body;
  const costAllocationValues = [
    { reqBillCostAllocId: 701, value: costCentre.value },
    { reqBillCostAllocId: 705, value: 'No' },
    { reqBillCostAllocId: 711, value: 'B-4711' },
  ];
  const { id, monday } = await submitted(5060, { costAllocationValues });
  const [row] = await rowsOf(id);
  expect(JSON.stringify(row)).not.toContain('B-4711');
  const { id: _, ...copy } = row;
  const values = costAllocationValues.slice(0, 2);
  // A removed line comes back with the undo.
  const other = { ...copy, hours: 7.5, costAllocationValues: [...values, { reqBillCostAllocId: 711, value: 'B-1' }] };
  expect((await change(manager, id, { version: 1, days: days(monday, other) })).body).toMatchObject({ version: 2 });
  expect((await undo(manager, id)).body).toMatchObject({ fate: null, version: 3 });
  expect(await rowsOf(id)).toEqual([row]);
  const { body } = await change(manager, id, {
    version: 3,
    days: days(monday, { ...row, hours: 4 }, { ...copy, hours: 3.5, sequence: 2, costAllocationValues: values }),
  });
  expect(body).toMatchObject({ version: 4, billingItemDetailErrors: [] });
  const secure = (await rowsOf(id))[0].costAllocationValues.find((one) => one.reqBillCostAllocId === 711);
  const kept = await db
    .selectFrom('secure_value')
    .select('value')
    .where('part_id', '=', secure?.id ?? 0)
    .execute();
  expect(kept).toEqual([{ value: 'B-4711' }]);
  const { changes } = (await infoOf(id)).allocationChanges[0] as GeneralInfo['allocationChanges'][number];
  expect(changes[0]?.name).toContain(costCentre.value);
});

test('every exchange is as openapi.json says', async () => {
  const contract = await readContract(server);
  const own = recorder.exchanges.filter(({ path, status }) => path.includes('/allocations') && status !== 400);
  expect(own.length).toBeGreaterThan(0);
  expect(own.flatMap((one) => contract.issues(one))).toEqual([]);
});
