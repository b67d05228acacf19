import { readContract, recordExchanges } from '../testing/contract.ts';
import { startApi } from '../testing/start-api.ts';
import { ITEMS, TODAY } from '../testing/timecard-client.ts';
import { mailComments } from './mail/mail-comments.ts';

const server = await startApi({ now: () => new Date(`${TODAY}T20:00:00Z`) });
const { services } = server.api;
const { db } = services;
const recorder = recordExchanges(server.origin);
afterAll(async () => {
  recorder.restore();
  await server.close();
});
const [manager, worker, supplier, coordinator] = [
  await server.signedIn('manager'),
  await server.signedIn('worker-email'),
  await server.signedIn('supplier'),
  await server.signedIn('coordinator'),
];
type Client = typeof manager;
const [MANAGER, WORKER] = [1002, 1005];
const { id: itemId, engagement_id: engagementId } = await db
  .selectFrom('billing_item')
  .select(['id', 'engagement_id'])
  .where('worker_id', '=', WORKER)
  .orderBy('id')
  .executeTakeFirstOrThrow();

let keys = 0;
const say = (client: Client, body: object, key = `comment-${++keys}`, id = itemId) =>
  client.post(`${ITEMS}/${id}/comments`, body, { headers: { 'idempotency-key': key } });
const read = async (client: Client) => (await client.get(`${ITEMS}/${itemId}/general-info`)).body;
const mails = async () => {
  await mailComments(services);
  return (await server.client().get('/dev/outbox')).body as { to: string; subject: string; text: string }[];
};
beforeEach(() => db.deleteFrom('billing_item_comment').execute());

test('an approver asks and the worker answers; both see it, the newest last (docs: approvals#approval-comments)', async () => {
  const asked = await say(manager, { text: '  Was Friday a holiday? ' });
  expect(asked.status).toBe(200);
  expect(asked.body.comments).toMatchObject([{ by: 'Daniel Reyes', byFor: null, text: 'Was Friday a holiday?' }]);
  await say(worker, { text: 'No, I was ill.' });
  for (const client of [manager, worker]) {
    const { comments, mayComment } = await read(client);
    expect(comments.map(({ text }: { text: string }) => text)).toEqual(['Was Friday a holiday?', 'No, I was ill.']);
    expect(mayComment).toBe(true);
  }
});

test('the list says how many comments an item has', async () => {
  await db.updateTable('billing_item').set({ status: 'Pending' }).where('id', '=', itemId).execute();
  await say(worker, { text: 'Please look at Friday.' });
  const { content } = (await manager.get(`/wand2/api/billing/approvals/items?engagementId=${engagementId}&size=100`))
    .body;
  const found = content.find((one: { billingItemId: number }) => one.billingItemId === itemId);
  expect(found).toMatchObject({ commentCount: 1 });
});

test('a supplier sees no comment and says none, nor does who approves nothing or sees the item not', async () => {
  await say(manager, { text: 'Was Friday a holiday?' });
  expect(await read(supplier)).toMatchObject({ comments: [], mayComment: false });
  expect((await say(supplier, { text: 'It was.' })).status).toBe(403);
  expect(await read(coordinator)).toMatchObject({ mayComment: false });
  expect((await say(coordinator, { text: 'It was.' })).status).toBe(403);
  const other = await server.signedIn('worker');
  expect((await say(other, { text: 'It was.' })).status).toBe(404);
  expect((await say(manager, { text: 'It was.' }, 'nowhere', 999_999)).status).toBe(404);
});

test('an empty comment and one of more than 2,000 characters are refused', async () => {
  expect((await say(manager, { text: '  ' })).status).toBe(400);
  expect((await say(manager, { text: 'x'.repeat(2001) })).status).toBe(400);
  expect((await say(manager, { text: 'x'.repeat(2000) })).status).toBe(200);
});

test('the same key says it once; another text under it is refused (docs: api#api-comments)', async () => {
  const both = await Promise.all([say(manager, { text: 'Why?' }, 'one'), say(manager, { text: 'Why?' }, 'one')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await read(manager)).comments).toHaveLength(1);
  expect((await say(manager, { text: 'How?' }, 'one')).status).toBe(422);
  expect((await manager.post(`${ITEMS}/${itemId}/comments`, { text: 'Why?' })).status).toBe(400);
});

test('a delegate comments in a name, and both are shown', async () => {
  await db.updateTable('engagement').set({ manager_id: MANAGER }).where('id', '=', engagementId).execute();
  const { body, status } = await say(coordinator, { text: 'Was it a holiday?', onBehalfOf: MANAGER });
  expect(status).toBe(200);
  expect(body.comments).toMatchObject([{ byFor: 'Daniel Reyes', text: 'Was it a holiday?' }]);
  expect(body.comments[0].by).not.toBe('Daniel Reyes');
  expect((await say(coordinator, { text: 'And this?', onBehalfOf: 1009 })).status).toBe(403);
});

test('the worker is mailed what others say, once, unless they take no such mail (docs: approvals#approval-comments)', async () => {
  const before = (await mails()).length;
  await say(worker, { text: 'Friday was a holiday.' });
  expect(await mails()).toHaveLength(before);
  await say(manager, { text: 'Which one?' });
  const [mail] = await mails();
  expect(mail?.text).toContain('Daniel Reyes');
  expect(mail?.text).toContain('Which one?');
  const link = /\/wand2\/\S+$/.exec(mail?.text ?? '')?.[0] ?? '';
  expect((await worker.get(link)).headers.get('location')).toBe(`/#/worker/time-expense-detail/${itemId}`);
  expect(await mails()).toHaveLength(before + 1);
  await db.insertInto('mail_off').values({ user_id: WORKER, kind: 'rejections' }).execute();
  await say(manager, { text: 'Thanksgiving?' });
  expect(await mails()).toHaveLength(before + 1);
});

test('who wrote comments has them in what the portal keeps of them', async () => {
  await say(worker, { text: 'I was ill.' });
  expect(JSON.stringify((await worker.get('/wand2/api/account/data')).body)).toContain('I was ill.');
});

test('every exchange is as openapi.json says (docs: api#api-comments)', async () => {
  const contract = await readContract(server);
  const own = recorder.exchanges.filter(({ path, status }) => path.includes('/comments') && status === 200);
  expect(own.length).toBeGreaterThan(0);
  expect(own.flatMap((one) => contract.issues(one))).toEqual([]);
});
