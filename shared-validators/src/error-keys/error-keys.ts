import * as v from 'valibot';

/** An issue's error key. A schema's own type error has none of ours: nothing there is `required`, something else is `match`. */
const keyOf = (issue: v.BaseIssue<unknown>): string =>
  issue.message.startsWith('Invalid ')
    ? issue.input == null || issue.input === ''
      ? 'required'
      : 'match'
    : issue.message;

/**
 * The first error key of a value, in the order of the schema, or undefined when the value is valid.
 * Never throws for a synchronous schema made of this library's rules.
 */
export function firstErrorKey(schema: v.GenericSchema, value: unknown): string | undefined {
  const issue = v.safeParse(schema, value, { abortPipeEarly: true }).issues?.[0];
  return issue && keyOf(issue);
}

/**
 * All error keys by path, first mistake first: `{ 'address.zip': ['required'], '': ['validEndDate'] }`. The root's path is the
 * empty text. A valid value has no paths. The record has no prototype, so a field named `toString` is only a field.
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
