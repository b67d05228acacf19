import { startApi } from '../testing/start-api.ts';

const portal = await startApi();
afterAll(() => portal.close());
const worker = await portal.signedIn('worker');
const account = { userName: 'worker-email', password: 'Portal-2026', nickName: 'Evening job' };

test('an account is linked by its own password, named, read, switched to and unlinked (docs: session#user-settings)', async () => {
  const linked = (await worker.post('/user/link/linkedAccounts.html', account)).body;
  expect(linked).toMatchObject({ userName: 'worker-email', nickName: 'Evening job' });
  const query = `linkedAccountId=${linked.linkedAccountId}`;
  expect((await worker.get('/user/link/linkedAccounts.html')).body).toEqual([linked]);
  expect((await worker.get('/user/link/linkedAccountsForSwitch.html')).body).toEqual([linked]);
  await worker.put('/user/link/linkedAccountNickName.html', {
    linkedAccountId: linked.linkedAccountId,
    nickName: 'Night',
  });
  expect((await worker.get(`/user/link/linkedAccountNickName.html?${query}`)).body.nickName).toBe('Night');
  const other = await portal.signedIn('worker-email');
  expect((await other.delete(`/user/link/linkedAccounts.html?${query}`)).status).toBe(404);
  expect((await other.get('/user/link/linkedNotification.html')).body.showNotification).toBe(true);
  expect((await worker.delete(`/user/link/linkedAccounts.html?${query}`)).status).toBe(200);
  expect((await worker.get('/user/link/linkedAccounts.html')).body).toEqual([]);
});

test('a wrong password links nothing, and five of them make the sixth wait', async () => {
  const manager = await portal.signedIn('manager');
  const attempt = () => manager.post('/user/link/linkedAccounts.html', { ...account, password: 'wrong' });
  const statuses = [];
  for (let index = 0; index < 6; index++) statuses.push((await attempt()).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('one cannot link oneself', async () => {
  const response = await worker.post('/user/link/linkedAccounts.html', { ...account, userName: 'Worker' });
  expect([response.status, response.body.errors[0].errorToken]).toEqual([400, 'ERR_LINK_SELF']);
});

test("a search finds accounts of one's own verified address only", async () => {
  const { db } = portal.api.services;
  await db
    .updateTable('recovery_registration')
    .set({ email: 'Jonas.Weber@example.com' })
    .where('user_id', '=', 1006)
    .execute();
  const jonas = await portal.signedIn('worker-email');
  expect((await jonas.get('/user/link/searchForSsoAccounts.html?email=jonas.weber@example.com')).body).toEqual([
    { userName: 'worker-mobile', userType: 'Worker', clientName: 'Harbor & Vale Logistics' },
  ]);
  expect((await worker.get('/user/link/searchForSsoAccounts.html?email=jonas.weber@example.com')).body).toEqual([]);
  const details = await jonas.post('/user/link/userToLinkAccountDetails.html', { userName: 'worker-mobile' });
  expect(details.body).toMatchObject({ firstName: 'Lucía', alreadyLinked: false });
  expect((await worker.post('/user/link/userToLinkAccountDetails.html', { userName: 'manager' })).status).toBe(404);
});

test("one's own success forgives no guesses at another account", async () => {
  const guesser = await portal.signedIn('msp');
  const link = (userName: string, password: string) =>
    guesser.post('/user/link/linkedAccounts.html', { userName, password, nickName: '' });
  const statuses = [];
  for (let index = 0; index < 6; index++) {
    statuses.push((await link('vms', 'wrong')).status);
    await guesser.post('/wand2/api/passwordRegistrations/authenticate', { userName: 'msp', password: 'Portal-2026' });
    if (index < 5) expect((await link('worker-mobile', 'Portal-2026')).status).toBe(index < 4 ? 200 : 429);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('guesses by way of links and of the sign-in page share the limit of the account', async () => {
  const guesser = await portal.signedIn('supplier');
  await guesser.post('/user/link/linkedAccounts.html', { ...account, userName: 'worker-templates', password: 'wrong' });
  await portal.api.services.db.updateTable('limit_count').set({ count: 20 }).execute();
  const body = new URLSearchParams({ userName: 'worker-templates', password: 'wrong' });
  expect((await portal.client().request('POST', '/login', { body })).status).toBe(429);
});
