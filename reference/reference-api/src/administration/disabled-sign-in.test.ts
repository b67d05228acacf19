import { companySettings } from '../company-sign-in/settings.ts';
import { startOpenIdProvider } from '../testing/services/openid-provider.ts';
import { ProviderVisitor } from '../testing/services/openid-walk.ts';
import { SoftwareAuthenticator } from '../testing/services/software-authenticator.ts';
import { startApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

/** The doors besides the password, for a disabled user (docs: account#account-disabled). */

const provider = await startOpenIdProvider();
const portal = await startApi({ company: companySettings(provider.environment) });
provider.trust(portal.origin);
afterAll(async () => {
  await portal.close();
  await provider.close();
});
const { db, now } = portal.api.services;
const JONAS = { userName: 'worker-email', password: 'Portal-2026' };

const disable = (disabled_at: Date | null) =>
  db.updateTable('app_user').set({ disabled_at }).where('user_name', '=', JONAS.userName).execute();
const confirmed = async () => {
  const owner = await portal.signedIn(JONAS.userName);
  await owner.post('/wand2/api/passwordRegistrations/authenticate', JONAS);
  return owner;
};
const follow = async (begun: string, browser: TestClient) => {
  const back = await new ProviderVisitor(provider.issuer).signIn(begun, 'jonas');
  return (await browser.get(back.replace(portal.origin, ''))).headers.get('location');
};

test('a passkey and a company sign-in are refused like unknown ones (docs: account#account-disabled)', async () => {
  const owner = await confirmed();
  const device = new SoftwareAuthenticator(portal.origin);
  const options = (await owner.post('/wand2/api/account/passkeys/options')).body;
  await owner.post('/wand2/api/account/passkeys', { name: 'Phone', credential: device.create(options) });
  await follow((await owner.post('/wand2/api/account/company')).body.location, owner);
  const byPasskey = async () => {
    const browser = portal.client();
    const asked = (await browser.post('/wand2/manual/api/signIn/passkey/options', {})).body;
    return (await browser.post('/wand2/manual/api/signIn/passkey', { credential: device.get(asked) })).status;
  };
  const byCompany = async () => {
    const browser = portal.client();
    const begun = await browser.get('/wand2/manual/api/signIn/company');
    return follow(begun.headers.get('location') ?? '', browser);
  };
  expect([await byPasskey(), await byCompany()]).toEqual([200, '/']);
  await disable(now());
  expect([await byPasskey(), await byCompany()]).toEqual([401, '/login?company=unlinked']);
  await disable(null);
  expect(await byPasskey()).toBe(200);
});

test('a reset offers what it offers for a name that does not exist (docs: account#account-disabled)', async () => {
  const offered = async (name: string) => {
    const { status, body } = await portal.client().post('/wand2/manual/api/passwordReset', { account: name });
    return [status, Object.keys(body).toSorted()];
  };
  await disable(now());
  expect(await offered(JONAS.userName)).toEqual(await offered('no-such-user'));
});
