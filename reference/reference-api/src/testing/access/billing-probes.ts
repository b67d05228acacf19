import { ACCESS } from '../../access/matrix.ts';
import type { TestClient } from '../test-client.ts';
import { ITEMS, TODAY } from '../timecard-client.ts';
import { countsExpenses, countsHours } from './insights-probes.ts';
import { isAllowed, type Probe, post, type Subject } from './people.ts';

/** Whether a user sees, enters and changes a subject's item. */

export const item = ({ engagementId, periodEnd }: Subject, type: string) => ({
  id: 0,
  version: 0,
  requisitionId: engagementId,
  periodEndDate: periodEnd,
  type,
});
const timecard = (subject: Subject) => ({ ...item(subject, 'TIME'), timecardTemplateId: 0, billingItemDetails: [] });
const TAXI = { expenseDate: TODAY, category: 'Travel Fare', expenseType: 'Taxi', amount: 31.2 };
export const decision =
  (name: string) =>
  (client: TestClient, { itemId }: Subject) =>
    // An old version, so that nothing changes.
    post(client, `${ITEMS}/${itemId}/${name}`, { version: 999, reason: 'Wrong week' });

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

export const billingProbes = {
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
  invoice: [decision('process')],
  billed: [(client, subject) => seesFields(client, subject, ACCESS.billed.fields)],
  supplierPay: [(client, subject) => seesFields(client, subject, ACCESS.supplierPay.fields)],
} satisfies Record<string, readonly Probe[]>;
