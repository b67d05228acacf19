import fc from 'fast-check';
import type { BillingItemStatus, BillingItemSummary } from 'shared-client/schema/billing';
import type { InsightHours, InsightMoney } from 'shared-client/schema/insights';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { ITEMS, metadataOf, noonOfToday, payloadOf, send, TODAY } from '../testing/timecard-client.ts';

/** The charts beside the list while a worker saves and a manager decides. */

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const worker = await server.signedIn('worker-templates');
const manager = await server.signedIn('manager');
/** Hours are typed for a whole day there. */
const ENGAGEMENT = 5004;
const EXPENSES = { id: 0, version: 0, requisitionId: 5035, periodEndDate: '2026-11-22', type: 'EXPENSE' };

const action = fc.record({
  kind: fc.constantFrom('save', 'submit', 'approve', 'reject', 'process', 'spend'),
  /** The week from now; the next one can be saved ahead. */
  week: fc.integer({ min: -6, max: 1 }),
  quarters: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
  cents: fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 3 }),
});
type Action = typeof action extends fc.Arbitrary<infer Of> ? Of : never;

/** The timecards that were made here, by week. */
const made = new Map<number, number>();

const versionOf = async (id: number): Promise<number> => (await worker.get(`${ITEMS}/${id}`)).body.version;

/** Does what can be done; what the item's state does not allow is refused, and changes nothing. */
async function act({ kind, week, quarters, cents }: Action): Promise<void> {
  if (kind === 'spend') {
    const line = { expenseDate: TODAY, category: 'Travel Fare', expenseType: 'Taxi', payAmount: 0 };
    const expenses = cents.map((amount) => ({ ...line, amount: amount / 100 }));
    await worker.post(ITEMS, { ...EXPENSES, expenses });
    return;
  }
  const itemId = made.get(week) ?? 0;
  if (kind === 'save' || kind === 'submit') {
    const metadata = await metadataOf(worker, ENGAGEMENT, { itemId, weeks: week });
    const days = quarters.map((quarter, place) => ({
      ...metadata.billingItemDetails.find(({ workedDate }) => workedDate === metadata.workedDates[place]),
      workedDate: metadata.workedDates[place] as string,
      hours: quarter / 4,
    }));
    const { body } = await send(worker, kind, payloadOf(metadata, days));
    if (body.billingItemId) made.set(week, body.billingItemId);
  } else if (itemId > 0) {
    const reason = kind === 'reject' ? { reason: 'Wrong week' } : {};
    await manager.post(`${ITEMS}/${itemId}/${kind}`, { version: await versionOf(itemId), ...reason });
  }
}

/** All items of a list, page by page. */
async function listed(client: TestClient, query: string): Promise<BillingItemSummary[]> {
  const items: BillingItemSummary[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = await client.get(`${ITEMS}?size=200&page=${page}&${query}`);
    items.push(...body.content);
    if (page + 1 >= body.totalPages) return items;
  }
}

const minutesOf = (items: readonly BillingItemSummary[]) =>
  items.reduce((sum, { hoursWorked }) => sum + Math.round((hoursWorked ?? 0) * 60), 0);
const centsOf = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0);
const STATUSES = ['Saved', 'Pending', 'Approved', 'Rejected', 'Processed'] as const;
const inStatus = ({ weeks }: InsightHours, status: BillingItemStatus) =>
  weeks.flatMap(({ states }) => states).reduce((sum, one) => sum + (one.status === status ? one.minutes : 0), 0);

async function compare(): Promise<void> {
  const hours: InsightHours = (await worker.get('/wand2/api/insights/hours')).body;
  const money: InsightMoney = (await worker.get('/wand2/api/insights/money')).body;
  const last = hours.weeks.at(-1)?.weekStartDate ?? '';
  const cards = (await listed(worker, `type=TIME&periodEndDateStart=${hours.from}`)).filter(
    ({ periodStartDate }) => (periodStartDate ?? '') <= last,
  );
  for (const status of STATUSES)
    expect([status, inStatus(hours, status)]).toEqual([
      status,
      minutesOf(cards.filter((one) => one.status === status)),
    ]);
  // The week's own list has its timecards.
  for (const { weekStartDate, states, periodEnds } of hours.weeks) {
    const minutes = states.reduce((sum, one) => sum + one.minutes, 0);
    const own = listedIn(cards, periodEnds);
    expect([weekStartDate, minutes <= minutesOf(own)]).toEqual([weekStartDate, true]);
  }
  const own = (await listed(manager, `type=TIME&engagementId=${ENGAGEMENT}`)).filter(
    ({ periodStartDate }) => (periodStartDate ?? '') <= last,
  );
  const ofManager: InsightHours = (await manager.get('/wand2/api/insights/hours')).body;
  for (const { engagements } of [hours, ofManager]) {
    const found = engagements.find(({ id }) => id === ENGAGEMENT);
    if (found || ofManager.engagements.length < 25) expect(found?.minutes ?? 0).toBe(minutesOf(own));
  }
  // A supplier and a cost centre lead to the list that is filtered by them.
  const ofWeeks = async (filter: string, name: string) =>
    minutesOf(
      (
        await listed(
          manager,
          `type=TIME&periodEndDateStart=${ofManager.from}&${filter}=${encodeURIComponent(encodeURIComponent(name))}`,
        )
      ).filter(({ periodStartDate }) => (periodStartDate ?? '') <= last),
    );
  const [[supplier], [centre]] = [ofManager.suppliers, ofManager.costCentres];
  expect(await ofWeeks('supplier', supplier?.name ?? '')).toBe(supplier?.minutes);
  // Not all hours of a timecard need to be placed on it.
  if (centre) expect(await ofWeeks('costCentre', centre.name)).toBeGreaterThanOrEqual(centre.minutes);
  const reports = await listed(worker, `type=EXPENSE&periodEndDateStart=${money.from}`);
  for (const status of STATUSES)
    expect([
      status,
      centsOf(money.expenses.filter((one) => one.status === status).map(({ amount }) => amount)),
    ]).toEqual([
      status,
      centsOf(reports.filter((one) => one.status === status).map(({ expenseAmount }) => expenseAmount)),
    ]);
}

const listedIn = (items: readonly BillingItemSummary[], ends: InsightHours['weeks'][number]['periodEnds']) =>
  items.filter(
    ({ periodEndDate }) => ends && ends.from <= (periodEndDate ?? '') && (periodEndDate ?? '') <= ends.until,
  );

// Slow: each run saves, decides and reads whole lists.
test('whatever is saved and decided, charts have the minutes and cents of the lists (docs: insights#insights-agree)', async () => {
  // Whatever chance brings, there are two timecards to decide on.
  for (const week of [0, 1]) await act({ kind: 'save', week, quarters: [30, 32], cents: [1] });
  expect(made.size).toBe(2);
  await compare();
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 8 }), async (actions) => {
      for (const one of actions) await act(one);
      await compare();
    }),
    // What was saved stays, so that there is nothing to shrink.
    { numRuns: process.env.TEST_WIDE ? 40 : 4, endOnFailure: true },
  );
});
