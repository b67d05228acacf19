import type { ApiCall } from './api-calls.ts';
import { type ApiDocument, type JsonSchema, type Operation, parseApiDocument } from './api-document.ts';
import { compareCalls } from './compare-call.ts';

const object = (properties: Readonly<Record<string, JsonSchema>>, more: Partial<JsonSchema> = {}): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...more,
});
const api = (operation: Partial<Operation>, schemas: ApiDocument['schemas'] = {}): ApiDocument => ({
  operations: { 'POST /items/{}': { query: {}, bodyRequired: false, ...operation } },
  schemas,
});
const text: JsonSchema = { type: 'string' };
const kinds: JsonSchema = { enum: ['a', 'b'], type: 'string' };
const item = {
  members: { id: 'number', kind: { oneOf: ['"a"', '"b"'] }, 'name?': { oneOf: ['string', 'undefined'] } },
};

/** The findings about one call. */
const found = (call: Partial<ApiCall>, document: ApiDocument) =>
  compareCalls({ calls: [{ call: 'POST /items/{}', ...call }], types: { Item: item } }, document);
const fails = (said: string) => [{ said: `POST /items/{} ${said}`, fails: true }];
const loses = (said: string) => [{ said: `POST /items/{} ${said}`, fails: false }];

describe('what a build reads', () => {
  const answers = (response: JsonSchema) => found({ reads: { see: 'Item' } }, api({ response }));
  const whole = { id: { type: 'integer' }, kind: kinds, name: text };

  test.each<[string, JsonSchema, ReturnType<typeof found>]>([
    ['all that it knows', object(whole), []],
    ['more than it knows', object({ ...whole, more: text }), []],
    ['fewer values than it knows', object({ ...whole, kind: { const: 'a' } }), loses('no longer gives "b" as kind')],
    [
      'a renamed value',
      object({ ...whole, kind: { enum: ['a', 'c'] } }),
      [...fails('can give "c" as kind, which is not known'), ...loses('no longer gives "b" as kind')],
    ],
    ['any text', object({ ...whole, kind: text }), fails('can give any string as kind, which was "a" | "b"')],
    ['no optional field', object({ id: { type: 'number' }, kind: kinds }), loses('gives no name')],
    ['no field that it needs', object({ kind: kinds, name: text }), fails('gives no id')],
    ['a field that may be missing', object(whole, { required: ['kind'] }), fails('may leave out id')],
    [
      'null',
      object({ ...whole, id: { anyOf: [{ type: 'number' }, { type: 'null' }] } }),
      fails('can give null as id, which was number'),
    ],
    ['a list', { type: 'array', items: object(whole) }, fails('can give a list as the response')],
    ['anything', {}, []],
  ])('%s', (_, response, findings) => expect(answers(response)).toEqual(findings));

  test('a response that is nothing, or no JSON, in place of JSON', () => {
    expect(found({ reads: { see: 'Item' } }, api({}))).toEqual(loses('gives no JSON'));
    expect(found({ reads: 'unknown' }, api({}))).toEqual([]);
    expect(found({}, api({}))).toEqual([]);
  });

  test('a schema that is put together, and one that may be null as OpenAPI 3.0 says it', () => {
    const { id, ...rest } = whole;
    expect(answers({ allOf: [object({ id }), { anyOf: [object(rest), object({ kind: kinds })] }] })).toEqual(
      loses('gives no name'),
    );
    expect(answers({ allOf: [object({ id: { allOf: [{ type: 'number' }, {}] }, ...rest })] })).toEqual([]);
    expect(answers(object({ ...whole, id: { type: 'number', nullable: true } }))).toEqual(
      fails('can give null as id, which was number'),
    );
  });

  test('in lists, records, references and alternatives', () => {
    const document = (properties: Readonly<Record<string, JsonSchema>>) =>
      api(
        { response: object({ all: { type: 'array', items: { $ref: '#/components/schemas/Item' } } }) },
        { Item: object(properties, { properties: { ...properties, next: { $ref: '#/components/schemas/Item' } } }) },
      );
    const reads = { members: { all: { listOf: { see: 'Item' } } } };
    expect(found({ reads }, document(whole))).toEqual([]);
    expect(found({ reads }, document({ ...whole, id: text }))).toEqual(
      fails('can give any string as all[].id, which was number'),
    );
    const record = { members: { '[…]': 'number' } };
    expect(found({ reads: record }, api({ response: { type: 'object', additionalProperties: text } }))).toHaveLength(1);
    const either = { oneOf: [{ members: { a: 'number' } }, { members: { b: 'number' } }] };
    const both = { anyOf: [object({ a: { type: 'number' } }), object({ b: { type: 'number' } })] };
    expect(found({ reads: either }, api({ response: both }))).toEqual([]);
    expect(found({ reads: either }, api({ response: object({ b: text }) }))).toHaveLength(1);
  });
});

describe('what a build sends', () => {
  const takes = (body: JsonSchema) => found({ sends: { see: 'Item' } }, api({ body }));
  const whole = { id: { type: 'integer' }, kind: kinds };

  test.each<[string, JsonSchema, ReturnType<typeof found>]>([
    ['is taken', object({ ...whole, name: text }, { required: ['id'] }), []],
    ['is taken beside anything', object(whole), []],
    ['has a field too many', object(whole, { additionalProperties: false }), fails('does not take name')],
    ['lacks a field', object({ ...whole, at: text }), fails('must be sent at')],
    ['may lack a field', object({ ...whole, name: text }), fails('must be sent name')],
    ['has another type', object({ ...whole, id: text }), fails('does not take number as id')],
    ['has a value that is gone', object({ ...whole, kind: { enum: ['b', 'c'] } }), fails('does not take "a" as kind')],
    ['is no list', { type: 'array', items: {} }, fails('takes no object as the body')],
  ])('%s', (_, body, findings) => expect(takes(body)).toEqual(findings));

  test('as one of several kinds, a text that may be one of several values, and what is not known', () => {
    const one = (kind: string, more: Readonly<Record<string, JsonSchema>> = {}) =>
      object({ id: { type: 'number' }, kind: { const: kind }, ...more }, { additionalProperties: false });
    const oneOf = [one('a'), one('b', { name: text })];
    expect(takes({ oneOf })).toEqual([]);
    expect(takes({ oneOf: [one('a'), one('c', { name: text })] })).toEqual(fails('does not take "b" as kind'));
    expect(found({ sends: { members: { kind: 'string' } } }, api({ body: object({ kind: kinds }) }))).toEqual([]);
    expect(found({ sends: 'unknown' }, api({ body: object({ kind: kinds }) }))).toEqual([]);
    expect(found({}, api({ body: object({ kind: kinds }), bodyRequired: true }))).toEqual(fails('must be sent a body'));
    expect(found({ sends: { see: 'Item' } }, api({}))).toEqual(loses('takes no JSON'));
    expect(takes({ allOf: [object({ id: { type: 'number' } }), { oneOf: [object({ kind: kinds })] }] })).toEqual([]);
  });

  test('in the query', () => {
    const query = { kind: { required: true, schema: kinds }, page: { required: false, schema: text } };
    const asked = (members: Readonly<Record<string, string>>) => found({ query: { members } }, api({ query }));
    expect(asked({ kind: '"a"', 'page?': 'number' })).toEqual([]);
    expect(asked({ kind: '"c"' })).toEqual(fails('does not take "c" as ?kind'));
    expect(asked({ kind: '"a"', size: 'number' })).toEqual(fails('does not take ?size'));
    expect(asked({})).toEqual(fails('must be sent ?kind'));
    expect(asked({ 'kind?': '"a"' })).toEqual(fails('must be sent ?kind'));
    expect(found({}, api({ query }))).toEqual(fails('must be sent ?kind'));
    expect(found({ query: 'unknown' }, api({ query }))).toEqual([]);
  });
});

test.each(['application/json; charset=utf-8', 'application/vnd.items+json'])('%s is JSON', (type) => {
  const responses = { '200': { content: { [type]: { schema: text } } } };
  const document = { openapi: '3.0.0', paths: { '/items/{id}': { post: { responses } } } };
  expect(parseApiDocument(JSON.stringify(document), 'a.json')).toEqual(api({ response: text }));
});

test('a call is found by its path, also where that has a parameter in place of a fixed part', () => {
  expect(found({}, { operations: {}, schemas: {} })).toEqual(fails('is not there'));
  const calls = { calls: [{ call: 'POST /items/7' }], types: {} };
  expect(compareCalls(calls, api({}))).toEqual([]);
});

test('a document is read as far as it is compared, and one that is none is refused with what is wrong', () => {
  const document = {
    openapi: '3.1.0',
    paths: {
      '/items/{id}': {
        post: {
          summary: 'Says something.',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: text },
            { name: 'page', in: 'query', schema: text },
            { $ref: '#/components/parameters/IdempotencyKey' },
          ],
          requestBody: { required: true, content: { 'application/json': { schema: text, example: 'a' } } },
          responses: { '200': { content: { 'application/json': { schema: { $ref: '#/x' } } } }, '400': {} },
        },
      },
    },
  };
  expect(parseApiDocument(JSON.stringify(document), 'a.json')).toEqual(
    api({
      query: { page: { required: false, schema: text } },
      body: text,
      bodyRequired: true,
      response: { $ref: '#/x' },
    }),
  );
  expect(() => parseApiDocument('{', 'a.json')).toThrow('a.json is not JSON.');
  expect(() => parseApiDocument('{"swagger":"2.0"}', 'a.json')).toThrow('a.json is no OpenAPI document: openapi ');
});
