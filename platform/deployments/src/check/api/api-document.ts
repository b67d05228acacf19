import * as v from 'valibot';
import type { Store } from '../../store/store.ts';
import { UserError } from '../../user-error.ts';

/** A JSON schema, as far as it is compared. */
export interface JsonSchema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  /** Of OpenAPI 3.0. */
  readonly nullable?: boolean | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly oneOf?: readonly JsonSchema[] | undefined;
  readonly allOf?: readonly JsonSchema[] | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: boolean | JsonSchema | undefined;
  readonly items?: JsonSchema | undefined;
}

export interface Operation {
  /** Parameter of the query → whether it is required, and its schema. */
  readonly query: Readonly<Record<string, { readonly required: boolean; readonly schema: JsonSchema }>>;
  /** The body as JSON; absent if it takes none. */
  readonly body?: JsonSchema | undefined;
  readonly bodyRequired: boolean;
  /** The body of its successful response as JSON; absent if that has none. */
  readonly response?: JsonSchema | undefined;
}

/** The operations of an API, from its openapi.json. */
export interface ApiDocument {
  /** `GET /wand2/api/clients/{}` → the operation. */
  readonly operations: Readonly<Record<string, Operation>>;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const jsonSchema: v.GenericSchema<JsonSchema> = v.lazy(() =>
  v.object({
    $ref: v.optional(v.string()),
    type: v.optional(v.union([v.string(), v.array(v.string())])),
    nullable: v.optional(v.boolean()),
    enum: v.optional(v.array(v.unknown())),
    const: v.optional(v.unknown()),
    anyOf: v.optional(v.array(jsonSchema)),
    oneOf: v.optional(v.array(jsonSchema)),
    allOf: v.optional(v.array(jsonSchema)),
    properties: v.optional(v.record(v.string(), jsonSchema)),
    required: v.optional(v.array(v.string())),
    additionalProperties: v.optional(v.union([v.boolean(), jsonSchema])),
    items: v.optional(jsonSchema),
  }),
);
const content = v.optional(v.record(v.string(), v.object({ schema: v.optional(jsonSchema) })));
const parameter = v.object({
  name: v.string(),
  in: v.string(),
  required: v.optional(v.boolean(), false),
  schema: v.optional(jsonSchema, {}),
});
const operation = v.object({
  // A reference is to a header, which is not compared.
  parameters: v.optional(v.array(v.union([parameter, v.object({ $ref: v.string() })])), []),
  requestBody: v.optional(v.object({ required: v.optional(v.boolean(), false), content })),
  responses: v.optional(v.record(v.string(), v.looseObject({ content })), {}),
});
const openApi = v.object({
  openapi: v.pipe(v.string(), v.startsWith('3.', 'is not a version 3 of OpenAPI')),
  paths: v.record(v.string(), v.object(Object.fromEntries(METHODS.map((method) => [method, v.optional(operation)])))),
  components: v.optional(v.object({ schemas: v.optional(v.record(v.string(), jsonSchema), {}) }), {}),
});

/** Reads an openapi.json. @throws UserError that says what is wrong with it */
export function parseApiDocument(text: string, from: string): ApiDocument {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UserError(`${from} is not JSON.`);
  }
  const result = v.safeParse(openApi, value);
  if (!result.success) {
    const [issue] = result.issues;
    throw new UserError(`${from} is no OpenAPI document: ${v.getDotPath(issue) ?? 'it'} ${issue.message}`);
  }
  const { paths, components } = result.output;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, one]) =>
      one ? [[`${method.toUpperCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`, operationOf(one)] as const] : [],
    ),
  );
  return { operations: Object.fromEntries(operations), schemas: components.schemas };
}

function operationOf({ parameters, requestBody, responses }: v.InferOutput<typeof operation>): Operation {
  const query = parameters.flatMap((one) =>
    'name' in one && one.in === 'query' ? [[one.name, { required: one.required, schema: one.schema }] as const] : [],
  );
  const success = Object.entries(responses).find(([status]) => /^2/.test(status))?.[1];
  return {
    query: Object.fromEntries(query),
    body: jsonOf(requestBody?.content),
    bodyRequired: requestBody?.required ?? false,
    response: jsonOf(success?.content),
  };
}

/** The schema of a body as JSON: `application/json; charset=utf-8`, `application/vnd.items+json`. */
function jsonOf(
  content: Readonly<Record<string, { schema?: JsonSchema | undefined }>> | undefined,
): JsonSchema | undefined {
  const type = Object.keys(content ?? {}).find((name) => /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(name));
  return type === undefined ? undefined : content?.[type]?.schema;
}

const PATH = 'api/live.json';

const stored = v.object({
  operations: v.record(
    v.string(),
    v.object({
      query: v.record(v.string(), v.object({ required: v.boolean(), schema: jsonSchema })),
      body: v.optional(jsonSchema),
      bodyRequired: v.boolean(),
      response: v.optional(jsonSchema),
    }),
  ),
  schemas: v.record(v.string(), jsonSchema),
});

/** The document of the API that is live, as `mfe check-api --live` recorded it; undefined if it never did. */
export async function liveApi(store: Store): Promise<ApiDocument | undefined> {
  const bytes = await store.read(PATH);
  if (!bytes) return undefined;
  try {
    return v.parse(stored, JSON.parse(bytes.toString()));
  } catch {
    throw new UserError(`${PATH} in the store cannot be read. Record it again: mfe check-api openapi.json --live.`);
  }
}

export async function recordLiveApi(store: Store, document: ApiDocument): Promise<void> {
  await store.replace(PATH, Buffer.from(`${JSON.stringify(document)}\n`));
}
