import { jest } from '@jest/globals';

/** The work for a request about an account: the same hashes and entries in the queue, whether or not the account exists. */

const real = await import('@node-rs/argon2');
let hashes = 0;
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...real,
  hash: (...given: Parameters<typeof real.hash>) => {
    hashes += 1;
    return real.hash(...given);
  },
  verify: (...given: Parameters<typeof real.verify>) => {
    hashes += 1;
    return real.verify(...given);
  },
}));
const { allSent } = await import('../messages/all-sent.ts');
const { startApi } = await import('../testing/start-own-api.ts');

let queued = 0;
const onStatement = (text: string) => {
  if (/insert into pgboss\.job/i.test(text)) queued += 1;
};
const portal = await startApi({}, { onStatement });
afterAll(() => portal.close());
const { services } = portal.api;
// Messages are only sent between the measured calls, and nothing is done in the background.
await Promise.all([services.queue.sender?.stop(), portal.api.rounds.stop()]);
const RESET = '/wand2/manual/api/passwordReset';

/** The number of hashes computed and messages queued by a call, from its request to its response. */
async function workOf(call: () => Promise<{ status: number }>) {
  await allSent(services);
  [hashes, queued] = [0, 0];
  const { status } = await call();
  return { status, hashes, queued };
}

test.each([
  ['a name that somebody has', 'worker-mobile', 'Email'],
  ['a contact that is not registered', 'worker-email', 'Mobile'],
  ['an account without contacts', 'worker', 'Email'],
  ['a name that nobody has', 'nobody-at-all', 'Email'],
  ['an address that nobody has', 'nobody@example.com', 'Email'],
])(
  'a code for %s: one hash and one queued message, and one hash for a try (docs: account#reset-alike)',
  async (_, account, channel) => {
    const browser = portal.client();
    let reset = '';
    const begun = await workOf(async () => {
      const response = await browser.post(RESET, { account });
      reset = response.body.reset;
      return response;
    });
    expect(begun).toEqual({ status: 200, hashes: 0, queued: 0 });
    const sent = await workOf(() => browser.post(`${RESET}/code`, { reset, channel }));
    expect(sent).toEqual({ status: 200, hashes: 1, queued: 1 });
    const tried = await workOf(() => browser.post(`${RESET}/verify`, { reset, code: '00000000' }));
    expect(tried).toEqual({ status: 200, hashes: 1, queued: 0 });
  },
);

test.each([
  ['a wrong password', 'worker', 'wrong'],
  ['a name that nobody has', 'nobody-at-all', 'wrong'],
  ['an account of two factors, with a wrong password', 'worker-mobile', 'wrong'],
])('signing in with %s: one hash, and nothing is queued', async (_, userName, password) => {
  const call = () => portal.client().post('/wand2/manual/api/signIn', { userName, password });
  expect(await workOf(call)).toEqual({ status: 401, hashes: 1, queued: 0 });
});
