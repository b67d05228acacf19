import { DELEGATE_PERMISSIONS, type DelegatePermission } from 'shared-validators/delegation';
import { addDays } from '../billing/calendar.ts';
import { productCalls } from '../calls.ts';
import { json } from '../storage/json.ts';
import {
  DANIEL,
  db,
  giveToManager,
  HELENA,
  isAllowed,
  OWNERS,
  permissions,
  SAMUEL,
  type Subject,
  server,
  subjects,
} from '../testing/access/people.ts';
import { change, RECORDS, requests, seesAmount } from '../testing/access/record-probes.ts';
import { allocates, comments, REVIEWED, seesHours } from '../testing/access/review-probes.ts';
import { TODAY } from '../testing/timecard-client.ts';
import { ACCESS, type Access, type AccessRow } from './matrix.ts';

/** What a delegate may do in somebody's name. */

const samuel = server.signedIn('coordinator');
const subject = subjects.get('own') as Subject;
const APPROVALS = '/wand2/api/billing/approvals';
const STATES = {
  upcoming: [1, 5, false],
  active: [0, 0, false],
  over: [-9, -1, false],
  ended: [-9, 9, true],
} as const;
const trust = async (permission: DelegatePermission, state: keyof typeof STATES) => {
  const [first, last, isEnded] = STATES[state];
  await db.deleteFrom('delegation').where('delegate_id', '=', SAMUEL).execute();
  await db
    .insertInto('delegation')
    .values({
      user_id: DANIEL,
      delegate_id: SAMUEL,
      permissions: json([permission]),
      start_date: addDays(TODAY, first),
      end_date: addDays(TODAY, last),
      created_at: server.api.services.now(),
      ended_at: isEnded ? server.api.services.now() : null,
    })
    .execute();
};
let attempt = 0;
const decideFor = async (onBehalfOf: number, { itemId, version = 999 }: { itemId: number; version?: number }) => {
  attempt += 1;
  const body = { decision: 'approve', onBehalfOf, items: [{ billingItemId: itemId, version }] };
  const headers = { 'idempotency-key': `for-${attempt}` };
  return (await samuel).post(`${APPROVALS}/decisions`, body, { headers });
};

beforeAll(async () => {
  await db
    .updateTable('app_user')
    .set({ permissions: json([]) })
    .where('id', '=', SAMUEL)
    .execute();
  await db.updateTable('engagement').set({ manager_id: DANIEL }).where('id', '=', OWNERS.own).execute();
});

/** The probes for delegates. A row that delegates may not use has no call with `onBehalfOf`. */
const IN_NAME: Readonly<Partial<Record<Access, () => Promise<boolean>>>> = {
  review: async () => {
    const of = `onBehalfOf=${DANIEL}&engagementId=${subject.engagementId}`;
    const [items, summary] = [
      await (await samuel).get(`${APPROVALS}/items?size=100&${of}`),
      await (await samuel).get(`${APPROVALS}/summary?onBehalfOf=${DANIEL}`),
    ];
    expect(summary.status).toBe(items.status);
    return isAllowed(items.status) && items.body.content[0].billingItemId === subject.itemId;
  },
  hoursElsewhere: async () => {
    await giveToManager('Client', Object.values(REVIEWED));
    return seesHours(await samuel, subject, `?onBehalfOf=${DANIEL}`);
  },
  decide: async () => {
    const { status, body } = await decideFor(DANIEL, subject);
    const batches = await (await samuel).get(`${APPROVALS}/batches?onBehalfOf=${DANIEL}`);
    expect(batches.status).toBe(status);
    expect(await allocates(await samuel, subject, { onBehalfOf: DANIEL })).toBe(status !== 403);
    return isAllowed(status) && body.fates[0].fate !== 'forbidden';
  },
  comment: async () => comments(await samuel, subject, { onBehalfOf: DANIEL }),
  records: async () => {
    const [list, one] = [
      await (await samuel).get(`${RECORDS}?size=100&onBehalfOf=${DANIEL}`),
      await (await samuel).get(`${RECORDS}/${requests.get(subject)}?onBehalfOf=${DANIEL}`),
    ];
    const listed = list.body.content?.some((row: { recordId: number }) => row.recordId === requests.get(subject));
    expect(listed === true).toBe(one.status === 200);
    return isAllowed(one.status);
  },
  budgets: async () => seesAmount(await samuel, subject, `&onBehalfOf=${DANIEL}`),
  decideRecords: async () =>
    change(await samuel, subject, 'decision', {
      decision: 'reject',
      reason: 'No.',
      version: 999,
      onBehalfOf: DANIEL,
    }),
  changeRecords: async () =>
    change(await samuel, subject, 'change', { change: 'cancel', version: 999, onBehalfOf: DANIEL }),
};
const takesName = (row: AccessRow) =>
  productCalls.some(({ method, path, query, body }) => {
    const entries = [query, body].flatMap((schema) => Object.keys((schema as { entries?: object })?.entries ?? {}));
    return row.calls?.includes(`${method} ${path}`) && entries.includes('onBehalfOf');
  });

test.each(Object.entries(ACCESS))('%s takes a name only where the matrix says so', (access, row: AccessRow) => {
  expect([takesName(row), access in IN_NAME]).toEqual(Array(2).fill(row.inNameOf !== undefined));
});

const named = Object.entries(ACCESS).flatMap(([access, row]: [string, AccessRow]) =>
  row.inNameOf === undefined
    ? []
    : DELEGATE_PERMISSIONS.flatMap((permission) =>
        (Object.keys(STATES) as (keyof typeof STATES)[]).map(
          (state) =>
            [
              access as Access,
              permission,
              state,
              row.inNameOf?.includes(permission) === true && state === 'active',
            ] as const,
        ),
      ),
);
test.each(named)(
  '%s, trusted with %s, %s: %s (docs: access#access-in-name)',
  async (access, permission, state, allowed) => {
    await trust(permission, state);
    expect(await IN_NAME[access]?.()).toBe(allowed);
  },
);

test('nobody is stood in for who did not ask for it, nor in another company or with another account', async () => {
  await trust('BILLING_APPROVAL', 'active');
  expect((await decideFor(HELENA, subject)).status).toBe(403);
  for (const change of [{ client_id: 2 }, { user_type: 'MSP' as const }]) {
    await db.updateTable('app_user').set(change).where('id', '=', SAMUEL).execute();
    expect((await decideFor(DANIEL, subject)).status).toBe(403);
    await db.updateTable('app_user').set({ client_id: 1, user_type: 'Client' }).where('id', '=', SAMUEL).execute();
  }
  expect((await decideFor(DANIEL, subject)).status).toBe(200);
});

test('what somebody may no longer do, nobody does in their name', async () => {
  await trust('BILLING_APPROVAL', 'active');
  const set = (list: string[]) =>
    db
      .updateTable('app_user')
      .set({ permissions: json(list) })
      .where('id', '=', DANIEL)
      .execute();
  await set([]);
  expect((await decideFor(DANIEL, subject)).status).toBe(403);
  await set(permissions);
  expect((await decideFor(DANIEL, subject)).status).toBe(200);
});

test('the records of a manager are the engagements that they manage', async () => {
  await trust('BILLING_APPROVAL', 'active');
  await db.updateTable('engagement').set({ manager_id: HELENA }).where('id', '=', OWNERS.own).execute();
  expect((await decideFor(DANIEL, subject)).body.fates[0].fate).toBe('forbidden');
  const of = `onBehalfOf=${DANIEL}&engagementId=${subject.engagementId}`;
  expect((await (await samuel).get(`${APPROVALS}/items?${of}`)).body.totalElements).toBe(0);
  await db.updateTable('engagement').set({ manager_id: DANIEL }).where('id', '=', OWNERS.own).execute();
});

test.each([
  ['the worker', 1008, 'changed'],
  ['the one who is stood in for', DANIEL, 'own'],
  ['the delegate', SAMUEL, 'own'],
  ['another manager', HELENA, 'changed'],
])('what %s submitted is decided on or not', async (_who, submitter, fate) => {
  await trust('BILLING_APPROVAL', 'active');
  const { submitted_by_id: before } = await db
    .selectFrom('billing_item')
    .select('submitted_by_id')
    .where('id', '=', subject.itemId)
    .executeTakeFirstOrThrow();
  const submit = (submitted_by_id: number | null) =>
    db.updateTable('billing_item').set({ submitted_by_id }).where('id', '=', subject.itemId).execute();
  await submit(submitter);
  expect((await decideFor(DANIEL, subject)).body.fates[0].fate).toBe(fate);
  await submit(before);
});
