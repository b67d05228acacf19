import { startApi } from '../testing/start-api.ts';
import { ITEMS, metadataOf, noonOfToday, officeDay, payloadOf, send, TODAY } from '../testing/timecard-client.ts';
import { addDays } from './calendar.ts';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const worker = await server.signedIn('worker-templates');
const manager = await server.signedIn('manager');
const today = TODAY;

describe('a request of an unknown shape is refused with a 400 that names the field', () => {
  test.each([
    ['a field nobody knows', { surprise: 1 }, 'body.surprise'],
    ['a missing version', { version: undefined }, 'body.version'],
    ['a version that is text', { version: '1' }, 'body.version'],
    ['a broken date', { periodEndDate: '2026-02-31' }, 'body.periodEndDate'],
    ['a deep unknown field', { billingItemDetails: [{ workedDate: today, x: 1 }] }, 'body.billingItemDetails[0].x'],
    [
      'a time that does not exist',
      { billingItemDetails: [{ workedDate: today, timeEntrySpanDtos: [{ startTimeStr: `${today} 25:00` }] }] },
      'body.billingItemDetails[0].timeEntrySpanDtos[0].startTimeStr',
    ],
    [
      'notes of more than 2000 characters',
      { billingItemDetails: [{ workedDate: today, timeEntry: { notes: 'x'.repeat(2001) } }] },
      'body.billingItemDetails[0].timeEntry.notes',
    ],
  ])('%s', async (_what, change, field) => {
    const metadata = await metadataOf(worker, 5035);
    const response = await worker.post(ITEMS, { ...payloadOf(metadata, [officeDay(today)]), ...change });
    expect([response.status, response.body.errors?.[0]?.value]).toEqual([400, field]);
  });

  test.each([
    'sort=salary,asc',
    'sort=status,up',
    'status=Lost',
    'page=-1',
    'size=9999',
    'dateCreatedStart=tomorrow',
    'hoursMin=-1',
    'clientId=1,x',
    'workerId=-1',
    'engagementId=5000,',
    'supplier=%25zz',
    'amountMax=1.234',
    'x=1',
  ])('list with %s', async (query) => {
    const response = await worker.get(`${ITEMS}?${query}`);
    expect(response.status).toBe(400);
    expect(response.body.errors[0].value).toContain('query');
  });
});

describe('the list (docs: api#api-billing-list)', () => {
  const list = async (query: string) => (await worker.get(`${ITEMS}?${query}`)).body;

  test('pages add up to the whole, without a repetition', async () => {
    const whole = await list('size=200&sort=billingItemId');
    const pages = [];
    for (let page = 0; page < Math.ceil(whole.totalElements / 7); page += 1)
      pages.push(...(await list(`size=7&page=${page}&sort=billingItemId,asc`)).content);
    expect(pages.map((item) => item.billingItemId)).toEqual(
      whole.content.map((item: { billingItemId: number }) => item.billingItemId),
    );
  });

  test('order defaults to asc; desc turns it round', async () => {
    const up = (await list('size=200&sort=periodEndDate')).content.map(
      (item: { periodEndDate: string }) => item.periodEndDate,
    );
    const down = (await list('size=200&sort=periodEndDate,desc')).content.map(
      (item: { periodEndDate: string }) => item.periodEndDate,
    );
    expect(up).toEqual([...up].sort());
    expect(down).toEqual([...down].sort().reverse());
  });

  test('filters by hours, of timecards, and by amount, of everything else; both ends count, as they are shown', async () => {
    const hours = await list('hoursMin=32&hoursMax=40&size=200');
    expect(hours.content.length).toBeGreaterThan(0);
    for (const { type, hoursWorked } of hours.content)
      expect([type, hoursWorked >= 32 && hoursWorked <= 40]).toEqual(['TIME', true]);
    const everything = (await list('size=200')).content;
    const amount = (one: Record<string, number | null>) =>
      one.expenseAmount ??
      one.adjustmentAmount ??
      (one.milestoneAmount ?? 0) + (one.materialAmount ?? 0) + (one.positionAmount ?? 0);
    const money = everything.filter((one: { type: string }) => one.type !== 'TIME').map(amount);
    const least = Math.max(...money);
    const found = await list(`amountMin=${least}&amountMax=${least}`);
    expect(found.totalElements).toBe(money.filter((one: number) => one === least).length);
    expect((await list('hoursMin=1&amountMin=1')).totalElements).toBe(0);
  });

  test('filters by type list, status, engagement, update and period', async () => {
    const types = await list('type=EXPENSE,PROJECT&size=200');
    expect(new Set(types.content.map((item: { type: string }) => item.type))).toEqual(new Set(['EXPENSE', 'PROJECT']));
    const rejected = await list('status=Rejected&size=200');
    expect(rejected.content.every((item: { status: string }) => item.status === 'Rejected')).toBe(true);
    expect(rejected.totalElements).toBeGreaterThan(0);
    expect((await list('engagementId=5035&type=TIME')).totalElements).toBe(4);
    expect((await list('tafwUpdate=AUTO_TIMECARD_CREATED')).totalElements).toBe(1);
    expect((await list(`periodEndDateStart=${addDays(today, 400)}`)).totalElements).toBe(0);
    expect((await list('dateApproved=01/01/2001')).totalElements).toBe(0);
  });

  test('filters by engagement, worker, cost centre, supplier and company; nobody sees more than without them (docs: api#api-list-names)', async () => {
    const manager = await server.signedIn('manager');
    const program = await server.signedIn('vms');
    const ids = async (client: typeof worker, query: string): Promise<number[]> => {
      const found: number[] = [];
      for (let after = ''; ; ) {
        const { body } = await client.get(`${ITEMS}?size=200&sort=billingItemId,desc&${query}${after}`);
        found.push(...body.content.map(({ billingItemId }: { billingItemId: number }) => billingItemId));
        if (body.cursor === null) return found;
        after = `&cursor=${encodeURIComponent(body.cursor)}`;
      }
    };
    const { costCentres, suppliers, engagements, workers } = (await manager.get('/wand2/api/insights/hours')).body;
    const centre = encodeURIComponent(costCentres[0].name);
    const supplier = encodeURIComponent(suppliers[0].name);
    const ofCentre = await ids(manager, `costCentre=${encodeURIComponent(centre)}`);
    const ofSupplier = await ids(manager, `supplier=${encodeURIComponent(supplier)}`);
    const own = await ids(manager, '');
    expect([ofCentre.length > 0, ofCentre.every((id) => own.includes(id))]).toEqual([true, true]);
    expect([ofSupplier.length > 0, ofSupplier.every((id) => own.includes(id))]).toEqual([true, true]);
    const [first, second] = engagements as { id: number }[];
    const ofFirst = await ids(manager, `engagementId=${first?.id}`);
    const ofSecond = await ids(manager, `engagementId=${second?.id}`);
    expect([ofFirst.length > 0, ofFirst.every((id) => own.includes(id))]).toEqual([true, true]);
    expect(await ids(manager, `engagementId=${first?.id},${second?.id}`)).toEqual(
      [...ofFirst, ...ofSecond].sort((one, other) => other - one),
    );
    const ofWorker = await ids(manager, `workerId=${workers[0].id}`);
    expect([ofWorker.length > 0, ofWorker.every((id) => own.includes(id))]).toEqual([true, true]);
    // Nobody reads the items of a worker, or of an engagement, that are not theirs.
    expect(await ids(worker, `workerId=${workers[0].id}`)).toEqual([]);
    expect(await ids(worker, `engagementId=${first?.id}`)).toEqual([]);
    // Several names, of which one has a comma, are those of each together.
    const both = `${encodeURIComponent(`${supplier},${encodeURIComponent('No, Such & Sons')}`)}`;
    expect(await ids(manager, `supplier=${both}`)).toEqual(ofSupplier);
    expect(await ids(manager, 'clientId=2')).toEqual([]);
    expect(await ids(manager, 'clientId=1,2')).toEqual(own);
    expect((await ids(program, 'clientId=2')).length).toBeGreaterThan(0);
  });
});

describe('did not work', () => {
  test('a whole period is reported once, and cannot be modified afterwards', async () => {
    const date = addDays(today, 7);
    const query = `engagementId=5035&selectedDate=${date}`;
    expect((await worker.get(`${ITEMS}/did-not-work?${query}`)).body.errors).toEqual([]);
    const saved = (await worker.post(`${ITEMS}/did-not-work?${query}`)).body;
    expect(saved).toMatchObject({ status: 'Pending', errors: [] });
    const info = (await worker.get(`${ITEMS}/${saved.billingItemId}/general-info`)).body;
    expect(info).toMatchObject({ statusReason: 'Did Not Work', modifiable: false, hoursWorked: 0 });
    const days = (await worker.get(`${ITEMS}/${saved.billingItemId}/detail-items`)).body;
    expect(days).toHaveLength(7);
    expect(days[0]).toMatchObject({ didNotWork: true, timeEntry: { notes: 'Did Not Work' } });
    const again = (await worker.post(`${ITEMS}/did-not-work?${query}`)).body;
    expect(again.errors[0].value).toBe('alreadysubmitted');
  });

  test("start as MM/DD/YYYY and a 'start - end' string", async () => {
    const metadata = await metadataOf(worker, 5041);
    const us = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
    const [start, end] = [us(metadata.periodStartDate), us(metadata.earningsEndDate)];
    const query = new URLSearchParams({ engagementId: '5041', startDate: start, endDate: `${start} - ${end}` });
    expect((await worker.get(`${ITEMS}/did-not-work?${query}`)).body.errors).toEqual([]);
  });

  test('not where time was entered, not without a period', async () => {
    const metadata = await metadataOf(worker, 5035);
    await send(worker, 'save', payloadOf(metadata, [officeDay(metadata.workedDates[0] as string)]));
    const entered = await worker.get(`${ITEMS}/did-not-work?engagementId=5035&selectedDate=${metadata.workedDates[0]}`);
    expect(entered.body.errors[0].errorToken).toBe('ERR_BILLING_DNW_TIME_ENTERED');
    expect((await worker.get(`${ITEMS}/did-not-work?engagementId=5035`)).status).toBe(400);
  });
});

describe('previous period and creation dates', () => {
  test('the submitted timecard of the week before is there to copy (docs: api#api-previous-period, billing-items#previous-period-fields)', async () => {
    const path = `/wand2/api/billing/previous-period-details?engagementId=5035&selectedDate=${today}`;
    const { body } = await worker.get(path);
    expect(body.entireWorkPeriodCeridian).toBe(false);
    expect(body.detailItems).toHaveLength(5);
  });

  test('a week that was wholly off has no labor to copy', async () => {
    const path = `/wand2/api/billing/previous-period-details?engagementId=5044&selectedDate=${addDays(today, -7)}`;
    expect((await worker.get(path)).body.entireWorkPeriodCeridian).toBe(true);
  });

  test('not before or after the engagement, not too far ahead, not too old (docs: saving#creation-date)', async () => {
    const check = async (engagementId: number, date: string) =>
      (await worker.get(`${ITEMS}/creation-date-validation?engagementId=${engagementId}&selectedDate=${date}`)).body
        .errors[0]?.errorToken;
    expect(await check(5035, today)).toBeUndefined();
    expect(await check(5035, addDays(today, 30))).toBe('ERR_BILLING_DATE_IN_FUTURE');
    expect(await check(5035, addDays(today, -120))).toBe('ERR_BILLING_DATE_TOO_OLD');
    expect(await check(5035, addDays(today, -500))).toBe('ERR_BILLING_DATE_OUTSIDE_ENGAGEMENT');
    expect(await check(5050, today)).toBe('ERR_BILLING_ENGAGEMENT_CANCELLED');
  });

  test('several engagements at once: an error names its engagement', async () => {
    const { body } = await worker.get(
      `${ITEMS}/timecards/validateCreationDates?engagementIds=5035,5050&selectedDate=${today}`,
    );
    expect(body.errors).toMatchObject([{ value: '5050' }]);
  });
});

describe('approval', () => {
  test('approved with approver and date, then processed; nothing leaves Processed (docs: api#api-approval)', async () => {
    const metadata = await metadataOf(worker, 5004);
    const [monday] = metadata.workedDates as [string];
    const { billingItemId } = (await send(worker, 'submit', payloadOf(metadata, [{ workedDate: monday, hours: 8 }])))
      .body;
    const decide = (decision: string, version: number, reason?: string) =>
      manager.post(`${ITEMS}/${billingItemId}/${decision}`, { version, reason });
    expect((await worker.post(`${ITEMS}/${billingItemId}/approve`, { version: 1 })).status).toBe(403);
    expect((await decide('approve', 1)).body).toMatchObject({ status: 'Approved', version: 2 });
    const info = (await worker.get(`${ITEMS}/${billingItemId}/general-info`)).body;
    expect(info).toMatchObject({ approverName: 'Daniel Reyes', statusReason: 'Pending Invoicing' });
    expect(info.dateApproved).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await decide('process', 2)).body.status).toBe('Processed');
    expect((await decide('reject', 3, 'Too late')).status).toBe(409);
  });

  test('rejected with a reason, which the worker reads and answers', async () => {
    const metadata = await metadataOf(worker, 5005);
    const day = { workedDate: metadata.workedDates[0] as string, hours: 8 };
    const allocation = { hours: 8, sequence: 1 };
    const payload = payloadOf(metadata, [{ ...day, billingCostAllocation: [allocation] }]);
    const { billingItemId } = (await send(worker, 'submit', payload)).body;
    expect((await manager.post(`${ITEMS}/${billingItemId}/reject`, { version: 1 })).status).toBe(400);
    await manager.post(`${ITEMS}/${billingItemId}/reject`, { version: 1, reason: 'Wrong cost centre' });
    const rejected = await metadataOf(worker, 5005, { itemId: billingItemId });
    expect(rejected).toMatchObject({ status: 'Rejected', rejectionReason: 'Wrong cost centre', version: 2 });
    expect((await send(worker, 'submit', payloadOf(rejected))).body.status).toBe('Pending');
  });
});

describe('the receipt', () => {
  const infoOf = async (id: number, client = worker) => (await client.get(`${ITEMS}/${id}/general-info`)).body;

  test('says what was sent, when, to whom and under which number, whatever becomes of the timecard', async () => {
    const metadata = await metadataOf(worker, 5004, { weeks: 1 });
    const day = (hours: number) => ({ workedDate: metadata.workedDates[0] as string, hours });
    const { billingItemId: id } = (await send(worker, 'submit', payloadOf(metadata, [day(8)]))).body;
    const { receipt } = await infoOf(id);
    expect(receipt).toMatchObject({ number: `${id}-1`, sentBy: 'Nora Whitfield', hoursWorked: 8, unitsWorked: 0 });
    expect(receipt.sentAt).toBe(noonOfToday().toISOString());
    expect(receipt.sentTo).toMatch(/\w+ \w+/);
    await manager.post(`${ITEMS}/${id}/reject`, { version: 1, reason: 'Too much' });
    const rejected = await metadataOf(worker, 5004, { itemId: id });
    await send(worker, 'save', payloadOf(rejected, [{ ...rejected.billingItemDetails[0], ...day(6) }]));
    expect(await infoOf(id)).toMatchObject({ status: 'Saved', hoursWorked: 6, receipt: { hoursWorked: 8 } });
    await send(worker, 'submit', payloadOf(await metadataOf(worker, 5004, { itemId: id })));
    expect((await infoOf(id)).receipt).toMatchObject({ number: `${id}-2`, hoursWorked: 6 });
  });

  test('what was sent before receipts were kept is read from the timecard; what never was has none', async () => {
    const { content } = (await worker.get(`${ITEMS}?engagementId=5035&type=TIME&status=Approved`)).body;
    const { billingItemId: id, hoursWorked } = content[0];
    expect((await infoOf(id)).receipt).toMatchObject({ number: `${id}-1`, hoursWorked });
    const saved = (await worker.get(`${ITEMS}?type=TIME&status=Saved&size=1`)).body.content[0];
    expect((await infoOf(saved.billingItemId)).receipt).toBeNull();
  });

  test('is mailed to the registered address, once a key; without one it says what to do (docs: saving#receipt, billing-items#receipt-fields, api#api-receipt)', async () => {
    const registered = await server.signedIn('worker-email');
    const mine = (await registered.get(`${ITEMS}?type=TIME&status=Pending`)).body.content[0];
    const mail = (key: string, client = registered) =>
      client.post(`${ITEMS}/${mine.billingItemId}/receipt/mail`, undefined, { headers: { 'idempotency-key': key } });
    const { mailTo } = (await infoOf(mine.billingItemId, registered)).receipt;
    expect((await mail('once')).body).toEqual({ mailedTo: mailTo });
    expect((await mail('once')).body).toEqual({ mailedTo: mailTo });
    const sent = await server.api.services.db.selectFrom('outbox_message').selectAll().execute();
    const receipts = sent.filter(({ subject }) => subject.startsWith(`Receipt ${mine.billingItemId}-1`));
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.body).toMatch(/Mon, Nov 9: 8\.00 h\n.*Total: 40\.00 h/s);
    const none = (await worker.get(`${ITEMS}?type=TIME&status=Approved&size=1`)).body.content[0];
    const refused = await worker.post(`${ITEMS}/${none.billingItemId}/receipt/mail`);
    expect([refused.status, refused.body.errors[0].errorToken]).toEqual([409, 'ERR_RECEIPT_NO_EMAIL']);
    expect((await mail('other', worker)).status).toBe(404);
  });
});

test('units are said by the list', async () => {
  const { content } = (await worker.get(`${ITEMS}?engagementId=5029&type=TIME`)).body;
  expect(content[0].unitsWorked).toBeGreaterThan(0);
});

test('total hours of a date count every timecard of the worker', async () => {
  const of = async (engagementId: number) =>
    (await worker.get(`${ITEMS}/0/worker/totalhours?engagementId=${engagementId}`)).body;
  const before = await of(5031);
  const metadata = await metadataOf(worker, 5029);
  const date = metadata.workedDates[1] as string;
  const plain = await metadataOf(worker, 5040);
  const filled = { ...officeDay(date), billingCostAllocation: [{ hours: 7.5, sequence: 1 }] };
  expect((await send(worker, 'save', payloadOf(plain, [filled]))).body.errors).toEqual([]);
  expect((await of(5031))[date]).toBe((before[date] ?? 0) + 7.5);
});

test('an approved timecard takes its paid time off from the balance', async () => {
  const metadata = await metadataOf(worker, 5044, { weeks: 1 });
  const day = { ...officeDay(metadata.workedDates[0] as string), noBreakTaken: true };
  const pto = { ...day, timeEntrySpanDtos: [{ ...day.timeEntrySpanDtos?.[0], timeEntrySpanType: 'PTO' }] };
  const { billingItemId } = (await send(worker, 'submit', payloadOf(metadata, [pto]))).body;
  const balance = async () =>
    (
      await server.api.services.db
        .selectFrom('accrual')
        .select('accrued_minutes')
        .where('engagement_id', '=', 5044)
        .where('leave_kind', '=', 'PTO')
        .executeTakeFirstOrThrow()
    ).accrued_minutes;
  const before = await balance();
  await manager.post(`${ITEMS}/${billingItemId}/approve`, { version: 1 });
  expect(await balance()).toBe(before - 180);
});

test('on restored data a worker picks an engagement, enters a day, saves, reloads and submits', async () => {
  await server.client().post('/dev/reset');
  const worker = await server.signedIn('worker');
  const list = (await worker.get('/wand2/engagement/api/engagement-items?pageNo=0&pageSize=200')).body;
  const [first] = list.content;
  expect(first).toMatchObject({ id: 5000, status: 'Filled', billingItemId: 0, timecardTemplateId: 0 });

  const fresh = await worker.get(`${ITEMS}/0/metadata?engagementId=${first.id}`);
  expect(fresh.body).toMatchObject({ billingItemId: 0, version: 0, status: null, workPeriod: { type: 'Weekly' } });
  expect(fresh.body.billingItemDetails).toHaveLength(7);

  const [monday] = fresh.body.workedDates as [string];
  const saved = await worker.post(ITEMS, payloadOf(fresh.body, [officeDay(monday)]));
  expect(saved.body).toMatchObject({ version: 1, status: 'Saved', errors: [], billingItemDetailErrors: [] });
  expect(saved.body.billingItemId).toBeGreaterThan(0);

  const reloaded = (await worker.get(`${ITEMS}/${saved.body.billingItemId}/metadata?engagementId=${first.id}`)).body;
  expect(reloaded).toMatchObject({ billingItemId: saved.body.billingItemId, version: 1, status: 'Saved' });
  const day = reloaded.billingItemDetails[0];
  expect(day.timeEntrySpanDtos).toHaveLength(3);
  expect(day.timeEntrySpanDtos[0]).toMatchObject({ startTimeStr: `${monday} 09:00`, endTimeStr: `${monday} 12:00` });
  expect(day.totalWorkerHourByDate).toBe(7.5);

  const submitted = await worker.post(`${ITEMS}/submit`, payloadOf(reloaded, reloaded.billingItemDetails));
  expect(submitted.body).toMatchObject({ billingItemId: saved.body.billingItemId, version: 2, status: 'Pending' });

  const info = (await worker.get(`${ITEMS}/${saved.body.billingItemId}/general-info`)).body;
  expect(info).toMatchObject({ status: 'Pending', statusReason: 'Pending Manager Approval', hoursWorked: 7.5 });
  expect(info.history.map((change: { status: string }) => change.status)).toEqual(['Saved', 'Pending']);
});

test.each([
  ['an id beyond every id', { requisitionId: 2 ** 40 }],
  ['hours beyond every hour', { billingItemDetails: [{ workedDate: today, hours: 1e300 }] }],
  ['units below zero', { billingItemDetails: [{ workedDate: today, billingCostAllocation: [{ unitsWorked: -1 }] }] }],
  ['half a character', { billingItemDetails: [{ workedDate: today, timeEntry: { notes: '\ud800' } }] }],
  ['more days than two months have', { billingItemDetails: Array(63).fill({ workedDate: today }) }],
])('%s is a 400, never a 500', async (_what, change) => {
  const client = await server.signedIn('worker-templates');
  const metadata = await metadataOf(client, 5004);
  expect((await client.post(ITEMS, { ...payloadOf(metadata), ...change })).status).toBe(400);
});
