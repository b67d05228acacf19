import { sql } from 'kysely';
import { productCalls } from '../calls.ts';
import type { UserType } from '../identity/signed-in-user.ts';
import { exampleOf } from '../openapi/examples.ts';
import { json } from '../storage/json.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { noonOfToday, TODAY } from '../testing/timecard-client.ts';
import { COMPANY_BILLING, MANAGE_USERS } from './matrix.ts';

/**
 * Asks every call of openapi.json for ids that belong to somebody else, as each type of user. The response must be that of an id that does
 * not exist, and nothing may change.
 */

const server = await startApi({ now: noonOfToday });
const { db } = server.api.services;
afterAll(() => server.close());

const USERS: Readonly<Record<UserType, string>> = {
  Worker: 'worker',
  Supplier: 'supplier',
  Client: 'manager',
  MSP: 'msp',
  VMS: 'vms',
};
/** Of the second manager, with a worker of another supplier. */
const [HELENA, ENGAGEMENT, OF_ROUTE] = [1009, 5212, 26_601];
const NOTHING = 2_147_480_000;

// Nobody sees what belongs to her: not as an approver of its route, not as her delegate, not for the whole company. All but workers
// administer users.
await db.deleteFrom('billing_item').where('id', '=', OF_ROUTE).execute();
await db.deleteFrom('delegation').where('user_id', '=', HELENA).execute();
for (const { id, user_type, permissions } of await db
  .selectFrom('app_user')
  .select(['id', 'user_type', 'permissions'])
  .execute())
  await db
    .updateTable('app_user')
    .set({
      permissions: json([
        ...permissions.filter((one) => one !== COMPANY_BILLING),
        ...(user_type === 'Worker' ? [] : [MANAGE_USERS]),
      ]),
    })
    .where('id', '=', id)
    .execute();

const helena = await server.signedIn('manager-north');
const item = await db
  .selectFrom('billing_item')
  .select(['id', 'worker_id', 'period_start'])
  .where('engagement_id', '=', ENGAGEMENT)
  .where('status', '=', 'Pending')
  .executeTakeFirstOrThrow();
const key = { headers: { 'idempotency-key': 'hers' } };
const decided = await helena.post(
  '/wand2/api/billing/approvals/decisions',
  { decision: 'approve', items: [{ billingItemId: item.id, version: 1 }] },
  key,
);
const delegated = await helena.post(
  '/wand2/api/delegates',
  { delegateId: 1011, permissions: ['BILLING_APPROVAL'], startDate: TODAY, endDate: TODAY },
  key,
);
const file = await helena.post('/wand2/api/exports', { list: 'approvals', format: 'csv' });
await helena.post('/wand2/api/users/recently-viewed', { userId: HELENA, objectId: ENGAGEMENT, type: 'engagement' });
const { id: day } = await db
  .selectFrom('billing_item_detail')
  .select('id')
  .where('billing_item_id', '=', item.id)
  .executeTakeFirstOrThrow();
const { id: session } = await db
  .selectFrom('session')
  .select('id')
  .where('user_id', '=', HELENA)
  .executeTakeFirstOrThrow();
/** A budget of Helena's that asks none of the users above. */
const { id: record } = await db
  .updateTable('approval_record')
  .set({
    manager_id: HELENA,
    requester_id: HELENA,
    assignee_id: null,
    chain: json([]),
    waits_for: json([]),
    approvers: json([]),
  })
  .where('id', '=', 41_002)
  .returning('id')
  .executeTakeFirstOrThrow();

/** A user of another company, with an open request; nobody but the program's administrators sees either. */
const ABROAD = 1010;
await db.updateTable('app_user').set({ client_id: 2 }).where('id', '=', ABROAD).execute();
const { id: asked } = await db
  .insertInto('administration_request')
  .values({
    subject_id: ABROAD,
    action: 'disable',
    factors: json([]),
    grounds: 'Left the company.',
    asked_by: HELENA,
    asked_at: server.api.services.now(),
    lapses_at: new Date(server.api.services.now().getTime() + 3_600_000),
  })
  .returning('id')
  .executeTakeFirstOrThrow();

/** Ids of one kind of object; the last pattern that fits a call and its parameter decides. */
const KINDS: readonly (readonly [pattern: RegExp, id: number])[] = [
  [/ (engagementId|requisitionId|objectId|requestId)$|\/engagements?\/.* id$/, ENGAGEMENT],
  [/ billingItemId$|\/(billing-items|approvals\/items)\/\{id\}.* id$/, item.id],
  [/detail-items\/\{id\} id$/, day],
  [/\/records\/\{id\}.* id$|\/requests\/\{id\}.* id$/, record],
  [/\/(batches|decisions)\/\{id\}.* id$/, decided.body.runId],
  [/\/exports\/\{id\}.* id$/, file.body.exportId],
  [/\/delegates\/\{id\}.* id$/, delegated.body.delegations?.[0]?.id ?? delegated.body.id],
  [/\/sessions\/\{id\} id$/, session],
  [/ (userId|onBehalfOf)$|\/users\/.* id$/, HELENA],
  [/ workerId$/, item.worker_id],
  [/\/administration\/users\/.* userId$/, ABROAD],
  [/ requestId$/, asked],
  [/ clientId$/, 2],
];
const kindOf = (call: string, parameter: string) =>
  KINDS.findLast(([pattern]) => pattern.test(`${call} ${parameter}`))?.[1];

/** Parameters that name nothing of anybody: lists, names and dates that all users may ask for. */
const FIXED: Readonly<Record<string, string>> = {
  listId: '601',
  selectedDate: '11/16/2026',
  from: '2026-11-16',
  until: '2026-11-22',
  number: '1',
  startDate: '11/16/2026',
  endDate: '11/22/2026',
  surveyId: '1',
  kind: 'rejections',
  type: 'ADJUSTMENT',
  page: 'HOME',
  objectClass: 'requisition',
  date: '11/16/2026',
  jobName: 'leave',
  filterKey: 'status',
  a: 'a',
  b: 'b',
};
const BODIES: Readonly<Record<string, (id: (name: string) => number) => object>> = {
  postDecision: (id) => ({ decision: 'approve', items: [{ billingItemId: id('billingItemId'), version: 1 }] }),
  postBatch: (id) => ({ items: [{ billingItemId: id('billingItemId'), version: 1 }] }),
  postAdministrationRequest: () => ({ action: 'disable', reason: 'Left the company.' }),
  postAdministrationAnswer: () => ({ answer: 'consent' }),
  postAllocations: () => ({ version: 1, days: [] }),
};

interface Asked {
  readonly path: string;
  readonly body: object | undefined;
}

/** A call with every id by a function; undefined if it names no id. */
function ask(call: (typeof productCalls)[number], idOf: (named: number) => number): Asked | undefined {
  const name = `${call.method} ${call.path}`;
  let ids = 0;
  const valueFor = (parameter: string): string | undefined => {
    const named = kindOf(name, parameter);
    if (named === undefined) return FIXED[parameter];
    ids += 1;
    return String(idOf(named));
  };
  const path = call.path.replace(/\{(\w+)\}/g, (_all, parameter: string) => valueFor(parameter) ?? '1');
  const query = Object.keys((call.query as { entries?: object } | undefined)?.entries ?? {}).flatMap((parameter) => {
    const value = valueFor(parameter);
    return value === undefined ? [] : [`${parameter}=${encodeURIComponent(value)}`];
  });
  const fields = Object.keys((call.body as { entries?: object } | undefined)?.entries ?? {});
  const given =
    BODIES[call.operationId]?.((field) => Number(valueFor(field))) ??
    exampleOf(call.operationId, 'request').example ??
    {};
  const body = {
    ...given,
    ...Object.fromEntries(fields.flatMap((field) => (kindOf(name, field) ? [[field, Number(valueFor(field))]] : []))),
  };
  if (ids === 0) return undefined;
  return {
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    body: call.method === 'GET' ? undefined : body,
  };
}

const asking = productCalls.flatMap((call) => (call.auth === 'none' || !ask(call, (id) => id) ? [] : [call]));
/** The rows that a call might change or create, as a text, without the figures that are computed behind a write. */
const state = async (): Promise<readonly string[]> => {
  const tables = [
    'billing_item',
    'billing_item_detail',
    'engagement',
    'approval_decision',
    'delegation',
    'approval_record',
    'administration_request',
    'app_user',
  ];
  const texts = [...tables, 'billing_item_comment'].map((table) => {
    const computed = ['usual_minutes', 'usual_amount', 'usual_week'];
    return sql<{ rows: string }>`
      select jsonb_agg(to_jsonb(t) - ${computed}::text[] order by to_jsonb(t))::text as rows from ${sql.table(table)} t`.execute(
      db,
    );
  });
  return (await Promise.all(texts)).map(({ rows }) => rows[0]?.rows ?? '');
};

test('most calls name an id, and the ids exist', async () => {
  expect(asking.length).toBeGreaterThan(55);
  const paths = [
    `billing/billing-items/${item.id}`,
    `engagement/engagements/${ENGAGEMENT}/periods`,
    `approvals/records/${record}`,
  ];
  for (const path of paths) expect([path, (await helena.get(`/wand2/api/${path}`)).status]).toEqual([path, 200]);
});

describe.each(Object.entries(USERS) as [UserType, string][])('%s', (type, userName) => {
  let client: TestClient;
  let before: readonly string[];
  beforeAll(async () => {
    client = await server.signedIn(userName);
    before = await state();
  });

  /** The program looks after the records and the companies of everybody. */
  const calls = asking.filter(
    ({ path }) =>
      !(type === 'MSP' || type === 'VMS') || !/approvals\/records|bulk-assign|\{clientId\}|administration/.test(path),
  );

  test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s (docs: access#access-managed)',
    async (_name, call) => {
      const [hers, nobodys] = [ask(call, (id) => id), ask(call, () => NOTHING)] as [Asked, Asked];
      let count = 0;
      const answer = async ({ path, body }: Asked) => {
        count += 1;
        const headers = { 'idempotency-key': `${type} ${call.operationId} ${count}` };
        const { status, text } = await client.request(call.method, path, { headers, ...(body ? { json: body } : {}) });
        return { status, text: text.replace(/\b(2147480000|5212|\d{4,})\b/g, 'ID') };
      };
      expect(await answer(hers)).toEqual(await answer(nobodys));
    },
  );

  test('none of these calls has changed anything', async () => {
    expect(await state()).toEqual(before);
  });
});
