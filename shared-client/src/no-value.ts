import * as v from 'valibot';

/**
 * "The string 'null' means no value" (docs: session#null-string) is undone here, at the boundary, and never seen inside.
 * Schemas import this file by its relative path (`../no-value.ts`): it holds no state.
 */

const isNoValue = (value: unknown): boolean => value === null || value === undefined || value === 'null';

/** Text, or `undefined` for null, absent and the string 'null'. Empty text stays empty text. */
export const textOrNone = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => (isNoValue(value) ? undefined : (value as string))),
);

/** The same, but no value arrives as `null`, for forms that hold nulls. */
export const nullableText = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => (isNoValue(value) ? null : (value as string))),
);

/** Text that is shown to a reader: no value is the empty text, and never the word "null". */
export const textOrEmpty = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((value) => (isNoValue(value) ? '' : (value as string))),
  ),
  '',
);

/** A number or its text, or `undefined` for null, absent, empty text and the string 'null'. Text that is no number is an issue. */
export const numberOrNone = v.pipe(
  v.nullish(v.union([v.number(), v.string()])),
  v.transform((value) => (isNoValue(value) || value === '' ? undefined : Number(value))),
  v.optional(v.pipe(v.number(), v.finite())),
);
