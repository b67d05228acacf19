import type { NamedCall, Schema } from '../call/call.ts';
import { exampleOf } from './examples.ts';
import { describeProperty } from './property-descriptions.ts';
import { refusalResponses } from './refusal-responses.ts';
import { type Components, type JsonSchema, pascal, reference, wireSchema } from './schemas.ts';

const bodyTypes = {
  json: 'application/json',
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

const uploadShape = {
  type: 'object',
  properties: {
    file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file; one a request.' },
  },
  required: ['file'],
};

/** A call as an OpenAPI operation. Its schemas are added to the components. */
export function operation(call: NamedCall, components: Components): object {
  const signedIn = call.auth === 'bearer' ? [{ bearer: [] }] : [{ bearer: [] }, { session: [] }];
  return {
    operationId: call.operationId,
    summary: call.summary,
    description: `Source: ${call.source}.`,
    tags: [tagOf(call.path)],
    security: call.auth === 'none' ? [] : signedIn,
    parameters: [
      ...parameters(call.params, 'path', components),
      ...parameters(call.query, 'query', components),
      ...(call.idempotent ? [reference('parameters', 'IdempotencyKey')] : []),
    ],
    ...requestBody(call, components),
    responses: { ...success(call, components), ...refusalResponses(call, components) },
  };
}

function parameters(schema: Schema | undefined, place: 'path' | 'query', components: Components): object[] {
  if (!schema) return [];
  const shape = wireSchema(schema);
  return Object.entries(shape.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || (shape.required ?? []).includes(name),
    description: describeProperty(place, name),
    schema: components.refer(field, pascal(name)),
  }));
}

function requestBody(call: NamedCall, components: Components): object {
  if (!call.body && call.bodyType !== 'multipart') return {};
  const schema = call.body
    ? components.refer(wireSchema(call.body), `${pascal(call.operationId)}Body`)
    : (uploadShape as JsonSchema);
  const content = { schema, ...exampleOf(call.operationId, 'request') };
  return { requestBody: { required: true, content: { [bodyTypes[call.bodyType ?? 'json']]: content } } };
}

function success(call: NamedCall, components: Components): object {
  if (call.redirects)
    return { '303': { description: call.redirects, headers: { Location: reference('headers', 'Location') } } };
  const content = call.contentType
    ? { [call.contentType]: { schema: { type: 'string' } } }
    : {
        'application/json': {
          schema: components.refer(wireSchema(call.response), `${pascal(call.operationId)}Response`),
          ...exampleOf(call.operationId, 'response'),
        },
      };
  return { '200': { description: call.responseDescription ?? 'Success.', content } };
}

/** The tag of a path: `/wand2/api/billing/billing-items` has billing, `/user/link/…` has link. */
export function tagOf(path: string): string {
  const parts = path
    .split('/')
    .filter((part) => !['', 'wand2', 'api', 'manual', 'generic', 'ratepoint'].includes(part));
  return (parts[0] === 'user' && parts[1] === 'link' ? 'link' : (parts[0] ?? 'page')).replace(/\.html$/, '');
}
