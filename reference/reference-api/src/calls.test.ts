import { createConfig, lintFromString } from '@redocly/openapi-core';
import { productCalls } from './calls.ts';
import { undescribed } from './openapi/refusals.ts';
import { misfitsWith } from './testing/contract.ts';
import { LISTED_CALLS } from './testing/listed-calls.ts';
import { startApi } from './testing/start-api.ts';

/** Signing in, a forgotten password, data that a page needs before either, and health checks. */
const OPEN_CALLS = [
  'GET /client/session/locale.html',
  'GET /generic/session/getToken.html',
  'GET /health/live',
  'GET /health/ready',
  'GET /login',
  'GET /logout.html',
  'GET /metrics',
  'GET /t/{token}',
  'GET /wand2/manual/api/calendars/{secret}/due-dates.ics',
  'GET /wand2/manual/api/languages',
  'GET /wand2/manual/api/mail/open/{token}',
  'GET /wand2/manual/api/mail/stop/{token}',
  'GET /wand2/manual/api/signIn/company',
  'GET /wand2/manual/api/signIn/company/callback',
  'GET /wand2/manual/api/signIn/options',
  'GET /wand2/manual/api/signIn/secondFactor',
  'POST /login',
  'POST /wand2/manual/api/accountReport',
  'POST /wand2/manual/api/accountReport/preview',
  'POST /wand2/manual/api/mail/stop/{token}',
  'POST /wand2/manual/api/passwordReset',
  'POST /wand2/manual/api/passwordReset/code',
  'POST /wand2/manual/api/passwordReset/password',
  'POST /wand2/manual/api/passwordReset/review',
  'POST /wand2/manual/api/passwordReset/review/remove',
  'POST /wand2/manual/api/passwordReset/verify',
  'POST /wand2/manual/api/signIn',
  'POST /wand2/manual/api/signIn/company/logout',
  'POST /wand2/manual/api/signIn/passkey',
  'POST /wand2/manual/api/signIn/passkey/options',
  'POST /wand2/manual/api/signIn/secondFactor',
  'POST /wand2/manual/api/signIn/secondFactor/code',
  'POST /wand2/manual/api/translation',
  'POST /wand2/tokens/getAccessToken',
];

const portal = await startApi();
afterAll(() => portal.close());
const described = (await portal.client().get('/openapi.json')).body;
const worker = await portal.signedIn('worker');

/** The names of path parameters may differ from the reference; their positions may not. */
const shape = (path: string) => path.replace(/\{\w+\}/g, '{}');
const known = new Map<string, object>();
for (const [path, operations] of Object.entries(described.paths as Record<string, Record<string, object>>)) {
  for (const [method, operation] of Object.entries(operations))
    known.set(`${method.toUpperCase()} ${shape(path)}`, operation);
}

test.each([
  ['unknown', '/wand2/api/nowhere'],
  ['too long', `/wand2/manual/api/mail/open/${'1'.repeat(301)}`],
  ['unreadable', '/wand2/manual/api/mail/open/%zz'],
])('an address that is %s is answered in the format of all errors', async (_what, path) => {
  const { status, body, headers } = await worker.get(path);
  expect([status, body.errors?.[0]?.errorToken]).toEqual([404, 'ERR_UNKNOWN_ADDRESS']);
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
});

test.each(LISTED_CALLS)('%s %s is described in openapi.json (docs: api#api-openapi)', (method, path) => {
  expect(known.get(`${method} ${shape(path)}`)).toMatchObject({ summary: expect.stringMatching(/\w{3}/) });
});

const guarded = Object.entries(described.paths as Record<string, Record<string, { security: object[] }>>).flatMap(
  ([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security.length > 0)
      .map(([method]) => [method.toUpperCase(), path.replace(/\{\w+\}/g, '1')] as const),
);

test('calls that need nobody signed in are these', () => {
  const open = productCalls.filter(({ auth }) => auth === 'none').map(({ method, path }) => `${method} ${path}`);
  expect(open.sort()).toEqual(OPEN_CALLS);
});

test('most calls need somebody who is signed in', () => {
  expect(guarded.length).toBeGreaterThan(90);
});

test.each(guarded)('%s %s tells a stranger to sign in, before it looks at anything else', async (method, path) => {
  const response = await portal.client().request(method, path, method === 'GET' ? {} : { json: {} });
  expect([response.status, response.body.errors?.[0].errorToken]).toEqual([401, 'ERR_UNAUTHORISED']);
});

test('breaks no rule that Redocly recommends', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(described);
  const found = await lintFromString({ source, absoluteRef: `${portal.origin}/openapi.json`, config });
  expect(found.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
});

type Operation = {
  readonly operationId: string;
  readonly parameters: readonly { readonly name?: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
type Content = Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>;
const operations = Object.values(described.paths).flatMap((one) => Object.values(one as Record<string, Operation>));

test('calls have names of their own', () => {
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test('every property and parameter says what it means', () => {
  const schemas = Object.entries(described.components.schemas as Record<string, { properties?: object }>);
  const properties = schemas.flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, { description }]) => !description)
      .map(([property]) => `${name}.${property}`),
  );
  const parameters = operations.flatMap(({ operationId, parameters }) =>
    parameters.filter((one) => one.name && !one.description).map(({ name }) => `${operationId}?${name}`),
  );
  expect([...properties, ...parameters]).toEqual([]);
});

test('no object is described in place', () => {
  const inPlace = JSON.stringify(described.paths).match(/"properties":\{"(\w+)"/g);
  // An uploaded file has no schema of ours.
  expect([...new Set(inPlace)]).toEqual(['"properties":{"file"']);
});

const examples = operations.flatMap(({ operationId, requestBody, responses }) =>
  [requestBody?.content, responses['200']?.content].flatMap((content, index) =>
    Object.values(content ?? {})
      .filter(({ example }) => example !== undefined)
      .map(({ schema, example }) => [operationId, index ? 'response' : 'request', schema, example] as const),
  ),
);

test('examples are of most calls, and fit', () => {
  expect(examples.length).toBeGreaterThan(90);
  const misfits = misfitsWith(described.components);
  expect(examples.flatMap(([name, part, schema, example]) => misfits(`${name}'s ${part}`, schema, example))).toEqual(
    [],
  );
});

test('saving says what a refusal by a rule is, and takes an idempotency key (docs: api#api-refusals)', () => {
  const save = operations.find(({ operationId }) => operationId === 'saveItem');
  expect(save).toMatchObject({
    parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
    responses: { 200: { description: expect.stringContaining('`billingItemId` is 0') }, 409: {}, 422: {} },
  });
  expect(described.components.responses.ERR_UNAVAILABLE.headers).toHaveProperty('Retry-After');
});

test('signing in leads elsewhere', () => {
  expect(described.paths['/login'].post.responses).toHaveProperty('303');
  expect(described.paths['/login'].post.responses).not.toHaveProperty('200');
});

test('a refusal that a definition does not list is noticed', () => {
  const save = productCalls.find(({ operationId }) => operationId === 'saveItem');
  if (!save) throw new Error('saveItem is gone.');
  expect(undescribed(save, 422, ['ERR_IDEMPOTENCY_KEY_REUSED'])).toBeUndefined();
  expect(undescribed(save, 404, ['ERR_SURVEY_ANSWERED'])).toBe('ERR_SURVEY_ANSWERED');
  expect(undescribed(save, 400, ['ERR_NOT_FOUND'])).toBe('ERR_NOT_FOUND');
});

test('the page of the description brings all it needs, and is no part of production (docs: api#api-docs)', async () => {
  const page = await portal.client().get('/docs');
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("default-src 'none'; script-src 'self';"),
  ]);
  for (const [, address = ''] of page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
    expect([address, (await portal.client().get(address)).status]).toEqual([address, 200]);
  }
  expect(productCalls.map(({ path }) => path)).not.toContain('/docs');
});
