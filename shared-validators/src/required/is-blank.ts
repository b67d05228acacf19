/**
 * True for what a form calls not filled in: nothing, text without a visible character (whitespace, zero-width characters and
 * direction marks do not count as visible), an empty list, and NaN, which is what an emptied number input yields.
 * 0 and `false` are answers and are not blank.
 */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return !/[^\s\u200b-\u200f\u202a-\u202e\u2060-\u2069]/.test(value);
  return value == null || Number.isNaN(value) || (Array.isArray(value) && value.length === 0);
}
