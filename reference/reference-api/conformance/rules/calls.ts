import { tokenOf } from '../driver.ts';
import { expect, expectThat, type Rule } from '../rule.ts';
import { Skipped } from '../skipped.ts';

const ITEMS = '/wand2/api/billing/billing-items';

/** Authentication, and requests that every call refuses. */
export const callRules: readonly Rule[] = [
  {
    section: 'session#bearer-token',
    says: 'A stranger is asked to sign in before anything else is looked at',
    async check(driver) {
      for (const request of [{}, { json: { unknown: true } }]) {
        const response = await driver.stranger().request('POST', ITEMS, request);
        expect('the refusal', [response.status, tokenOf(response)], [401, 'ERR_UNAUTHORISED']);
      }
    },
  },
  {
    section: 'session#token-call',
    says: 'A refresh token works once',
    async check(driver) {
      const client = await driver.signIn('worker');
      const used = client.refreshToken;
      expect('the first refresh', (await client.refresh()).status, 200);
      client.refreshToken = used;
      client.cookies.clear();
      const again = await client.refresh();
      expect('the second', [again.status, tokenOf(again)], [400, 'ERR_SESSION_ENDED']);
    },
  },
  {
    section: 'session#logout',
    says: 'Signing out ends the access token',
    async check(driver) {
      const client = await driver.signIn('worker');
      expect('a call before', (await client.get('/wand2/api/users/current')).status, 200);
      await client.get('/logout.html');
      expect('a call after', (await client.get('/wand2/api/users/current')).status, 401);
    },
  },
  {
    section: 'errors#error-item',
    says: 'A wrong field is refused with 400 and named',
    async check(driver) {
      const payload = await driver.newTimecard();
      const response = await driver.send('save', { ...payload, requisitionId: 'x' });
      expect('the refusal', [response.status, tokenOf(response)], [400, 'ERR_REQUEST_INVALID']);
      expectThat('the item names the field', /requisitionId/.test(response.text), response.text);
    },
  },
  {
    section: 'api#api-refusals',
    says: 'An unknown field is refused with 400 and named',
    async check(driver) {
      const response = await driver.send('save', { ...(await driver.newTimecard()), surprise: 1 });
      expect('the refusal', [response.status, tokenOf(response)], [400, 'ERR_REQUEST_INVALID']);
      expectThat('the item names the field', /surprise/.test(response.text), response.text);
    },
  },
  {
    section: 'api#api-refusals',
    says: 'A body that is nested too deep is refused with 400, one that is too large with 413',
    async check(driver) {
      const worker = await driver.as('worker');
      const headers = { 'content-type': 'application/json' };
      const deep = await worker.request('POST', ITEMS, { body: '['.repeat(5000) + ']'.repeat(5000), headers });
      expect('a deep body', deep.status, 400);
      expect('a large one', await driver.sendBytes(12_000_000), 413);
    },
  },
  {
    section: 'api#api-refusals',
    says: 'Wrong passwords for one name are limited with 429 and Retry-After, whether the name is known or not',
    async check(driver) {
      const { passwordTries } = driver.settings;
      if (passwordTries === null) throw new Skipped('the settings say not to guess passwords');
      const userName = `nobody-${Date.now()}`;
      for (let attempt = 0; ; attempt++) {
        const body = new URLSearchParams({ userName, password: 'wrong' });
        const { status, headers } = await driver.stranger().request('POST', '/login', { body });
        if (status === 429) {
          expectThat('Retry-After is a number', Number(headers.get('retry-after')) > 0, headers.get('retry-after'));
          return;
        }
        expect('a wrong password', status, 401);
        expectThat(`there are at most ${passwordTries} tries`, attempt < passwordTries, attempt);
      }
    },
  },
  {
    section: 'api#api-openapi',
    says: 'openapi.json describes the calls that save, submit and decide',
    async check(driver) {
      const { paths } = (await driver.stranger().get('/openapi.json')).body;
      for (const path of [ITEMS, `${ITEMS}/submit`, `${ITEMS}/{id}/approve`]) {
        expectThat(`${path} is there`, paths?.[path]?.post !== undefined, Object.keys(paths ?? {}).length);
      }
    },
  },
];
