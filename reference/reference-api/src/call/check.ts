import * as v from 'valibot';
import type { Schema } from './call.ts';
import { type ErrorItem, HttpProblem } from './http-problem.ts';

/** The field a valibot issue is about, as a path from the part of the request: `body.lines[2].hours`. */
function fieldPath(part: string, issue: v.BaseIssue<unknown>): string {
  let path = part;
  for (const item of issue.path ?? []) {
    path += typeof item.key === 'number' ? `[${item.key}]` : `.${String(item.key)}`;
  }
  return path;
}

/** Turns valibot's issues into the error items of a 400. */
function errorItems(part: string, issues: readonly v.BaseIssue<unknown>[]): ErrorItem[] {
  return issues.map((issue) => {
    const value = fieldPath(part, issue);
    return { value, errorText: `${value}: ${sentence(issue)}`, errorToken: 'ERR_REQUEST_INVALID', params: [value] };
  });
}

function sentence(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'this field is not known here.';
  if (issue.received === 'undefined') return 'this field is required.';
  return issue.message.endsWith('.') ? issue.message : `${issue.message}.`;
}

/**
 * The part of a request in the types its schema gives it, or a 400 that names every field that is wrong.
 * Received values are never repeated in the sentence unless valibot's message does, and never logged.
 */
export function checkRequest(part: 'path' | 'query' | 'body', schema: Schema, input: unknown): unknown {
  const nul = pathOfNul(part, input);
  if (nul) {
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

/** Where a text has a NUL or half a character, which PostgreSQL cannot store; undefined when none has. */
function pathOfNul(path: string, input: unknown): string | undefined {
  if (typeof input === 'string') return input.includes('\u0000') || !input.isWellFormed() ? path : undefined;
  if (typeof input !== 'object' || input === null) return undefined;
  for (const [key, value] of Object.entries(input)) {
    if (key.includes('\u0000')) return path;
    const found = pathOfNul(Array.isArray(input) ? `${path}[${key}]` : `${path}.${key}`, value);
    if (found) return found;
  }
  return undefined;
}
