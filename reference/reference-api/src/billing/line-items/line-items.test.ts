import type { SaveResponse } from 'shared-client/schema/billing';
import { startApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { tokens } from '../../testing/timecard.ts';
import { ITEMS, noonOfToday, TODAY } from '../../testing/timecard-client.ts';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const worker = await server.signedIn('worker-templates');
const manager = await server.signedIn('manager');
const msp = await server.signedIn('msp');

const PROJECT_ENGAGEMENT = 5026;
const END = '2026-11-22';
const OUTSIDE = '2026-11-30';
const taxi = { expenseDate: TODAY, category: 'Travel Fare', expenseType: 'Taxi', amount: 31.2, payAmount: 900 };
const dredging = { kind: 'position', name: 'Dredging, two days', quantity: 2, rate: 590.35, amount: 1 };

const head = { id: 0, version: 0, requisitionId: 5035, periodEndDate: END };
const expense = (expenses: object[] = [taxi], change: object = {}) => ({
  ...head,
  type: 'EXPENSE',
  expenses,
  ...change,
});
const adjustment = (amount: number, change: object = {}) => ({
  ...head,
  type: 'ADJUSTMENT',
  adjustments: [{ description: 'Half a day was paid twice', amount }],
  ...change,
});
const post = async (client: TestClient, payload: object, mode: 'save' | 'submit' = 'save') => {
  const response = await client.post(mode === 'save' ? ITEMS : `${ITEMS}/submit`, payload);
  return { status: response.status, body: response.body as SaveResponse };
};
const itemOf = async (id: number) => (await worker.get(`${ITEMS}/${id}`)).body;

test.each([
  ['expense', 'worker', 'engagementId=5035'],
  ['project', 'worker', `engagementId=${PROJECT_ENGAGEMENT}`],
  ['adjustment', 'manager', 'engagementId=5035&type=ADJUSTMENT'],
  ['adjustment', 'manager', 'engagementId=5035&type=BENEFIT'],
] as const)('a new %s of the %s is of the period of the day that is asked for (%s)', async (kind, who, query) => {
  const path = `${ITEMS}/0/${kind}-edit-metadata?${query}`;
  const client = who === 'worker' ? worker : manager;
  const [now, before] = [await client.get(path), await client.get(`${path}&selectedDate=2026-11-10`)];
  const isIn = (day: string, { periodStartDate: start, periodEndDate: end }: Record<string, string>) =>
    start !== undefined && end !== undefined && start <= day && day <= end;
  expect([isIn(TODAY, now.body), isIn('2026-11-10', before.body)]).toEqual([true, true]);
  expect(before.body.periodStartDate).not.toBe(now.body.periodStartDate);
});

describe('expenses', () => {
  test('a saved one is a draft, has the sum of its lines, and pays back what they cost', async () => {
    const { body } = await post(worker, expense([taxi, { ...taxi, expenseType: 'Train', amount: 84.5 }]));
    expect(body).toMatchObject({ version: 1, status: 'Saved', errors: [] });
    const item = await itemOf(body.billingItemId);
    expect(item).toMatchObject({ statusReason: 'Draft', expenseAmount: 115.7, expensePayAmount: 115.7 });
    expect(item.expenses.map((line: { payAmount: number }) => line.payAmount)).toEqual([31.2, 84.5]);
    const page = (await worker.get(`${ITEMS}/${body.billingItemId}/expense-edit-metadata?engagementId=5035`)).body;
    expect([page.version, page.expenses]).toEqual([1, item.expenses]);
  });

  test('its lines keep their ids from save to save, then it is submitted, once (docs: expenses#expense-report, api#api-billing-lines)', async () => {
    const first = (await post(worker, expense())).body;
    const [line] = (await itemOf(first.billingItemId)).expenses;
    const next = expense([{ ...line, amount: 40 }, taxi], { id: first.billingItemId, version: 1 });
    expect((await post(worker, next, 'submit')).body).toMatchObject({ version: 2, status: 'Pending' });
    const item = await itemOf(first.billingItemId);
    expect(item).toMatchObject({ statusReason: 'Pending Manager Approval', expenseAmount: 71.2 });
    expect(item.expenses[0].id).toBe(line.id);
    expect(item.expenses[1].id).not.toBe(line.id);
    const again = (await post(worker, { ...next, version: 2 }, 'submit')).body;
    expect(again).toMatchObject({ billingItemId: 0, errors: [{ value: 'alreadysubmitted' }] });
  });

  test('a period may have several; the same key twice makes one', async () => {
    const options = { headers: { 'idempotency-key': 'two-taxis' } };
    const [one, same] = [await worker.post(ITEMS, expense(), options), await worker.post(ITEMS, expense(), options)];
    expect(same.body).toEqual(one.body);
    expect((await post(worker, expense())).body.billingItemId).not.toBe(one.body.billingItemId);
  });

  test('a stale save returns 409 with the version of the server', async () => {
    const { body } = await post(worker, expense());
    await post(worker, expense([taxi], { id: body.billingItemId, version: 1 }));
    const stale = await post(worker, expense([taxi], { id: body.billingItemId, version: 1 }));
    expect([stale.status, stale.body.version]).toEqual([409, 2]);
  });

  test.each([
    ['no line', [], 'BILLING_TIME_ENTRY_NO_DETAIL_ITEMS'],
    ['a day of another period', [{ ...taxi, expenseDate: OUTSIDE }], 'ERR_BILLING_LINE_DATE'],
    ['a type of no category', [{ ...taxi, expenseType: 'Yacht' }], 'ERR_BILLING_EXPENSE_TYPE'],
    ['an amount below zero', [{ ...taxi, amount: -1 }], 'ERR_BILLING_LINE_AMOUNT'],
  ])('%s is refused by name, and nothing is changed', async (_what, lines, token) => {
    const before = (await worker.get(`${ITEMS}?type=EXPENSE`)).body.totalElements;
    const { body } = await post(worker, expense(lines));
    expect([body.billingItemId, tokens(body.errors)]).toEqual([0, [token]]);
    expect((await worker.get(`${ITEMS}?type=EXPENSE`)).body.totalElements).toBe(before);
  });

  test('required custom fields of the engagement are asked for', async () => {
    const { body } = await post(worker, expense([taxi], { requisitionId: 5060 }), 'submit');
    expect(tokens(body.errors)).toContain('LBL_REQUIRED_FIELD');
  });

  test('a receipt that waits for its amount is saved, and submitted once it has one', async () => {
    const waiting = { ...taxi, category: '', expenseType: '', amount: 0, merchant: 'RTC Taxi' };
    const { body } = await post(worker, expense([waiting]));
    expect(body.errors).toEqual([]);
    const next = { id: body.billingItemId, version: 1 };
    expect(tokens((await post(worker, expense([waiting], next), 'submit')).body.errors)).toEqual([
      'ERR_BILLING_EXPENSE_TYPE',
      'ERR_BILLING_LINE_AMOUNT',
    ]);
    expect((await post(worker, expense([taxi], next), 'submit')).body).toMatchObject({ status: 'Pending' });
  });

  test('euros are converted by the rate of the day that the page was given, and the policies are enforced', async () => {
    const page = (await worker.get(`${ITEMS}/0/expense-edit-metadata?engagementId=5035`)).body;
    const { rate, day } = page.rates.findLast((one: { currency: string }) => one.currency === 'EUR');
    const dinner = { ...taxi, category: 'Meals', expenseType: 'Dinner', spentAmount: 70, spentCurrency: 'EUR' };
    const saved = (await post(worker, expense([dinner]))).body;
    const [line] = (await itemOf(saved.billingItemId)).expenses;
    expect(line).toMatchObject({ rate, rateDay: day, amount: Math.round(7000 * Number(rate)) / 100 });
    const next = { id: saved.billingItemId, version: 1 };
    expect(tokens((await post(worker, expense([line], next), 'submit')).body.errors)).toEqual([
      'ERR_BILLING_EXPENSE_REASON',
    ]);
    const exceptionReason = 'Dinner with the client';
    expect((await post(worker, expense([{ ...line, exceptionReason }], next), 'submit')).body.status).toBe('Pending');
  });

  test('what is billed of another currency is above zero and bounded as what was spent is (docs: expenses#expense-rules)', async () => {
    const spent = (spentAmount: number, spentCurrency: string) => [{ ...taxi, spentAmount, spentCurrency }];
    const saved = (await post(worker, expense(spent(0.01, 'MXN')))).body;
    expect((await itemOf(saved.billingItemId)).expenses).toMatchObject([{ spentAmount: 0.01, amount: 0 }]);
    const next = { id: saved.billingItemId, version: 1 };
    expect((await post(worker, expense(spent(0.01, 'MXN'), next), 'submit')).body.errors).toMatchObject([
      { errorToken: 'ERR_BILLING_EXPENSE_NOTHING', value: 'expenses[0].amount', params: [1, 'USD'] },
    ]);
    expect((await post(worker, expense(spent(0.1, 'MXN'), next), 'submit')).body).toMatchObject({ status: 'Pending' });
    expect(tokens((await post(worker, expense(spent(1e9, 'EUR')))).body.errors)).toEqual([
      'ERR_BILLING_EXPENSE_TOO_MUCH',
    ]);
  });

  test('the value of a secure field is kept apart and never read again', async () => {
    const values = { 701: 'CC-00007 Harbor Safety', 705: 'No', 711: 'badge 4711' };
    const costAllocationValues = Object.entries(values).map(([id, value]) => ({
      reqBillCostAllocId: Number(id),
      value,
    }));
    const { body } = await post(worker, expense([{ ...taxi, costAllocationValues }], { requisitionId: 5060 }));
    expect(body.errors).toEqual([]);
    const text = JSON.stringify(await itemOf(body.billingItemId));
    expect([text.includes('4711'), text.includes('"*****"'), text.includes('CC-00007')]).toEqual([false, true, true]);
    const { db } = server.api.services;
    const kept = await db.selectFrom('secure_value').where('billing_item_id', '=', body.billingItemId).select('value');
    expect(await kept.execute()).toEqual([{ value: 'badge 4711' }]);
  });

  test('a line is divided over allocations: the parts come to its amount, each with fields of its own', async () => {
    const valuesOf = (centre: string, badge: string) =>
      Object.entries({ 701: centre, 705: 'No', 711: badge }).map(([id, value]) => ({
        reqBillCostAllocId: Number(id),
        value,
      }));
    const part = (share: number, badge: string) => ({
      share,
      amount: 900,
      costAllocationValues: valuesOf('CC-00007 Harbor Safety', badge),
    });
    const dividedBy = (...parts: object[]) => ({ ...taxi, split: { by: 'PERCENT', parts } });
    const of = (line: object, change: object = {}) => expense([line], { requisitionId: 5060, ...change });
    const { body } = await post(worker, of(dividedBy(part(33.34, 'badge 4711'), part(66.66, 'badge 4712'))));
    expect(body.errors).toEqual([]);
    const [line] = (await itemOf(body.billingItemId)).expenses;
    expect(line.split.parts).toMatchObject([
      { share: 33.34, amount: 10.4, hasSpareUnit: false },
      { share: 66.66, amount: 20.8, hasSpareUnit: true },
    ]);
    expect(line.costAllocationValues).toEqual([]);
    // Secure values of parts are also stored separately.
    expect(JSON.stringify(line)).not.toContain('badge');
    // The approver reads what the worker wrote.
    const seen = (await manager.get(`${ITEMS}/${body.billingItemId}`)).body.expenses;
    expect(seen).toEqual([line]);
    const next = { id: body.billingItemId, version: 1 };
    const [first, second] = line.split.parts;
    const open = { ...line, split: { by: 'PERCENT', parts: [first, { ...second, share: 60 }] } };
    expect(tokens((await post(worker, of(open, next), 'submit')).body.errors)).toContain('ERR_BILLING_EXPENSE_SPLIT');
    const bare = { ...line, split: { by: 'PERCENT', parts: [first, { ...second, costAllocationValues: [] }] } };
    const errors = (await post(worker, of(bare, next), 'submit')).body.errors;
    expect(errors.map(({ value }) => value)).toContain('expenses[0].split.parts[1].701');
    expect((await post(worker, of(line, next), 'submit')).body).toMatchObject({ errors: [], status: 'Pending' });
    const after = (await itemOf(body.billingItemId)).expenses[0].split.parts;
    expect(after.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id]);
  });

  test('a file that nobody uploaded is refused; one that was is kept', async () => {
    const attachments = [{ fileName: 'receipt.pdf', attachmentKey: 'invented' }];
    expect(tokens((await post(worker, expense([taxi], { attachments }))).body.errors)).toEqual([
      'ERR_BILLING_ATTACHMENT_UNKNOWN',
    ]);
    const body = new FormData();
    body.append('file', new Blob(['Taxi, 31.20 USD']), 'receipt.txt');
    const { attachmentKey } = (await worker.request('POST', '/wand2/api/fileupload/0/uploadonly', { body })).body;
    const saved = await post(worker, expense([taxi], { attachments: [{ fileName: 'receipt.txt', attachmentKey }] }));
    expect((await itemOf(saved.body.billingItemId)).attachments).toMatchObject([{ attachmentKey }]);
  });

  test('a file is seen by who sees the item, once it is attached (docs: access#access-unattached-file)', async () => {
    const form = new FormData();
    form.append('file', new Blob(['Taxi, 31.20 USD']), 'receipt.txt');
    const { attachmentKey } = (await worker.request('POST', '/wand2/api/fileupload/0/uploadonly', { body: form })).body;
    const colleague = await server.signedIn('worker');
    const opened = async () => {
      const path = `/servlet/filestream?attName=${attachmentKey}&context=billing&tk=x`;
      return Promise.all([worker, manager, colleague].map(async (client) => (await client.get(path)).status));
    };
    expect(await opened()).toEqual([200, 404, 404]);
    await post(worker, expense([taxi], { attachments: [{ fileName: 'receipt.txt', attachmentKey }] }));
    expect(await opened()).toEqual([200, 200, 404]);
  });

  test('a receipt keeps the digest by which it is known again, from save to save', async () => {
    const form = new FormData();
    form.append('file', new File(['%PDF-1.7 taxi'], 'taxi.pdf'));
    const upload = await worker.request('POST', '/wand2/api/fileupload/0/uploadonly', { body: form });
    const { attachmentKey } = upload.body;
    const file = { id: null, fileName: 'taxi.pdf', attachmentKey };
    const digest = 'ab'.repeat(32);
    const { body } = await post(worker, expense([taxi], { attachments: [{ ...file, digest }] }));
    const again = expense([taxi], { id: body.billingItemId, version: 1, attachments: [file] });
    expect((await post(worker, again)).body.errors).toEqual([]);
    const page = (await worker.get(`${ITEMS}/${body.billingItemId}/expense-edit-metadata?engagementId=5035`)).body;
    expect(page.attachments).toMatchObject([{ attachmentKey, digest }]);
    const unfit = await post(worker, expense([taxi], { attachments: [{ ...file, digest: '<script>' }] }));
    expect(unfit.status).toBe(400);
  });

  test('only the worker enters them, and fields of a timecard are none of theirs', async () => {
    expect((await post(manager, expense())).status).toBe(403);
    const refused = await worker.post(ITEMS, expense([taxi], { billingItemDetails: [] }));
    expect([refused.status, refused.body.errors[0].value]).toEqual([400, 'body.billingItemDetails']);
  });
});

describe('project items', () => {
  const project = (lines: object[], change: object = {}) => ({
    ...head,
    requisitionId: PROJECT_ENGAGEMENT,
    type: 'PROJECT',
    lines,
    ...change,
  });
  const periodOf = async () =>
    (await worker.get(`${ITEMS}/0/project-edit-metadata?engagementId=${PROJECT_ENGAGEMENT}`)).body;

  test('each kind of line is summed on its own; quantity times rate is the amount (docs: project-billing#project-item)', async () => {
    const { periodEndDate } = await periodOf();
    const lines = [
      dredging,
      { kind: 'milestone', name: 'Plan accepted', amount: 6200, completed: true },
      { kind: 'material', name: 'Markers', quantity: 3, rate: 106.13, amount: 0 },
    ];
    const budgetShares = [{ budgetId: 1, percent: 100 }];
    const { body } = await post(worker, project(lines, { periodEndDate, budgetShares }), 'submit');
    expect(body).toMatchObject({ status: 'Pending', errors: [] });
    const item = (await worker.get(`${ITEMS}/${body.billingItemId}/project-billing-with-all-details`)).body;
    expect(item).toMatchObject({ positionAmount: 1180.7, milestoneAmount: 6200, materialAmount: 318.39 });
    const dnw = `${ITEMS}/did-not-work?engagementId=${PROJECT_ENGAGEMENT}&selectedDate=${TODAY}`;
    expect(tokens((await worker.get(dnw)).body.errors)).toEqual(['ERR_BILLING_DNW_TIME_ENTERED']);
  });

  test('two items that are submitted at once do not take the same rest of a budget (docs: project-billing#project-budgets)', async () => {
    const { periodEndDate, budgets } = await periodOf();
    const [, { id: budgetId, available }] = budgets;
    const all = [{ kind: 'milestone', name: 'All that is left', amount: available }];
    const payload = project(all, { periodEndDate, budgetShares: [{ budgetId, percent: 100 }] });
    const both = await Promise.all([post(worker, payload, 'submit'), post(worker, payload, 'submit')]);
    expect(both.map(({ body }) => tokens(body.errors)).sort()).toEqual([[], ['ERR_BILLING_BUDGET_EXCEEDED']]);
    expect((await periodOf()).budgets[1].available).toBe(0);
  });

  test('a part of the plan is billed once, and is free again when the item is rejected (docs: project-billing#project-plan)', async () => {
    const { periodEndDate } = await periodOf();
    const budgetShares = [{ budgetId: 1, percent: 100 }];
    const payload = project([{ kind: 'milestone', name: '', planId: 2, complete: 30, amount: 0 }], {
      periodEndDate,
      budgetShares,
    });
    const planned = async () => (await periodOf()).plan[1];
    const { billingItemId, version } = (await post(worker, payload, 'submit')).body;
    expect(await planned()).toMatchObject({ amount: 8600, billedBefore: 2580 });
    expect(tokens((await post(worker, payload, 'submit')).body.errors)).toEqual(['ERR_BILLING_PROJECT_COMPLETE']);
    await msp.post(`${ITEMS}/${billingItemId}/reject`, { version, reason: 'Not accepted yet' });
    expect(await planned()).toMatchObject({ billedBefore: 0 });
    const url = `${ITEMS}/${billingItemId}/project-edit-metadata?engagementId=${PROJECT_ENGAGEMENT}`;
    expect((await worker.get(url)).body).toMatchObject({
      status: 'Rejected',
      rejectionReason: 'Not accepted yet',
      lines: [{ name: 'Survey of the north quay', amount: 2580, complete: 30 }],
      budgetShares: [{ budgetId: 1, percent: 100, amount: 2580 }],
    });
    const again = { ...payload, id: billingItemId, version: (version ?? 0) + 1 };
    expect((await post(worker, again, 'submit')).body).toMatchObject({ status: 'Pending', errors: [] });
  });

  test('an engagement without projects refuses them', async () => {
    const { body } = await post(worker, project([dredging], { requisitionId: 5035 }));
    expect(tokens(body.errors)).toEqual(['ERR_BILLING_TYPE']);
  });
});

describe('adjustments and benefits', () => {
  /** An approved expense of 45.00 in the current period. */
  async function approvedPhone(): Promise<number> {
    const phone = { ...taxi, category: 'Communications', expenseType: 'Cell', amount: 45 };
    const { billingItemId, version } = (await post(worker, expense([phone]), 'submit')).body;
    expect((await msp.post(`${ITEMS}/${billingItemId}/approve`, { version })).status).toBe(200);
    return billingItemId;
  }

  test('are made by those who decide on billing, not by the worker, who sees them (docs: adjustments#adjustment-who)', async () => {
    expect((await post(worker, adjustment(-62.5))).status).toBe(403);
    const { body } = await post(manager, adjustment(-62.5), 'submit');
    expect(body).toMatchObject({ status: 'Pending', errors: [] });
    expect(await itemOf(body.billingItemId)).toMatchObject({
      type: 'ADJUSTMENT',
      adjustmentAmount: -62.5,
      adjustments: [{ description: 'Half a day was paid twice', amount: -62.5 }],
    });
    const info = await worker.get(`${ITEMS}/${body.billingItemId}/general-info`);
    expect([info.body.modifiable, info.body.submittedBy]).toEqual([false, 'Daniel Reyes']);
  });

  test('go the whole way of the states (docs: adjustments#adjustment-item)', async () => {
    const { body } = await post(manager, { ...adjustment(120), type: 'BENEFIT' }, 'submit');
    const decide = (decision: string, version: number) =>
      msp.post(`${ITEMS}/${body.billingItemId}/${decision}`, { version, reason: 'Wrong month' });
    expect((await decide('reject', 1)).body.status).toBe('Rejected');
    const again = { ...adjustment(100), type: 'BENEFIT', id: body.billingItemId, version: 2 };
    expect((await post(manager, again, 'submit')).body).toMatchObject({ status: 'Pending', version: 3 });
    expect((await decide('approve', 3)).body.status).toBe('Approved');
    expect((await decide('process', 4)).body.status).toBe('Processed');
    expect(await itemOf(body.billingItemId)).toMatchObject({ status: 'Processed', adjustmentAmount: 100 });
  });

  test('name the approved item of their period that they correct; the worker reads the difference', async () => {
    const phone = await approvedPhone();
    const page = (await manager.get(`${ITEMS}/0/adjustment-edit-metadata?engagementId=5035&type=ADJUSTMENT`)).body;
    expect(page).toMatchObject({ billingItemId: 0, type: 'ADJUSTMENT', corrects: null, workerName: 'Nora Whitfield' });
    const offered = page.correctable.find((one: { billingItemId: number }) => one.billingItemId === phone);
    expect(offered).toMatchObject({ type: 'EXPENSE', status: 'Approved', amount: 45, adjustedBefore: 0 });
    const first = (await post(manager, adjustment(-20, { corrects: phone }), 'submit')).body;
    expect(first).toMatchObject({ status: 'Pending', errors: [] });
    const second = (await post(manager, adjustment(-25.01, { corrects: phone }))).body;
    expect((await itemOf(second.billingItemId)).corrected).toMatchObject({
      billingItemId: phone,
      amount: 45,
      adjustedBefore: -20,
    });
    const over = { id: second.billingItemId, version: 1, corrects: phone };
    expect(tokens((await post(manager, adjustment(-25.01, over), 'submit')).body.errors)).toEqual([
      'ERR_BILLING_ADJUSTMENT_OVER',
    ]);
    expect((await post(manager, adjustment(-25, over), 'submit')).body).toMatchObject({ status: 'Pending' });
  });

  test('two that take back the same rest at once: one does', async () => {
    const phone = await approvedPhone();
    const both = await Promise.all([1, 2].map(() => post(manager, adjustment(-30, { corrects: phone }), 'submit')));
    expect(both.map(({ body }) => tokens(body.errors)).sort()).toEqual([[], ['ERR_BILLING_ADJUSTMENT_OVER']]);
  });

  test('correct nothing of another engagement or period, and nothing that is not approved (docs: adjustments#adjustment-corrects)', async () => {
    const open = (await post(worker, expense())).body.billingItemId;
    const other = (await worker.get(`${ITEMS}?type=TIME&status=Approved&engagementId=5035&size=1`)).body.content[0];
    for (const corrects of [open, other.billingItemId, 999_999])
      expect(tokens((await post(manager, adjustment(5, { corrects }))).body.errors)).toEqual([
        'ERR_BILLING_ADJUSTMENT_CORRECTS',
      ]);
  });

  test('have a page for those who may enter them, and for nobody else', async () => {
    const url = (type: string) => `${ITEMS}/0/adjustment-edit-metadata?engagementId=5035&type=${type}`;
    const statuses = await Promise.all([worker, manager, msp].map((one) => one.get(url('BENEFIT'))));
    expect(statuses.map(({ status }) => status)).toEqual([403, 200, 200]);
    expect((await manager.get(url('TIME'))).status).toBe(400);
  });

  test('may be saved without a reason, not submitted', async () => {
    const silent = { adjustments: [{ amount: 5 }] };
    expect((await post(manager, adjustment(5, silent))).body.status).toBe('Saved');
    expect(tokens((await post(manager, adjustment(5, silent), 'submit')).body.errors)).toEqual([
      'ERR_BILLING_LINE_REASON',
    ]);
  });
});

test('the worker sees which kinds of billing an engagement takes', async () => {
  const types = async (id: number) =>
    (await worker.get(`/wand2/api/engagement/engagements/${id}/worker-billing-submit`)).body.types;
  expect(await types(5035)).toEqual(['TIME', 'EXPENSE']);
  expect(await types(PROJECT_ENGAGEMENT)).toEqual(['TIME', 'EXPENSE', 'PROJECT']);
});
