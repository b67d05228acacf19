import * as v from 'valibot';
import { withAccess } from '../token/access.ts';
import { sessionRefused } from '../token/refresh.ts';
import { dataChanged } from './data-changes.ts';
import { callErrorOf, isInvalidGrant } from './error-of-response.ts';
import { UnexpectedResponseError } from './errors.ts';
import { told } from './mismatch.ts';
import type { BlobOptions, CallOptions, UploadOptions } from './options.ts';
import { type ApiResponse, isSuccess, parsedBody } from './response.ts';
import { type Method, send } from './send.ts';
import { sendUpload } from './upload.ts';

/** Any valibot schema without asynchronous steps. */
type Schema = v.GenericSchema<unknown, unknown>;

/**
 * The calls. Each takes a path of the server and the schema of its response, and resolves to the schema's output.
 *
 * @throws a CallError (errors.ts), or the signal's reason when cancelled
 */
export const api = {
  get: <const S extends Schema>(path: string, response: S, options?: Omit<CallOptions, 'json' | 'body'>) =>
    call('GET', path, response, options),
  post: <const S extends Schema>(path: string, response: S, options?: CallOptions) =>
    call('POST', path, response, options),
  put: <const S extends Schema>(path: string, response: S, options?: CallOptions) =>
    call('PUT', path, response, options),
  delete: <const S extends Schema>(path: string, response: S, options?: CallOptions) =>
    call('DELETE', path, response, options),

  /** GET of a file's bytes; the blob's `type` is the response's content type. */
  async blob(path: string, options: BlobOptions = {}): Promise<Blob> {
    const response = await withAccess(path, options, (token) =>
      send('GET', path, { ...options, headers: { Accept: '*/*', ...options.headers } }, token),
    );
    if (!isSuccess(response.status)) throw await errorOf(`GET ${path}`, response);
    return response.blob();
  },

  /** GET of a body that arrives in parts, as bytes; it has no deadline once it has begun. */
  async stream(path: string, options: BlobOptions = {}): Promise<ReadableStream<Uint8Array>> {
    const response = await withAccess(path, options, (token) => send('GET', path, options, token));
    if (!isSuccess(response.status) || !response.body) throw await errorOf(`GET ${path}`, response);
    return response.body;
  },

  /** POST of one file as multipart form data, with progress. */
  async upload<const S extends Schema>(path: string, schema: S, options: UploadOptions): Promise<v.InferOutput<S>> {
    const response = await changing(() => withAccess(path, {}, (token) => sendUpload(path, options, token)));
    return parsed(`POST ${path}`, response, schema);
  },
};

async function call<const S extends Schema>(
  method: Method,
  path: string,
  schema: S,
  options: CallOptions = {},
): Promise<v.InferOutput<S>> {
  const sent = () => withAccess(path, options, (token) => send(method, path, options, token));
  const response = method === 'GET' ? await sent() : await changing(sent);
  return parsed(`${method} ${path}`, response, schema);
}

/** A response that was requested during a change is as old as those before the change. */
async function changing<T>(change: () => Promise<T>): Promise<T> {
  dataChanged();
  try {
    return await change();
  } finally {
    dataChanged();
  }
}

async function parsed<const S extends Schema>(
  name: string,
  response: ApiResponse,
  schema: S,
): Promise<v.InferOutput<S>> {
  if (!isSuccess(response.status)) throw await errorOf(name, response);
  const body = parsedBody(await response.text());
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const where = v.getDotPath(issue) ?? 'the whole response';
  const message = `${name} returned something unexpected at ${where}: ${issue.message}`;
  throw told(new UnexpectedResponseError(message, { status: response.status, body }));
}

async function errorOf(name: string, response: ApiResponse): Promise<Error> {
  const text = await response.text().catch(() => '');
  const body = parsedBody(text);
  if (isInvalidGrant(response.status, body)) sessionRefused();
  return told(callErrorOf(name, response.status, response.headers, body), text);
}
