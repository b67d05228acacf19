import { startApi } from '../testing/start-api.ts';
import { isForeignPage } from './foreign-pages.ts';

const host = 'localhost:9000';

test.each([
  [{ host }, false],
  [{ host: '127.0.0.1:9000' }, false],
  [{ host: '[::1]:9000' }, false],
  [{ host, origin: 'http://localhost:9000', 'sec-fetch-site': 'same-origin' }, false],
  [{ host, 'sec-fetch-site': 'none' }, false],
  [{ host, origin: 'https://evil.example' }, true],
  [{ host, origin: 'http://localhost:9001' }, true],
  [{ host, origin: 'null' }, true],
  [{ host, 'sec-fetch-site': 'cross-site' }, true],
  [{ host, 'sec-fetch-site': 'same-site' }, true],
  [{ host: 'evil.example:9000' }, true],
  [{ host: 'localhost.evil.example:9000' }, true],
])('%j is foreign: %s', (headers, expected) => {
  expect(isForeignPage(headers)).toBe(expected);
});

test('a page of another site neither resets the data nor reads the outbox', async () => {
  const portal = await startApi();
  const outbox = (headers: Record<string, string>) => portal.client().get('/dev/outbox', { headers });
  expect((await outbox({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await outbox({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await outbox({ origin: portal.origin })).status).toBe(200);
  expect((await outbox({})).status).toBe(200);
  await portal.close();
});
