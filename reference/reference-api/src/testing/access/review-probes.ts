import { workBatches } from '../../approvals/batches/work-batches.ts';
import type { UserType } from '../../identity/signed-in-user.ts';
import { json } from '../../storage/json.ts';
import type { TestClient } from '../test-client.ts';
import { ITEMS } from '../timecard-client.ts';
import { decision } from './billing-probes.ts';
import { readsRejections } from './insights-probes.ts';
import {
  clients,
  db,
  giveToManager,
  isAllowed,
  keyOf,
  type Probe,
  post,
  type Subject,
  server,
  subjects,
} from './people.ts';

/** Whether a user reviews a subject's item and decides on it. */

const LATE_APPROVERS = '/wand2/api/billing/approvals/late-approvers';
/** An approver for whom nothing is late. */
const RUTH = 1011;
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

let said = 0;
/** Whether a user may add a comment to an item and read its comments. */
export async function comments(client: TestClient, { itemId }: Subject, inName: object = {}): Promise<boolean> {
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
export const allocates = (client: TestClient, { itemId }: Subject, inName: object = {}) =>
  post(client, `/wand2/api/billing/approvals/items/${itemId}/allocations`, { version: 999, days: [], ...inName });

/** Engagements of the subjects' workers. */
export const REVIEWED = { ofWorker: 5080, ofOther: 5081 } as const;
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
export async function seesHours(client: TestClient, subject: Subject, inName = ''): Promise<boolean> {
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

export const reviewProbes = {
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
} satisfies Record<string, readonly Probe[]>;
