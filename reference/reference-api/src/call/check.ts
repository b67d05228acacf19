import * as v from 'valibot';
import type { Schema } from './call.ts';
import { type ErrorItem, HttpProblem } from './http-problem.ts';

/** The path of the field that a valibot issue is about, starting with the part of the request: `body.lines[2].hours`. */
function fieldPath(part: string, issue: v.BaseIssue<unknown>): string {
  let path = part;
  for (const item of issue.path ?? []) {
    path += typeof item.key === 'number' ? `[${item.key}]` : `.${String(item.key)}`;
  }
  return path;
}

/** Converts valibot's issues into the error items of a 400. */
function errorItems(part: string, issues: readonly v.BaseIssue<unknown>[]): ErrorItem[] {
  return issues.map((issue) => {
    const value = fieldPath(part, issue);
    return { value, errorText: `${value}: ${sentence(issue)}`, errorToken: 'ERR_REQUEST_INVALID', params: [value] };
  });
}

function sentence(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'this field is not known here.';
  if (issue.received === 'undefined') return 'this field is required.';
  if (isTooLong(issue)) return `this text has more than ${issue.requirement.toLocaleString('en')} characters.`;
  return issue.message.endsWith('.') ? issue.message : `${issue.message}.`;
}

/** Whether a text is too long, and its schema has no message for that. */
const isTooLong = (issue: v.BaseIssue<unknown>): issue is v.MaxLengthIssue<string, number> =>
  issue.type === 'max_length' && typeof issue.input === 'string' && issue.message.startsWith('Invalid length');

/**
 * A part of a request with the types of its schema, or a 400 that lists every invalid field. Received values are never repeated in the
 * message unless valibot's message does, and never logged.
 */
export function checkRequest(part: 'path' | 'query' | 'body', schema: Schema, input: unknown): unknown {
  if (!isStorable(input)) {
    const nul = pathOfUnstorable(part, input) ?? part;
    const errorText = `${nul}: there is a character in it that cannot be stored.`;
    throw new HttpProblem(400, [{ value: nul, errorText, errorToken: 'ERR_REQUEST_INVALID', params: [nul] }]);
  }
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new HttpProblem(400, errorItems(part, result.issues));
}

/** Throws if a response does not fit its own schema: a bug of the server. */
export function checkResponse(name: string, schema: Schema, response: unknown): void {
  const result = v.safeParse(schema, response);
  if (!result.success) {
    const where = result.issues.map((issue) => `${fieldPath('response', issue)} (${issue.message})`).join(', ');
    throw new Error(`The response of ${name} does not fit its schema: ${where}`);
  }
}

/** PostgreSQL cannot store a NUL or a lone surrogate. */
const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/**
 * Whether every text in a value can be stored. It returns no path, because nearly every value can be, and tracking paths would cost more
 * than the check.
 */
function isStorable(input: unknown): boolean {
  if (typeof input === 'string') return isStorableText(input);
  if (typeof input !== 'object' || input === null) return true;
  if (Array.isArray(input)) return input.every(isStorable);
  for (const key in input) {
    if (!isStorableText(key) || !isStorable((input as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/** The path of the first text that cannot be stored. */
function pathOfUnstorable(path: string, input: unknown): string | undefined {
  if (typeof input === 'string') return isStorableText(input) ? undefined : path;
  if (typeof input !== 'object' || input === null) return undefined;
  for (const [key, value] of Object.entries(input)) {
    if (!isStorableText(key)) return path;
    const found = pathOfUnstorable(Array.isArray(input) ? `${path}[${key}]` : `${path}.${key}`, value);
    if (found) return found;
  }
  return undefined;
}
