import * as v from 'valibot';

/** Removes spaces and hyphens of any kind, direction marks and line breaks, which people add for readability. */
export const withoutSeparators = (text: string): string =>
  text.replace(/[\s\-\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069\u2212\ufeff]/g, '');

/**
 * A transformation before a rule for numbers that people write in groups: `v.pipe(v.string(), compact(), iban())`. The output of the schema
 * is the compact text, so that the stored value is the one that was checked.
 * docs: codes#code-format: spaces and hyphens are dropped before the code's rule applies.
 */
/* @__NO_SIDE_EFFECTS__ */
export function compact(): v.TransformAction<string, string> {
  return v.transform(withoutSeparators);
}
