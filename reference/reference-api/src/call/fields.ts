import * as v from 'valibot';

/** Fields in a path or a query, where everything is text. */

/** A database id in a path or query: 0 to 2147483647 (0 is the reference's "new"). */
export const idText = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}$/, 'must be a whole number'),
  v.transform(Number),
  v.maxValue(2_147_483_647, 'is too large for an id'),
);

/** A small integer in a query, `0` to `max`. */
export const countText = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.maxValue(max, `must be at most ${max}`),
  );

/** A non-negative number in a query, with at most 2 decimals. */
export const decimalText = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be a number with at most 2 decimals'),
  v.transform(Number),
);

/** `true` or `false` in a query. */
export const flagText = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((text) => text === 'true'),
);

/** A short text, trimmed, at most `max` characters. */
export const shortText = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `must have at most ${max} characters`));

/** A response without content: `{}`. */
export const nothing = v.strictObject({});
