import * as v from 'valibot';
import { withAccess } from '../token/access.ts';
import { leaveForLogout } from '../token/sign-out.ts';
import { answerAhead, forgetAhead, isFetchedAhead, sendAhead } from './ahead.ts';
import { callErrorOf, isInvalidGrant } from './error-of-response.ts';
import { NetworkError, UnexpectedResponseError } from './errors.ts';
import type { BlobOptions, CallOptions, UploadOptions } from './options.ts';
import { type Answer, isSuccess, parsedBody } from './response.ts';
import { type Method, send } from './send.ts';
import { sendUpload } from './upload.ts';

/** Any valibot schema without asynchronous steps. */
type Schema = v.GenericSchema<unknown, unknown>;

/**
 * The calls. Each takes a path of the server and the schema of its answer, and resolves to the schema's output.
 *
 * @throws a CallError (errors.ts), or the signal's reason when cancelled
 */
export const api = {
  get: <const S extends Schema>(path: string, answer: S, options?: Omit<CallOptions, 'json' | 'body'>) =>
    call('GET', path, answer, options),
  post: <const S extends Schema>(path: string, answer: S, options?: CallOptions) => call('POST', path, answer, options),
  put: <const S extends Schema>(path: string, answer: S, options?: CallOptions) => call('PUT', path, answer, options),
  delete: <const S extends Schema>(path: string, answer: S, options?: CallOptions) =>
    call('DELETE', path, answer, options),

  /** GET of a file's bytes; the blob's `type` is the answer's content type. */
  async blob(path: string, options: BlobOptions = {}): Promise<Blob> {
    const answer = await withAccess(path, options, (token) =>
      send('GET', path, { ...options, headers: { Accept: '*/*', ...options.headers } }, token),
    );
    if (!isSuccess(answer.status)) throw await failure(`GET ${path}`, answer);
    return answer.blob();
  },

  /** POST of one file as multipart form data, with progress. */
  async upload<const S extends Schema>(path: string, schema: S, options: UploadOptions): Promise<v.InferOutput<S>> {
    const answer = await changing(() => withAccess(path, {}, (token) => sendUpload(path, options, token)));
    return parsed(`POST ${path}`, answer, schema);
  },
};

async function call<const S extends Schema>(
  method: Method,
  path: string,
  schema: S,
  options: CallOptions = {},
): Promise<v.InferOutput<S>> {
  const fresh = () => withAccess(path, options, (token) => send(method, path, options, token));
  const answer = method === 'GET' ? await read(path, options, fresh) : await changing(fresh);
  return parsed(`${method} ${path}`, answer, schema);
}

/** A GET: fetched ahead for somebody else, answered by what was fetched ahead, or asked now. */
async function read(path: string, options: CallOptions, fresh: () => Promise<Answer>): Promise<Answer> {
  if (!isFetchedAhead()) return (await answerAhead(path, options)) ?? fresh();
  const answer = await sendAhead(path, options);
  if (!answer) throw new NetworkError(`GET ${path} could not be fetched ahead`);
  return answer;
}

/** What is read while something changes is as old as what was read before. */
async function changing<T>(change: () => Promise<T>): Promise<T> {
  forgetAhead();
  try {
    return await change();
  } finally {
    forgetAhead();
  }
}

async function parsed<const S extends Schema>(name: string, answer: Answer, schema: S): Promise<v.InferOutput<S>> {
  if (!isSuccess(answer.status)) throw await failure(name, answer);
  const body = parsedBody(await answer.text());
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const where = v.getDotPath(issue) ?? 'the whole answer';
  throw new UnexpectedResponseError(`${name} answered something unexpected at ${where}: ${issue.message}`, {
    status: answer.status,
    body,
  });
}

async function failure(name: string, answer: Answer): Promise<Error> {
  const body = parsedBody(await answer.text().catch(() => ''));
  if (isInvalidGrant(answer.status, body)) leaveForLogout();
  return callErrorOf(name, answer.status, answer.headers, body);
}
