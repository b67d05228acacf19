import * as v from 'valibot';
import {
  type CallError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  ServerError,
  UnauthorisedError,
  UnexpectedResponseError,
  ValidationError,
  type ValidationItem,
} from './errors.ts';

const text = v.optional(v.fallback(v.optional(v.string()), undefined));

const item = v.object({ field: text, path: text, code: text, key: text, message: text });

const errorBody = v.object({
  message: text,
  error: text,
  error_description: text,
  items: v.optional(v.fallback(v.array(v.fallback(item, {})), [])),
  errors: v.optional(v.fallback(v.array(v.fallback(item, {})), [])),
});

/** The family member for a response that is not 2xx. `body` is the parsed JSON, or the text where it was none. */
export function callErrorOf(call: string, status: number, headers: Headers, body: unknown): CallError {
  const parsed = v.safeParse(errorBody, body);
  const content = parsed.success ? parsed.output : {};
  const details = { status, body };
  const message = `${call} responded with ${status}${content.message ? `: ${content.message}` : ''}`;
  if (status === 401) return new UnauthorisedError(message, details);
  if (status === 403) return new ForbiddenError(message, details);
  if (status === 404 || status === 410) return new NotFoundError(message, details);
  if (status === 409 || status === 412) return new ConflictError(message, details);
  if (status === 400 || status === 422) return new ValidationError(message, itemsOf(content), details);
  if (status === 429) return new RateLimitedError(message, retryAfterSeconds(headers), details);
  if (status >= 500) return new ServerError(message, details);
  return new UnexpectedResponseError(message, details);
}

/** Whether an error body says that the grant behind the session is gone (docs: session#token-refused). */
export function isInvalidGrant(status: number, body: unknown): boolean {
  return status === 400 && v.is(v.object({ error: v.literal('invalid_grant') }), body);
}

function itemsOf(content: Partial<v.InferOutput<typeof errorBody>>): ValidationItem[] {
  const listed = [...(content.items ?? []), ...(content.errors ?? [])].flatMap((entry) => {
    const code = entry.code ?? entry.key;
    const message = entry.message ?? code;
    if (message === undefined) return [];
    const field = entry.field ?? entry.path;
    return [{ message, ...(field === undefined ? {} : { field }), ...(code === undefined ? {} : { code }) }];
  });
  if (listed.length > 0 || content.message === undefined) return listed;
  return [{ message: content.message, ...(content.error === undefined ? {} : { code: content.error }) }];
}

/** Seconds of a Retry-After header, given as seconds or as a date; `undefined` for none or nonsense. */
export function retryAfterSeconds(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const instant = /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? undefined : Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}
