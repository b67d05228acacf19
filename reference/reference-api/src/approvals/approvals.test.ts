import { sql } from 'kysely';
import { ConflictError, configureClient, ForbiddenError, openSession } from 'shared-client';
import * as approvalsSubject from 'shared-client/approvals';
import type { ApprovalItem, ApprovalPage, DecisionRun } from 'shared-client/schema/approvals';
import type { BillingItem, BillingItemDetail, CostAllocation } from 'shared-client/schema/billing';
import { readOpenToken } from '../reminders/links/mail-links.ts';
import { ENGAGEMENTS } from '../sample-data/engagements/engagement-ids.ts';
import { browserFetch } from '../testing/browser-fetch.ts';
import { readContract, recordExchanges, watched } from '../testing/contract.ts';
import { giveEngagements } from '../testing/items/give-engagements.ts';
import { startApi } from '../testing/start-api.ts';
import { ITEMS, metadataOf, officeDay, payloadOf, send, TODAY } from '../testing/timecard-client.ts';
import { finishDecisions } from './finish.ts';
import { UNDO_MS } from './undo-time.ts';

let now = new Date(`${TODAY}T20:00:00Z`);
const server = await startApi({ now: () => now });
const { services } = server.api;
const manager = await server.signedIn('manager');
const msp = await server.signedIn('msp');
const supplier = await server.signedIn('supplier');
const jonas = await server.signedIn('worker-email');
const nora = await server.signedIn('worker-templates');
const recorder = recordExchanges(server.origin);
const restoreFetch = browserFetch(server.origin, manager);
configureClient({ baseUrl: server.origin, leave: () => {} });
await openSession();
afterAll(async () => {
  restoreFetch();
  recorder.restore();
  await server.close();
});
const { calls, left } = watched(approvalsSubject);
const APPROVALS = '/wand2/api/billing/approvals';

const list = (query = {}): Promise<ApprovalPage> => calls.getApprovals({ size: 100, ...query });
const HELENA = 1009;
const named = async (name: string, query = {}): Promise<ApprovalItem> => {
  const found = (await list({ search: name, ...query })).content;
  if (!found[0]) throw new Error(`Nothing of ${name} waits.`);
  return found[0];
};
const only = ({ billingItemId, version }: ApprovalItem) => [{ billingItemId, version }];
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const decide = (client: typeof manager, body: object, key: string) =>
  client.post(`${APPROVALS}/decisions`, body, { headers: { 'idempotency-key': key } });
const statusOf = async (id: number) => (await manager.get(`${ITEMS}/${id}`)).body.status;

describe('what waits', () => {
  test('the summary counts each kind, and its periods (docs: api#api-approvals)', async () => {
    const { cards, periods, mayDecide, recentCount, oldestSubmittedAt } = await calls.getApprovalSummary();
    const { totalElements, totalHours } = await list({ type: 'TIME' });
    expect(cards.map(({ type }) => type)).toEqual(['TIME', 'EXPENSE', 'PROJECT', 'ADJUSTMENT']);
    expect(cards[0]).toMatchObject({ count: totalElements, hours: totalHours });
    expect(cards[2]).toMatchObject({ count: 1, amounts: [{ currency: 'USD', amount: 7698.4 }] });
    const ofTime = periods.filter(({ type }) => type === 'TIME');
    expect(ofTime.reduce((sum, { count }) => sum + count, 0)).toBe(totalElements);
    expect([mayDecide, recentCount > 0, oldestSubmittedAt !== null]).toEqual([true, true, true]);
  });

  test('an item carries its week, the usual one, and what is unusual about it', async () => {
    const kofi = await named('Kofi Mensah');
    expect(kofi).toMatchObject({
      hoursWorked: 50.5,
      usualHours: 44,
      contractHours: 40,
      usualCount: 8,
      previousHours: 44,
      mayDecide: true,
    });
    expect(kofi.usualDays).toEqual([8, 8, 8, 8, 8, 4, null]);
    expect(kofi.days.map(({ hours }) => hours)).toEqual([8, 10.5, 8, 8, 8, 8]);
    expect(kofi.days[1]).toMatchObject({ noMeal: true, mealReason: 'Voluntary' });
    expect(kofi.days[5]?.notes).toContain('north yard');
    const luca = await named('Ferri');
    expect(luca.lastRejection).toMatchObject({
      by: 'Daniel Reyes',
      reason: 'Thursday was a training day of eight hours.',
    });
    expect(luca.changedDays).toEqual([{ workedDate: '2026-11-12', before: 12, after: 8 }]);
    expect(await named('Rojas')).toMatchObject({ usualHours: null, usualCount: 0, previousHours: null });
  });

  test.each([
    ['a word of the name and one of the job', { search: 'kofi engineer' }, ['Kofi Mensah']],
    ['a percent sign is a percent sign', { search: '%' }, []],
    ['more than usual', { variance: 'over', search: 'Mensah' }, ['Kofi Mensah']],
    ['more than usual leaves out less', { variance: 'over', search: 'Tanaka' }, []],
    ['no timecard before', { variance: 'first', search: 'Rojas' }, ['Tomás Rojas']],
    ['unusual takes in the first one', { variance: 'unusual', search: 'Rojas' }, ['Tomás Rojas']],
    ['as usual', { variance: 'usual', search: 'Hana' }, ['Hana Kim']],
    ['hours, both ends included', { hoursMin: 50.5, hoursMax: 50.5 }, ['Kofi Mensah']],
    ['one engagement', { engagementId: 5200 + 1 }, ['Mei Tanaka']],
    ['one worker', { workerId: 1104 }, ['Tomás Rojas']],
    ['a period', { periodEndDate: '2026-11-08', search: 'Lund' }, ['Sofie Lund']],
    ['the same week as the last approved one', { variance: 'identical', search: 'Hana' }, ['Hana Kim']],
    ['the same sum of other days is not the same week', { variance: 'identical', search: 'Volkov' }, []],
    ['a timecard without hours is not as usual', { variance: 'usual', search: 'Whitfield' }, []],
    ['nor the first one of its engagement', { variance: 'first', statusReason: 'Did Not Work' }, []],
    ['more than the contract has', { variance: 'over-contract', search: 'Mensah' }, ['Kofi Mensah']],
    ['what the contract has is not more than that', { variance: 'over-contract', search: 'Hana' }, []],
    [
      'less than the contract, though nothing is usual',
      { variance: 'under-contract', search: 'Rojas' },
      ['Tomás Rojas'],
    ],
    ['without a contract nothing is less', { variance: 'under-contract', search: 'Haddad', onBehalfOf: HELENA }, []],
    ['a variance is one of timecards', { variance: 'under', search: 'Volkov' }, []],
    ['a status reason', { statusReason: 'Did Not Work' }, ['Nora Whitfield']],
  ] as const)('it is narrowed by %s', async (_what, query, names) => {
    expect((await list(query)).content.map(({ workerName }) => workerName)).toEqual(names);
  });

  test('the contract has a fifth of its week for each weekday of a period that the engagement lasts (docs: approvals#approval-contract)', async () => {
    const { engagementId } = await named('Hana');
    const hours = async (change: object) => {
      await services.db
        .updateTable('engagement')
        .set({ job_title: 'Customs Specialist', ...change })
        .where('id', '=', engagementId)
        .execute();
      return (await named('Hana')).contractHours;
    };
    const { start_date, end_date } = await services.db
      .selectFrom('engagement')
      .select(['start_date', 'end_date'])
      .where('id', '=', engagementId)
      .executeTakeFirstOrThrow();
    expect(await hours({})).toBe(40);
    expect(await hours({ start_date: '2026-11-11' })).toBe(24);
    expect(await hours({ start_date: '2026-11-14' })).toBe(0);
    expect(await hours({ start_date, end_date: '2026-11-09' })).toBe(8);
    expect(await hours({ end_date: null })).toBe(40);
    expect(await hours({ end_date })).toBe(40);
    expect((await named('Haddad', { onBehalfOf: HELENA })).contractHours).toBeNull();
    const items = services.db
      .updateTable('billing_item')
      .where('engagement_id', '=', engagementId)
      .where('status', '=', 'Pending');
    await items.set({ period_start: '2026-11-01', period_end: '2026-11-30' }).execute();
    expect((await named('Hana')).contractHours).toBe(168);
    await items.set({ period_start: '2026-11-09', period_end: '2026-11-15' }).execute();
  });

  test('an expense names the lines to look at, an adjustment what is usual of it', async () => {
    const waiting = (await list({ search: 'Volkov' })).content;
    const [expense, adjusted] = ['EXPENSE', 'ADJUSTMENT'].map((type) => waiting.find((one) => one.type === type));
    expect(expense?.flaggedLines).toMatchObject([
      { name: 'Pier 9', amount: 84.2, hasReceipt: false, broken: ['DAY_LIMIT', 'RECEIPT_ABOVE'] },
      { name: 'Harbor Cabs', amount: 31.5, hasReceipt: false, broken: [] },
    ]);
    expect(expense?.flaggedLines[0]?.exceptionReason).toContain('three people');
    expect(adjusted).toMatchObject({ amount: 180, usualAmount: 60, flaggedLines: [] });
    expect((await list({ type: 'PROJECT' })).content[0]).toMatchObject({ usualAmount: null });
  });

  test('a second look at an item is one call (docs: approvals#second-look)', async () => {
    const { billingItemId } = await named('Adeyemi');
    expect(await calls.getSecondLook(billingItemId)).toMatchObject({ hours: 45, hoursTogether: 57, hoursTwice: 1.5 });
  });

  test('the same hours without a meal are not the same week (docs: approvals#approval-same)', async () => {
    const { billingItemId } = await named('Hana');
    const days = services.db.updateTable('billing_item_detail').where('billing_item_id', '=', billingItemId);
    const noMeal = (no: boolean) =>
      days.set({ content: sql`jsonb_set(content, '{noBreakTaken}', ${String(no)}::jsonb)` }).execute();
    const same = async () => (await list({ variance: 'identical', search: 'Hana' })).totalElements;
    await noMeal(true);
    expect(await same()).toBe(0);
    await noMeal(false);
    expect(await same()).toBe(1);
  });

  test('recent activity is narrowed by what became of it', async () => {
    const recent = async (status: 'Approved' | 'Rejected') => (await list({ view: 'recent', status })).totalElements;
    expect([(await recent('Approved')) > 0, await recent('Rejected')]).toEqual([true, 0]);
  });

  test('it is sorted by the server, page by page', async () => {
    const first = await list({ type: 'TIME', sort: 'hours,desc', size: 3 });
    const second = await list({ type: 'TIME', sort: 'hours,desc', size: 3, page: 1 });
    const hours = [...first.content, ...second.content].map(({ hoursWorked }) => hoursWorked ?? 0);
    expect(hours).toEqual([...hours].sort((one, other) => other - one));
    expect((await manager.get(`${APPROVALS}/items?sort=mood`)).status).toBe(400);
  });

  test('a worker reviews nothing; a supplier sees its own workers and decides on none', async () => {
    expect((await jonas.get(`${APPROVALS}/items`)).status).toBe(403);
    const seen: ApprovalPage = (await supplier.get(`${APPROVALS}/items?size=100`)).body;
    expect(seen.content.length).toBeGreaterThan(0);
    expect(seen.content.some(({ mayDecide }) => mayDecide)).toBe(false);
    expect(seen.content.some(({ workerName }) => workerName === 'Luca Ferri')).toBe(false);
    const [one] = seen.content;
    const body = { decision: 'approve', items: only(one as ApprovalItem) };
    expect((await decide(supplier, body, 'by-supplier')).status).toBe(403);
  });
});

describe('deciding', () => {
  test('an approval is seen at once, can be undone for ten seconds, and is final then (docs: approvals#approval-undo)', async () => {
    const hana = await named('Hana');
    const run = await calls.postDecision({ decision: 'approve', items: only(hana) }, { idempotencyKey: 'hana' });
    expect(run).toMatchObject({ total: 1, decided: 1, remaining: 0, failed: 0, undoMilliseconds: UNDO_MS });
    expect(await statusOf(hana.billingItemId)).toBe('Approved');
    // Later steps wait.
    const early = await manager.post(`${ITEMS}/${hana.billingItemId}/process`, { version: hana.version + 1 });
    expect([early.status, early.body.errors[0].errorToken]).toEqual([409, 'ERR_APPROVAL_HELD']);
    expect(await calls.undoDecision(run.runId)).toEqual({ runId: run.runId, undone: 1, fates: [] });
    expect(await calls.undoDecision(run.runId)).toEqual({ runId: run.runId, undone: 1, fates: [] });
    const again = await named('Hana');
    expect([again.status, again.approverName, again.version]).toEqual(['Pending', null, hana.version + 2]);
    const { history } = (await manager.get(`${ITEMS}/${hana.billingItemId}/general-info`)).body;
    expect(history.map(({ status }: { status: string }) => status)).toEqual(['Pending']);
    const undone = calls.postDecision({ decision: 'approve', items: only(hana) }, { idempotencyKey: 'hana' });
    await expect(undone).rejects.toBeInstanceOf(ConflictError);

    const second: DecisionRun = (await decide(manager, { decision: 'approve', items: only(again) }, 'hana-2')).body;
    later(UNDO_MS + 1);
    await finishDecisions(services);
    const late = await calls.undoDecision(second.runId);
    expect([late.undone, late.fates.map(({ fate }) => fate)]).toEqual([0, ['final']]);
    const processed = await manager.post(`${ITEMS}/${hana.billingItemId}/process`, { version: again.version + 1 });
    expect(processed.body.status).toBe('Processed');
  });

  test('the same key decides once; another request under it is refused', async () => {
    const body = { decision: 'approve', items: only(await named('Ana ')) };
    const first = await decide(manager, body, 'whitford');
    const [one, two] = await Promise.all([decide(manager, body, 'whitford'), decide(manager, body, 'whitford')]);
    expect([one.body.runId, two.body.runId, one.body.decided]).toEqual([first.body.runId, first.body.runId, 1]);
    expect((await decide(manager, { ...body, decision: 'reject', reason: 'x' }, 'whitford')).status).toBe(422);
    expect((await manager.post(`${APPROVALS}/decisions`, body)).status).toBe(400);
  });

  test('two managers at once: one decision, and the other is notified by whom and when (docs: approvals#approval-outcomes)', async () => {
    const sofie = await named('Sofie');
    const body = { decision: 'approve', items: only(sofie) };
    const both = await Promise.all([
      decide(manager, body, 'a'),
      decide(msp, { ...body, decision: 'reject', reason: 'No.' }, 'b'),
    ]);
    const runs = both.map((one) => one.body as DecisionRun);
    expect(runs.map(({ decided }) => decided).sort()).toEqual([0, 1]);
    const late = runs.find(({ decided }) => decided === 0)?.fates[0];
    const winner = runs[0]?.decided === 1 ? 'Daniel Reyes' : 'Priya Natarajan';
    expect(late).toMatchObject({ workerName: 'Sofie Lund', fate: 'decided', by: winner, at: now.toISOString() });
  });

  test('an item that changed since it was looked at is not decided', async () => {
    const mei = await named('Tanaka');
    const body = { decision: 'approve', items: [{ billingItemId: mei.billingItemId, version: mei.version + 1 }] };
    expect((await decide(manager, body, 'stale')).body).toMatchObject({ decided: 0, fates: [{ fate: 'changed' }] });
    expect(await statusOf(mei.billingItemId)).toBe('Pending');
  });

  test('who submitted an item never approves it, alone or among all that match (docs: approvals#approver-is-another)', async () => {
    const adeyemi = await named('Adeyemi');
    const { db } = services;
    await db
      .updateTable('billing_item')
      .set({ submitted_by_id: 1002 })
      .where('id', '=', adeyemi.billingItemId)
      .execute();
    const mine = await named('Adeyemi');
    expect([mine.isOwn, mine.mayDecide]).toEqual([true, false]);
    const alone = await decide(manager, { decision: 'approve', items: only(mine) }, 'own');
    expect(alone.body.fates[0].fate).toBe('own');
    const filter = { search: 'Adeyemi' };
    const all = await decide(manager, { decision: 'approve', filter, asOf: now.toISOString() }, 'own-all');
    expect(all.body.total).toBe(0);
  });

  test('all that match are what the server finds, without what came after the list was made', async () => {
    const { asOf, totalElements } = await list({ search: 'Route Planner HV-52', type: 'TIME' });
    expect(totalElements).toBe(2);
    const [late] = (await list({ search: 'Nair', periodEndDate: '2026-11-15' })).content;
    await services.db
      .updateTable('billing_item')
      .set({ submitted_at: new Date(now.getTime() + 1000) })
      .where('id', '=', late?.billingItemId as number)
      .execute();
    const filter = { search: 'Nair' };
    const run = (await decide(manager, { decision: 'approve', filter, asOf }, 'nair')).body;
    expect(run).toMatchObject({ total: 1, decided: 1, remaining: 0 });
    expect(await statusOf(late?.billingItemId as number)).toBe('Pending');
  });

  test('of all that match, those that somebody else decided on meanwhile are named, by whom and when (docs: approvals#approval-outcomes)', async () => {
    later(2000);
    const filter = { search: 'Nair', status: 'Pending' };
    const { asOf, content } = await list(filter);
    expect(content).toHaveLength(1);
    later(1000);
    const all = { decision: 'approve', filter, asOf };
    expect((await decide(msp, all, 'nair-msp')).body).toMatchObject({ total: 1, decided: 1, failed: 0 });
    const at = now.toISOString();
    later(1000);
    const run = (await decide(manager, all, 'nair-late')).body;
    expect(run).toMatchObject({ total: 1, decided: 0, failed: 1, remaining: 0 });
    expect(run.fates).toMatchObject([{ fate: 'decided', by: 'Priya Natarajan', at }]);
    // The caller's own decisions are not reported, and items that were decided before the list was made were not on it.
    expect((await decide(msp, all, 'nair-again')).body.total).toBe(0);
    const fresh = { ...all, asOf: now.toISOString() };
    expect((await decide(manager, fresh, 'nair-fresh')).body.total).toBe(0);
  });
});

test('a rejection: the reason is needed, the worker is mailed after ten seconds, sent back is corrected, refused is not (docs: approvals#send-back-or-refuse)', async () => {
  await giveEngagements(services.db, 1005, [5209, 5210]);
  const [back, refused] = [
    (await list({ engagementId: 5209 })).content[0] as ApprovalItem,
    (await list({ engagementId: 5210 })).content[0] as ApprovalItem,
  ];
  await services.db
    .updateTable('billing_item')
    .set({ submitted_by_id: 1005 })
    .where('id', 'in', [back.billingItemId, refused.billingItemId])
    .execute();
  expect((await decide(manager, { decision: 'reject', items: only(back) }, 'why')).status).toBe(400);
  const reason = 'Friday was a holiday.';
  await decide(manager, { decision: 'reject', reason, items: only(back) }, 'back');
  await decide(manager, { decision: 'reject', reason, rejectionKind: 'REFUSED', items: only(refused) }, 'refused');
  const info = async (id: number) => (await jonas.get(`${ITEMS}/${id}/general-info`)).body;
  expect(await info(back.billingItemId)).toMatchObject({
    status: 'Rejected',
    rejectionReason: reason,
    rejectionKind: 'SENT_BACK',
    approverName: 'Daniel Reyes',
    modifiable: true,
  });
  expect(await info(refused.billingItemId)).toMatchObject({ rejectionKind: 'REFUSED', modifiable: false });
  const mails = async () => (await manager.get('/dev/outbox?to=jonas.weber@example.com')).body as { text: string }[];
  await finishDecisions(services);
  expect(await mails()).toEqual([]);
  later(UNDO_MS + 1);
  await finishDecisions(services);
  await finishDecisions(services);
  const sent = await mails();
  expect(sent).toHaveLength(2);
  expect(sent.every(({ text }) => text.includes(reason) && text.includes('Daniel Reyes'))).toBe(true);
  // Each leads its worker to the item.
  const routes = sent.map(({ text }) => {
    const token = /\/open\/(\S+)$/.exec(text)?.[1] ?? '';
    return readOpenToken(services.options, token, services.now())?.route;
  });
  const items = [back, refused].map(({ billingItemId }) => `/worker/time-expense-detail/${billingItemId}`);
  expect(new Set(routes)).toEqual(new Set(items));
  const correct = async ({ engagementId, billingItemId }: ApprovalItem) => {
    const metadata = await metadataOf(jonas, engagementId, { itemId: billingItemId });
    return (await send(jonas, 'submit', payloadOf(metadata, [officeDay(metadata.workedDates[0] as string)]))).body;
  };
  expect((await correct(back)).status).toBe('Pending');
  expect((await correct(refused)).errors[0]?.errorToken).toBe('ERR_BILLING_REFUSED');
  const { rejectionKind, allowTimecardSubmit } = await metadataOf(jonas, 5210, { itemId: refused.billingItemId });
  expect([rejectionKind, allowTimecardSubmit]).toEqual(['REFUSED', false]);
});

test('several are rejected in one go, each for a reason of its own; who has none reads the common one', async () => {
  const found = (await list({ type: 'TIME' })).content.filter(({ mayDecide }) => mayDecide).slice(0, 3);
  const [one, two, three] = found as [ApprovalItem, ApprovalItem, ApprovalItem];
  const items = [
    { ...only(one)[0], reason: 'Monday was a holiday.' },
    { ...only(two)[0], reason: 'You left at noon.' },
    ...only(three),
  ];
  expect((await decide(manager, { decision: 'reject', items }, 'each')).status).toBe(400);
  const run = (await decide(manager, { decision: 'reject', reason: 'Please check.', items }, 'each')).body;
  expect(run).toMatchObject({ decided: 3, failed: 0 });
  const reasons = async () =>
    Promise.all(
      found.map(async ({ billingItemId }) => {
        const { rejectionReason, history } = (await manager.get(`${ITEMS}/${billingItemId}/general-info`)).body;
        return [rejectionReason, history.at(-1).comment];
      }),
    );
  const said = ['Monday was a holiday.', 'You left at noon.', 'Please check.'];
  expect(await reasons()).toEqual(said.map((reason) => [reason, reason]));
  expect((await manager.post(`${APPROVALS}/decisions/${run.runId}/undo`)).body.undone).toBe(3);
});

test('an expense is rejected for one line: the worker reads why at it, the others stay accepted, an undo forgets it (docs: expenses#expense-sent-back, billing-items#rejected)', async () => {
  const metadata = (await nora.get(`${ITEMS}/0/expense-edit-metadata?engagementId=5035`)).body;
  const taxi = { expenseDate: metadata.dates[0], category: 'Travel Fare', expenseType: 'Taxi', amount: 20 };
  const head = { type: 'EXPENSE', requisitionId: 5035, periodEndDate: metadata.periodEndDate };
  const sent = { ...head, id: 0, version: 0, expenses: [taxi, { ...taxi, amount: 30 }] };
  const { billingItemId } = (await nora.post(`${ITEMS}/submit`, sent)).body;
  const linesOf = async () => (await nora.get(`${ITEMS}/${billingItemId}`)).body.expenses;
  const [first, second] = await linesOf();
  const reject = (version: number, key: string) =>
    decide(
      manager,
      {
        decision: 'reject',
        reason: 'Which trip?',
        lines: [{ id: second.id, reason: 'Which trip?' }],
        items: [{ billingItemId, version }],
      },
      key,
    );
  const stateOf = async () =>
    (await linesOf()).map((line: { rejectionReason: string | null; accepted: boolean }) => [
      line.rejectionReason,
      line.accepted,
    ]);
  const { runId } = (await reject(1, 'one-line')).body;
  const rejected = [
    [null, true],
    ['Which trip?', false],
  ];
  expect(await stateOf()).toEqual(rejected);
  await manager.post(`${APPROVALS}/decisions/${runId}/undo`);
  expect(await stateOf()).toEqual([
    [null, false],
    [null, false],
  ]);
  await reject(3, 'one-line-again');
  expect(await stateOf()).toEqual(rejected);
  const corrected = {
    ...head,
    id: billingItemId,
    version: 4,
    expenses: [first, { ...second, description: 'To the pier' }],
  };
  expect((await nora.post(`${ITEMS}/submit`, corrected)).body).toMatchObject({ status: 'Pending' });
  expect(await stateOf()).toEqual([
    [null, true],
    [null, false],
  ]);
  const many = { decision: 'reject', reason: 'x', lines: [{ id: 1, reason: 'x' }], filter: {}, asOf: '2026-11-18' };
  expect((await decide(manager, many, 'lines-of-many')).status).toBe(400);
});

test('a timecard is rejected for one day and one allocation: the worker reads why at them, the others stay accepted', async () => {
  const engagementId = ENGAGEMENTS.ofTemplate(1);
  const [monday, tuesday] = (await metadataOf(nora, engagementId)).workedDates as [string, string];
  const day = (workedDate: string, hours: number, until = '13:00') => ({
    ...officeDay(workedDate),
    timeEntrySpanDtos: [
      { startTimeStr: `${workedDate} 08:00`, endTimeStr: `${workedDate} ${until}`, timeEntrySpanType: 'Labor' },
    ],
    noBreakTaken: true,
    billingCostAllocation: [{ hours, sequence: 1 }],
  });
  const first = await metadataOf(nora, engagementId);
  const saved = await send(nora, 'submit', payloadOf(first, [day(monday, 5), day(tuesday, 5)]));
  const { billingItemId } = saved.body;
  expect(saved.body).toMatchObject({ status: 'Pending', errors: [] });
  const read = async (client: typeof nora) => (await client.get(`${ITEMS}/${billingItemId}`)).body as BillingItem;
  const [one, two] = (await read(manager)).billingItemDetails as [BillingItemDetail, BillingItemDetail];
  const [dayOne, dayTwo] = [one.billingItemDetailId as number, two.billingItemDetailId as number];
  const placed = one.billingCostAllocation[0]?.id as number;
  const lines = [
    { id: dayTwo, reason: 'You left at noon.' },
    { id: placed, reason: 'Another project.' },
  ];
  const reject = (version: number, key: string) =>
    decide(manager, { decision: 'reject', reason: 'See the days.', lines, items: [{ billingItemId, version }] }, key);
  const { runId } = (await reject(1, 'one-day')).body;
  const said = async () => new Map((await read(nora)).lineDecisions.map(({ id, ...line }) => [id, line]));
  const rejected = await said();
  expect(rejected.get(dayTwo)).toEqual({ rejectionReason: 'You left at noon.', accepted: false });
  expect(rejected.get(placed)).toEqual({ rejectionReason: 'Another project.', accepted: false });
  expect(rejected.get(dayOne)).toEqual({ rejectionReason: null, accepted: true });
  await manager.post(`${APPROVALS}/decisions/${runId}/undo`);
  expect(await said()).toEqual(new Map());

  await reject(3, 'one-day-again');
  const metadata = await metadataOf(nora, engagementId, { itemId: billingItemId });
  expect(metadata.lineDecisions).toEqual((await read(nora)).lineDecisions);
  // As the page sends them: days as they were read, with the rejected one corrected.
  const details = metadata.billingItemDetails.map((detail) =>
    detail.workedDate === tuesday ? { ...detail, ...day(tuesday, 4, '12:00') } : detail,
  );
  const kept = await send(nora, 'save', payloadOf(metadata, details));
  expect(kept.body).toMatchObject({ status: 'Saved' });
  expect((await said()).get(dayTwo)?.rejectionReason).toBe('You left at noon.');
  const again = await metadataOf(nora, engagementId, { itemId: billingItemId });
  const sent = await send(nora, 'submit', payloadOf(again, again.billingItemDetails));
  expect(sent.body).toMatchObject({ status: 'Pending' });
  expect((await said()).get(dayOne)).toEqual({ rejectionReason: null, accepted: true });
  expect((await said()).has(dayTwo)).toBe(false);
  expect((await said()).has(placed)).toBe(false);
});

test('a long run goes on where it stopped, with the key it began with (docs: approvals#approval-bulk)', async () => {
  const { db } = services;
  const waiting = (await list({ type: 'TIME' })).content.filter(({ mayDecide }) => mayDecide);
  const items = waiting.map(({ billingItemId, version }) => ({ billingItemId, version }));
  const run = (await decide(manager, { decision: 'approve', items }, 'long')).body as DecisionRun;
  expect(run).toMatchObject({ total: items.length, decided: items.length, remaining: 0 });
  // As if the connection had broken after the first half.
  const half = items.slice(0, Math.ceil(items.length / 2)).map(({ billingItemId }) => billingItemId);
  await db
    .updateTable('approval_decision')
    .set({ fate: null })
    .where('run_id', '=', run.runId)
    .where('billing_item_id', 'in', half)
    .execute();
  const before = { status: 'Pending', version: sql<number>`version - 1` } as const;
  await db.updateTable('billing_item').set(before).where('id', 'in', half).execute();
  const rest = (await decide(manager, { decision: 'approve', items }, 'long')).body as DecisionRun;
  expect(rest).toMatchObject({ runId: run.runId, total: items.length, remaining: 0 });
  expect(rest.decided + rest.failed).toBe(items.length);
  const [one] = half;
  expect(await statusOf(one as number)).toBe('Approved');
});

test('a batch is begun, found in the list and read', async () => {
  const { asOf } = await list();
  const begun = await calls.postBatch(
    { filter: { search: 'Volkov', type: 'EXPENSE' }, asOf },
    { idempotencyKey: 'batch' },
  );
  expect(begun).toMatchObject({
    total: 1,
    subject: { type: 'EXPENSE', periodEndDate: null },
    undoMilliseconds: UNDO_MS,
  });
  while (services.sending.size > 0) await Promise.all(services.sending);
  expect(await calls.getBatch(begun.runId)).toMatchObject({ decided: 1, remaining: 0, fates: [] });
  expect((await calls.getBatches()).map(({ runId }) => runId)).toEqual([begun.runId]);
});

test('allocations are changed and put back by the typed functions', async () => {
  const engagementId = ENGAGEMENTS.ofTemplate(1);
  const metadata = await metadataOf(nora, engagementId, { weeks: -3 });
  const [workedDate] = metadata.workedDates as [string];
  const day = { ...officeDay(workedDate), billingCostAllocation: [{ hours: 7.5, sequence: 1 }] };
  const { billingItemId } = (await send(nora, 'submit', payloadOf(metadata, [day]))).body;
  const [detail] = ((await manager.get(`${ITEMS}/${billingItemId}`)).body as BillingItem).billingItemDetails;
  const [row] = (detail as BillingItemDetail).billingCostAllocation;
  const billingCostAllocation = [
    { ...(row as CostAllocation), hours: 4 },
    { ...(row as CostAllocation), id: null, hours: 3.5, sequence: 2 },
  ];
  const version = metadata.version + 1;
  const request = { version, days: [{ workedDate, billingCostAllocation }] };
  const changed = await calls.changeAllocations(billingItemId, request, { idempotencyKey: 'split' });
  expect(changed).toMatchObject({ billingItemId, version: version + 1, undoMilliseconds: UNDO_MS });
  const stale = calls.changeAllocations(billingItemId, request, { idempotencyKey: 'split-late' });
  await expect(stale).rejects.toThrow(ConflictError);
  expect(await calls.undoAllocations(billingItemId)).toEqual({ billingItemId, fate: null, version: version + 2 });
});

test('late workers are reminded by the typed functions', async () => {
  const { engagements } = await calls.getNotSubmitted();
  const ids = engagements.filter(({ remindable }) => remindable === 'yes').map(({ engagementId }) => engagementId);
  expect(ids).not.toEqual([]);
  expect(await calls.remindWorkers(ids)).toBe(ids.length);
  await expect(calls.getLateApprovers()).rejects.toThrow(ForbiddenError);
  await expect(calls.remindApprovers([1002])).rejects.toThrow(ForbiddenError);
});

test('the typed functions and the server agree', async () => {
  const contract = await readContract(server);
  expect(recorder.exchanges.length).toBeGreaterThan(100);
  const wrong = recorder.exchanges.flatMap((exchange) => contract.issues(exchange));
  expect(wrong).toEqual([]);
  expect(left()).toEqual([]);
});
