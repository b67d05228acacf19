import { startApi } from '../testing/start-api.ts';

const portal = await startApi();
afterAll(() => portal.close());

const link = async (browser: Awaited<ReturnType<typeof portal.signedIn>>, userName: string) =>
  (await browser.post('/user/link/linkedAccounts.html', { userName, password: 'Portal-2026' })).body
    .linkedAccountId as number;
const switchTo = (browser: Awaited<ReturnType<typeof portal.signedIn>>, linkedAccountId: number) =>
  browser.post('/wand2/api/account/switch', { linkedAccountId });

test('a switch ends the session and begins one of the linked account; what is not linked is not found (docs: account#account-switch)', async () => {
  const coordinator = await portal.signedIn('coordinator');
  const linkedAccountId = await link(coordinator, 'worker-templates');
  expect((await switchTo(await portal.signedIn('manager'), linkedAccountId)).status).toBe(404);
  const switched = await switchTo(coordinator, linkedAccountId);
  expect([switched.status, switched.body.location]).toEqual([200, '/']);
  // The earlier token is no longer valid; the cookie belongs to the linked account.
  expect((await coordinator.get('/wand2/api/users/current')).status).toBe(401);
  const newest = await portal.api.services.db
    .selectFrom('session')
    .select('user_id')
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(newest?.user_id).toBe(1008);
});

test('a password that was changed after the link ends the switch, until it is linked again (docs: account#account-switch)', async () => {
  const vms = await portal.signedIn('vms');
  const linkedAccountId = await link(vms, 'manager-north');
  portal.advance(1000);
  const { db, now } = portal.api.services;
  await db.updateTable('app_user').set({ password_changed_at: now() }).where('id', '=', 1009).execute();
  const refused = await switchTo(vms, linkedAccountId);
  expect([refused.status, refused.body.errors[0].errorToken]).toEqual([403, 'ERR_LINK_OUTDATED']);
  portal.advance(1000);
  expect(await link(vms, 'manager-north')).toBe(linkedAccountId);
  expect((await switchTo(vms, linkedAccountId)).status).toBe(200);
});

test('a switch does not go around a second factor (docs: account#account-switch)', async () => {
  const approver = await portal.signedIn('approver');
  const linkedAccountId = await link(approver, 'worker-email');
  const { db, now } = portal.api.services;
  await db.updateTable('app_user').set({ contact_step_at: now() }).where('id', '=', 1005).execute();
  const switched = await switchTo(approver, linkedAccountId);
  expect(switched.body.location).toBe('/#/auth?step=code');
  expect((await approver.get('/wand2/api/users/current')).body.userName).toBe('approver');
});
