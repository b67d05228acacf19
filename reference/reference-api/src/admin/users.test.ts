import type { Factor } from 'shared-client/schema/administration';
import { USUAL_FACTORS } from 'shared-client/schema/administration';
import { secretHash } from '../identity/secrets.ts';
import { allSent } from '../messages/all-sent.ts';
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { changeUserByOperator } from './change-user.ts';
import { findUser } from './find-user.ts';
import { setSupplier } from './set-supplier.ts';
import { showUser, showUsers } from './show-users.ts';

const portal = await startApi();
afterAll(() => portal.close());
const { services } = portal.api;
const { db, now } = services;

const PASSWORD = 'Portal-2026';
const change = async (
  userName: string,
  action: 'disable' | 'enable' | 'reset-factors',
  factors: readonly Factor[] = [],
) => changeUserByOperator(services, { userId: (await findUser(db, userName)).id, action, factors });
const signIn = async (userName: string, password = PASSWORD) => {
  const { status, body } = await portal.client().post('/wand2/manual/api/signIn', { userName, password });
  return [status, body.errors];
};
const isSignedIn = async (browser: TestClient): Promise<boolean[]> => [
  (await browser.get('/wand2/api/users/current')).status === 200,
  (await browser.refresh()).status === 200,
  (await browser.get('/generic/session/getToken.html')).status === 200,
];
const mails = async (to: string) => {
  await allSent(services);
  const { body } = await portal.client().get(`/dev/outbox?to=${encodeURIComponent(to)}`);
  return body.map(({ text }: { text: string }) => text);
};
const events = async (userName: string) =>
  (
    await db
      .selectFrom('audit_event')
      .select(['event', 'details'])
      .where('user_id', '=', (await findUser(db, userName)).id)
      .where('event', 'in', ['user_disabled', 'user_enabled', 'factors_reset', 'supplier_changed', 'user_shown'])
      .orderBy('id')
      .execute()
  ).map(({ event, details }) => [event, details.reason]);

test('a disabled user is signed out everywhere and refused like a wrong password (docs: account#account-disabled)', async () => {
  const browser = await portal.signedIn('worker-email');
  const wrong = await signIn('worker-email', 'Wrong-2026');
  expect(await change('worker-email', 'disable')).toMatch(
    /^worker-email is disabled: .* Sessions ended: 1\. A message/,
  );
  expect(await isSignedIn(browser)).toEqual([false, false, false]);
  expect(await signIn('worker-email')).toEqual(wrong);
  expect((await mails('jonas.weber@example.com'))[0]).toMatch(
    /^Your account worker-email was disabled: .*the operator of the portal/,
  );
  expect(await change('worker-email', 'disable')).toBe('worker-email is disabled, as before.');
});

test('a disabled user is not found by a reset, in no list of people to choose, and may not be switched to', async () => {
  await change('approver', 'disable');
  const manager = await portal.signedIn('manager');
  const { people } = (await manager.get('/wand2/api/delegates/candidates?search=Ruth')).body;
  expect(people).toEqual([]);
  const { id } = await db
    .insertInto('linked_account')
    .values({ user_id: 1002, other_user_id: 1011, nick_name: null, linked_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await manager.post('/wand2/api/account/switch', { linkedAccountId: id })).status).toBe(404);
  await change('approver', 'enable');
  expect((await manager.get('/wand2/api/delegates/candidates?search=Ruth')).body.people).toHaveLength(1);
});

test('a session that began meanwhile does not count (docs: account#account-disabled, session#disabled-user)', async () => {
  const browser = await portal.signedIn('worker');
  await db.updateTable('app_user').set({ disabled_at: now() }).where('user_name', '=', 'worker').execute();
  expect((await isSignedIn(browser)).slice(0, 1)).toEqual([false]);
  await change('worker', 'enable');
  expect(await isSignedIn(browser)).toEqual([false, false, false]);
  expect((await signIn('worker'))[0]).toBe(200);
});

test('delegations of a disabled user rest, and continue (docs: account#account-disabled)', async () => {
  const coordinator = await portal.signedIn('coordinator');
  const standsInFor = async () =>
    (await coordinator.get('/wand2/api/billing/approvals/summary')).body.standsInFor.length;
  const before = await standsInFor();
  expect(before).toBeGreaterThan(0);
  expect(await change('manager', 'disable')).toMatch(/Delegations that rest .*: \d+\. Engagements that need another/);
  expect(await standsInFor()).toBe(before - 1);
  await change('manager', 'enable');
  expect(await standsInFor()).toBe(before);
});

test('enabling tells the person and is in the audit (docs: account#account-administration)', async () => {
  expect(await change('worker-email', 'enable')).toMatch(/^worker-email is enabled/);
  expect((await signIn('worker-email'))[0]).toBe(200);
  expect((await mails('jonas.weber@example.com'))[0]).toMatch(/^Your account worker-email was enabled/);
  expect(await events('worker-email')).toEqual([
    ['user_disabled', 'operator'],
    ['user_enabled', 'operator'],
  ]);
});

test('factors are removed, all or some, and what is left is said (docs: account#account-factors-reset)', async () => {
  const userId = 1006;
  const at = now();
  const give = async () => {
    await db
      .insertInto('authenticator')
      .values({ user_id: userId, secret: 'sealed', added_at: at, confirmed_at: at })
      .execute();
    const passkey = { credential_id: 'a', public_key: 'b', counter: 0, transports: '', name: 'Phone' };
    await db
      .insertInto('passkey')
      .values({ user_id: userId, ...passkey, added_at: at, used_at: null })
      .execute();
    await db
      .insertInto('known_device')
      .values({ user_id: userId, device_hash: secretHash('a'), seen_at: at })
      .execute();
    await makeRecoveryCodes(db, userId, at, async () => undefined);
  };
  await give();
  expect(await change('worker-mobile', 'reset-factors', ['passkeys'])).toMatch(
    /^Removed from worker-mobile: passkeys\. Left: password, authenticator, recovery codes \(10\), remembered browsers \(1\)\./,
  );
  await db.deleteFrom('authenticator').where('user_id', '=', userId).execute();
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute();
  await give();
  expect(await change('worker-mobile', 'reset-factors', USUAL_FACTORS)).toMatch(
    /^Removed from worker-mobile: authenticator, passkeys, recovery-codes, browsers\. Left: password\. Sessions ended/,
  );
  expect(await change('worker-mobile', 'reset-factors', USUAL_FACTORS)).toMatch(/Nothing was there to remove\.$/);
  expect((await mails('+12133734253'))[0]).toMatch(
    /^Removed from your account worker-mobile: Authenticator app, Passkeys, Recovery codes, and Remembered browsers\./,
  );
});

test('the message is in the language of the person', async () => {
  await db
    .updateTable('app_user')
    .set({ language: 'de', country: 'DE' })
    .where('user_name', '=', 'worker-email')
    .execute();
  await change('worker-email', 'disable');
  expect((await mails('jonas.weber@example.com'))[0]).toMatch(
    /wurde deaktiviert: .*Veranlasst von: Betrieb des Portals/,
  );
  await change('worker-email', 'enable');
});

test('users are listed by words, and shown with their contacts masked (docs: account#account-administration)', async () => {
  await change('worker-email', 'disable');
  const lines = (await showUsers(db, 'weber harbor')).split('\n');
  expect(lines).toEqual([expect.stringMatching(/^worker-email +Jonas Weber +Worker +Harbor.* +disabled \d{4}-/)]);
  expect(await showUsers(db, 'nobody of this name')).toBe('There is no such user.');
  const shown = await showUser(db, 'Worker-Email', now());
  expect(shown).toMatch(/^User: +worker-email \(Jonas Weber, id 1005\)\nType: +Worker\nCompany: +Harbor/);
  expect(shown).toMatch(/Contacts: +jo••••@example\.com\nSigns in by: +password.*\nDisabled: +since/s);
  expect((await events('worker-email')).at(-1)).toEqual(['user_shown', 'operator']);
  await change('worker-email', 'enable');
  await expect(showUser(db, 'nobody', now())).rejects.toThrow('There is no user of this name.');
});

test('the supplier of a supplier’s user changes, and nobody else has one (docs: access#access-supplier)', async () => {
  expect(await setSupplier(services, 'supplier', 'Southgate')).toMatch(
    /^supplier belongs to Southgate now\. No engagement/,
  );
  const supplier = await portal.signedIn('supplier');
  expect((await supplier.get('/wand2/engagement/api/engagement-items')).body.content).toEqual([]);
  expect(await setSupplier(services, 'supplier', 'Northgate Staffing')).toBe(
    'supplier belongs to Northgate Staffing now.',
  );
  expect(await events('supplier')).toEqual(Array(2).fill(['supplier_changed', 'operator']));
  await expect(setSupplier(services, 'worker', 'Southgate')).rejects.toThrow('A Worker has no supplier.');
  await expect(setSupplier(services, 'nobody', 'Southgate')).rejects.toThrow('There is no user of this name.');
});
