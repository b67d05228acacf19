import * as v from 'valibot';

/** The text without spaces and hyphens of any kind, direction marks and line breaks: what a person adds, not what is meant. */
export const withoutSeparators = (text: string): string =>
  text.replace(/[\s\-\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069\u2212\ufeff]/g, '');

/**
 * Transformation to put before a rule on a number that people write in groups: `v.pipe(v.string(), compact(), iban())`. The
 * schema's output is the compact text, so that what is stored is what was checked.
 * docs: codes#code-format: spaces and hyphens are dropped before the code's rule applies.
 */
/* @__NO_SIDE_EFFECTS__ */
export function compact(): v.TransformAction<string, string> {
  return v.transform(withoutSeparators);
}
