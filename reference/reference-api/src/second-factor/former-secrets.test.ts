import { generate } from 'otplib';
import { reseal } from '../admin/reseal.ts';
import { freshRecovery } from '../testing/fresh-recovery.ts';
import { startApi } from '../testing/start-api.ts';
import { type Secrets, seal, unseal } from './sealed.ts';

/** The portal's secret is replaced (docs: operations.md, "Rotating secrets"). */

const [FIRST, SECOND_SECRET, THIRD] = ['1', '2', '3'].map((sign) => sign.repeat(32)) as [string, string, string];
const portal = await startApi({ secret: FIRST });
afterAll(() => portal.close());
const { services } = portal.api;
const { db, now } = services;
const SECOND = '/wand2/manual/api/signIn/secondFactor';
const credentials = { userName: 'worker-email', password: 'Portal-2026' };

/** The options of a process that is restarted with other secrets. */
const replaceSecret = (secret: string, ...formerSecrets: string[]) =>
  Object.assign(services.options, { secret, formerSecrets });

beforeEach(async () => {
  replaceSecret(FIRST);
  await freshRecovery(portal);
  await db.deleteFrom('authenticator').execute();
});

/** The key of an app that worker-email has set up. */
async function appKey(): Promise<string> {
  const owner = await portal.signedIn('worker-email');
  await owner.post('/wand2/api/passwordRegistrations/authenticate', credentials);
  const { secret } = (await owner.post('/wand2/api/account/authenticator')).body;
  const confirmed = await owner.post('/wand2/api/account/authenticator/confirm', { code: await codeOf(secret) });
  expect(confirmed.status).toBe(200);
  return secret;
}

async function codeOf(secret: string): Promise<string> {
  portal.advance(60_000);
  return generate({ secret, epoch: Math.floor(now().getTime() / 1000) });
}

/** Signs in by password and the app's code. @returns the status of the second step */
async function signInByApp(key: string): Promise<number> {
  const browser = portal.client();
  await browser.post('/wand2/manual/api/signIn', credentials);
  return (await browser.post(SECOND, { method: 'authenticator', code: await codeOf(key) })).status;
}

const sealedKey = async () => (await db.selectFrom('authenticator').select('secret').executeTakeFirstOrThrow()).secret;
const isSealedBy = (sealed: string, secret: string) => unseal(sealed, { secret, formerSecrets: [] }) !== undefined;

test('what a former secret sealed is read, what the present one sealed is not outdated, anything else is not read', () => {
  const secrets: Secrets = { secret: THIRD, formerSecrets: [SECOND_SECRET, FIRST] };
  for (const secret of [FIRST, SECOND_SECRET])
    expect(unseal(seal('a text', { secret }), secrets)).toEqual({ text: 'a text', isOutdated: true });
  expect(unseal(seal('a text', secrets), secrets)).toEqual({ text: 'a text', isOutdated: false });
  expect(unseal(seal('a text', { secret: 'another' }), secrets)).toBeUndefined();
  expect(unseal('broken', secrets)).toBeUndefined();
});

test('a code of an app signs in after the secret was replaced, and its key is sealed anew by that (docs: account#authenticator)', async () => {
  const key = await appKey();
  replaceSecret(SECOND_SECRET);
  expect(await signInByApp(key)).toBe(400);
  replaceSecret(SECOND_SECRET, FIRST);
  expect(await signInByApp(key)).toBe(200);
  expect(isSealedBy(await sealedKey(), SECOND_SECRET)).toBe(true);
  replaceSecret(SECOND_SECRET);
  expect(await signInByApp(key)).toBe(200);
});

test('a wrong code seals nothing anew', async () => {
  await appKey();
  replaceSecret(SECOND_SECRET, FIRST);
  expect(await signInByApp('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')).toBe(400);
  expect(isSealedBy(await sealedKey(), FIRST)).toBe(true);
});

test('the operator seals all keys anew at once, and is notified whose cannot be opened', async () => {
  const key = await appKey();
  const secrets = { secret: SECOND_SECRET, formerSecrets: [FIRST] };
  expect(await reseal(db, secrets)).toEqual({ anew: 1, before: 0, unreadable: [] });
  expect(await reseal(db, secrets)).toEqual({ anew: 0, before: 1, unreadable: [] });
  replaceSecret(SECOND_SECRET);
  expect(await signInByApp(key)).toBe(200);
  const without = { secret: THIRD, formerSecrets: [FIRST] };
  expect(await reseal(db, without)).toEqual({ anew: 0, before: 0, unreadable: ['worker-email'] });
  expect(isSealedBy(await sealedKey(), SECOND_SECRET)).toBe(true);
});

test('the contacts that a reset shows stay the same, whether or not anybody has the account', async () => {
  const contactsOf = async (account: string) =>
    (await portal.client().post('/wand2/manual/api/passwordReset', { account })).body.contacts;
  for (const account of ['worker-email', 'nobody-knows']) {
    replaceSecret(FIRST);
    const before = await contactsOf(account);
    replaceSecret(SECOND_SECRET, FIRST);
    expect(await contactsOf(account)).toEqual(before);
  }
});
