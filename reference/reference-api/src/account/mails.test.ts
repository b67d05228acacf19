import { finishDecisions } from '../approvals/finish.ts';
import { UNDO_MS } from '../approvals/undo-time.ts';
import { allSent } from '../messages/all-sent.ts';
import { giveEngagements } from '../testing/items/give-engagements.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const portal = await startApi();
const { services } = portal.api;
afterAll(() => portal.close());

const JONAS = 'jonas.weber@example.com';
const RUTH = { id: 1011, mail: 'ruth.calloway@example.com' };
const mailsTo = async (to: string) => {
  await allSent(services);
  return (await portal.client().get(`/dev/outbox?to=${to}`)).body as { subject: string }[];
};
const choose = (client: TestClient, kind: string, isOn: boolean) =>
  client.put(`/wand2/api/account/mails/${kind}`, { isOn });

test('a rejection is mailed to who takes such mail, and not to who does not (docs: account#mails)', async () => {
  const [manager, jonas] = [await portal.signedIn('manager'), await portal.signedIn('worker-email')];
  await giveEngagements(services.db, 1005, [5209, 5210]);
  const reject = async (engagementId: number) => {
    const { content } = (await manager.get(`/wand2/api/billing/approvals/items?engagementId=${engagementId}`)).body;
    const [{ billingItemId, version }] = content;
    const body = { decision: 'reject', reason: 'Friday was a holiday.', items: [{ billingItemId, version }] };
    const headers = { 'idempotency-key': `reject-${engagementId}` };
    expect((await manager.post('/wand2/api/billing/approvals/decisions', body, { headers })).status).toBe(200);
    portal.advance(UNDO_MS + 1);
    await finishDecisions(services);
  };
  expect((await choose(jonas, 'rejections', false)).status).toBe(200);
  await choose(jonas, 'rejections', false);
  await reject(5209);
  expect(await mailsTo(JONAS)).toEqual([]);
  await choose(jonas, 'rejections', true);
  await reject(5210);
  expect(await mailsTo(JONAS)).toHaveLength(1);
});

test('who takes no reminders is not reminded, and who tries is notified (docs: account#mails)', async () => {
  const [helena, ruth] = [await portal.signedIn('manager-north'), await portal.signedIn('approver')];
  const change = async (body: object, key: string) => {
    const { version } = (await helena.get('/wand2/api/approvals/records/41002')).body;
    const headers = { 'idempotency-key': key };
    return helena.post('/wand2/api/approvals/records/41002/change', { version, ...body }, { headers });
  };
  expect((await change({ change: 'add-approver', step: 0, userId: RUTH.id }, 'add')).status).toBe(200);
  await choose(ruth, 'reminders', false);
  const refused = await change({ change: 'remind', userId: RUTH.id }, 'first');
  expect([refused.status, refused.body.errors[0].errorToken]).toEqual([409, 'ERR_RECORD_NO_REMINDERS']);
  expect(await mailsTo(RUTH.mail)).toEqual([]);
  await choose(ruth, 'reminders', true);
  expect((await change({ change: 'remind', userId: RUTH.id }, 'second')).status).toBe(200);
  expect(await mailsTo(RUTH.mail)).toHaveLength(1);
});

test('with every kind off, codes and notices of changes are still sent (docs: account#mails)', async () => {
  const lucia = await portal.signedIn('worker-mobile');
  for (const kind of ['rejections', 'reminders']) await choose(lucia, kind, false);
  expect((await lucia.get('/wand2/api/account')).body.mails).toEqual([
    { kind: 'rejections', isOn: false },
    { kind: 'reminders', isOn: false },
  ]);
  const before = (await mailsTo('lucia.fernandez@example.com')).length;
  const stranger = portal.client();
  const { reset } = (await stranger.post('/wand2/manual/api/passwordReset', { account: 'worker-mobile' })).body;
  await stranger.post('/wand2/manual/api/passwordReset/code', { reset, channel: 'Email' });
  expect(await mailsTo('lucia.fernandez@example.com')).toHaveLength(before + 1);
  await lucia.post('/wand2/api/account/not-me', {});
  expect(await mailsTo('lucia.fernandez@example.com')).toHaveLength(before + 2);
});

test('what protects the account is no kind that could be turned off', async () => {
  const lucia = await portal.signedIn('worker-mobile');
  for (const kind of ['security', 'codes', 'toString']) expect((await choose(lucia, kind, false)).status).toBe(400);
});
