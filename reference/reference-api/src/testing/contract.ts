import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TestApi } from './start-api.ts';

/** A request as shared-client sent it, with the server's response. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Media type without parameters; '' for no body. */
  readonly bodyType: string;
  readonly body: string;
  readonly headers: Headers;
  readonly status: number;
  readonly responseType: string;
  readonly response: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: { readonly '200'?: Content };
}

/** Requests by the tests themselves, not by shared-client. */
const TESTS_OWN = /^\/(dev\/|openapi\.json$)/;

/** Records every exchange of the global fetch with the server. Install it before `browserFetch`. @returns the list and an undo */
export function recordExchanges(origin: string): { exchanges: Exchange[]; restore: () => void } {
  const original = globalThis.fetch;
  const exchanges: Exchange[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof URL ? input.href : input, init);
    if (!request.url.startsWith(origin) || TESTS_OWN.test(new URL(request.url).pathname)) return original(request);
    const sent = request.clone();
    const response = await original(request);
    const url = new URL(request.url);
    exchanges.push({
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      bodyType: mediaType(sent.headers),
      body: mediaType(sent.headers) === 'multipart/form-data' ? '' : await sent.text(),
      headers: request.headers,
      status: response.status,
      responseType: mediaType(response.headers),
      response: await response.clone().text(),
    });
    return response;
  };
  return {
    exchanges,
    restore: () => {
      globalThis.fetch = original;
    },
  };
}

/** Every exported function of a subject, and those that have not been called through `calls` yet. */
export function watched<S extends object>(subject: S): { calls: S; left: () => string[] } {
  const left = new Set(Object.keys(subject).filter((name) => typeof subject[name as keyof S] === 'function'));
  const calls = new Proxy(subject, {
    get(target, name) {
      left.delete(String(name));
      return Reflect.get(target, name);
    },
  });
  return { calls, left: () => [...left] };
}

/** Reads the server's openapi.json. */
export async function readContract(api: TestApi): Promise<Contract> {
  return new Contract((await api.client().get('/openapi.json')).body as Description);
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

/** Checks exchanges against openapi.json. */
export class Contract {
  readonly #operations: readonly { method: string; pattern: RegExp; openness: number; operation: Operation }[];
  readonly #misfits: Misfits;

  constructor({ paths, components }: Description) {
    this.#misfits = misfitsWith(components);
    this.#operations = Object.entries(paths)
      .flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => ({
          method: method.toUpperCase(),
          pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
          openness: path.split('{').length,
          operation,
        })),
      )
      // `/users/current` before `/users/{id}`.
      .sort((a, b) => a.openness - b.openness);
  }

  /** The `operationId` of the call of an exchange. */
  operationId({ method, path }: Exchange): string | undefined {
    return this.#operations.find((one) => one.method === method && one.pattern.test(path))?.operation.operationId;
  }

  /** The differences between an exchange and openapi.json; empty if there are none. */
  issues(exchange: Exchange): string[] {
    const { method, path, query } = exchange;
    const found = this.#operations.find((one) => one.method === method && one.pattern.test(path));
    if (!found) return ['is not in openapi.json'];
    const { parameters, requestBody, responses } = found.operation;
    const inQuery = parameters.filter((parameter) => parameter.in === 'query');
    const known = new Set(inQuery.map(({ name }) => name));
    return [
      ...[...new Set(query.keys())]
        .filter((name) => !known.has(name))
        .map((name) => `sends ?${name}, which is unknown`),
      ...inQuery.filter((one) => one.required && !query.has(one.name)).map(({ name }) => `does not send ?${name}`),
      ...bodyIssues(exchange, requestBody, this.#misfits),
      ...(exchange.status === 200 && responses['200'] ? responseIssues(exchange, responses['200'], this.#misfits) : []),
    ];
  }
}

function bodyIssues({ bodyType, body, method }: Exchange, documented: Content | undefined, misfits: Misfits): string[] {
  if (!documented?.content) return body === '' ? [] : ['sends a body where none is read'];
  const schema = documented.content[bodyType]?.schema;
  if (!schema) return [`sends ${bodyType || 'no body'} where ${Object.keys(documented.content)} is wanted (${method})`];
  return bodyType === 'application/json' ? misfits('the body', schema, JSON.parse(body)) : [];
}

function responseIssues({ responseType, response }: Exchange, documented: Content, misfits: Misfits): string[] {
  const types = Object.keys(documented.content ?? {});
  const schema = documented.content?.[responseType]?.schema;
  if (!schema) return types.includes('application/json') ? [`responds with ${responseType} instead of ${types}`] : [];
  return responseType === 'application/json' ? misfits('the response', schema, JSON.parse(response)) : [];
}

type Misfits = (what: string, schema: object, value: unknown) => string[];

/** Compiles each schema once. References lead to the document's components, which are loaded once. */
export function misfitsWith(components: object): Misfits {
  const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema({ $id: 'openapi', components });
  const compiled = new WeakMap<object, ValidateFunction>();
  return (what, schema, value) => {
    const fits = compiled.get(schema) ?? ajv.compile(withRefsInto('openapi', schema));
    compiled.set(schema, fits);
    if (fits(value)) return [];
    return (fits.errors ?? [])
      .slice(0, 3)
      .map(({ instancePath, message }) => `${what} ${instancePath || '/'} ${message}`);
  };
}

const withRefsInto = (document: string, schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${document}#/`));

function mediaType(headers: Headers): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
}
