import { startApi } from '../testing/start-api.ts';
import { ITEMS, metadataOf, noonOfToday, officeDay, payloadOf, send } from '../testing/timecard-client.ts';
import { storeNewTimecard } from './save/store-item.ts';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const worker = await server.signedIn('worker-templates');

const newTimecard = async (engagementId: number) => {
  const metadata = await metadataOf(worker, engagementId);
  const [monday] = metadata.workedDates as [string];
  return { metadata, payload: payloadOf(metadata, [officeDay(monday)]) };
};

describe('optimistic concurrency', () => {
  test("a stale save returns 409 with the server's version", async () => {
    const { metadata, payload } = await newTimecard(5035);
    const first = (await send(worker, 'save', payload)).body;
    await send(worker, 'save', { ...payload, id: first.billingItemId, version: 1 });
    const stale = await send(worker, 'save', { ...payload, id: first.billingItemId, version: 1 });
    expect([stale.status, stale.body.version]).toEqual([409, 2]);
    expect(stale.body.errors[0]?.errorText).toBe(
      'Oops, seems like someone has worked on this billing item. Please refresh to continue',
    );
    expect((await metadataOf(worker, metadata.engagementId)).version).toBe(2);
  });

  test('ten saves of one version at once: one wins, nine are stale', async () => {
    const item = await metadataOf(worker, 5035);
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(worker, 'save', payloadOf(item))));
    expect(responses.map((response) => response.status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await metadataOf(worker, 5035)).version).toBe(item.version + 1);
  });

  test('two first saves of a period at once make one timecard', async () => {
    const { payload } = await newTimecard(5031);
    const responses = await Promise.all([send(worker, 'save', payload), send(worker, 'save', payload)]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409]);
  });

  test('one connection makes any number of timecards', async () => {
    const made = await server.api.services.db
      .selectFrom('billing_item')
      .selectAll()
      .where('type', '=', 'TIME')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id: _, type: __, ...timecard } = made;
    await server.api.services.db.connection().execute(async (db) => {
      for (let times = 0; times < 20; times++)
        expect(await db.transaction().execute((trx) => storeNewTimecard(trx, timecard))).toBeUndefined();
    });
  });

  test('what was submitted is not submitted again', async () => {
    const item = await metadataOf(worker, 5035);
    expect((await send(worker, 'submit', payloadOf(item))).body.status).toBe('Pending');
    const again = (await send(worker, 'submit', payloadOf(item))).body;
    expect(again).toMatchObject({ billingItemId: 0, errors: [{ value: 'alreadysubmitted' }] });
    expect((await send(worker, 'save', payloadOf(item))).body.errors[0]?.value).toBe('alreadysubmitted');
  });
});

describe('Idempotency keys: the same key twice makes one change and one response (docs: api#api-idempotency)', () => {
  test('one after the other', async () => {
    const { payload } = await newTimecard(5015);
    const days = payload.billingItemDetails?.map((day) => ({ ...day, daily: true }));
    const first = await send(worker, 'save', { ...payload, billingItemDetails: days ?? [] }, 'key-1');
    const second = await send(worker, 'save', { ...payload, billingItemDetails: days ?? [] }, 'key-1');
    expect(first.body.billingItemId).toBeGreaterThan(0);
    expect(second.body).toEqual(first.body);
    expect((await metadataOf(worker, 5015)).version).toBe(1);
  });

  test('eight at once', async () => {
    const item = await metadataOf(worker, 5015);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => send(worker, 'submit', payloadOf(item), 'key-submit')),
    );
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
    expect(responses[0]?.body).toMatchObject({ status: 'Pending', version: 2 });
  });

  test('for another request it is refused', async () => {
    const { payload } = await newTimecard(5004);
    const response = await send(worker, 'save', payload, 'key-1');
    expect([response.status, response.body.errors[0]?.errorToken]).toEqual([422, 'ERR_IDEMPOTENCY_KEY_REUSED']);
  });

  test('a response with errors changed nothing, so the corrected request may use the key', async () => {
    const metadata = await metadataOf(worker, 5004);
    const [monday] = metadata.workedDates as [string];
    expect((await send(worker, 'save', payloadOf(metadata, []), 'key-2')).body.billingItemId).toBe(0);
    const corrected = payloadOf(metadata, [{ workedDate: monday, hours: 8 }]);
    expect((await send(worker, 'save', corrected, 'key-2')).body.billingItemId).toBeGreaterThan(0);
  });

  test('a broken key is named', async () => {
    const { payload } = await newTimecard(5035);
    const response = await send(worker, 'save', payload, 'x'.repeat(201));
    expect([response.status, response.body.errors[0]?.value]).toEqual([400, 'Idempotency-Key']);
  });
});

describe('whose timecard it is', () => {
  test("somebody else's engagement, item and day return 404, as what does not exist (docs: access#access-managed)", async () => {
    const other = await server.signedIn('worker-email');
    const responses = await Promise.all([
      other.get(`${ITEMS}/0/metadata?engagementId=5035`),
      other.get(`${ITEMS}/20001`),
      other.get(`${ITEMS}/20001/general-info`),
      other.get(`${ITEMS}/detail-items/30001`),
      other.get('/wand2/engagement/api/hourstatus?engagementId=5035'),
      other.get(`${ITEMS}/did-not-work?engagementId=5035&selectedDate=11/16/2026`),
    ]);
    expect(responses.map((response) => response.status)).toEqual([404, 404, 404, 404, 404, 404]);
    const { payload } = await newTimecard(5035);
    expect((await send(other, 'save', payload)).status).toBe(404);
  });

  test('a manager sees the timecard but does not change it', async () => {
    const manager = await server.signedIn('manager');
    const metadata = await metadataOf(manager, 5004);
    expect((await send(manager, 'save', payloadOf(metadata))).status).toBe(403);
  });

  test('without an access token nothing is returned', async () => {
    expect((await server.client().get(`${ITEMS}/20001`)).status).toBe(401);
  });
});
