import * as v from 'valibot';

/** The error key of an issue. For type errors of a schema it is `required` if the value is missing, otherwise `match`. */
const keyOf = (issue: v.BaseIssue<unknown>): string =>
  issue.message.startsWith('Invalid ')
    ? issue.input == null || issue.input === ''
      ? 'required'
      : 'match'
    : issue.message;

/**
 * The first error key of a value, in the order of the schema, or undefined if the value is valid. Never throws for a synchronous schema
 * made of this library's rules.
 */
export function firstErrorKey(schema: v.GenericSchema, value: unknown): string | undefined {
  const issue = v.safeParse(schema, value, { abortPipeEarly: true }).issues?.[0];
  return issue && keyOf(issue);
}

/**
 * All error keys by path, in the order of the schema: `{ 'address.zip': ['required'], '': ['validEndDate'] }`. The path of the root is the
 * empty text. A valid value has no paths. The record has no prototype, so a field named `toString` is safe.
 */
export function errorKeys(schema: v.GenericSchema, value: unknown): Record<string, string[]> {
  const keys: Record<string, string[]> = Object.create(null);
  for (const issue of v.safeParse(schema, value).issues ?? []) {
    const path = issue.path?.map((item) => String(item.key)).join('.') ?? '';
    keys[path] ??= [];
    keys[path].push(keyOf(issue));
  }
  return keys;
}
