import * as v from 'valibot';
import { type AnyCall, defineCall, type NamedCall } from '../call/call.ts';
import { type Refusal, statusOf } from '../call/refusal.ts';
import { textOf } from '../translations/texts.ts';
import { operation, tagOf } from './operation.ts';
import { Components, wireSchema } from './schemas.ts';

const errorItem = v.object({
  value: v.string(),
  errorText: v.string(),
  errorToken: v.string(),
  params: v.array(v.string()),
});

const httpProblem = v.object({
  message: v.string(),
  errors: v.array(errorItem),
  error: v.optional(v.picklist(['invalid_grant', 'invalid_client'])),
  items: v.optional(v.array(v.object({ field: v.string(), code: v.string(), message: v.string() }))),
});

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Chosen by the caller for one change. The same key with the same content makes one change and gives one response, however often and by whatever connection it is sent; with other content it is refused. A refused change frees its key.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]{1,200}$' },
  example: '0b2a4f0e-7a53-4a35-9d0f-5c6b1f6f7a11',
};

const headers = {
  RetryAfter: {
    description: 'Seconds to wait before the next try.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
  Location: { description: 'Where to go on.', required: true, schema: { type: 'string' }, example: '/' },
};

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'An access token of getToken.html or getAccessToken.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'portal_session',
    description: 'With the header X-XSRF-TOKEN (value of the cookie XSRF-TOKEN) for every method but GET.',
  },
};

/** The error response for a token, in English. */
function problemExample(token: Refusal): object {
  const errorText = textOf('en_US', token) ?? token;
  const item = { value: '', errorText, errorToken: token, params: [] };
  const items = [{ field: '', code: token, message: errorText }];
  return { value: { message: errorText, errors: [item], ...(statusOf(token) === 400 ? { items } : {}) } };
}

/** The OpenAPI 3.1 document of a list of calls. */
export function openApi(calls: readonly NamedCall[]): Record<string, unknown> {
  const components = new Components();
  const problem = components.refer(wireSchema(httpProblem), 'HttpProblem');
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Worker portal',
      version: '1.0.0',
      description: `The HTTP API of the product. Every refusal is ${JSON.stringify(problem.$ref)} in the language of the reader.`,
      license: { name: 'UNLICENSED' },
    },
    servers: [{ url: '/', description: 'The server that gave this description.' }],
    tags: [...new Set(calls.map(({ path }) => tagOf(path)))].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes,
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      headers,
      examples: Object.fromEntries(
        [...new Set(Object.keys(components.responses).flatMap((name) => name.split('.')))]
          .sort()
          .map((token) => [token, problemExample(token as Refusal)]),
      ),
      responses: components.responses,
      schemas: components.schemas,
    },
  };
}

/** `GET /openapi.json`. The document is created once. */
export function openApiCall(calls: readonly NamedCall[]): AnyCall {
  let document: Record<string, unknown> | undefined;
  return defineCall({
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description.',
    source: 'docs/reference/api.md#api-openapi',
    auth: 'none',
    public: true,
    response: v.record(v.string(), v.unknown()),
    handle: () => {
      document ??= openApi(calls);
      return document;
    },
  });
}
