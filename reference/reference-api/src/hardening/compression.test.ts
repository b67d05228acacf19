import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { startApi } from '../testing/start-api.ts';

const portal = await startApi();
afterAll(() => portal.close());

const LIST = '/wand2/api/billing/billing-items';

/** A response as it was sent: `fetch` would decode it. */
async function sent(path: string, headers: Record<string, string | undefined>) {
  const asked = get(portal.origin + path, { headers: { ...headers } });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { headers: response.headers, bytes: await buffer(response) };
}

/** The list, with the access token of a worker. */
async function list(encodings: string | undefined) {
  const { accessToken } = await portal.signedIn('worker');
  return sent(LIST, { authorization: `Bearer ${accessToken}`, ...(encodings && { 'accept-encoding': encodings }) });
}

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'gzip'],
])(
  'to a client that takes "%s", a list goes as %s, and caches learn why (docs: api#api-compression)',
  async (said, coding) => {
    const { headers } = await list(said);
    expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'accept-encoding']);
  },
);

test.each([undefined, 'identity', 'br;q=0, gzip;q=0'])('to one that says "%s" it goes as it is', async (said) => {
  expect((await list(said)).headers['content-encoding']).toBeUndefined();
});

test('the content is the same, a fraction of the bytes, of a known length', async () => {
  const plain = await list(undefined);
  const small = await list('br');
  expect(JSON.parse(brotliDecompressSync(small.bytes).toString())).toEqual(JSON.parse(plain.bytes.toString()));
  expect(small.bytes.length).toBeLessThan(plain.bytes.length / 4);
  expect(small.headers['content-length']).toBe(String(small.bytes.length));
});

test('a small response goes as it is', async () => {
  const { accessToken } = await portal.signedIn('worker');
  const { headers } = await sent('/wand2/api/privacyPolicy/verifyEU', {
    authorization: `Bearer ${accessToken}`,
    'accept-encoding': 'br',
  });
  expect(headers['content-encoding']).toBeUndefined();
});

test('a page that repeats what the request says is never compressed, nor is a token (docs: api#api-compression)', async () => {
  const worker = await portal.signedIn('worker');
  const cookie = [...worker.cookies].map((pair) => pair.join('=')).join('; ');
  for (const path of [
    `/login?returnUrl=${'x'.repeat(4000)}`,
    '/generic/session/getToken.html',
    '/pro/common/userInfo',
  ]) {
    const { headers, bytes } = await sent(path, { cookie, 'accept-encoding': 'br, gzip' });
    expect([path.slice(0, 7), headers['content-encoding'], bytes.length > 0]).toEqual([
      path.slice(0, 7),
      undefined,
      true,
    ]);
  }
});

test('texts are public, so nobody has to be signed in to get them compressed', async () => {
  const { headers } = await sent('/openapi.json', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
});
