import { ConflictError, configureClient, NotFoundError, openSession } from 'shared-client';
import * as recordsSubject from 'shared-client/records';
import type { ApprovalRecord, RecordChange, RecordDecision, RecordLine } from 'shared-client/schema/records';
import { UNDO_MS } from '../approvals/undo-time.ts';
import { allSent } from '../messages/all-sent.ts';
import { readOpenToken } from '../reminders/links/mail-links.ts';
import { json } from '../storage/json.ts';
import { browserFetch } from '../testing/browser-fetch.ts';
import { readContract, recordExchanges, watched } from '../testing/contract.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const server = await startApi();
const { services } = server.api;
const [daniel, helena, ruth] = [
  await server.signedIn('manager'),
  await server.signedIn('manager-north'),
  await server.signedIn('approver'),
];
const [priya, samuel] = [await server.signedIn('msp'), await server.signedIn('coordinator')];
const recorder = recordExchanges(server.origin);
const restoreFetch = browserFetch(server.origin, daniel);
configureClient({ baseUrl: server.origin, leave: () => {} });
await openSession();
afterAll(async () => {
  restoreFetch();
  recorder.restore();
  await server.close();
});
const { calls, left } = watched(recordsSubject);
const RECORDS = '/wand2/api/approvals/records';
const [DANIEL, HELENA, RUTH, PRIYA] = [1002, 1009, 1011, 1004];
/** In the order of the sample: requested by Helena, by Daniel, by Ruth. */
const [OF_HELENA, SECOND, OF_DANIEL, OF_RUTH, DRAFT, REJECTED] = [41_001, 41_002, 41_003, 41_004, 41_005, 41_006];

let keys = 0;
const idempotencyKey = () => {
  keys += 1;
  return `record-${keys}`;
};
const read = async (client: TestClient, id: number): Promise<ApprovalRecord> =>
  (await client.get(`${RECORDS}/${id}`)).body;
const send = async (client: TestClient, id: number, call: string, body: object, key = idempotencyKey()) => {
  const { version } = await read(priya, id);
  return client.post(`${RECORDS}/${id}/${call}`, { version, ...body }, { headers: { 'idempotency-key': key } });
};
const decide = (client: TestClient, id: number, body: Partial<RecordDecision>) => send(client, id, 'decision', body);
const change = (client: TestClient, id: number, body: Partial<RecordChange>) => send(client, id, 'change', body);
const tokenOf = ({ status, body }: { status: number; body: { errors?: { errorToken: string }[] } }) => [
  status,
  body.errors?.[0]?.errorToken,
];
/** Lets the time pass in which a decision can be taken back. */
const held = () => server.advance(UNDO_MS);
const waiting = ({ chain, step }: ApprovalRecord) =>
  chain[(step?.at ?? 0) - 1]?.approvers.filter(({ state }) => state === 'waiting').map(({ name }) => name);

test('a manager sees what they requested, manage, work on or approve; what waits for them comes first (docs: approvals#records)', async () => {
  const { content, counts, standsInFor } = await calls.getRecords();
  expect(content.map(({ waitsForReader }) => waitsForReader)).toEqual(
    [...content.map(({ waitsForReader }) => waitsForReader)].sort((a, b) => Number(b) - Number(a)),
  );
  expect(counts).toEqual({ ALL: 14, REQUEST: 6, ENGAGEMENT: 3, REVISION: 2, BUDGET: 3, HISTORY: 8 });
  expect(standsInFor.map(({ name }) => name)).toEqual(['Helena Lindqvist']);
});

test('a line of the list has the subject of the record (docs: approvals#record-outline)', async () => {
  const { content } = await calls.getRecords();
  for (const id of [OF_HELENA, 41_013]) {
    const { facts, changes } = await calls.getRecord(id);
    const { workerName, startDate, endDate, positions, rate, currency } = facts;
    expect(content.find(({ recordId }) => recordId === id)).toMatchObject({
      ...{ workerName, startDate, endDate, positions, rate, currency, changes },
    });
  }
});

test.each<[string, Parameters<typeof calls.getRecords>[0], (line: RecordLine) => boolean]>([
  ['a kind', { view: 'REVISION' }, ({ kind }) => kind === 'REVISION'],
  ['history', { view: 'HISTORY' }, ({ status }) => ['Approved', 'Rejected', 'Cancelled'].includes(status)],
  ['a status', { status: 'Draft' }, ({ status }) => status === 'Draft'],
  ['only my requests', { onlyMine: true }, ({ requester }) => requester.userId === DANIEL],
  ['needs assignment', { needsAssignment: true }, ({ assignee, kind }) => assignee === null && kind === 'REQUEST'],
  ['words of the title and of a name', { search: 'helena planner' }, ({ title }) => title === 'Inventory planner'],
])('the list is narrowed to %s', async (_what, query, fits) => {
  const { content, totalElements } = await calls.getRecords(query);
  expect(content.length).toBeGreaterThan(0);
  expect(totalElements).toBe(content.length);
  expect(content.filter((line) => !fits(line))).toEqual([]);
});

test('two steps: the first approves, the second rejects with a reason, a restart asks both again, and it is approved (docs: approvals#record-history)', async () => {
  const before = await calls.getRecord(OF_HELENA);
  expect([before.actions, waiting(before), before.step]).toEqual([
    ['approve', 'reject'],
    ['Daniel Reyes'],
    { at: 1, of: 2, name: 'Department' },
  ]);
  const { version } = before;
  expect(before.waitingSince).toBe(before.submittedAt);
  const first = await calls.decideRecord(OF_HELENA, { decision: 'approve', version }, { idempotencyKey: 'first' });
  // The second step waits from the end of the undo.
  expect(Date.parse(first.waitingSince ?? '') - Date.parse(first.history[0]?.at ?? '')).toBe(UNDO_MS);
  expect([first.status, waiting(first), first.version]).toEqual(['Pending', ['Ruth Calloway'], version + 1]);
  held();
  expect(tokenOf(await decide(ruth, OF_HELENA, { decision: 'reject', reason: ' ' }))).toEqual([
    400,
    'LBL_REQUIRED_FIELD',
  ]);
  const rejected = (await decide(ruth, OF_HELENA, { decision: 'reject', reason: 'Too dear.' })).body as ApprovalRecord;
  expect([rejected.status, rejected.history[0]]).toMatchObject([
    'Rejected',
    { what: 'reject', by: 'Ruth Calloway', text: 'Too dear.' },
  ]);
  const again = (await change(helena, OF_HELENA, { change: 'restart' })).body as ApprovalRecord;
  expect([again.status, waiting(again)]).toEqual(['Pending', ['Daniel Reyes']]);
  expect([again.waitingSince, again.heldMilliseconds]).toEqual([again.history[0]?.at, 0]);
  await decide(daniel, OF_HELENA, { decision: 'approve' });
  held();
  const done = (await decide(ruth, OF_HELENA, { decision: 'approve', reason: 'For this quarter.' }))
    .body as ApprovalRecord;
  expect([done.status, done.step]).toEqual(['Approved', null]);
  expect(done.history.map(({ what }) => what)).toEqual([
    'approve',
    'approve',
    'restart',
    'reject',
    'approve',
    'submit',
  ]);
});

test('who submitted does not decide, though they are asked elsewhere; a step that has only them is left out (docs: approvals#chain-own)', async () => {
  const of = await read(helena, SECOND);
  expect(of.chain.map(({ approvers }) => approvers.map(({ name }) => name))).toEqual([
    ['Daniel Reyes'],
    ['Ruth Calloway'],
  ]);
  expect(tokenOf(await decide(helena, SECOND, { decision: 'approve' }))).toEqual([403, 'ERR_RECORD_OWN']);
  expect(tokenOf(await decide(daniel, OF_DANIEL, { decision: 'reject', reason: 'No.' }))).toEqual([
    403,
    'ERR_RECORD_OWN',
  ]);
});

test('one person in several steps is asked once', async () => {
  const record = (await decide(helena, OF_DANIEL, { decision: 'approve' })).body as ApprovalRecord;
  expect(waiting(record)).toEqual(['Ruth Calloway']);
  expect(record.chain[1]?.approvers.find(({ userId }) => userId === HELENA)?.state).toBe('before');
});

test('a changed route spares what is under way; what is submitted from then on follows it (docs: approvals#chain-in-flight)', async () => {
  const set = (name: string, userId: number) =>
    services.db
      .updateTable('approval_route')
      .set({ steps: json([{ name, mode: 'all' as const, approvers: [{ userId, name: 'Somebody' }] }]) })
      .where('kind', '=', 'REQUEST')
      .execute();
  const { steps } = await services.db
    .selectFrom('approval_route')
    .select('steps')
    .where('kind', '=', 'REQUEST')
    .executeTakeFirstOrThrow();
  await set('Board', PRIYA);
  expect((await read(daniel, SECOND)).chain.map(({ name }) => name)).toEqual(['Department', 'Finance']);
  const submitted = (await change(daniel, DRAFT, { change: 'submit' })).body as ApprovalRecord;
  expect([submitted.status, submitted.chain.map(({ name }) => name)]).toEqual(['Pending', ['Board']]);
  await set('Himself', DANIEL);
  expect(tokenOf(await change(daniel, DRAFT, { change: 'restart' }))).toEqual([409, 'ERR_RECORD_NO_APPROVER']);
  await services.db
    .updateTable('approval_route')
    .set({ steps: json(steps) })
    .where('kind', '=', 'REQUEST')
    .execute();
});

test('an approver is added, removed and reminded by mail, once an hour (docs: approvals#chain-approvers)', async () => {
  await change(helena, SECOND, { change: 'add-approver', step: 0, userId: RUTH });
  expect(waiting(await read(helena, SECOND))).toEqual(['Daniel Reyes', 'Ruth Calloway']);
  expect(tokenOf(await change(helena, SECOND, { change: 'add-approver', step: 0, userId: HELENA }))).toEqual([
    400,
    'ERR_RECORD_APPROVER',
  ]);
  expect(tokenOf(await change(helena, SECOND, { change: 'add-approver', step: 0, userId: 1001 }))).toEqual([
    400,
    'ERR_RECORD_PERSON',
  ]);
  expect((await change(helena, SECOND, { change: 'remind', userId: RUTH })).status).toBe(200);
  await allSent(services);
  const { body: mails } = await server.client().get('/dev/outbox?to=ruth.calloway@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0].subject).toContain('REQ-4101');
  const token = /\/open\/(\S+)$/.exec(mails[0].text)?.[1] ?? '';
  const opened = readOpenToken(services.options, token, services.now());
  expect(opened).toEqual({ userId: RUTH, route: `/manager/approvals/${SECOND}` });
  expect(tokenOf(await change(helena, SECOND, { change: 'remind', userId: RUTH }))).toEqual([
    409,
    'ERR_RECORD_REMINDED',
  ]);
  expect(tokenOf(await change(helena, SECOND, { change: 'remind', userId: DANIEL }))).toEqual([
    409,
    'ERR_RECORD_NO_EMAIL',
  ]);
  const removed = await change(helena, SECOND, { change: 'remove-approver', step: 0, userId: RUTH });
  expect(waiting(removed.body)).toEqual(['Daniel Reyes']);
});

test('a key changes once: again it answers the same, for something else it is refused', async () => {
  const { version } = await read(daniel, SECOND);
  const say = (text: string) => calls.commentRecord(SECOND, { text }, { idempotencyKey: 'said' });
  const first = await say('Three weeks?');
  expect((await say('Three weeks?')).history).toHaveLength(first.history.length);
  await expect(say('Four weeks?')).rejects.toMatchObject({ status: 422 });
  expect(first.version).toBe(version);
  const withoutKey = await daniel.post(`${RECORDS}/${SECOND}/comments`, { text: 'Hello' });
  expect(withoutKey.status).toBe(400);
});

test('two at once: one decision, the other is notified (docs: approvals#record-decisions)', async () => {
  const { version } = await read(priya, OF_RUTH);
  const answers = await Promise.all(
    [daniel, helena].map((client) =>
      client.post(
        `${RECORDS}/${OF_RUTH}/decision`,
        { decision: 'approve', version },
        { headers: { 'idempotency-key': idempotencyKey() } },
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(tokenOf(await decide(ruth, OF_RUTH, { decision: 'approve' }))).toEqual([403, 'ERR_RECORD_OWN']);
});

test('the program approves the whole; cancelled, it is opened again as a draft', async () => {
  const { body } = await decide(priya, SECOND, { decision: 'approve-entire', reason: 'Agreed by telephone.' });
  expect([
    body.status,
    body.chain.flatMap((step: { approvers: { state: string }[] }) => step.approvers.map((one) => one.state)),
  ]).toEqual(['Approved', ['passed', 'passed']]);
  expect(tokenOf(await change(helena, SECOND, { change: 'cancel' }))).toEqual([409, 'ERR_RECORD_STATUS']);
  const version = (await calls.getRecord(REJECTED)).version;
  const draft = await calls.changeRecord(REJECTED, { change: 'reopen', version }, { idempotencyKey: idempotencyKey() });
  expect([draft.status, draft.chain]).toEqual(['Draft', []]);
  const old = calls.changeRecord(REJECTED, { change: 'cancel', version }, { idempotencyKey: idempotencyKey() });
  await expect(old).rejects.toBeInstanceOf(ConflictError);
});

test('a record whose manager is another leaves the list of the first (docs: approvals#request-manager-changed)', async () => {
  const { body } = await change(priya, 41_008, { change: 'reopen' });
  expect(body.status).toBe('Draft');
  expect(await calls.getRecordPeople(41_008, { search: 'lindq' })).toEqual([
    { userId: HELENA, name: 'Helena Lindqvist' },
  ]);
  const row = () => services.db.updateTable('approval_record').set({ requester_id: HELENA }).where('id', '=', 41_008);
  await row().execute();
  const moved = await change(daniel, 41_008, { change: 'change-manager', userId: HELENA });
  expect([moved.status, moved.body.manager.name]).toEqual([200, 'Helena Lindqvist']);
  await expect(calls.getRecord(41_008)).rejects.toBeInstanceOf(NotFoundError);
});

test('several requests are assigned at once, all of them or none (docs: approvals#record-assign)', async () => {
  const lines = (await calls.getRecords({ view: 'REQUEST', needsAssignment: true })).content;
  expect(lines.length).toBeGreaterThan(1);
  const requests = lines.map(({ recordId: id, version }) => ({ id, version }));
  const stale = requests.map((one, at) => (at === 0 ? one : { ...one, version: 999 }));
  await expect(calls.assignRequests({ assigneeId: RUTH, requests: stale })).rejects.toBeInstanceOf(ConflictError);
  expect((await calls.getRecords({ view: 'REQUEST', needsAssignment: true })).totalElements).toBe(lines.length);
  await calls.assignRequests({ assigneeId: RUTH, requests });
  await calls.assignRequests({ assigneeId: RUTH, requests });
  expect((await calls.getRecords({ view: 'REQUEST', needsAssignment: true })).totalElements).toBe(0);
  expect((await calls.getRecord(lines[0]?.recordId ?? 0)).history.filter(({ what }) => what === 'assign')).toHaveLength(
    1,
  );
});

test('a delegate approves in somebody’s name, and both are recorded; without the permission there is nothing', async () => {
  const open = await daniel.get(`${RECORDS}?onBehalfOf=${HELENA}`);
  expect(open.status).toBe(200);
  const of = (open.body.content as RecordLine[]).find(({ actions }) => actions.includes('approve'));
  const id = of?.recordId ?? 0;
  const { body } = await decide(daniel, id, { decision: 'approve', onBehalfOf: HELENA });
  expect(body.history[0]).toMatchObject({ what: 'approve', by: 'Daniel Reyes', byFor: 'Helena Lindqvist' });
  expect((await samuel.get(`${RECORDS}?onBehalfOf=${HELENA}`)).status).toBe(403);
  const lent = (await samuel.get(`${RECORDS}?onBehalfOf=${DANIEL}`)).body.content as RecordLine[];
  expect(lent.flatMap(({ actions }) => actions).filter((action) => ['approve', 'reject'].includes(action))).toEqual([]);
  expect(lent.flatMap(({ actions }) => actions)).toContain('cancel');
});

test('a budget says what it amounts to, before and after; without the permission no answer has an amount of it (docs: approvals#budget-amounts)', async () => {
  const BUDGET = 41_017;
  const amounts = async (client: TestClient, query = '') => {
    const list = await client.get(`${RECORDS}?view=BUDGET${query}`);
    const one = await client.get(`${RECORDS}/${BUDGET}?${query.slice(1)}`);
    const row = list.body.content.find(({ recordId }: RecordLine) => recordId === BUDGET);
    const afters = ({ changes }: RecordLine) => changes.map(({ after }) => after);
    return [row.amount, one.body.facts.amount, afters(row), afters(one.body)];
  };
  const shown = [225_000, 225_000, ['225000.00'], ['225000.00']];
  expect(await amounts(daniel)).toEqual(shown);
  // Daniel is Helena's delegate for requisition approval, but not for budget visibility.
  expect(await amounts(daniel, `&onBehalfOf=${HELENA}`)).toEqual([null, null, [], []]);
  const { permissions } = await services.db
    .selectFrom('app_user')
    .select('permissions')
    .where('id', '=', DANIEL)
    .executeTakeFirstOrThrow();
  const permit = (list: readonly string[]) =>
    services.db
      .updateTable('app_user')
      .set({ permissions: json([...list]) })
      .where('id', '=', DANIEL)
      .execute();
  await permit(permissions.filter((one) => one !== 'MASTER_BUDGET_VIEW'));
  expect(await amounts(daniel)).toEqual([null, null, [], []]);
  await permit(permissions);
});

test('the approval of a budget is removed by who keeps it: it is history, and can be reopened (docs: approvals#budget-removed)', async () => {
  const BUDGET = 41_019;
  expect((await change(ruth, BUDGET, { change: 'cancel' })).status).toBe(404);
  expect((await change(daniel, BUDGET, { change: 'cancel' })).body).toMatchObject({
    kind: 'BUDGET',
    status: 'Cancelled',
  });
  expect((await calls.getRecords({ view: 'BUDGET' })).content.map(({ recordId }) => recordId)).not.toContain(BUDGET);
  expect((await change(daniel, BUDGET, { change: 'reopen' })).body.status).toBe('Draft');
});

test('who is trusted with budget visibility alone sees budgets, and neither says nor decides anything', async () => {
  const inName = { onBehalfOf: DANIEL };
  await services.db
    .updateTable('delegation')
    .set({ permissions: json(['MASTER_BUDGET_VISIBILITY' as const]) })
    .where('delegate_id', '=', 1010)
    .execute();
  const { content } = (await samuel.get(`${RECORDS}?size=100&onBehalfOf=${DANIEL}`)).body;
  expect(new Set(content.map(({ kind }: RecordLine) => kind))).toEqual(new Set(['BUDGET']));
  expect(content[0]).toMatchObject({ amount: expect.any(Number), actions: [] });
  const send = (call: string, body: object) =>
    samuel.post(
      `${RECORDS}/41018/${call}`,
      { ...inName, ...body },
      { headers: { 'idempotency-key': idempotencyKey() } },
    );
  expect((await send('comments', { text: 'Why?' })).status).toBe(403);
  expect((await send('decision', { decision: 'approve', version: 1 })).status).toBe(403);
  expect((await samuel.get(`${RECORDS}/${OF_DANIEL}?onBehalfOf=${DANIEL}`)).status).toBe(404);
});

describe('a decision is taken back within ten seconds', () => {
  const BUDGET = 41_017;
  /** About ten seconds, because the server's clock goes on. */
  const JUST_NOW = { asymmetricMatch: (left: unknown) => Number(left) > UNDO_MS - 5_000 && Number(left) <= UNDO_MS };
  const undo = async (client: TestClient, id: number) => (await client.post(`${RECORDS}/${id}/undo`)).body;
  /** The second step's approver of the record in the tests below. */
  const second = { client: ruth, id: RUTH };
  let id = 0;
  beforeAll(async () => {
    const {
      id: _,
      facts,
      ...like
    } = await services.db
      .selectFrom('approval_record')
      .selectAll()
      .where('id', '=', OF_HELENA)
      .executeTakeFirstOrThrow();
    const [facts_, none] = [json(facts), json([])];
    const draft = { status: 'Draft', submitted_by: none, changes: none, chain: none, waits_for: none } as const;
    const made = await services.db
      .insertInto('approval_record')
      .values({ ...like, ...draft, facts: facts_, approvers: none, number: 'REQ-4999', waits_from: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    id = made.id;
    await change(helena, id, { change: 'submit' });
  });

  test('until then nobody of the next step is asked, and nobody is reminded (docs: approvals#record-undo)', async () => {
    const before = await calls.getRecord(id);
    expect(before.actions).toContain('approve');
    const made = (await decide(daniel, id, { decision: 'approve' })).body as ApprovalRecord;
    expect([made.step?.at, made.heldMilliseconds, made.undoMilliseconds]).toEqual([2, JUST_NOW, JUST_NOW]);
    const line = async () =>
      ((await second.client.get(`${RECORDS}?size=100`)).body.content as RecordLine[]).find(
        (one) => one.recordId === id,
      );
    expect(await line()).toMatchObject({ waitsForReader: false, actions: [] });
    expect((await decide(second.client, id, { decision: 'approve' })).status).toBe(403);
    expect(tokenOf(await change(helena, id, { change: 'remind', userId: second.id }))).toEqual([
      409,
      'ERR_RECORD_REMINDED',
    ]);

    expect(await undo(daniel, id)).toEqual({ recordId: id, fate: null });
    expect(await undo(daniel, id)).toEqual({ recordId: id, fate: null });
    const after = await calls.getRecord(id);
    expect(after).toEqual({ ...before, version: made.version + 1 });

    await decide(daniel, id, { decision: 'approve' });
    held();
    expect(await line()).toMatchObject({ waitsForReader: true, heldMilliseconds: 0 });
    expect(await undo(daniel, id)).toEqual({ recordId: id, fate: 'final' });
    expect((await calls.getRecord(id)).undoMilliseconds).toBe(0);
  });

  test('a key that decided does not decide again after the undo', async () => {
    await change(helena, id, { change: 'restart' });
    const { version } = await calls.getRecord(id);
    const approve = () => calls.decideRecord(id, { decision: 'approve', version }, { idempotencyKey: 'once-more' });
    await approve();
    await calls.undoRecord(id);
    expect((await approve()).actions).toContain('approve');
  });

  test('whoever is added meanwhile waits as well, and what was changed meanwhile stays', async () => {
    await decide(daniel, id, { decision: 'approve' });
    const added = await change(helena, id, { change: 'add-approver', step: 1, userId: PRIYA });
    expect([added.status, added.body.heldMilliseconds]).toEqual([200, JUST_NOW]);
    expect(await undo(daniel, id)).toEqual({ recordId: id, fate: 'changed' });
    expect((await calls.getRecord(id)).step?.at).toBe(2);
  });

  test('of a budget, of the whole, and of a rejection', async () => {
    for (const [client, decision] of [
      [priya, 'approve-entire'],
      [priya, 'reject'],
    ] as const) {
      const before = await read(client, BUDGET);
      const { body } = await decide(client, BUDGET, { decision, reason: 'Agreed.' });
      expect(['Approved', 'Rejected']).toContain(body.status);
      await undo(client, BUDGET);
      expect(await read(client, BUDGET)).toEqual({ ...before, version: body.version + 1 });
    }
  });

  test('by who decided, and by nobody else', async () => {
    expect((await samuel.post(`${RECORDS}/${BUDGET}/undo`)).status).toBe(404);
    expect((await daniel.post(`${RECORDS}/999999/undo`)).status).toBe(404);
  });
});

test('every function of shared-client has been called, and every exchange was as openapi.json says (docs: api#api-records)', async () => {
  expect(left()).toEqual([]);
  const contract = await readContract(server);
  expect(recorder.exchanges.length).toBeGreaterThan(10);
  expect(recorder.exchanges.flatMap((one) => contract.issues(one).map((issue) => `${one.path} ${issue}`))).toEqual([]);
});
