import { LISTED_CALLS } from './testing/listed-calls.ts';
import { startApi } from './testing/start-api.ts';

const portal = await startApi();
afterAll(() => portal.close());
const described = (await portal.client().get('/openapi.json')).body;
const worker = await portal.signedIn('worker');

/** Names of path parameters are ours to choose; their places are not. */
const shape = (path: string) => path.replace(/\{\w+\}/g, '{}');
const known = new Map<string, object>();
for (const [path, operations] of Object.entries(described.paths as Record<string, Record<string, object>>)) {
  for (const [method, operation] of Object.entries(operations))
    known.set(`${method.toUpperCase()} ${shape(path)}`, operation);
}

test('an unknown address says so', async () => {
  expect((await worker.get('/wand2/api/nowhere')).body.errors[0].errorToken).toBe('ERR_UNKNOWN_ADDRESS');
});

test.each(LISTED_CALLS)('%s %s is described in openapi.json', (method, path) => {
  expect(known.get(`${method} ${shape(path)}`)).toMatchObject({ summary: expect.stringMatching(/\w{3}/) });
});

const guarded = Object.entries(described.paths as Record<string, Record<string, { security: object[] }>>).flatMap(
  ([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security.length > 0)
      .map(([method]) => [method.toUpperCase(), path.replace(/\{\w+\}/g, '1')] as const),
);

test('most calls need somebody who is signed in', () => {
  expect(guarded.length).toBeGreaterThan(90);
});

test.each(guarded)('%s %s tells a stranger to sign in, before it looks at anything else', async (method, path) => {
  const response = await portal.client().request(method, path, method === 'GET' ? {} : { json: {} });
  expect([response.status, response.body.errors?.[0].errorToken]).toEqual([401, 'ERR_UNAUTHORISED']);
});
