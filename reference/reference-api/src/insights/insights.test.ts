import { configureClient, openSession } from 'shared-client';
import * as insightsSubject from 'shared-client/insights';
import * as mailedSubject from 'shared-client/mailed-reports';
import type { ExpenseLine } from 'shared-client/schema/billing';
import type { InsightHours } from 'shared-client/schema/insights';
import { json } from '../storage/json.ts';
import { browserFetch } from '../testing/browser-fetch.ts';
import { readContract, recordExchanges, watched } from '../testing/contract.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const server = await startApi();
const recorder = recordExchanges(server.origin);
afterAll(async () => {
  recorder.restore();
  await server.close();
});
const { db } = server.api.services;
const INSIGHTS = '/wand2/api/insights';
const ITEMS = '/wand2/api/billing/billing-items';

const hoursOf = async (client: TestClient, query = ''): Promise<InsightHours> =>
  (await client.get(`${INSIGHTS}/hours${query}`)).body;
const minutesOf = ({ weeks }: InsightHours) =>
  weeks.flatMap(({ states }) => states).reduce((sum, { minutes }) => sum + minutes, 0);

/** All items of a list, page by page. */
async function listed(client: TestClient, query: string) {
  const items: { billingItemId: number; hoursWorked: number; status: string; type: string; total: number }[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = await client.get(`${ITEMS}?size=200&page=${page}&${query}`);
    items.push(...body.content);
    if (page + 1 >= body.totalPages) return items;
  }
}

test.each(['worker', 'worker-year', 'worker-templates', 'manager', 'supplier', 'msp'])(
  'the hours of %s are those of the days of the items that they list, to the minute (docs: insights#insights-agree)',
  async (name) => {
    const client = await server.signedIn(name);
    const hours = await hoursOf(client);
    const ids = (await listed(client, 'type=TIME')).map(({ billingItemId }) => billingItemId);
    const rows = await db
      .selectFrom('billing_item_detail as d')
      .innerJoin('billing_item as b', 'b.id', 'd.billing_item_id')
      .where('b.id', 'in', ids)
      .where('d.worked_date', '>=', hours.from)
      .select(['b.status', 'd.worked_minutes'])
      .execute();
    const expected = rows.reduce((sum, row) => sum + row.worked_minutes, 0);
    expect(expected).toBeGreaterThan(0);
    expect(minutesOf(hours)).toBe(expected);
    const byStatus = (status: string) =>
      hours.weeks
        .flatMap(({ states }) => states)
        .filter((one) => one.status === status)
        .reduce((sum, { minutes }) => sum + minutes, 0);
    for (const status of ['Saved', 'Pending', 'Approved', 'Rejected', 'Processed'])
      expect([status, byStatus(status)]).toEqual([
        status,
        rows.filter((row) => row.status === status).reduce((sum, row) => sum + row.worked_minutes, 0),
      ]);
    // Fewer groups than are listed have all hours.
    const { engagements } = hours;
    if (engagements.length < 25) expect(engagements.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(expected);
  },
);

test.each(['worker', 'worker-year', 'worker-templates', 'manager', 'msp'])(
  'the expenses of %s are those of the items that they list, to the cent (docs: insights#insights-agree)',
  async (name) => {
    const client = await server.signedIn(name);
    const { expenses, from } = (await client.get(`${INSIGHTS}/money`)).body as {
      expenses: { amount: number }[];
      from: string;
    };
    const items = await listed(client, `type=EXPENSE&periodEndDateStart=${from}`);
    const rows = await db
      .selectFrom('billing_item')
      .select('expense_amount')
      .where('id', 'in', [0, ...items.map(({ billingItemId }) => billingItemId)])
      .execute();
    const cents = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    expect(cents(expenses.map(({ amount }) => amount))).toBe(cents(rows.map((row) => row.expense_amount ?? 0)));
  },
);

test('expenses are those of a category in the month in which the period of their report ends (docs: insights#insights-expenses)', async () => {
  const { expenses, reports } = (await (await server.signedIn('worker-year')).get(`${INSIGHTS}/money`)).body;
  const [month] = expenses.map((one: { month: string }) => one.month).toSorted();
  const rows = await db
    .selectFrom('billing_item')
    .select(['lines', 'period_end'])
    .where('worker_id', '=', 1151)
    .where('type', '=', 'EXPENSE')
    .execute();
  const meals = rows
    .filter(({ period_end }) => period_end.startsWith(month))
    .flatMap(({ lines }) => lines as ExpenseLine[])
    .filter(({ category }) => category === 'Meals');
  expect(
    expenses.find((one: { month: string; category: string }) => one.month === month && one.category === 'Meals'),
  ).toMatchObject({
    currency: 'USD',
    amount: meals.reduce((sum, { amount }) => sum + amount, 0),
  });
  expect(
    reports
      .filter(({ processedAt }: { processedAt: string | null }) => processedAt === null)
      .map(({ status }: { status: string }) => status),
  ).toEqual(['Approved']);
});

test('a budget has what was submitted and not sent back (docs: insights#insights-budgets)', async () => {
  const manager = await server.signedIn('manager');
  const spent = async () => {
    const { budgets } = (await manager.get(`${INSIGHTS}/money`)).body;
    const yard = budgets.find(({ name }: { name: string }) => name === 'Yard automation');
    return yard.spent.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  };
  const before = await spent();
  expect(before).toBeGreaterThan(180_000);
  const { id } = await db
    .selectFrom('billing_item')
    .select('id')
    .where('engagement_id', '=', 5303)
    .where('type', '=', 'PROJECT')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const set = (status: 'Rejected' | 'Processed') =>
    db.updateTable('billing_item').set({ status }).where('id', '=', id).execute();
  await set('Rejected');
  expect(await spent()).toBe(before - 20_000);
  await set('Processed');
});

test('a worker is told which periods still need a timecard, and the balance of leave (docs: insights#insights-missing)', async () => {
  const { weeks, leave } = await hoursOf(await server.signedIn('worker-year'));
  expect(weeks.filter(({ missingPeriods }) => missingPeriods > 0)).toHaveLength(1);
  expect(leave.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ['PTO', 3720],
    ['Sick', 1440],
  ]);
});

test('the balances of leave are those that it had, and the one with which the range began (docs: insights#insights-balance)', async () => {
  const { balances, leave, from } = await hoursOf(await server.signedIn('worker-year'), '?weeks=13');
  const ofPto = balances.filter(({ kind }) => kind === 'PTO');
  expect(ofPto.filter(({ date }) => date < from)).toHaveLength(1);
  expect(ofPto.at(-1)?.minutes).toBe(leave.find(({ kind }) => kind === 'PTO')?.minutes);
  const take = (minutes: number, day: string) =>
    db
      .updateTable('accrual')
      .set({ accrued_minutes: minutes, as_of_date: day })
      .where('engagement_id', '=', 5301)
      .where('leave_kind', '=', 'Sick')
      .execute();
  const day = ofPto.at(-1)?.date ?? '';
  await take(960, day);
  await take(900, day);
  const changed = (await hoursOf(await server.signedIn('worker-year'), '?weeks=13')).balances;
  expect(changed).toHaveLength(balances.length);
  expect(changed.filter(({ kind }) => kind === 'Sick').at(-1)).toMatchObject({ date: day, minutes: 900 });
  await take(1440, day);
});

test('what waits is what the list of waiting items has (docs: insights#insights-decisions)', async () => {
  const manager = await server.signedIn('manager');
  const { waiting, total, weeks } = (await manager.get(`${INSIGHTS}/decisions`)).body;
  const { cards } = (await manager.get('/wand2/api/billing/approvals/summary')).body;
  const sum = (of: { items?: number; count?: number }[]) =>
    of.reduce((before, one) => before + (one.items ?? one.count ?? 0), 0);
  expect(sum(waiting)).toBe(sum(cards));
  expect(total.decisions).toBe(weeks.reduce((before: number, one: { decisions: number }) => before + one.decisions, 0));
  expect(total.medianMinutes).toBeLessThan(total.ninetiethMinutes);
});

test('the median of decisions is that of their times (docs: insights#insights-decisions)', async () => {
  const manager = await server.signedIn('manager');
  const rows = await db
    .selectFrom('billing_item')
    .select(['submitted_at', 'decided_at'])
    .where('manager_id', '=', 1002)
    .where('decided_at', 'is not', null)
    .where('status', '!=', 'Pending')
    .execute();
  const { from, total } = (await manager.get(`${INSIGHTS}/decisions`)).body;
  const times = rows
    .flatMap(({ submitted_at: sent, decided_at: at }) =>
      sent && at && at >= sent && at.toISOString() >= from ? [(at.getTime() - sent.getTime()) / 60_000] : [],
    )
    .sort((one, other) => one - other);
  expect(total.decisions).toBe(times.length);
  const middle = (times.length - 1) / 2;
  expect(total.medianMinutes).toBe(
    Math.round(((times[Math.floor(middle)] ?? 0) + (times[Math.ceil(middle)] ?? 0)) / 2),
  );
});

test('nobody is told about items of others: a supplier about theirs, a worker about nothing that waits (docs: insights#insights-access)', async () => {
  const [supplier, worker] = [await server.signedIn('supplier'), await server.signedIn('worker')];
  expect((await worker.get(`${INSIGHTS}/decisions`)).status).toBe(403);
  const { reach, workers, suppliers } = await hoursOf(supplier);
  expect([reach, suppliers]).toEqual(['supplier', []]);
  const own = await db
    .selectFrom('engagement')
    .select('worker_id')
    .where('supplier_name', '=', 'Northgate Staffing')
    .execute();
  const ids = new Set(own.map(({ worker_id }) => worker_id));
  expect(workers.filter(({ id }) => !ids.has(id ?? 0))).toEqual([]);
  expect((await worker.get(`${INSIGHTS}/money`)).body.budgets).toEqual([]);
});

test('a program is told about companies, suppliers, and who is late (docs: insights#insights-program)', async () => {
  const vms = await server.signedIn('msp');
  await db
    .updateTable('app_user')
    .set({ permissions: json(['BILLING_APPROVE', 'COMPANY_BILLING']) })
    .where('user_name', '=', 'msp')
    .execute();
  const { reach, companies, suppliers } = await hoursOf(vms);
  expect(reach).toBe('all');
  expect(companies.length).toBeGreaterThan(0);
  expect(suppliers.map(({ name }) => name)).toContain('Southgate Staffing');
  const { lateApprovers, lateSubmitters } = (await vms.get(`${INSIGHTS}/decisions`)).body;
  expect(lateApprovers.map(({ name }: { name: string }) => name)).toContain('Helena Lindqvist');
  expect(lateSubmitters.map(({ name }: { name: string }) => name)).toContain('Tunde Bakare');
});

test('the typed functions agree with openapi.json (docs: api#api-insights)', async () => {
  const restoreFetch = browserFetch(server.origin, await server.signedIn('manager'));
  configureClient({ baseUrl: server.origin, leave: () => {} });
  await openSession();
  const { calls, left } = watched(insightsSubject);
  expect(await calls.getInsightHours({ weeks: 13 })).toMatchObject({ reach: 'managed' });
  expect((await calls.getInsightDecisions({ weeks: 26 })).waiting).toHaveLength(4);
  expect((await calls.getInsightMoney({ weeks: 52 })).budgets).not.toEqual([]);
  expect(left()).toEqual([]);
  const { calls: mailed, left: leftOfMailed } = watched(mailedSubject);
  const { reports } = await mailed.mailReport({ toUserId: null, frequency: 'monthly' });
  expect(await mailed.getMailedReports()).toMatchObject({ reports });
  expect((await mailed.endMailedReport(reports[0]?.reportId ?? 0)).reports).toEqual([]);
  expect(leftOfMailed()).toEqual([]);
  restoreFetch();
  const contract = await readContract(server);
  expect(recorder.exchanges.flatMap((one) => contract.issues(one))).toEqual([]);
});
