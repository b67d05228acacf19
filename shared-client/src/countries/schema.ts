import * as v from 'valibot';

/** Countries of the flag picker (docs: session#countries). */

export const countriesQuery = v.strictObject({ sort: v.optional(v.picklist(['code', 'name'])) });

export const country = v.object({
  /** Two letters: upper case on the wire, lower case from `getCountries`. */
  countryCode: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)),
  name: v.optional(v.string(), ''),
  /** The calling code without a plus. */
  phoneCode: v.optional(v.string(), ''),
});
export const countries = v.array(country);

export type Country = v.InferOutput<typeof country>;
