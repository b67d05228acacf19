import { ConflictError, configureClient, openSession, ValidationError } from 'shared-client';
import * as delegatesSubject from 'shared-client/delegates';
import type { ApprovalItem, DecisionRun } from 'shared-client/schema/approvals';
import type { Delegation, NewDelegation } from 'shared-client/schema/delegates';
import { finishDecisions } from '../approvals/finish.ts';
import { UNDO_MS } from '../approvals/undo-time.ts';
import { addDays } from '../billing/calendar.ts';
import { allSent } from '../messages/all-sent.ts';
import { browserFetch } from '../testing/browser-fetch.ts';
import { readContract, recordExchanges, watched } from '../testing/contract.ts';
import { giveEngagements } from '../testing/items/give-engagements.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { ITEMS, TODAY } from '../testing/timecard-client.ts';

let now = new Date(`${TODAY}T20:00:00Z`);
const server = await startApi({ now: () => now });
const { services } = server.api;
const manager = await server.signedIn('manager');
const north = await server.signedIn('manager-north');
const coordinator = await server.signedIn('coordinator');
const supplier = await server.signedIn('supplier');
const jonas = await server.signedIn('worker-email');
const recorder = recordExchanges(server.origin);
const restoreFetch = browserFetch(server.origin, manager);
configureClient({ baseUrl: server.origin, leave: () => {} });
await openSession();
afterAll(async () => {
  restoreFetch();
  recorder.restore();
  await server.close();
});
const { calls, left } = watched(delegatesSubject);
const DELEGATES = '/wand2/api/delegates';
const APPROVALS = '/wand2/api/billing/approvals';
const [DANIEL, HELENA, SAMUEL] = [1002, 1009, 1010];

const asked = (change: Partial<NewDelegation> = {}): NewDelegation => ({
  delegateId: HELENA,
  permissions: ['BILLING_APPROVAL'],
  startDate: TODAY,
  endDate: addDays(TODAY, 6),
  ...change,
});
let keys = 0;
const newKey = () => {
  keys += 1;
  return `delegate-${keys}`;
};

test('the sample shows every state, from both sides', async () => {
  const { today, mayLend, named, standsInFor } = await calls.getDelegates();
  expect(today).toBe(TODAY);
  expect(mayLend).toEqual(['REQUEST_CREATION', 'BILLING_APPROVAL', 'REQUISITION_APPROVAL', 'MASTER_BUDGET_VISIBILITY']);
  expect(named.map(({ person, state }) => [person.name, state])).toEqual([
    ['Helena Lindqvist', 'upcoming'],
    ['Helena Lindqvist', 'ended'],
    ['Samuel Okafor', 'active'],
    ['Helena Lindqvist', 'ended'],
  ]);
  expect(standsInFor).toMatchObject([{ person: { userId: HELENA, name: 'Helena Lindqvist' }, state: 'active' }]);
});

test('candidates are colleagues with the same type of account, found by words of their name', async () => {
  const all = await calls.getDelegateCandidates('');
  expect(all.map(({ name }) => name)).toEqual(['Ruth Calloway', 'Helena Lindqvist', 'Samuel Okafor']);
  expect(await calls.getDelegateCandidates('okaf sam')).toEqual([{ userId: SAMUEL, name: 'Samuel Okafor' }]);
  expect(await calls.getDelegateCandidates('%')).toEqual([]);
});

test('a delegate is named once for a key, seen by both, and ended (docs: approvals#delegates, api#api-delegates)', async () => {
  const idempotencyKey = newKey();
  const named = await calls.nameDelegate(asked(), { idempotencyKey });
  expect(named).toMatchObject({ state: 'active', person: { name: 'Helena Lindqvist' }, version: 1 });
  expect(await calls.nameDelegate(asked(), { idempotencyKey })).toEqual(named);
  const seenByHelena = async () =>
    (await north.get(DELEGATES)).body.standsInFor.find((one: Delegation) => one.delegationId === named.delegationId);
  expect(await seenByHelena()).toMatchObject({ person: { userId: DANIEL }, state: 'active' });
  await expect(calls.endDelegation(named.delegationId, 9)).rejects.toBeInstanceOf(ConflictError);
  const ended = await calls.endDelegation(named.delegationId, named.version);
  expect(ended).toMatchObject({ state: 'ended', version: 2 });
  expect(await calls.endDelegation(named.delegationId, named.version)).toEqual(ended);
  expect(await seenByHelena()).toMatchObject({ state: 'ended' });
  const events = await services.db
    .selectFrom('audit_event')
    .select('event')
    .where('user_id', '=', DANIEL)
    .where('event', 'in', ['delegate_named', 'delegate_ended'])
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual(['delegate_named', 'delegate_ended']);
});

test('the delegate is mailed once when named, with what and how long, and when it is ended; in their language', async () => {
  const RUTH = 1011;
  await services.db.updateTable('app_user').set({ language: 'de', country: 'DE' }).where('id', '=', RUTH).execute();
  const mails = async () => {
    await allSent(services);
    const { body } = await manager.get('/dev/outbox?to=ruth.calloway@example.com');
    return body.map(({ subject, text }: { subject: string; text: string }) => [subject, text]);
  };
  const idempotencyKey = newKey();
  const naming = asked({ delegateId: RUTH, permissions: ['BILLING_APPROVAL', 'REQUEST_CREATION'] });
  const { delegationId, version } = await calls.nameDelegate(naming, { idempotencyKey });
  await calls.nameDelegate(naming, { idempotencyKey });
  const [first, ...others] = await mails();
  expect([first[0], others]).toEqual(['Sie vertreten Daniel Reyes', []]);
  const year = TODAY.slice(0, 4);
  expect(first[1]).toMatch(new RegExp(`^Daniel Reyes hat Sie vom .+ ${year} bis .+ ${year} zur Vertretung benannt`));
  expect(first[1]).not.toMatch(/[{}_]/);
  await calls.endDelegation(delegationId, version);
  await calls.endDelegation(delegationId, version);
  expect((await mails()).map(([subject]: [string]) => subject)).toEqual([
    'Sie vertreten Daniel Reyes nicht mehr',
    'Sie vertreten Daniel Reyes',
  ]);
});

test.each([
  ['to oneself', { delegateId: DANIEL }, 'ERR_DELEGATE_NEEDED'],
  ['to a worker', { delegateId: 1001 }, 'ERR_DELEGATE_NEEDED'],
  ['to nobody that is known', { delegateId: 999_999 }, 'ERR_DELEGATE_NEEDED'],
  ['of nothing', { permissions: [] }, 'ERR_DELEGATE_PERMISSION'],
  ['from yesterday', { startDate: addDays(TODAY, -1) }, 'ERR_DELEGATE_START'],
  ['that ends before it begins', { startDate: addDays(TODAY, 2), endDate: TODAY }, 'ERR_DELEGATE_END'],
  ['for more than a year', { endDate: addDays(TODAY, 366) }, 'ERR_DELEGATE_LONG'],
])('a delegation %s is refused', async (_what, change, token) => {
  const refused = calls.nameDelegate(asked(change), { idempotencyKey: newKey() });
  await expect(refused).rejects.toBeInstanceOf(ValidationError);
  expect((await manager.post(DELEGATES, asked(change))).body.errors[0].errorToken).toBe(token);
});

test('what is lent is not lent on; workers and suppliers have no delegates (docs: approvals#delegate-permissions)', async () => {
  expect((await coordinator.get(DELEGATES)).body.mayLend).toEqual([]);
  const lentOn = await coordinator.post(DELEGATES, asked());
  expect([lentOn.status, lentOn.body.errors[0].errorToken]).toEqual([400, 'ERR_DELEGATE_PERMISSION']);
  expect([(await supplier.get(DELEGATES)).status, (await jonas.post(DELEGATES, asked())).status]).toEqual([403, 403]);
});

describe('deciding in somebody’s name', () => {
  const items = async (client: TestClient, query = ''): Promise<readonly ApprovalItem[]> =>
    (await client.get(`${APPROVALS}/items?size=100${query}`)).body.content;
  const decide = async (client: TestClient, body: object, key = newKey()) =>
    client.post(`${APPROVALS}/decisions`, body, { headers: { 'idempotency-key': key } });
  const only = ({ billingItemId, version }: ApprovalItem) => [{ billingItemId, version }];

  test('the summary names for whom one stands in; the list has the records of that person, and says they may be decided', async () => {
    const { standsInFor, mayDecide } = (await manager.get(`${APPROVALS}/summary`)).body;
    expect(standsInFor).toEqual([{ userId: HELENA, name: 'Helena Lindqvist', endDate: addDays(TODAY, 9) }]);
    expect(mayDecide).toBe(true);
    const names = (await items(manager, `&onBehalfOf=${HELENA}`)).map(({ workerName }) => workerName);
    expect(names.toSorted()).toEqual(['Jack Whitford', 'Leila Haddad']);
    expect((await coordinator.get(`${APPROVALS}/summary`)).body.mayDecide).toBe(false);
    expect((await coordinator.get(`${APPROVALS}/summary?onBehalfOf=${DANIEL}`)).body.mayDecide).toBe(true);
    expect((await items(coordinator)).some((one) => one.mayDecide)).toBe(false);
    expect((await items(coordinator, `&onBehalfOf=${DANIEL}&search=Hana`))[0]?.mayDecide).toBe(true);
  });

  test('both are recorded, the worker is notified of both, and the delegate takes it back (docs: approvals#delegate-decides)', async () => {
    await giveEngagements(services.db, 1005, [5207]);
    const [hana] = await items(coordinator, `&onBehalfOf=${DANIEL}&engagementId=5207`);
    if (!hana) throw new Error('Nothing of engagement 5207 waits.');
    const reject = { decision: 'reject', reason: 'Friday was a holiday.', onBehalfOf: DANIEL };
    const run = (await decide(coordinator, { ...reject, items: only(hana) })).body as DecisionRun;
    expect(run).toMatchObject({ decided: 1, failed: 0 });
    const info = async () => (await jonas.get(`${ITEMS}/${hana.billingItemId}/general-info`)).body;
    expect(await info()).toMatchObject({
      status: 'Rejected',
      approverName: 'Samuel Okafor',
      approverFor: 'Daniel Reyes',
    });
    expect((await info()).history.at(-1)).toMatchObject({ changedBy: 'Samuel Okafor', changedFor: 'Daniel Reyes' });
    expect((await coordinator.post(`${APPROVALS}/decisions/${run.runId}/undo`)).body.undone).toBe(1);
    expect(await info()).toMatchObject({ status: 'Pending', approverName: null, approverFor: null });

    const again = { ...reject, items: [{ billingItemId: hana.billingItemId, version: hana.version + 2 }] };
    expect((await decide(coordinator, again)).body.decided).toBe(1);
    const late = (await decide(manager, { decision: 'approve', items: only(hana) })).body as DecisionRun;
    expect(late.fates[0]).toMatchObject({ fate: 'decided', by: 'Samuel Okafor', byFor: 'Daniel Reyes' });
    now = new Date(now.getTime() + UNDO_MS + 1);
    await finishDecisions(services);
    const [mail] = (await manager.get('/dev/outbox?to=jonas.weber@example.com')).body;
    expect(mail.text).toContain('Samuel Okafor for Daniel Reyes');
  });

  test('all that match are the records of that person', async () => {
    const asOf = now.toISOString();
    const before = (await items(manager, `&onBehalfOf=${HELENA}`)).length;
    const all = { decision: 'approve', filter: {}, asOf, onBehalfOf: HELENA };
    const run = (await decide(manager, all)).body as DecisionRun;
    expect([run.total, run.decided, before]).toEqual([2, 2, 2]);
    const { body } = await manager.get(`${APPROVALS}/items?view=recent&search=Whitford&onBehalfOf=${HELENA}`);
    expect(body.content[0]).toMatchObject({ approverName: 'Daniel Reyes', approverFor: 'Helena Lindqvist' });
  });

  test('a run that is not finished stops with the delegation', async () => {
    const [one] = await items(coordinator, `&onBehalfOf=${DANIEL}&search=Adeyemi`);
    const body = { decision: 'approve', items: only(one as ApprovalItem), onBehalfOf: DANIEL };
    const { named } = await calls.getDelegates();
    const active = named.find(({ state, person }) => state === 'active' && person.userId === SAMUEL);
    const run = (await decide(coordinator, body, 'stops')).body as DecisionRun;
    await calls.endDelegation(active?.delegationId as number, 1);
    expect((await decide(coordinator, body, 'stops')).status).toBe(403);
    expect((await coordinator.get(`${APPROVALS}/items?onBehalfOf=${DANIEL}`)).status).toBe(403);
    // A delegate can still take back their own decision.
    expect((await coordinator.post(`${APPROVALS}/decisions/${run.runId}/undo`)).body.undone).toBe(1);
  });
});

test('the typed functions and the server agree', async () => {
  const contract = await readContract(server);
  expect(recorder.exchanges.length).toBeGreaterThan(10);
  expect(recorder.exchanges.flatMap((exchange) => contract.issues(exchange))).toEqual([]);
  expect(left()).toEqual([]);
});
