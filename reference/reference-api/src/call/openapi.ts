import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { AnyCall, Schema } from './call.ts';
import { defineCall } from './call.ts';

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] };

/** A schema as JSON Schema, seen from the wire: what may be sent, before defaults and conversions. */
function wireSchema(schema: Schema): JsonSchema {
  const { $schema: _, ...shape } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return shape as JsonSchema;
}

function parameters(schema: Schema | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return [];
  const shape = wireSchema(schema);
  return Object.entries(shape.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || (shape.required ?? []).includes(name),
    schema: field,
  }));
}

const bodyTypes = {
  json: 'application/json',
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

const uploadShape = {
  type: 'object',
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: ['file'],
};

function requestBody(call: AnyCall): object {
  if (!call.body && call.bodyType !== 'multipart') return {};
  const schema = call.body ? wireSchema(call.body) : uploadShape;
  return { requestBody: { required: true, content: { [bodyTypes[call.bodyType ?? 'json']]: { schema } } } };
}

const problemResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/HttpProblem' } } },
});

function operation(call: AnyCall): object {
  const content = call.contentType
    ? { [call.contentType]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: wireSchema(call.response) } };
  const signedIn = call.auth === 'bearer' ? [{ bearer: [] }] : [{ bearer: [] }, { session: [] }];
  return {
    summary: call.summary,
    description: `Source: ${call.source}.`,
    tags: [tagOf(call.path)],
    security: call.auth === 'none' ? [] : signedIn,
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...requestBody(call),
    responses: {
      '200': { description: 'Success', content },
      '400': problemResponse('A field is wrong or unknown; `errors` names each.'),
      ...(call.auth === 'none' ? {} : { '401': problemResponse('Not signed in.') }),
    },
  };
}

/** `/wand2/api/billing/billing-items` belongs to billing, `/user/link/…` to link. */
function tagOf(path: string): string {
  const parts = path
    .split('/')
    .filter((part) => !['', 'wand2', 'api', 'manual', 'generic', 'ratepoint'].includes(part));
  return (parts[0] === 'user' && parts[1] === 'link' ? 'link' : (parts[0] ?? 'page')).replace(/\.html$/, '');
}

/** OpenAPI 3.1 of a list of calls. */
function openApi(calls: readonly AnyCall[]): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = paths[call.path] ?? {};
    path[call.method.toLowerCase()] = operation(call);
    paths[call.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Worker portal', version: '1.0.0', description: 'The HTTP API of the product.' },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'portal_session',
          description: 'With the header X-XSRF-TOKEN (value of the cookie XSRF-TOKEN) for every method but GET.',
        },
      },
      schemas: { HttpProblem: wireSchema(httpProblemSchema) },
    },
  };
}

const httpProblemSchema = v.object({
  message: v.string(),
  errors: v.array(
    v.object({ value: v.string(), errorText: v.string(), errorToken: v.string(), params: v.array(v.string()) }),
  ),
});

/** `GET /openapi.json`, made once. */
export function openApiCall(calls: readonly AnyCall[]): AnyCall {
  let document: Record<string, unknown> | undefined;
  return defineCall({
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description.',
    source: 'docs/reference/api.md#api-openapi',
    auth: 'none',
    response: v.record(v.string(), v.unknown()),
    handle: () => {
      document ??= openApi(calls);
      return document;
    },
  });
}
