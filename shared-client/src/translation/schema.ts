import * as v from 'valibot';

/** The translation call (docs: session#translations). */

/** Labels of one call, at most. */
export const LABELS_LIMIT = 2000;

export const translationBody = v.strictObject({
  labels: v.pipe(v.array(v.pipe(v.string(), v.maxLength(150))), v.maxLength(LABELS_LIMIT)),
  /** `de` */
  language: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/, 'must be a language of two letters')),
  /** `CH` */
  country: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/, 'must be a country of two letters')),
  /** A client's own texts on top. */
  clientId: v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/))])),
});

/** Label to text. A label without a text in the language has its English one; an unknown label is absent. */
export const translations = v.record(v.string(), v.string());
