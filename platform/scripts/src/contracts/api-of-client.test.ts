import { join } from 'node:path';
import { type ApiDocument, compareCalls, parseApiDocument } from 'deployments';
import { productDocument } from 'reference-api/openapi';
import { callsOfPackage } from 'webpack-preset/contracts';
import { repository } from '../paths.ts';
import { sourcesBelow } from '../texts/text-owners.ts';

type Schema = ApiDocument['schemas'][string];

let document: ApiDocument;
let recorded: Parameters<typeof compareCalls>[0];
beforeAll(() => {
  document = parseApiDocument(JSON.stringify(productDocument()), 'openapi.json');
  recorded = callsOf('shared-client');
});

function callsOf(packageName: string): Parameters<typeof compareCalls>[0] {
  const { modules, types } = callsOfPackage(join(repository, packageName, 'src'));
  return { calls: Object.values(modules).flatMap((functions) => Object.values(functions).flat()), types };
}

/** The differences between every call of shared-client and a document. */
const differences = (changed: ApiDocument) => compareCalls(recorded, changed).map(({ said }) => said);

/** The document, with another schema of this name. */
function withSchema(name: string, change: (schema: Schema) => Schema): ApiDocument {
  const copy = structuredClone(document);
  const schema = copy.schemas[name];
  if (!schema) throw new Error(`There is no schema ${name}.`);
  return { ...copy, schemas: { ...copy.schemas, [name]: change(schema) } };
}

// Slow: it has the compiler declare all calls of shared-client, in beforeAll.
test('the calls of shared-client are those of openapi.json, with all that they read and send (docs: api#api-openapi)', () => {
  expect(recorded.calls.length).toBeGreaterThan(150);
  const withSchema = recorded.calls.filter(({ reads }) => reads !== undefined && reads !== 'unknown');
  expect(withSchema.length / recorded.calls.length).toBeGreaterThan(0.95);
  expect(differences(document)).toEqual([]);
});

test('a field that is removed, a value that is renamed, and a field that must be sent are differences', () => {
  const field = withSchema('GeneralInfo', ({ properties: { status: _, ...properties } = {}, ...schema }) => ({
    ...schema,
    properties,
  }));
  expect(differences(field)).toEqual([expect.stringMatching(/^GET .*general-info gives no status$/)]);
  const value = withSchema('BillingItemStatus', (schema) => ({
    ...schema,
    enum: schema.enum?.map((one) => (one === 'Pending' ? 'Waiting' : one)),
  }));
  expect(differences(value)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/can give "Waiting" as .*status, which is not known$/),
      expect.stringMatching(/no longer gives "Pending" as .*status$/),
    ]),
  );
  const needed = withSchema('PostItemCommentBody', ({ required = [], ...schema }) => ({
    ...schema,
    required: [...required, 'mood'],
  }));
  expect(differences(needed)).toEqual([expect.stringMatching(/^POST .*comments must be sent mood$/)]);
});

const wide = process.env.TEST_WIDE ? test : test.skip;
// Slow: it has the compiler declare the modules that make them.
wide.each(['mfe-timecard', 'shared-session'])(
  'the calls that %s makes with schemas of its own are those of openapi.json',
  (name) => {
    const calls = callsOf(name);
    expect(calls.calls.some(({ reads }) => reads !== undefined)).toBe(true);
    expect(compareCalls(calls, document)).toEqual([]);
  },
);

test('what a session needs of its own calls is among it', () => {
  const without = (name: string, field: string) =>
    withSchema(name, ({ properties: { [field]: _, ...properties } = {}, ...schema }) => ({ ...schema, properties }));
  expect(differences(without('GetTokenResponse', 'token'))).toEqual([
    'GET /generic/session/getToken.html gives no token',
  ]);
  expect(differences(without('GetAccessTokenResponse', 'access_token'))).toEqual([
    'POST /wand2/tokens/getAccessToken gives no access_token',
  ]);
});

test('the schema of each call can be read: it is imported, or its module exports it', () => {
  const hidden = sourcesBelow(repository).flatMap(({ path, text }) =>
    [...text.matchAll(/\bapi\s*\.\s*(?:get|post|put|delete|upload)\(\s*[^,()]+,\s*(\w+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => new RegExp(`^const ${name} =`, 'm').test(text))
      .map((name) => `${path}: ${name}`),
  );
  // It takes anything, and reads it by hand.
  expect(hidden).toEqual(['shared-session/src/translation/translation-backend.ts: responseSchema']);
});

test('a call that is removed is a difference', () => {
  const { 'GET /wand2/api/countries': _, ...operations } = document.operations;
  expect(differences({ ...document, operations })).toEqual(['GET /wand2/api/countries is not there']);
});
