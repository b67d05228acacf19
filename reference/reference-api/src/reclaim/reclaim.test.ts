import { generate } from 'otplib';
import { dateIn } from '../billing/calendar.ts';
import { allSent } from '../messages/all-sent.ts';
import { messagesTo, newestCode } from '../testing/codes.ts';
import { freshRecovery } from '../testing/fresh-recovery.ts';
import { SoftwareAuthenticator } from '../testing/services/software-authenticator.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

/** An intruder who knows the password, and the owner who wins the account back (docs: account#not-me, account#review). */

const portal = await startApi();
afterAll(() => portal.close());
const { services } = portal.api;
const { db, now } = services;
const ACCOUNT = '/wand2/api/account';
const MANUAL = '/wand2/manual/api';
const RESET = `${MANUAL}/passwordReset`;
const REGISTRATIONS = '/wand2/api/passwordRegistrations';
/** Jonas has an e-mail address, Lucia an address and a number. */
const JONAS = { userName: 'worker-email', id: 1005, mail: 'jonas.weber@example.com' };
const LUCIA = { userName: 'worker-mobile', id: 1006, mail: 'lucia.fernandez@example.com', mobile: '+12133734253' };
type Person = typeof JONAS;
const OLD = 'Portal-2026';
const NEW = 'Tram-Kiwi-86';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { password_hash } = await db
  .selectFrom('app_user')
  .select('password_hash')
  .where('user_name', '=', 'worker')
  .executeTakeFirstOrThrow();

beforeEach(async () => {
  await freshRecovery(portal);
  for (const table of [
    'authenticator',
    'recovery_key',
    'passkey',
    'password_reset',
    'sign_in_attempt',
    'former_contact',
    'account_report',
    'linked_account',
    'company_identity',
    'known_device',
    'delegation',
    'session',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.updateTable('app_user').set({ password_hash, password_changed_at: null, contact_step_at: null }).execute();
});

const token = (response: { body: { errors: { errorToken: string }[] } }) => response.body.errors[0]?.errorToken;
const isSignedIn = async (browser: TestClient) => (await browser.get('/generic/session/getToken.html')).status === 200;

/** Somebody who knows the password, in a browser of their own, a minute later. */
async function signedIn(userName = JONAS.userName, password = OLD): Promise<TestClient> {
  portal.advance(MINUTE);
  const browser = portal.client();
  await browser.signIn(userName, password);
  portal.advance(MINUTE);
  await browser.post(`${REGISTRATIONS}/authenticate`, { userName, password });
  return browser;
}
async function addApp(browser: TestClient): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await browser.post(`${ACCOUNT}/authenticator`)).body;
  const code = await generate({ secret, epoch: Math.floor(now().getTime() / 1000) });
  const { codes } = (await browser.post(`${ACCOUNT}/authenticator/confirm`, { code })).body;
  portal.advance(MINUTE);
  return { secret, codes };
}
async function addPasskey(browser: TestClient, name = 'Stranger'): Promise<SoftwareAuthenticator> {
  const device = new SoftwareAuthenticator(portal.origin);
  const options = (await browser.post(`${ACCOUNT}/passkeys/options`)).body;
  expect((await browser.post(`${ACCOUNT}/passkeys`, { name, credential: device.create(options) })).status).toBe(200);
  portal.advance(MINUTE);
  return device;
}
async function signInBy(device: SoftwareAuthenticator): Promise<number> {
  const browser = portal.client();
  const options = (await browser.post(`${MANUAL}/signIn/passkey/options`, {})).body;
  return (await browser.post(`${MANUAL}/signIn/passkey`, { credential: device.get(options) })).status;
}
async function register(browser: TestClient, { id }: Person, contact: { email: string } | { mobile: string }) {
  const isEmail = 'email' in contact;
  await browser.post(
    `${REGISTRATIONS}/${id}/${isEmail ? 'email' : 'mobile'}`,
    isEmail ? contact : { ...contact, countryCode: 'US' },
  );
  const address = isEmail ? contact.email : contact.mobile;
  const proof = { type: isEmail ? 'Email' : 'Mobile', code: await newestCode(portal, address) };
  expect((await browser.post(`${REGISTRATIONS}/${id}/register`, proof)).body.status).toBe('success');
  portal.advance(MINUTE);
}
/** The links in messages to an address, the newest first. */
async function linksTo(address: string): Promise<string[]> {
  return (await messagesTo(portal, address)).flatMap(({ text }) => /report=([\w.-]+)/.exec(text)?.[1] ?? []);
}
async function linkTo(address: string): Promise<string> {
  const [newest] = await linksTo(address);
  if (!newest) throw new Error(`No link was sent to ${address}.`);
  return newest;
}
const report = (link: string) => portal.client().post(`${MANUAL}/accountReport`, { report: link });
/** Sets a new password by a code to a contact. */
async function reset(person: Person, { to = person.mail, password = NEW, begun = '' } = {}): Promise<string> {
  portal.advance(MINUTE);
  const secret = begun || (await portal.client().post(RESET, { account: person.userName })).body.reset;
  await portal.client().post(`${RESET}/code`, { reset: secret, channel: to.includes('@') ? 'Email' : 'Mobile' });
  const code = await newestCode(portal, to);
  expect((await portal.client().post(`${RESET}/verify`, { reset: secret, code })).body.status).toBe('success');
  expect((await portal.client().post(`${RESET}/password`, { reset: secret, password })).status).toBe(200);
  return secret;
}
const review = (secret: string) => portal.client().post(`${RESET}/review`, { reset: secret });
/** Where the password leads. */
async function signsIn(userName: string, password: string): Promise<string | undefined> {
  return (await portal.client().post(`${MANUAL}/signIn`, { userName, password })).body.location;
}
const SECOND_STEP = '/#/auth?step=code';

test('an intruder’s app: after the link of its notice and a reset, the owner is not asked for it (docs: account#not-me-link)', async () => {
  const intruder = await signedIn();
  const { codes } = await addApp(intruder);
  expect((await report(await linkTo(JONAS.mail))).status).toBe(200);
  expect((await intruder.get('/wand2/api/users/current')).status).toBe(401);
  expect((await intruder.refresh()).status).toBe(400);
  expect(await signsIn(JONAS.userName, OLD)).toBeUndefined();
  await reset(JONAS);
  expect(await signsIn(JONAS.userName, NEW)).toBe('/');
  expect(codes).toHaveLength(10);
  expect(await db.selectFrom('recovery_key').select('user_id').execute()).toEqual([]);
});

test('an intruder’s passkey signs in no more as soon as it is reported (docs: account#not-me-link)', async () => {
  const device = await addPasskey(await signedIn());
  expect(await signInBy(device)).toBe(200);
  expect((await report(await linkTo(JONAS.mail))).status).toBe(200);
  expect(await signInBy(device)).toBe(401);
  await reset(JONAS);
  expect(await signInBy(device)).toBe(401);
});

test('from the account page: the session that is reported, and what it added (docs: account#not-me)', async () => {
  const owner = await signedIn();
  const own = await addPasskey(owner, 'MacBook');
  const intruder = await signedIn();
  await addApp(intruder);
  const device = await addPasskey(intruder);
  const [, other] = (await owner.get(`${ACCOUNT}/sessions`)).body;
  expect((await owner.post(`${ACCOUNT}/sessions/${other.sessionId}/not-me`)).body.count).toBe(2);
  expect([await signInBy(device), await signInBy(own)]).toEqual([401, 200]);
  expect(await signsIn(JONAS.userName, OLD)).toBeUndefined();
  await reset(JONAS);
  expect(await signsIn(JONAS.userName, NEW)).toBe('/');
});

test('nobody reports a session of another account', async () => {
  const owner = await signedIn();
  const stranger = await signedIn(LUCIA.userName);
  const [{ sessionId }] = (await owner.get(`${ACCOUNT}/sessions`)).body;
  expect((await stranger.post(`${ACCOUNT}/sessions/${sessionId}/not-me`)).status).toBe(404);
  expect((await owner.get(ACCOUNT)).status).toBe(200);
});

test('the owner’s older app stays, and is still asked for (docs: account#not-me-since)', async () => {
  const { secret } = await addApp(await signedIn());
  await db.deleteFrom('session').execute();
  portal.advance(DAY);
  const intruder = portal.client();
  await intruder.post(`${MANUAL}/signIn`, { userName: JONAS.userName, password: OLD });
  const code = () => generate({ secret, epoch: Math.floor(now().getTime() / 1000) });
  await intruder.post(`${MANUAL}/signIn/secondFactor`, { method: 'authenticator', code: await code() });
  intruder.refreshToken = (await intruder.get('/generic/session/getToken.html')).body.token;
  await intruder.refresh();
  portal.advance(MINUTE);
  await intruder.post(`${REGISTRATIONS}/authenticate`, { userName: JONAS.userName, password: OLD });
  await addPasskey(intruder);
  await report(await linkTo(JONAS.mail));
  await reset(JONAS);
  const owner = portal.client();
  const signIn = { userName: JONAS.userName, password: NEW };
  expect((await owner.post(`${MANUAL}/signIn`, signIn)).body.location).toBe(SECOND_STEP);
  await owner.post(`${MANUAL}/signIn/secondFactor`, { method: 'authenticator', code: await code() });
  expect(await isSignedIn(owner)).toBe(true);
});

test('an intruder who replaced the only contact: its link restores it, and the intruder’s own is worth nothing (docs: account#not-me-link)', async () => {
  const intruder = await signedIn();
  await register(intruder, JONAS, { email: 'stranger@example.com' });
  await addApp(intruder);
  expect(await linksTo('stranger@example.com')).toEqual([]);
  const reported = await report(await linkTo(JONAS.mail));
  expect(reported.body.contacts[0].masked).toBe('j••••@e••••');
  await reset(JONAS, { begun: reported.body.reset });
  expect(await signsIn(JONAS.userName, NEW)).toBe('/');
  const contacts = await db
    .selectFrom('recovery_registration')
    .select(['email', 'mobile'])
    .where('user_id', '=', 1005)
    .execute();
  expect(contacts).toEqual([{ email: JONAS.mail, mobile: null }]);
});

test('an intruder who reset the password by a contact of their own loses it to the contact of before', async () => {
  const intruder = await signedIn();
  await register(intruder, JONAS, { mobile: '+12133734299' });
  const first = await linkTo(JONAS.mail);
  await reset(JONAS, { to: '+12133734299', password: 'Lamp-Otter-53' });
  const inside = await signedIn(JONAS.userName, 'Lamp-Otter-53');
  await addPasskey(inside);
  // The number was there before that passkey, so a link is sent to it as well; the older contact's link reaches further back.
  const strangers = await linkTo('+12133734299');
  expect((await report(first)).status).toBe(200);
  expect(token(await report(strangers))).toBe('ERR_REPORT_ENDED');
  await reset(JONAS);
  // Registered again, the number revives no earlier link.
  await register(await signedIn(JONAS.userName, NEW), JONAS, { mobile: '+12133734299' });
  expect(token(await report(strangers))).toBe('ERR_REPORT_ENDED');
  expect(await signsIn(JONAS.userName, NEW)).toBe('/');
});

test('every contact of before hears of it, also a number that the intruder removed (docs: account#former-contacts)', async () => {
  const intruder = await signedIn(LUCIA.userName);
  await intruder.post(`${REGISTRATIONS}/${LUCIA.id}/removeMobile`, {});
  portal.advance(MINUTE);
  await report(await linkTo(LUCIA.mail));
  for (const address of [LUCIA.mail, LUCIA.mobile]) {
    expect((await messagesTo(portal, address))[0]?.text).toContain('was not theirs');
  }
  await reset(LUCIA);
  for (const address of [LUCIA.mail, LUCIA.mobile]) {
    expect((await messagesTo(portal, address))[0]?.text).toContain('was changed, and it was signed out everywhere');
  }
});

test('a removed contact is kept for 30 days, and shown in the owner’s data (docs: account#former-contacts)', async () => {
  const { sweep } = await import('../storage/sweep.ts');
  const owner = await signedIn(LUCIA.userName);
  await owner.post(`${REGISTRATIONS}/${LUCIA.id}/removeMobile`, {});
  const kept = async () => (await db.selectFrom('former_contact').select('address').execute()).length;
  expect((await owner.get(`${ACCOUNT}/data`)).body.parts.formerContacts).toMatchObject([{ address: LUCIA.mobile }]);
  portal.advance(29 * DAY);
  await sweep(services);
  expect(await kept()).toBe(1);
  portal.advance(2 * DAY);
  await sweep(services);
  expect(await kept()).toBe(0);
});

test('a new contact is told to the others (docs: account#not-me-link)', async () => {
  await register(await signedIn(), JONAS, { mobile: '+12133734299' });
  const [notice] = await messagesTo(portal, JONAS.mail);
  expect(notice?.text).toContain('••••4299 can now be used');
  expect(notice?.text).toContain('report=');
});

test('a linked account is told to the owner, with a link (docs: account#not-me-link)', async () => {
  await (await signedIn()).post('/user/link/linkedAccounts.html', { userName: 'worker', password: OLD });
  const [notice] = await messagesTo(portal, JONAS.mail);
  expect(notice?.text).toContain('Link with the account worker');
  expect(notice?.text).toContain('report=');
});

test('delegates, linked accounts in both directions, the company’s account, the contact step and known browsers go (docs: account#not-me-since)', async () => {
  const manager = await db
    .selectFrom('app_user')
    .select(['id', 'client_id'])
    .where('user_name', '=', 'manager')
    .executeTakeFirstOrThrow();
  const verified = { email_verified_at: new Date(now().getTime() - 90 * DAY) };
  await db
    .insertInto('recovery_registration')
    .values({ user_id: manager.id, email: 'manager@example.com', ...verified })
    .execute();
  const intruder = await signedIn('manager');
  const { people } = (await intruder.get('/wand2/api/delegates/candidates')).body;
  const today = dateIn('America/Los_Angeles', now());
  const named = await intruder.post('/wand2/api/delegates', {
    delegateId: people[0].userId,
    permissions: ['BILLING_APPROVAL'],
    startDate: today,
    endDate: today,
  });
  expect(named.status).toBe(200);
  expect((await messagesTo(portal, 'manager@example.com'))[0]?.text).toMatch(/as a delegate\.\n\n.*report=/s);
  await intruder.post('/user/link/linkedAccounts.html', { userName: 'worker', password: OLD });
  const own = await signedIn('supplier');
  await own.post('/user/link/linkedAccounts.html', { userName: 'manager', password: OLD });
  await db
    .insertInto('company_identity')
    .values({
      issuer: 'https://id.example.com',
      subject: 'stranger',
      user_id: manager.id,
      linked_at: now(),
      used_at: null,
    })
    .execute();
  await intruder.put(`${ACCOUNT}/contact-step`, { isOn: true });
  portal.advance(MINUTE);
  const shown = (
    await portal.client().post(`${MANUAL}/accountReport/preview`, { report: await linkTo('manager@example.com') })
  ).body;
  expect(shown).toMatchObject({ account: 'manager', isSettled: false, left: [{ kind: 'contact' }] });
  expect(shown.revoked.map(({ kind }: { kind: string }) => kind)).toEqual([
    'contact-step',
    'company',
    'linked-account',
    'linked-account',
    'delegate',
  ]);
  expect((await report(await linkTo('manager@example.com'))).status).toBe(200);
  const ended = await db
    .selectFrom('delegation')
    .select('ended_at')
    .where('user_id', '=', manager.id)
    .executeTakeFirstOrThrow();
  expect(ended.ended_at).not.toBeNull();
  for (const table of ['linked_account', 'company_identity'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  const devices = await db.selectFrom('known_device').selectAll().where('user_id', '=', manager.id).execute();
  expect(devices).toEqual([]);
});

test('an account that the intruder switched to is signed out as well (docs: account#not-me-since)', async () => {
  const intruder = await signedIn();
  const { linkedAccountId } = (
    await intruder.post('/user/link/linkedAccounts.html', { userName: LUCIA.userName, password: OLD })
  ).body;
  await addPasskey(intruder);
  await intruder.post(`${ACCOUNT}/switch`, { linkedAccountId });
  expect(await isSignedIn(intruder)).toBe(true);
  await report(await linkTo(JONAS.mail));
  expect(await isSignedIn(intruder)).toBe(false);
  expect((await messagesTo(portal, LUCIA.mail))[0]?.text).toContain('signed out everywhere');
});

test('a reset without a report asks about what came lately, and what is left without it (docs: account#review)', async () => {
  const intruder = await signedIn();
  await addApp(intruder);
  await register(intruder, JONAS, { mobile: '+12133734299' });
  const secret = await reset(JONAS);
  const { body } = await review(secret);
  expect(body.revoked).toEqual([]);
  expect(body.asked).toMatchObject([
    { kind: 'contact', id: 'Mobile', name: '••••4299', left: [{ kind: 'contact' }, { kind: 'authenticator' }, {}] },
    { kind: 'authenticator', left: [{ kind: 'contact' }, { kind: 'contact' }] },
    { kind: 'recovery-codes' },
  ]);
  const remove = (kind: string, id: string) =>
    portal.client().post(`${RESET}/review/remove`, { reset: secret, kind, id });
  expect((await remove('authenticator', 'app')).body.asked).toMatchObject([{ kind: 'contact' }]);
  expect((await remove('authenticator', 'app')).status).toBe(200);
  expect((await remove('contact', 'Mobile')).body.asked).toEqual([]);
  expect(await signsIn(JONAS.userName, NEW)).toBe('/');
  for (const address of [JONAS.mail, '+12133734299'])
    expect((await messagesTo(portal, address))[0]?.text).toContain('something that was added lately was removed');
});

test('after a report the review shows what it revoked, for ten minutes and until the next password', async () => {
  await addPasskey(await signedIn());
  const { body } = await report(await linkTo(JONAS.mail));
  const secret = await reset(JONAS, { begun: body.reset });
  expect((await review(secret)).body).toMatchObject({ revoked: [{ kind: 'passkey', name: 'Stranger' }], asked: [] });
  const second = await reset(JONAS, { password: 'Lamp-Otter-53' });
  expect(token(await review(secret))).toBe('ERR_RESET_ENDED');
  portal.advance(11 * MINUTE);
  expect(token(await review(second))).toBe('ERR_RESET_ENDED');
});

test('an intruder’s reset removes nothing that was there before the intruder’s contact (docs: account#review)', async () => {
  const own = await addPasskey(await signedIn(), 'MacBook');
  await db.deleteFrom('session').execute();
  await register(await signedIn(), JONAS, { mobile: '+12133734299' });
  const secret = await reset(JONAS, { to: '+12133734299' });
  expect((await review(secret)).body.asked).toEqual([]);
  const [{ id }] = (await db.selectFrom('passkey').select('id').execute()) as [{ id: number }];
  await portal.client().post(`${RESET}/review/remove`, { reset: secret, kind: 'passkey', id: String(id) });
  expect(await signInBy(own)).toBe(200);
});

test('a review is nobody’s before the reset is finished', async () => {
  const { reset: begun } = (await portal.client().post(RESET, { account: JONAS.userName })).body;
  expect(token(await review(begun))).toBe('ERR_RESET_ENDED');
});

test('an intruder who reports the owner’s session throws out nothing older, and is locked out by it (docs: account#not-me-since)', async () => {
  const old = await addPasskey(await signedIn(), 'MacBook');
  await db.deleteFrom('session').execute();
  const owner = await signedIn();
  const intruder = await signedIn();
  const device = await addPasskey(intruder);
  const sessions = (await intruder.get(`${ACCOUNT}/sessions`)).body as { sessionId: number; isCurrent: boolean }[];
  const owners = sessions.find(({ isCurrent }) => !isCurrent);
  await intruder.post(`${ACCOUNT}/sessions/${owners?.sessionId}/not-me`);
  expect((await owner.get(ACCOUNT)).status).toBe(401);
  expect([await signInBy(old), await signInBy(device)]).toEqual([200, 401]);
  expect(await signsIn(JONAS.userName, OLD)).toBeUndefined();
  await reset(JONAS);
  expect(await signsIn(JONAS.userName, NEW)).toBe('/');
});

test('an account without a contact keeps its password, because nothing else would lead back', async () => {
  const owner = await signedIn('worker');
  const device = await addPasskey(await signedIn('worker'));
  const [, other] = (await owner.get(`${ACCOUNT}/sessions`)).body;
  await owner.post(`${ACCOUNT}/sessions/${other.sessionId}/not-me`);
  expect(await signInBy(device)).toBe(401);
  expect(await signsIn('worker', OLD)).toBe('/');
});

test('a link that is pressed again begins another reset, and after the reset it changes nothing (docs: account#not-me-twice)', async () => {
  await addPasskey(await signedIn());
  const link = await linkTo(JONAS.mail);
  await report(link);
  expect((await report(link)).status).toBe(200);
  await allSent(services);
  expect(await db.selectFrom('account_report').select('id').execute()).toHaveLength(1);
  await reset(JONAS);
  const own = await addPasskey(await signedIn(JONAS.userName, NEW), 'MacBook');
  expect(token(await report(link))).toBe('ERR_REPORT_SETTLED');
  expect(await signInBy(own)).toBe(200);
  expect(await signsIn(JONAS.userName, NEW)).toBe('/');
});

test('the link of a later change is covered by the report of an earlier one (docs: account#not-me-twice)', async () => {
  await addPasskey(await signedIn());
  const first = await linkTo(JONAS.mail);
  await addPasskey(await signedIn(), 'Second');
  const second = await linkTo(JONAS.mail);
  await report(first);
  await reset(JONAS);
  const own = await addPasskey(await signedIn(JONAS.userName, NEW), 'MacBook');
  expect(token(await report(second))).toBe('ERR_REPORT_SETTLED');
  expect(await signInBy(own)).toBe(200);
});

test('the notice of a reset undoes that reset, also where it settled a report (docs: account#not-me-twice)', async () => {
  await register(await signedIn(), JONAS, { mobile: '+12133734299' });
  await addPasskey(await signedIn());
  const { body } = await report(await linkTo(JONAS.mail));
  await reset(JONAS, { to: '+12133734299', password: 'Lamp-Otter-53', begun: body.reset });
  expect((await report(await linkTo(JONAS.mail))).status).toBe(200);
  expect(await signsIn(JONAS.userName, 'Lamp-Otter-53')).toBeUndefined();
  await reset(JONAS);
  expect(await signsIn(JONAS.userName, NEW)).toBe('/');
});

test('two reports at once: the older moment counts, and the account is reported once for each', async () => {
  const early = await addPasskey(await signedIn());
  const first = await linkTo(JONAS.mail);
  const late = await addPasskey(await signedIn(), 'Second');
  const second = await linkTo(JONAS.mail);
  const statuses = await Promise.all([report(second), report(first), report(second)]);
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([await signInBy(early), await signInBy(late)]).toEqual([401, 401]);
  await reset(JONAS);
  expect(await signsIn(JONAS.userName, NEW)).toBe('/');
  const open = await db.selectFrom('account_report').select('id').where('settled_at', 'is', null).execute();
  expect(open).toEqual([]);
});

test('a link is late after a week, and one that was changed is none (docs: account#not-me-link)', async () => {
  const device = await addPasskey(await signedIn());
  const link = await linkTo(JONAS.mail);
  const [user, , contact, mark] = link.split('.');
  const older = (now().getTime() - 5 * DAY).toString(36);
  expect(token(await report(`${user}.${older}.${contact}.${mark}`))).toBe('ERR_REPORT_ENDED');
  portal.advance(7 * DAY);
  expect(token(await report(link))).toBe('ERR_REPORT_ENDED');
  expect(await signInBy(device)).toBe(200);
});

test('opening a link changes nothing', async () => {
  const device = await addPasskey(await signedIn());
  const preview = { report: await linkTo(JONAS.mail) };
  const { body } = await portal.client().post(`${MANUAL}/accountReport/preview`, preview);
  expect(body).toMatchObject({
    account: JONAS.userName,
    revoked: [{ kind: 'passkey', name: 'Stranger' }],
    left: [{ kind: 'contact', name: 'jo••••@example.com' }],
  });
  expect(await signInBy(device)).toBe(200);
  expect(await signsIn(JONAS.userName, OLD)).toBe('/');
});

test('what is added between the report and the reset goes with the reset', async () => {
  const device = await addPasskey(await signedIn());
  await report(await linkTo(JONAS.mail));
  const row = { user_id: JONAS.id, public_key: '', counter: 0, transports: '', name: 'Late', used_at: null };
  await db
    .insertInto('passkey')
    .values({ ...row, credential_id: 'late', added_at: now() })
    .execute();
  const secret = await reset(JONAS);
  expect(await signInBy(device)).toBe(401);
  expect(await db.selectFrom('passkey').select('id').execute()).toEqual([]);
  expect((await review(secret)).body.revoked).toMatchObject([{ name: 'Stranger' }, { name: 'Late' }]);
});
