import type { EditMetadata, ExpenseLine } from 'shared-client/schema/billing';
import { recordFacts } from 'shared-client/schema/records';
import { DELEGATE_PERMISSIONS, type DelegatePermission } from 'shared-validators/delegation';
import { beginChain } from 'shared-validators/record-approval';
import * as v from 'valibot';
import { workBatches } from '../approvals/batches/work-batches.ts';
import { addDays } from '../billing/calendar.ts';
import { productCalls } from '../calls.ts';
import { rightsOf } from '../exports/jobs/rights.ts';
import type { UserType } from '../identity/signed-in-user.ts';
import { chainColumns } from '../records/chain-columns.ts';
import { json } from '../storage/json.ts';
import { giveEngagements } from '../testing/items/give-engagements.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { ITEMS, noonOfToday, TODAY } from '../testing/timecard-client.ts';
import { accessPage } from './documentation.ts';
import {
  ACCESS,
  type Access,
  type AccessRow,
  COMPANY_BILLING,
  MANAGE_USERS,
  PAYROLL_EXPORT,
  type Reach,
} from './matrix.ts';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const { db } = server.api.services;

/**
 * Engagements with rates: `own` belongs to worker, supplier and manager, `other` to another worker, supplier and manager, `abroad` to another
 * company.
 */
const OWNERS = { own: 5031, other: 5032, abroad: 5033 } as const;
type OwnerName = keyof typeof OWNERS;
await giveEngagements(db, 1006, [5032]);
await db
  .updateTable('engagement')
  .set({ supplier_name: 'Southgate', manager_id: 1010 })
  .where('id', '=', 5032)
  .execute();
await db.updateTable('engagement').set({ manager_id: 1002 }).where('id', 'in', [5031, 5033]).execute();
await db.updateTable('engagement').set({ client_id: 2 }).where('id', '=', 5033).execute();
await db
  .updateTable('billing_item')
  .set({ status: 'Pending' })
  .where('engagement_id', 'in', [5031, 5032, 5033])
  .where('type', '=', 'TIME')
  .execute();
// With all permissions, only the matrix restricts anybody.
const permissions = [
  'BILLING_APPROVE',
  'TIMECARD_ENTER',
  'EXPENSE_ENTER',
  'REQUISITION_APPROVE',
  'REQUEST_CREATE',
  'MASTER_BUDGET_VIEW',
  MANAGE_USERS,
  PAYROLL_EXPORT,
];
await db
  .updateTable('app_user')
  .set({ permissions: json(permissions) })
  .execute();

const USERS: Readonly<Record<UserType, string>> = {
  Worker: 'worker-templates',
  Supplier: 'supplier',
  Client: 'manager',
  MSP: 'msp',
  VMS: 'vms',
};
const DELEGATES = '/wand2/api/delegates';
const EXPORTS = '/wand2/api/exports';
const NOTIFICATIONS = '/wand2/api/notifications';
const CALENDAR = '/wand2/api/account/calendar';
const LATE_APPROVERS = '/wand2/api/billing/approvals/late-approvers';
const RECORDS = '/wand2/api/approvals/records';
/** The manager, another manager, and a user who decides on nothing in their own name. */
const [DANIEL, HELENA, SAMUEL] = [1002, 1009, 1010];
/** An approver for whom nothing is late. */
const RUTH = 1011;
const clients = new Map<UserType, TestClient>();
for (const [type, name] of Object.entries(USERS)) clients.set(type as UserType, await server.signedIn(name));

interface Subject {
  readonly engagementId: number;
  readonly itemId: number;
  readonly periodStart: string;
  readonly periodEnd: string;
}
const subjects = new Map<OwnerName, Subject>();
for (const [name, engagementId] of Object.entries(OWNERS)) {
  const item = await db
    .selectFrom('billing_item')
    .select(['id', 'period_start', 'period_end'])
    .where('engagement_id', '=', engagementId)
    .where('type', '=', 'TIME')
    .executeTakeFirstOrThrow();
  const { id: itemId, period_start: periodStart, period_end: periodEnd } = item;
  subjects.set(name as OwnerName, { engagementId, itemId, periodStart, periodEnd });
}

/** The matrix refuses with 403, or 404 for an item of somebody else. Rules and the state of the item are checked after it. */
const isAllowed = (status: number): boolean => {
  expect([200, 403, 404, 409]).toContain(status);
  return status !== 403 && status !== 404;
};

const post = async (client: TestClient, path: string, body: object) =>
  isAllowed((await client.post(path, body)).status);
const item = ({ engagementId, periodEnd }: Subject, type: string) => ({
  id: 0,
  version: 0,
  requisitionId: engagementId,
  periodEndDate: periodEnd,
  type,
});
const timecard = (subject: Subject) => ({ ...item(subject, 'TIME'), timecardTemplateId: 0, billingItemDetails: [] });
const TAXI = { expenseDate: TODAY, category: 'Travel Fare', expenseType: 'Taxi', amount: 31.2 };
const decision =
  (name: string) =>
  (client: TestClient, { itemId }: Subject) =>
    // An old version, so that nothing changes.
    post(client, `${ITEMS}/${itemId}/${name}`, { version: 999, reason: 'Wrong week' });

const INSIGHTS = '/wand2/api/insights';

/** Whether the hours of the insights change with those of an item. */
async function countsHours(client: TestClient, { itemId }: Subject): Promise<boolean> {
  const minutes = async () =>
    (await client.get(`${INSIGHTS}/hours`)).body.weeks
      .flatMap(({ states }: { states: { minutes: number }[] }) => states)
      .reduce((sum: number, state: { minutes: number }) => sum + state.minutes, 0);
  const before = await minutes();
  await db
    .updateTable('billing_item_detail')
    .set((eb) => ({ worked_minutes: eb('worked_minutes', '+', 1) }))
    .where('billing_item_id', '=', itemId)
    .execute();
  return (await minutes()) > before;
}

/** Whether the expenses of the insights have a line of an item. */
async function countsExpenses(client: TestClient, { itemId }: Subject): Promise<boolean> {
  const of = (type: 'TIME' | 'EXPENSE') =>
    db
      .updateTable('billing_item')
      .set({ type, lines: json([{ category: 'Of the insights', amount: 1 }] as unknown as ExpenseLine[]) })
      .where('id', '=', itemId)
      .execute();
  await of('EXPENSE');
  const { expenses } = (await client.get(`${INSIGHTS}/money`)).body;
  await of('TIME');
  return expenses.some(({ category }: { category: string }) => category === 'Of the insights');
}

/** Whether the insights have the reason why an item was sent back. */
async function readsRejections(client: TestClient, { itemId }: Subject): Promise<boolean> {
  const reason = `Item ${itemId}`;
  const changes = Array.from({ length: 50 }, () => ({ billing_item_id: itemId, comment: reason }));
  await db
    .insertInto('billing_item_change')
    .values(changes.map((one) => ({ ...one, status: 'Rejected' as const, changed_by: 'Test', changed_at: new Date() })))
    .execute();
  const { status, body } = await client.get(`${INSIGHTS}/decisions`);
  await db.deleteFrom('billing_item_change').where('comment', '=', reason).execute();
  return isAllowed(status) && body.rejections.some((one: { reason: string }) => one.reason === reason);
}

let keys = 0;
const newKey = () => {
  keys += 1;
  return `access-key-${keys}`;
};

/** Whether a decision on several items includes this one. */
async function decidesAmongSeveral(client: TestClient, { itemId }: Subject): Promise<boolean> {
  const body = { decision: 'approve', items: [{ billingItemId: itemId, version: 999 }] };
  const headers = { 'idempotency-key': newKey() };
  const answer = await client.post('/wand2/api/billing/approvals/decisions', body, { headers });
  return isAllowed(answer.status) && answer.body.fates[0].fate !== 'forbidden';
}

/** Whether a batch includes an item and approves it, or would if it had not changed. */
async function approvesInBatch(client: TestClient, { itemId }: Subject): Promise<boolean> {
  const body = { items: [{ billingItemId: itemId, version: 999 }] };
  const list = await client.get('/wand2/api/billing/approvals/batches');
  const answer = await client.post('/wand2/api/billing/approvals/batches', body, {
    headers: { 'idempotency-key': newKey() },
  });
  expect(list.status).toBe(answer.status);
  if (!isAllowed(answer.status)) return false;
  await workBatches(server.api.services);
  await Promise.all(server.api.services.sending);
  const { status, body: batch } = await client.get(`/wand2/api/billing/approvals/batches/${answer.body.runId}`);
  return isAllowed(status) && batch.fates[0].fate !== 'forbidden';
}

/** Every response with days of an item. */
const answersWithDays = ({ itemId, engagementId, periodStart }: Subject) => [
  `${ITEMS}/${itemId}`,
  `${ITEMS}/${itemId}/detail-items`,
  `${ITEMS}/${itemId}/metadata?engagementId=${engagementId}`,
  `${ITEMS}/0/metadata?engagementId=${engagementId}&selectedDate=${periodStart}`,
  `/wand2/api/billing/previous-period-details?engagementId=${engagementId}&selectedDate=${TODAY}`,
];

async function seesFields(client: TestClient, subject: Subject, fields: readonly string[]): Promise<boolean> {
  const seen = await Promise.all(
    answersWithDays(subject).map(async (path) => {
      const { status, text } = await client.get(path);
      return isAllowed(status) && fields.some((field) => new RegExp(`"${field}":[^n]`).test(text));
    }),
  );
  // In all of them or in none; the previous period may have no item.
  expect(new Set(seen.slice(0, 4)).size).toBe(1);
  return seen[0] ?? false;
}

/** The user's own delegation for the user's own items, and another user's delegation for all other items. */
const delegations = new Map<string, number>();
const people = new Map<UserType, number>();
for (const [type, name] of Object.entries(USERS)) {
  const { id } = await db.selectFrom('app_user').select('id').where('user_name', '=', name).executeTakeFirstOrThrow();
  people.set(type as UserType, id);
  for (const owner of Object.keys(OWNERS)) {
    const named = await db
      .insertInto('delegation')
      .values({
        user_id: owner === 'other' ? HELENA : id,
        delegate_id: SAMUEL,
        permissions: json(['REQUEST_CREATION' as const]),
        start_date: TODAY,
        end_date: TODAY,
        created_at: server.api.services.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    delegations.set(`${type} ${owner}`, named.id);
  }
}
const keyOf = <Key, Value>(map: ReadonlyMap<Key, Value>, value: Value) =>
  [...map].find(([, one]) => one === value)?.[0];
const delegationOf = (client: TestClient, subject: Subject) =>
  delegations.get(`${keyOf(clients, client)} ${keyOf(subjects, subject)}`);

/** The user of a client for the user's own subjects, and another user for all other ones. */
const personOf = (client: TestClient, subject: Subject): number =>
  subject === subjects.get('other') ? HELENA : (people.get(keyOf(clients, client) as UserType) as number);
/** Leaves one notification, which is unread and of the owner of a subject. @returns its id */
async function notifyOwner(client: TestClient, subject: Subject): Promise<number> {
  await db.deleteFrom('notification').execute();
  const { id } = await db
    .insertInto('notification')
    .values({ reader_id: personOf(client, subject), event_kind: 'new-device', noted_at: noonOfToday() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
async function isRead(id: number): Promise<boolean> {
  const row = await db.selectFrom('notification').select('read_at').where('id', '=', id).executeTakeFirstOrThrow();
  return row.read_at !== null;
}

/** A request and a budget that wait for the manager, who also manages them; of another manager; of another company. */
const [requests, budgets] = [new Map<Subject, number>(), new Map<Subject, number>()];
for (const [kind, name, subject] of [...subjects].flatMap(([name, subject]) =>
  (['REQUEST', 'BUDGET'] as const).map((kind) => [kind, name, subject] as const),
)) {
  const userId = name === 'other' ? HELENA : DANIEL;
  const chain = beginChain([{ name: 'Step', mode: 'all', approvers: [{ userId, name: 'Approver' }] }], []);
  const { id } = await db
    .insertInto('approval_record')
    .values({
      client_id: name === 'abroad' ? 2 : 1,
      kind,
      number: `ACCESS-${kind}-${name}`,
      title: 'Dock coordinator',
      status: 'Pending',
      requester_id: userId,
      manager_id: userId,
      assignee_id: null,
      submitted_at: server.api.services.now(),
      facts: json(v.parse(recordFacts, kind === 'BUDGET' ? { amount: 4711, currency: 'USD' } : {})),
      ...chainColumns(chain),
      created_at: server.api.services.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  (kind === 'BUDGET' ? budgets : requests).set(subject, id);
}
let changes = 0;
/** A change of an old version; a comment has no version. */
const change = async (client: TestClient, subject: Subject, call: string, body: object) => {
  changes += 1;
  const headers = { 'idempotency-key': `access-${changes}` };
  return isAllowed((await client.post(`${RECORDS}/${requests.get(subject)}/${call}`, body, { headers })).status);
};

/** Whether the list and the record show the amount of a budget: both or neither. */
async function seesAmount(client: TestClient, subject: Subject, inName = ''): Promise<boolean> {
  const [list, one] = [
    await client.get(`${RECORDS}?view=BUDGET&size=100${inName}`),
    await client.get(`${RECORDS}/${budgets.get(subject)}?${inName.slice(1)}`),
  ];
  const listed = list.body.content?.some(
    (row: { recordId: number; amount: number | null }) => row.recordId === budgets.get(subject) && row.amount === 4711,
  );
  const seen = isAllowed(one.status) && one.body.facts.amount === 4711;
  expect([listed === true, one.text.includes('4711')]).toEqual([seen, seen]);
  return seen;
}

let said = 0;
/** Whether a user may add a comment to an item and read its comments. */
async function comments(client: TestClient, { itemId }: Subject, inName: object = {}): Promise<boolean> {
  said += 1;
  const headers = { 'idempotency-key': `said-${said}` };
  const { status } = await client.post(`${ITEMS}/${itemId}/comments`, { text: `Why ${said}?`, ...inName }, { headers });
  const read = await client.get(`${ITEMS}/${itemId}/general-info`);
  // On behalf of another user the delegate may do more than in their own name, and reads comments within the company.
  if (Object.keys(inName).length === 0) {
    expect(read.body.mayComment === true).toBe(status === 200);
    expect(read.text.includes(`Why ${said}?`)).toBe(status === 200);
  }
  return isAllowed(status);
}

/** A change of the allocations in an old version, so that nothing changes. */
const allocates = (client: TestClient, { itemId }: Subject, inName: object = {}) =>
  post(client, `/wand2/api/billing/approvals/items/${itemId}/allocations`, { version: 999, days: [], ...inName });

/** Engagements of the subjects' workers. */
const REVIEWED = { ofWorker: 5080, ofOther: 5081 } as const;
/** An item to review, in the period of each subject and of the same worker, whose second look has the subject elsewhere. */
const reviewed = new Map<Subject, number>();
for (const [name, subject] of subjects) {
  const { id } = await db
    .insertInto('billing_item')
    .values({
      engagement_id: name === 'other' ? REVIEWED.ofOther : REVIEWED.ofWorker,
      worker_id: name === 'other' ? 1006 : 1008,
      type: 'EXPENSE',
      status: 'Pending',
      status_reason: null,
      period_start: subject.periodStart,
      period_end: subject.periodEnd,
      created_at: server.api.services.now(),
      timecard_template_id: 0,
      approver_name: null,
      approved_at: null,
      rejection_reason: null,
      submitted_at: server.api.services.now(),
      submitted_by: null,
      tafw_update: null,
      adjustment_amount: null,
      expense_amount: null,
      expense_pay_amount: null,
      milestone_amount: null,
      material_amount: null,
      position_amount: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  reviewed.set(subject, id);
}

/** Whether the hours of a subject are in the second look at another item of its worker. */
async function seesHours(client: TestClient, subject: Subject, inName = ''): Promise<boolean> {
  const path = `/wand2/api/billing/approvals/items/${reviewed.get(subject)}/second-look${inName}`;
  const read = async () => {
    const { status, body } = await client.get(path);
    return isAllowed(status) ? body.hoursElsewhere : 0;
  };
  const hours = await read();
  const days = db.updateTable('billing_item_detail').where('billing_item_id', '=', subject.itemId);
  await days.set((eb) => ({ worked_minutes: eb('worked_minutes', '+', 600) })).execute();
  const more = await read();
  await days.set((eb) => ({ worked_minutes: eb('worked_minutes', '-', 600) })).execute();
  return more > hours;
}

/** Users whom an administrator sees or not: a worker of the supplier in the company, another user of the company, a user of another one. */
const ADMINISTERED: Readonly<Record<OwnerName, number>> = { own: 1008, other: HELENA, abroad: 1011 };
await db.updateTable('app_user').set({ client_id: 2 }).where('id', '=', ADMINISTERED.abroad).execute();
const ADMINISTRATION = '/wand2/api/administration';
/** A request about each of them, which is over, so that an answer changes nothing. */
const asked = new Map<Subject, number>();
for (const [name, subject] of subjects) {
  const { id } = await db
    .insertInto('administration_request')
    .values({
      subject_id: ADMINISTERED[name],
      action: 'disable',
      factors: json([]),
      grounds: 'Left the company.',
      asked_by: SAMUEL,
      outcome: 'withdrawn' as const,
      asked_at: server.api.services.now(),
      lapses_at: new Date(server.api.services.now().getTime() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  asked.set(subject, id);
}
const administered = (subject: Subject) => ADMINISTERED[keyOf(subjects, subject) as OwnerName];

type Probe = (client: TestClient, subject: Subject) => Promise<boolean>;

/** The probes of each row. A row without a probe does not compile. */
const PROBES: Readonly<Record<Access, readonly Probe[]>> = {
  see: [
    async (client, { itemId }) => isAllowed((await client.get(`${ITEMS}/${itemId}`)).status),
    async (client, { itemId }) => isAllowed((await client.get(`${ITEMS}/${itemId}/general-info`)).status),
    async (client, { itemId }) => (await client.get(`${ITEMS}?billingItemId=${itemId}`)).body.totalElements === 1,
    async (client, { engagementId }) =>
      (await client.get('/wand2/engagement/api/engagement-items')).body.content.some(
        (one: { id: number }) => one.id === engagementId,
      ),
    async (client, { itemId }) =>
      (await client.get('/wand2/engagement/api/engagement/items/timeentries?pageSize=200')).body.content.some(
        (one: { billingItemId: number }) => one.billingItemId === itemId,
      ),
    async (client, { engagementId }) =>
      isAllowed((await client.get(`${ITEMS}/0/metadata?engagementId=${engagementId}`)).status),
    async (client, { engagementId }) =>
      isAllowed((await client.get(`/wand2/api/engagement/engagements/${engagementId}/periods`)).status),
    countsHours,
    countsExpenses,
  ],
  enter: [
    (client, subject) => post(client, ITEMS, timecard(subject)),
    (client, subject) => post(client, `${ITEMS}/submit`, timecard(subject)),
    (client, subject) => post(client, ITEMS, { ...item(subject, 'EXPENSE'), expenses: [TAXI] }),
    // Only users who enter time are shown what is missing.
    async (client, { engagementId }) =>
      (await client.get('/wand2/engagement/api/engagement-items')).body.content.some(
        (one: { id: number; missingPeriods: unknown[] }) => one.id === engagementId && one.missingPeriods.length > 0,
      ),
  ],
  adjust: [(client, subject) => post(client, ITEMS, { ...item(subject, 'ADJUSTMENT'), adjustments: [{ amount: 5 }] })],
  review: [
    async (client, { itemId, engagementId }) => {
      const list = (records: string) =>
        client.get(`/wand2/api/billing/approvals/items?size=100&engagementId=${engagementId}${records}`);
      const wide = await list('&records=company');
      const answer = isAllowed(wide.status) ? wide : await list('');
      return (
        isAllowed(answer.status) &&
        answer.body.content.some((one: { billingItemId: number }) => one.billingItemId === itemId)
      );
    },
    async (client, { itemId }) =>
      isAllowed((await client.get(`/wand2/api/billing/approvals/items/${itemId}/second-look`)).status),
    readsRejections,
  ],
  remind: [
    async (client, { engagementId }) => {
      const path = '/wand2/api/billing/approvals/not-submitted';
      const { status } = await client.post(`${path}/remind`, { engagementIds: [engagementId] });
      return isAllowed(status);
    },
  ],
  remindApprovers: [
    async (client, { itemId }) => {
      // Somebody for whom nothing else is late.
      const late = db.updateTable('billing_item').where('id', '=', itemId);
      const before = await db
        .selectFrom('billing_item')
        .select(['waits_for', 'approver_due_at'])
        .where('id', '=', itemId)
        .executeTakeFirstOrThrow();
      await late.set({ waits_for: json([RUTH]), approver_due_at: new Date(0) }).execute();
      const { status } = await client.post(`${LATE_APPROVERS}/remind`, { approverIds: [RUTH] });
      const listed = await client.get(LATE_APPROVERS);
      const isListed = listed.body.approvers?.some(({ userId }: { userId: number }) => userId === RUTH) ?? false;
      const { waits_for, approver_due_at } = before;
      await late.set({ waits_for: waits_for && json([...waits_for]), approver_due_at }).execute();
      expect(isListed).toBe(isAllowed(status));
      return isListed;
    },
  ],
  hoursElsewhere: [
    async (client, subject) => {
      await giveToManager(keyOf(clients, client) as UserType, Object.values(REVIEWED));
      return seesHours(client, subject);
    },
  ],
  decide: [decision('approve'), decision('reject'), decidesAmongSeveral, approvesInBatch, allocates],
  comment: [(client, subject) => comments(client, subject)],
  reassign: [
    // Without the permission of a manager, so that nothing changes.
    async (client, { engagementId }) => {
      const path = `/wand2/api/engagement/engagements/${engagementId}`;
      const { status } = await client.post(`${path}/manager`, { managerId: 1 });
      expect([400, 404]).toContain(status);
      expect(isAllowed((await client.get(`${path}/managers`)).status)).toBe(status === 400);
      return status === 400;
    },
  ],
  delegate: [
    async (client, subject) => {
      const reads = [await client.get(DELEGATES), await client.get(`${DELEGATES}/candidates`)];
      const { status } = await client.post(`${DELEGATES}/${delegationOf(client, subject)}/end`, { version: 999 });
      // Delegations of another user are not found.
      expect([403, 404, 409]).toContain(status);
      expect(new Set(reads.map((one) => isAllowed(one.status)))).toEqual(new Set([status !== 403]));
      return status === 409;
    },
  ],
  notifications: [
    async (client, subject) => {
      const id = await notifyOwner(client, subject);
      const { body } = await client.get(NOTIFICATIONS);
      const listed = body.notifications.some((one: { id: number }) => one.id === id);
      const unread = [body.unread, (await client.get(`${NOTIFICATIONS}/unread`)).body.unread];
      expect(unread).toEqual([Number(listed), Number(listed)]);
      return listed;
    },
    async (client, subject) => {
      const id = await notifyOwner(client, subject);
      await client.post(`${NOTIFICATIONS}/read`, { ids: [id], isRead: true });
      return isRead(id);
    },
    async (client, subject) => {
      const id = await notifyOwner(client, subject);
      const { markedAt } = (await client.post(`${NOTIFICATIONS}/all-read`)).body;
      const wasRead = await isRead(id);
      await client.post(`${NOTIFICATIONS}/all-read/undo`, { markedAt });
      expect(await isRead(id)).toBe(false);
      return wasRead;
    },
    async (client, subject) => {
      const person_id = personOf(client, subject);
      await db.deleteFrom('calendar_address').execute();
      await db
        .insertInto('calendar_address')
        .values({ person_id, address_hash: 'hash', made_at: noonOfToday() })
        .execute();
      const { since } = (await client.get(CALENDAR)).body;
      await client.delete(CALENDAR);
      const { length } = await db.selectFrom('calendar_address').selectAll().execute();
      expect(length).toBe(since === null ? 1 : 0);
      return since !== null;
    },
  ],
  ownReminders: [
    async (client, subject) => {
      const user_id = personOf(client, subject);
      await db.deleteFrom('refused_address').execute();
      await db.deleteFrom('reminder_choice').execute();
      await db.deleteFrom('mail_off').execute();
      const refused = { address: 'a@example.com', refusal: '550', refused_at: noonOfToday() };
      await db
        .insertInto('refused_address')
        .values({ user_id, ...refused })
        .execute();
      await client.delete('/wand2/api/account/mails/refusal');
      await client.put('/wand2/api/account/mails/due', { isOn: false });
      await client.put('/wand2/api/account/reminders', { hour: 9, digest: 'weekly', bySms: false });
      const refusals = await db.selectFrom('refused_address').selectAll().execute();
      const chosen = await db.selectFrom('reminder_choice').select('user_id').execute();
      const off = await db.selectFrom('mail_off').select('user_id').execute();
      const isOwn = refusals.length === 0;
      expect(chosen.map((one) => one.user_id === user_id)).toEqual([isOwn]);
      expect(off.map((one) => one.user_id === user_id)).toEqual([isOwn]);
      return isOwn;
    },
  ],
  ownExports: [
    async (client, subject) => {
      // With the rights of the caller, so that only the owner differs.
      const caller = await db
        .selectFrom('app_user')
        .select(['user_type as userType', 'client_id as clientId', 'supplier_name as supplierName', 'permissions'])
        .where('id', '=', people.get(keyOf(clients, client) as UserType) as number)
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto('list_export')
        .values({
          ...{ owner_id: personOf(client, subject), list_name: 'billing-items', format: 'csv', separator: 'comma' },
          ...{ list_query: {}, file_locale: 'en_US', row_count: 1, state: 'waiting', rights: rightsOf(caller) },
          ...{ asked_at: noonOfToday(), expires_at: new Date(noonOfToday().getTime() + 86_400_000) },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const [state, file] = [await client.get(`${EXPORTS}/${id}`), await client.get(`${EXPORTS}/${id}/file`)];
      expect(file.status).toBe(isAllowed(state.status) ? 409 : 404);
      return isAllowed(state.status);
    },
  ],
  records: [
    async (client, subject) => isAllowed((await client.get(`${RECORDS}/${requests.get(subject)}`)).status),
    async (client, subject) => {
      const answer = await client.get(`${RECORDS}?size=100`);
      const listed = (one: { recordId: number }) => one.recordId === requests.get(subject);
      return isAllowed(answer.status) && answer.body.content.some(listed);
    },
    (client, subject) => change(client, subject, 'comments', { text: 'Why?' }),
  ],
  budgets: [(client, subject) => seesAmount(client, subject)],
  decideRecords: [
    (client, subject) => change(client, subject, 'decision', { decision: 'reject', reason: 'No.', version: 999 }),
  ],
  changeRecords: [
    (client, subject) => change(client, subject, 'change', { change: 'cancel', version: 999 }),
    async (client, subject) => isAllowed((await client.get(`${RECORDS}/${requests.get(subject)}/people`)).status),
  ],
  invoice: [decision('process')],
  billed: [(client, subject) => seesFields(client, subject, ACCESS.billed.fields)],
  supplierPay: [(client, subject) => seesFields(client, subject, ACCESS.supplierPay.fields)],
  users: [
    async (client, subject) => isAllowed((await client.get(`${ADMINISTRATION}/users/${administered(subject)}`)).status),
    async (client, subject) => {
      const answer = await client.get(`${ADMINISTRATION}/users`);
      const listed = (one: { userId: number }) => one.userId === administered(subject);
      return isAllowed(answer.status) && answer.body.users.some(listed);
    },
    (client, subject) =>
      post(client, `${ADMINISTRATION}/users/${administered(subject)}/requests`, { action: 'disable', reason: 'Left.' }),
    async (client, subject) => {
      const answer = await client.get(`${ADMINISTRATION}/requests`);
      const listed = (one: { requestId: number }) => one.requestId === asked.get(subject);
      return isAllowed(answer.status) && answer.body.requests.some(listed);
    },
    (client, subject) => post(client, `${ADMINISTRATION}/requests/${asked.get(subject)}/answer`, { answer: 'consent' }),
  ],
  payroll: [
    async (client, subject) => {
      const { body } = await client.get('/wand2/api/payroll/companies');
      const path = payrollOf(subject);
      return body.companies?.some((one: { clientId: number }) => path.includes(`/${one.clientId}/`)) === true;
    },
    async (client, subject) => isAllowed((await client.get(`${payrollOf(subject)}/batches`)).status),
    async (client, subject) => {
      const { body } = await client.get(`${payrollOf(subject)}/batches/999`);
      return body.message === 'There is no such batch.';
    },
    async (client, subject) => {
      const [clientId = ''] = /\d+(?=\/payroll)/.exec(payrollOf(subject)) ?? [];
      const { body } = await client.post('/wand2/api/exports', {
        list: 'payroll',
        format: 'csv',
        query: { clientId, number: '999' },
      });
      return body.message === 'There is no such batch.';
    },
    async (client, subject) =>
      isAllowed((await client.get(`${payrollOf(subject)}/changes?from=2000-01-01&until=2000-01-02`)).status),
    // Nothing was approved then, and there is no such batch.
    async (client, subject) => {
      const { status } = await client.post(`${payrollOf(subject)}/batches`, {
        from: '2000-01-01',
        until: '2000-01-02',
      });
      return status === 409;
    },
    async (client, subject) => {
      const { body } = await client.get(`${payrollOf(subject)}/batches/999/file`);
      return body.message === 'There is no such batch.';
    },
  ],
};

/** Payroll of the company of a subject. */
const payrollOf = (subject: Subject) => `/wand2/api/clients/${subject === subjects.get('abroad') ? 2 : 1}/payroll`;

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

/** Makes a user of a type the manager of engagements: their own company's and another company's, unless others are given. */
async function giveToManager(type: UserType, ids: number[] = [OWNERS.own, OWNERS.abroad]): Promise<void> {
  const user_name = USERS[type];
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', user_name)
    .executeTakeFirstOrThrow();
  await db.updateTable('engagement').set({ manager_id: id }).where('id', 'in', ids).execute();
}

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

describe("in somebody's name (docs: access#access-in-name)", () => {
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
  test.each(named)('%s, trusted with %s, %s: %s', async (access, permission, state, allowed) => {
    await trust(permission, state);
    expect(await IN_NAME[access]?.()).toBe(allowed);
  });

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
});

test('the documentation is what the matrix says', () => {
  const { now, wanted } = accessPage();
  expect(now).toBe(wanted);
});
