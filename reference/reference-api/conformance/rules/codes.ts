import { type Driver, tokenOf } from '../driver.ts';
import { expect, expectThat, type Rule } from '../rule.ts';

const REGISTRATIONS = '/wand2/api/passwordRegistrations';

async function newcomer(driver: Driver) {
  const client = await driver.as('newcomer');
  const { userId: id } = (await client.get('/wand2/api/users/current')).body;
  const { userName, password } = driver.settings.accounts.newcomer;
  await client.post(`${REGISTRATIONS}/authenticate`, { userName, password });
  return { client, path: `${REGISTRATIONS}/${id}` };
}

const otherCode = (code: string): string => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;

/** Codes that verify an address. The last rule registers one. */
export const codeRules: readonly Rule[] = [
  {
    section: 'codes#code-resend',
    says: 'A code is not sent again at once: 429 and Retry-After',
    async check(driver) {
      const { client, path } = await newcomer(driver);
      const email = `conformance-${Date.now()}@example.com`;
      const first = await client.post(`${path}/email`, { email });
      expect(`the first (${first.text})`, first.status, 200);
      const again = await client.post(`${path}/email`, { email });
      expect('the second', again.status, 429);
      expectThat(
        'Retry-After is a number',
        Number(again.headers.get('retry-after')) > 0,
        again.headers.get('retry-after'),
      );
    },
  },
  {
    section: 'recovery#recovery-grant',
    says: 'Nobody registers for another user: 404',
    async check(driver) {
      const { client } = await newcomer(driver);
      const response = await client.post(`${REGISTRATIONS}/2147483000/email`, { email: 'a@example.com' });
      expect('the refusal', [response.status, tokenOf(response)], [404, 'ERR_NOT_FOUND']);
    },
  },
  {
    section: 'codes#code-limits',
    says: 'A wrong code is refused, the right one works once',
    async check(driver) {
      const { client, path } = await newcomer(driver);
      const email = `conformance-once-${Date.now()}@example.com`;
      expect('sending', (await client.post(`${path}/email`, { email })).status, 200);
      const code = await driver.newestCode(email);
      const register = async (tried: string) =>
        (await client.post(`${path}/register`, { code: tried, type: 'Email' })).body.status;
      expectThat('a wrong code is refused', (await register(otherCode(code))) !== 'success', code.length);
      expect('the right one', await register(code), 'success');
      expectThat('it works once', (await register(code)) !== 'success', 'a success');
    },
  },
];
