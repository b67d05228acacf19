import { BILLING_ITEM_STATUSES, type BillingItemSummary, STATUS_REASONS } from 'shared-client/schema/billing';
import { startApi } from '../../testing/start-api.ts';
import { noonOfToday } from '../../testing/timecard-client.ts';
import { ENGAGEMENTS } from '../engagements/engagement-ids.ts';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const worker = await server.signedIn('worker-templates');
const items: BillingItemSummary[] = (await worker.get('/wand2/api/billing/billing-items?size=200')).body.content;

test('worker has three engagements, a timecard of each status that waits for somebody or is done, and none this week', async () => {
  const newcomer = await server.signedIn('worker');
  const { content } = (await newcomer.get('/wand2/engagement/api/engagement-items?pageNo=0&pageSize=200')).body;
  expect(content.map((one: { id: number }) => one.id)).toEqual([5000, 5036, 5037]);
  expect(content.flatMap((one: { missingPeriods: object[] }) => one.missingPeriods)).toEqual([]);
  const cards: BillingItemSummary[] = (await newcomer.get('/wand2/api/billing/billing-items?type=TIME&size=200')).body
    .content;
  const count = (status: string) => cards.filter((card) => card.status === status).length;
  expect(['Approved', 'Rejected', 'Pending', 'Saved'].map(count)).toEqual([1, 1, 1, 0]);
  expect(count('Processed')).toBeGreaterThan(5);
  const { body } = await newcomer.get('/wand2/api/billing/billing-items/0/metadata?engagementId=5000');
  expect([body.billingItemId, body.status, body.engDefaultTimeEntries.length]).toEqual([0, null, 3]);
  const { body: contacts } = await newcomer.get('/wand2/api/passwordRegistrations/1001');
  expect([contacts.email, contacts.mobile]).toEqual(['null', 'null']);
});

test('worker-templates has an engagement for every timecard template, 0 to 34', async () => {
  const { content } = (await worker.get('/wand2/engagement/api/engagement-items?pageNo=0&pageSize=200')).body;
  const templates = new Set(content.map((one: { timecardTemplateId: number }) => one.timecardTemplateId));
  expect([...Array(35).keys()].filter((id) => !templates.has(id))).toEqual([]);
});

test.each(Array.from({ length: 35 }, (_, id) => id))(
  'metadata of template %i loads for the current period',
  async (id) => {
    const { status, body } = await worker.get(
      `/wand2/api/billing/billing-items/0/metadata?engagementId=${ENGAGEMENTS.ofTemplate(id)}`,
    );
    expect([status, body.timecardTemplateId]).toEqual([200, id]);
  },
);

test('metadata of an engagement with a template of its own carries it', async () => {
  const { body } = await worker.get('/wand2/api/billing/billing-items/0/metadata?engagementId=5064');
  expect(body.timecardTemplate).toMatchObject({ id: 1, showPaidBreak: true });
});

test('every status and every status reason is there (docs: billing-items#status-reasons)', () => {
  expect(new Set(items.map((item) => item.status))).toEqual(new Set(BILLING_ITEM_STATUSES));
  const reasons = new Set(items.map((item) => item.statusReason).filter((reason) => reason !== null));
  expect(reasons).toEqual(new Set(STATUS_REASONS));
});

test('every type of billing item is there', () => {
  expect([...new Set(items.map((item) => item.type))].sort()).toEqual(
    ['ADJUSTMENT', 'BENEFIT', 'EXPENSE', 'PROJECT', 'TIME'].sort(),
  );
});

test('one large timecard: 31 days, 4 spans and 3 allocations a day', async () => {
  const large = items.find((item) => item.engagementId === 5042);
  const days = (await worker.get(`/wand2/api/billing/billing-items/${large?.billingItemId}/detail-items`)).body;
  expect(days).toHaveLength(31);
  for (const day of days) {
    expect([day.timeEntrySpanDtos.length, day.billingCostAllocation.length]).toEqual([4, 3]);
  }
});

test('leave updates of all three kinds are there', () => {
  const updates = items.flatMap((item) => item.tafwUpdate ?? []).sort();
  expect(new Set(updates)).toEqual(new Set(['ALLOCATION_NEEDED', 'AUTO_TIMECARD_CREATED', 'TIME_REVIEW_NEEDED']));
});

test('every sample timecard that can be changed satisfies the rules of a save', async () => {
  const open = items.filter((item) => item.type === 'TIME' && item.status === 'Saved');
  // The other one is incomplete because of time off that waits to be allocated.
  const complete = open.filter((item) => item.tafwUpdate !== 'ALLOCATION_NEEDED');
  for (const item of complete) {
    const path = `/wand2/api/billing/billing-items/${item.billingItemId}/metadata?engagementId=${item.engagementId}`;
    const metadata = (await worker.get(path)).body;
    const saved = await worker.post('/wand2/api/billing/billing-items', {
      id: metadata.billingItemId,
      version: metadata.version,
      requisitionId: metadata.engagementId,
      timecardTemplateId: metadata.timecardTemplateId,
      periodEndDate: metadata.earningsEndDate,
      billingItemDetails: metadata.billingItemDetails,
      billingCostAllocations: metadata.billingItemCostAllocations,
    });
    const { errors, billingItemDetailErrors, billingItemId } = saved.body;
    expect({ template: metadata.timecardTemplateId, errors, billingItemDetailErrors, billingItemId }).toEqual({
      template: metadata.timecardTemplateId,
      errors: [],
      billingItemDetailErrors: [],
      billingItemId: item.billingItemId,
    });
  }
  expect(complete.length).toBeGreaterThan(5);
});
