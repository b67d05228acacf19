import type { SaveResponse } from 'shared-client/schema/billing';
import { startApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { tokens } from '../../testing/timecard.ts';
import { ITEMS, noonOfToday, TODAY } from '../../testing/timecard-client.ts';

/** Project items, adjustments and benefits that no page sends. */

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const worker = await server.signedIn('worker-templates');
const stranger = await server.signedIn('worker');
const supplier = await server.signedIn('supplier');
const manager = await server.signedIn('manager');

const [PROJECTS, ENGAGEMENT, END] = [5026, 5035, '2026-11-22'];
const setting = (await worker.get(`${ITEMS}/0/project-edit-metadata?engagementId=${PROJECTS}`)).body;

const TYPES = ['PROJECT', 'ADJUSTMENT', 'BENEFIT'] as const;
type Type = (typeof TYPES)[number];

const lineOf = (type: Type, change: object = {}) =>
  type === 'PROJECT'
    ? { kind: 'position', name: 'Dredging', amount: 40, ...change }
    : { description: 'Half a day', amount: 40, ...change };
function payload(type: Type, lines: readonly object[] = [lineOf(type)], change: object = {}): object {
  const head = { id: 0, version: 0, type };
  return type === 'PROJECT'
    ? {
        ...{ ...head, requisitionId: PROJECTS, periodEndDate: setting.periodEndDate, lines },
        ...{ budgetShares: [{ budgetId: 1, percent: 100 }], ...change },
      }
    : { ...head, requisitionId: ENGAGEMENT, periodEndDate: END, adjustments: lines, ...change };
}
const whoOf = (type: Type): TestClient => (type === 'PROJECT' ? worker : manager);
const send = async (client: TestClient, body: object, mode: 'save' | 'submit' = 'save') => {
  const { status, body: answer } = await client.post(mode === 'save' ? ITEMS : `${ITEMS}/submit`, body);
  return { status, body: answer as SaveResponse & { errors: { value: string; errorToken: string }[] } };
};
const save = (type: Type, lines?: readonly object[], change?: object) =>
  send(whoOf(type), payload(type, lines, change));
const count = async () => Number((await manager.get(`${ITEMS}?size=1`)).body.totalElements);

let before = 0;
beforeEach(async () => {
  before = await count();
});
const nothingChanged = async () => expect(await count()).toBe(before);

const each = <Case extends readonly unknown[]>(cases: readonly Case[]) =>
  TYPES.flatMap((type) => cases.map((one) => [type, ...one] as const));

test.each(
  each([
    [0.001, 'ERR_BILLING_LINE_AMOUNT'],
    [1e9 + 1, 'ERR_BILLING_EXPENSE_TOO_MUCH'],
    [1e25, 'ERR_BILLING_EXPENSE_TOO_MUCH'],
    [1e308, 'ERR_BILLING_EXPENSE_TOO_MUCH'],
  ] as const),
)('%s of %d is refused by name', async (type, amount, token) => {
  for (const mode of ['save', 'submit'] as const) {
    const { status, body } = await send(whoOf(type), payload(type, [lineOf(type, { amount })]), mode);
    const own = body.errors.filter(({ value }) => !value?.startsWith('budgetShares'));
    expect([status, body.billingItemId, tokens(own)]).toEqual([200, 0, [token]]);
  }
  await nothingChanged();
});

test.each(['PROJECT', 'BENEFIT'] as const)('%s below zero is refused, on its own line', async (type) => {
  const { body } = await save(type, [lineOf(type), lineOf(type, { amount: -0.01 })]);
  expect(body.errors).toMatchObject([
    { errorToken: 'ERR_BILLING_LINE_AMOUNT', value: `${type === 'PROJECT' ? 'lines' : 'adjustments'}[1].amount` },
  ]);
  await nothingChanged();
});

test.each(
  each([
    ['1e309'],
    ['NaN'],
    ['-Infinity'],
    ['"40"'],
    ['true'],
    ['[40]'],
    ['{}'],
    ['null'],
    ['0x28'],
    ['４０'],
  ] as const),
)('%s: an amount of %s is no amount', async (type, text) => {
  const body = JSON.stringify(payload(type, [lineOf(type, { amount: 4711 })])).replace('4711', text);
  const headers = { 'content-type': 'application/json' };
  const answer = await whoOf(type).request('POST', ITEMS, { body, headers });
  expect([answer.status, answer.body.errors[0].errorToken]).toEqual([400, 'ERR_REQUEST_INVALID']);
  await nothingChanged();
});

test.each(each([['id'], ['version'], ['requisitionId']] as const))(
  '%s: %s is a whole number of a database',
  async (type, field) => {
    for (const value of [-1, 1.5, '1', ...(field === 'version' ? [] : [2 ** 31, 1e308])]) {
      const { status, body } = await save(type, undefined, { [field]: value });
      expect([status, body.errors[0]]).toMatchObject([400, { value: `body.${field}` }]);
    }
    await nothingChanged();
  },
);

test.each(TYPES)('%s: fields that there are not are named, at any depth', async (type) => {
  const lines = type === 'PROJECT' ? 'lines' : 'adjustments';
  for (const [sent, path] of [
    [payload(type, undefined, { approvedBy: 'me' }), 'body.approvedBy'],
    [payload(type, undefined, { status: 'Approved' }), 'body.status'],
    [payload(type, [lineOf(type, { payAmount: 900 })]), `body.${lines}[0].payAmount`],
    [payload(type, undefined, { expenses: [] }), 'body.expenses'],
  ] as const) {
    const { status, body } = await send(whoOf(type), sent);
    expect([status, body.errors[0]?.value]).toEqual([400, path]);
  }
  await nothingChanged();
});

test.each(each([['\u200b\u2060'], ['\u202e'], [' \t\n'], ['']] as const))('%s: %j says nothing', async (type, text) => {
  const lines = [lineOf(type, type === 'PROJECT' ? { name: text } : { description: text })];
  const { body } = await send(whoOf(type), payload(type, lines), 'submit');
  const token = type === 'PROJECT' ? 'ERR_BILLING_LINE_NAME' : 'ERR_BILLING_LINE_REASON';
  expect([body.billingItemId, tokens(body.errors)]).toEqual([0, [token]]);
  await nothingChanged();
});

test.each(each([['\u0000'], ['\ud800']] as const))('%s: %j is no text', async (type, text) => {
  const lines = [lineOf(type, type === 'PROJECT' ? { name: text } : { description: text })];
  expect((await save(type, lines)).status).toBe(400);
  await nothingChanged();
});

test.each(TYPES)('%s: 200 of the largest lines are summed to the cent, 201 are too many', async (type) => {
  const most = Array.from({ length: 200 }, () => lineOf(type, { amount: 1e9 }));
  const { body } = await save(type, most);
  expect(body.errors).toEqual([]);
  const item = (await worker.get(`${ITEMS}/${body.billingItemId}`)).body;
  expect(type === 'PROJECT' ? item.positionAmount : item.adjustmentAmount).toBe(2e11);
  expect((await save(type, [...most, lineOf(type)])).status).toBe(400);
});

test.each(TYPES)('%s: an item of somebody else, of another engagement, of another type is refused', async (type) => {
  const { billingItemId: id } = (await save(type)).body;
  before = await count();
  const other: Type = type === 'ADJUSTMENT' ? 'BENEFIT' : 'ADJUSTMENT';
  const outcomes = [
    await send(stranger, payload(type, undefined, { id, version: 1 })),
    await send(supplier, payload(type, undefined, { id, version: 1 })),
    await save(type, undefined, { id, version: 1, requisitionId: type === 'PROJECT' ? ENGAGEMENT : 5031 }),
    await save(other, undefined, { id, version: 1 }),
  ];
  expect(outcomes.map(({ status }) => status)).toEqual([404, 403, 404, 404]);
  expect((await worker.get(`${ITEMS}/${id}`)).body.version).toBe(1);
  await nothingChanged();
});

test.each(TYPES)('%s: a stale version changes nothing, and two saves at once make one', async (type) => {
  const { billingItemId: id } = (await save(type)).body;
  const change = (amount: number) => save(type, [lineOf(type, { amount })], { id, version: 1 });
  const both = await Promise.all([change(50), change(60)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await change(70);
  expect([late.status, late.body.version]).toEqual([409, 2]);
  const item = (await worker.get(`${ITEMS}/${id}`)).body;
  expect([50, 60]).toContain(type === 'PROJECT' ? item.positionAmount : item.adjustmentAmount);
});

test.each(TYPES)(
  '%s: a key that is used again for something else is refused; at once it makes one item',
  async (type) => {
    const options = { headers: { 'idempotency-key': `hostile-${type}` } };
    const post = (body: object) => whoOf(type).post(`${ITEMS}/submit`, body, options);
    const both = await Promise.all([post(payload(type)), post(payload(type))]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect(await count()).toBe(before + 1);
    const other = await post(payload(type, [lineOf(type, { amount: 41 })]));
    expect([other.status, other.body.errors[0].errorToken]).toEqual([422, 'ERR_IDEMPOTENCY_KEY_REUSED']);
    expect(await count()).toBe(before + 1);
  },
);

describe('a part of the plan', () => {
  const part = (complete: unknown, change: object = {}) => ({
    ...{ kind: 'milestone', name: '', planId: 3, complete, amount: 0 },
    ...change,
  });
  const billed = async () =>
    (await worker.get(`${ITEMS}/0/project-edit-metadata?engagementId=${PROJECTS}`)).body.plan.find(
      ({ id }: { id: number }) => id === 3,
    );

  test.each([[101], [-5], [33.333], [0], [1e19], [1e308]])('is not complete to %d percent', async (complete) => {
    const { body } = await send(worker, payload('PROJECT', [part(complete)]), 'submit');
    const token = complete === 0 ? 'ERR_BILLING_PROJECT_COMPLETE' : expect.stringMatching(/COMPLETE|LINE_AMOUNT/);
    expect([body.billingItemId, tokens(body.errors)]).toEqual([0, expect.arrayContaining([token])]);
    await nothingChanged();
  });

  test('is not worth what the payload says, and once it is billed it is closed', async () => {
    const { amount } = await billed();
    const lie = part(100, { amount: 1, billedBefore: 0, kind: 'material', name: 'Something else' });
    const { body } = await send(worker, payload('PROJECT', [lie]), 'submit');
    expect(body.errors).toEqual([]);
    const url = `${ITEMS}/${body.billingItemId}/project-edit-metadata?engagementId=${PROJECTS}`;
    expect((await worker.get(url)).body.lines).toMatchObject([{ planId: 3, amount, completed: true }]);
    for (const more of [part(100), part(50), part(amount, { completeBy: 'AMOUNT' })]) {
      const closed = await send(worker, payload('PROJECT', [more]), 'submit');
      expect(tokens(closed.body.errors)).toContain('ERR_BILLING_PROJECT_COMPLETE');
    }
  });
});

test.each([
  ['below zero', -2, -5, 'ERR_BILLING_LINE_AMOUNT'],
  ['without bounds', 1e19, 1e19, 'ERR_BILLING_EXPENSE_TOO_MUCH'],
  ['beyond every number', 1e308, 1e308, 'ERR_BILLING_EXPENSE_TOO_MUCH'],
  ['more than there are digits for', 1e25, 2, 'ERR_BILLING_EXPENSE_TOO_MUCH'],
  ['that make more than a line may have', 1e6, 1e4, 'ERR_BILLING_EXPENSE_TOO_MUCH'],
])(
  'a quantity and a rate %s are no amount (docs: project-billing#project-unplanned)',
  async (_what, quantity, rate, token) => {
    const { body } = await save('PROJECT', [lineOf('PROJECT', { quantity, rate })]);
    expect([body.billingItemId, tokens(body.errors)]).toEqual([0, [token]]);
    await nothingChanged();
  },
);

describe('a budget', () => {
  const shares = (...budgetShares: readonly object[]) => payload('PROJECT', undefined, { budgetShares });

  test.each([
    ['that there is not', [{ budgetId: 999, percent: 100 }], 'ERR_BILLING_BUDGET_EXCEEDED'],
    [
      'named twice',
      [
        { budgetId: 1, percent: 50 },
        { budgetId: 1, percent: 50 },
      ],
      'ERR_BILLING_BUDGET_PERCENT',
    ],
    [
      'below zero',
      [
        { budgetId: 1, percent: 150 },
        { budgetId: 2, percent: -50 },
      ],
      'ERR_BILLING_BUDGET_PERCENT',
    ],
    ['beyond every percent', [{ budgetId: 1, percent: 1e308 }], 'ERR_BILLING_BUDGET_PERCENT'],
  ])('%s is refused', async (_what, list, token) => {
    const { body } = await send(worker, shares(...list), 'submit');
    expect([body.billingItemId, tokens(body.errors)]).toEqual([0, expect.arrayContaining([token])]);
    await nothingChanged();
  });

  test('has an id of a database: what no answer could carry is not stored', async () => {
    for (const budgetId of ['1e309', '1.5', '-1', '"1"']) {
      const body = JSON.stringify(shares({ budgetId: 4711, percent: 100 })).replace('4711', budgetId);
      const answer = await worker.request('POST', ITEMS, { body, headers: { 'content-type': 'application/json' } });
      expect([budgetId, answer.status]).toEqual([budgetId, 400]);
    }
    await nothingChanged();
  });
});

test('an adjustment of what is not approved, not theirs or not there is refused', async () => {
  const expenses = [{ expenseDate: TODAY, category: 'Travel Fare', expenseType: 'Taxi', amount: 31.2 }];
  const head = { id: 0, version: 0, requisitionId: ENGAGEMENT, periodEndDate: END };
  const pending = (await send(worker, { ...head, type: 'EXPENSE', expenses }, 'submit')).body.billingItemId;
  const own = (await save('ADJUSTMENT')).body.billingItemId;
  before = await count();
  for (const corrects of [pending, own, 2 ** 31 - 1]) {
    const { body } = await save('ADJUSTMENT', undefined, { corrects });
    expect(tokens(body.errors)).toEqual(['ERR_BILLING_ADJUSTMENT_CORRECTS']);
  }
  const itself = await save('ADJUSTMENT', undefined, { id: own, version: 1, corrects: own });
  expect(tokens(itself.body.errors)).toEqual(['ERR_BILLING_ADJUSTMENT_CORRECTS']);
  await nothingChanged();
});
