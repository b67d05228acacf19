import { openPassword } from '../admin/open-password.ts';
import { messagesTo } from '../testing/codes.ts';
import { freshRecovery } from '../testing/fresh-recovery.ts';
import { SoftwareAuthenticator } from '../testing/services/software-authenticator.ts';
import { startApi } from '../testing/start-api.ts';
import { companySettings } from './settings.ts';

/** Accounts that sign in at their company only (docs: account#company-only). No call of these tests reaches the provider. */

const ISSUER = 'http://localhost:9';
const company = companySettings({
  OIDC_ISSUER: ISSUER,
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Northwind',
  OIDC_PASSWORDS: 'closed',
});
const portal = await startApi({ company });
afterAll(() => portal.close());
const { db, now } = portal.api.services;

const USER = 'worker-email';
const MAIL = 'jonas.weber@example.com';
const RESET = '/wand2/manual/api/passwordReset';
const right = { userName: USER, password: 'Portal-2026' };

async function link(userName = USER, issuer = ISSUER): Promise<void> {
  const select = db.selectFrom('app_user').select('id').where('user_name', '=', userName);
  const { id } = await select.executeTakeFirstOrThrow();
  const linked = { issuer, subject: userName, user_id: id, linked_at: now(), used_at: null };
  await db.insertInto('company_identity').values(linked).execute();
}

beforeEach(async () => {
  await freshRecovery(portal);
  for (const table of ['company_identity', 'passkey', 'linked_account'] as const) await db.deleteFrom(table).execute();
});

/** What a person sees who tries a password. */
async function attempt(credentials: { userName: string; password: string }) {
  const { status, body } = await portal.client().post('/wand2/manual/api/signIn', credentials);
  const page = await portal.client().request('POST', '/login', { body: new URLSearchParams(credentials) });
  return { status, body, page: [page.status, page.text.replaceAll(credentials.userName, '')] };
}

test('the right password of a linked account is answered like a wrong one, and like a name that nobody has (docs: account#company-only)', async () => {
  await link();
  const refused = await attempt(right);
  expect(refused.status).toBe(401);
  expect(await attempt({ ...right, password: 'Wrong-2026' })).toEqual(refused);
  expect(await attempt({ ...right, userName: 'nobody-at-all' })).toEqual(refused);
  expect((await attempt({ ...right, userName: 'manager' })).status).toBe(200);
});

test('the page leads there; the passwords of another provider’s accounts stay open', async () => {
  expect((await portal.client().get('/login')).text).toContain('Accounts of Northwind sign in this way only');
  const options = (await portal.client().get('/wand2/manual/api/signIn/options')).body;
  expect(options).toEqual({ company: 'Northwind', closesPasswords: true });
  await link(USER, 'https://former.example.com');
  expect((await attempt(right)).status).toBe(200);
});

test('a reset sends the way instead of a code, and ends before a password is set', async () => {
  const begun = (await portal.client().post(RESET, { account: USER })).body;
  await link();
  const again = (await portal.client().post(RESET, { account: USER })).body;
  expect(again.contacts).toEqual(begun.contacts);
  const sent = await portal.client().post(`${RESET}/code`, { reset: again.reset, channel: 'Email' });
  expect(sent.body).toMatchObject({ status: 'success', expiresInSeconds: 600 });
  const [message] = await messagesTo(portal, MAIL);
  expect(message?.text).toContain('signs in with Northwind only');
  expect(message?.text).not.toMatch(/\d{8}/);
  await db.updateTable('password_reset').set({ proven_at: now() }).execute();
  const finished = await portal.client().post(`${RESET}/password`, { reset: begun.reset, password: 'Tram-Kiwi-86' });
  expect([finished.status, finished.body.errors[0].errorToken]).toEqual([400, 'ERR_RESET_ENDED']);
});

test('a passkey signs in no longer, as if it were unknown; it still completes the sign-in of a company', async () => {
  const owner = await portal.signedIn(USER);
  await owner.post('/wand2/api/passwordRegistrations/authenticate', right);
  const device = new SoftwareAuthenticator(portal.origin);
  const made = device.create((await owner.post('/wand2/api/account/passkeys/options')).body);
  await owner.post('/wand2/api/account/passkeys', { name: 'MacBook', credential: made });
  const signIn = async (browser = portal.client()) => {
    const options = (await browser.post('/wand2/manual/api/signIn/passkey/options', {})).body;
    return browser.post('/wand2/manual/api/signIn/passkey', { credential: device.get(options) });
  };
  expect((await signIn()).status).toBe(200);
  await owner.put('/wand2/api/account/contact-step', { isOn: true });
  const waiting = portal.client();
  await waiting.post('/wand2/manual/api/signIn', right);
  await link();
  const refused = await signIn();
  expect([refused.status, refused.body.errors[0].errorToken]).toEqual([401, 'ERR_PASSKEY_REFUSED']);
  expect((await signIn(waiting)).status).toBe(200);
  await owner.put('/wand2/api/account/contact-step', { isOn: false });
});

test('no switch leads into it, and its owner cannot end the link', async () => {
  const other = await portal.signedIn('worker');
  const linked = (await other.post('/user/link/linkedAccounts.html', { ...right, nickName: '' })).body;
  const owner = await portal.signedIn(USER);
  await owner.post('/wand2/api/passwordRegistrations/authenticate', right);
  await link();
  const { linkedAccountId } = linked;
  expect((await other.post('/wand2/api/account/switch', { linkedAccountId })).status).toBe(403);
  expect((await owner.delete('/wand2/api/account/company')).status).toBe(403);
});

test('an operator opens the password for some hours, which is recorded', async () => {
  await expect(openPassword(db, { userName: USER, hours: '8' }, now())).rejects.toThrow('not linked');
  await link();
  await expect(openPassword(db, { userName: 'nobody', hours: '8' }, now())).rejects.toThrow('no user');
  await expect(openPassword(db, { userName: USER, hours: 'many' }, now())).rejects.toThrow('number');
  expect(await openPassword(db, { userName: 'Worker-Email', hours: '8' }, now())).toContain('open until');
  expect((await attempt(right)).status).toBe(200);
  const event = db.selectFrom('audit_event').select('details').where('event', '=', 'password_opened');
  expect((await event.executeTakeFirstOrThrow()).details).toMatchObject({ hours: 8, reason: 'operator' });
  portal.advance(8 * 3_600_000);
  expect((await attempt(right)).status).toBe(401);
});
