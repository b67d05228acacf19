import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { createUser } from './create-user.ts';
import { endSessionsOf } from './end-sessions.ts';

const portal = await startApi();
afterAll(() => portal.close());
const { db, now } = portal.api.services;

const isSignedIn = async (browser: TestClient): Promise<boolean[]> => [
  (await browser.get('/wand2/api/users/current')).status === 200,
  (await browser.refresh()).status === 200,
  (await browser.get('/generic/session/getToken.html')).status === 200,
];

test('the sessions of one user end, and what came from them; nobody else’s do', async () => {
  const [one, two, other] = [await portal.signedIn(), await portal.signedIn(), await portal.signedIn('manager')];
  expect(await endSessionsOf(db, { userName: 'WORKER' }, now())).toBe(2);
  expect(await isSignedIn(one)).toEqual([false, false, false]);
  expect(await isSignedIn(two)).toEqual([false, false, false]);
  expect(await isSignedIn(other)).toEqual([true, true, true]);
});

test('everybody’s sessions end', async () => {
  const browsers = [await portal.signedIn(), await portal.signedIn('supplier')];
  expect(await endSessionsOf(db, 'everybody', now())).toBeGreaterThanOrEqual(2);
  for (const browser of browsers) expect(await isSignedIn(browser)).toEqual([false, false, false]);
});

test('a name that nobody has is refused with a sentence', async () => {
  await expect(endSessionsOf(db, { userName: 'nobody' }, now())).rejects.toThrow('There is no user of this name.');
});

test('an account that is deleted leaves no session', async () => {
  const user = {
    userName: 'leaver',
    userType: 'MSP',
    firstName: 'Lee',
    lastName: 'Verne',
    password: 'First-2026',
    client: { name: 'Northwind', timeZone: 'Europe/Berlin', country: 'DE' },
  } as const;
  const id = await createUser(db, user, now());
  const browser = portal.client();
  await browser.signIn('leaver', 'First-2026');
  await db.deleteFrom('app_user').where('id', '=', id).execute();
  expect(await isSignedIn(browser)).toEqual([false, false, false]);
});
