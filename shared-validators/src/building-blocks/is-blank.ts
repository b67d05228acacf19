/**
 * Whether a value counts as not filled in: null or undefined, text without a visible character (whitespace, zero-width characters and
 * direction marks are not visible), an empty list, and NaN, which is the value of an emptied number input. 0 and `false` count as filled
 * in.
 */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return !/[^\s\u200b-\u200f\u202a-\u202e\u2060-\u2069]/.test(value);
  return value == null || Number.isNaN(value) || (Array.isArray(value) && value.length === 0);
}
