import {
  BILLING_ITEM_STATUSES,
  BILLING_ITEM_TYPES,
  type BillingItemStatus,
  type BillingItemType,
} from 'shared-client/schema/billing';
import { COMPANY_BILLING } from '../access/matrix.ts';
import { json } from '../storage/json.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

/** Every user who may enter an existing item may attach a file to it, while it may be changed. */

const portal = await startApi();
afterAll(() => portal.close());
const { db } = portal.api.services;
await db
  .updateTable('app_user')
  .set({ permissions: json(['BILLING_APPROVE', 'TIMECARD_ENTER', 'EXPENSE_ENTER', COMPANY_BILLING]) })
  .execute();

const USERS = ['worker-templates', 'worker', 'supplier', 'manager', 'msp', 'vms'] as const;
type UserName = (typeof USERS)[number];
const clients = new Map<UserName, TestClient>();
for (const name of USERS) clients.set(name, await portal.signedIn(name));

const model = await db
  .selectFrom('billing_item')
  .select(['engagement_id', 'worker_id', 'period_start', 'period_end', 'created_at', 'timecard_template_id'])
  .where('engagement_id', '=', 5031)
  .where('type', '=', 'TIME')
  .executeTakeFirstOrThrow();
const none = {
  status_reason: null,
  approver_name: null,
  approved_at: null,
  rejection_reason: null,
  submitted_at: null,
  submitted_by: null,
  tafw_update: null,
  adjustment_amount: null,
  expense_amount: null,
  expense_pay_amount: null,
  milestone_amount: null,
  material_amount: null,
  position_amount: null,
};
await db.deleteFrom('billing_item').where('engagement_id', '=', 5031).execute();

const ENTERED_BY: Readonly<Record<BillingItemType, readonly UserName[]>> = {
  TIME: ['worker-templates'],
  EXPENSE: ['worker-templates'],
  PROJECT: ['worker-templates'],
  ADJUSTMENT: ['manager', 'msp', 'vms'],
  BENEFIT: ['manager', 'msp', 'vms'],
};

const attach = (name: UserName, itemId: number) => {
  const body = new FormData();
  body.append('file', new Blob(['Taxi, 31.20 USD']), 'receipt.txt');
  return (clients.get(name) as TestClient).request('POST', `/wand2/api/fileupload/${itemId}/uploadonly`, { body });
};

const makeItem = async (type: BillingItemType, state: BillingItemStatus | 'refused') => {
  const status = state === 'refused' ? 'Rejected' : state;
  const rejection_kind = state === 'refused' ? 'REFUSED' : null;
  const values = { ...model, ...none, type, status, rejection_kind } as const;
  return (await db.insertInto('billing_item').values(values).returning('id').executeTakeFirstOrThrow()).id;
};

const cells = BILLING_ITEM_TYPES.flatMap((type) =>
  ([...BILLING_ITEM_STATUSES, 'refused'] as const).map((state) => [type, state] as const),
);

test.each(cells)(
  '%s, %s: whoever may enter it attaches while it may be changed (docs: access#access-upload)',
  async (type, state) => {
    const id = await makeItem(type, state);
    const takes = state === 'Saved' || state === 'Rejected';
    for (const name of USERS) {
      const { status, body } = await attach(name, id);
      const outcome = [name, status, body.attachmentKey !== undefined, body.errors?.[0]?.errorToken ?? body.error];
      const closed = 'The status of this item does not allow this. Please refresh to continue.';
      if (name === 'worker') expect(outcome).toEqual([name, 404, false, 'ERR_NOT_FOUND']);
      else if (!ENTERED_BY[type].includes(name)) expect(outcome).toEqual([name, 403, false, 'ERR_FORBIDDEN']);
      else expect(outcome).toEqual([name, 200, takes, takes ? undefined : closed]);
      // An item that is sent back accepts files again.
      expect(body.final).toBeUndefined();
    }
    const kept = await db.selectFrom('stored_file').select('owner_id').where('billing_item_id', '=', id).execute();
    expect(kept).toHaveLength(takes ? ENTERED_BY[type].length : 0);
    await db.deleteFrom('stored_file').where('billing_item_id', '=', id).execute();
    await db.deleteFrom('billing_item').where('id', '=', id).execute();
  },
);

test('an item of another company is not there', async () => {
  const id = await makeItem('ADJUSTMENT', 'Saved');
  await db.updateTable('engagement').set({ client_id: 2 }).where('id', '=', 5031).execute();
  expect((await attach('manager', id)).status).toBe(404);
  expect((await attach('msp', id)).status).toBe(200);
  await db.updateTable('engagement').set({ client_id: 1 }).where('id', '=', 5031).execute();
});
