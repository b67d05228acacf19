import * as v from 'valibot';
import { NUMBER_FORMATS, TIME_FORMATS } from '../../locale/schema.ts';
import { textOrEmpty, textOrNone } from '../../no-value.ts';

/** The fields of a profile that users choose (docs: account#profile); absent fields stay. */
export const profileBody = v.strictObject({
  /** Empty: the first name stands. */
  preferredName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  timeFormat: v.optional(v.nullable(v.picklist(TIME_FORMATS))),
  numberFormat: v.optional(v.nullable(v.picklist(NUMBER_FORMATS))),
  /** An IANA name; null: the zone of the device. */
  timeZone: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60)))),
});
export const profile = v.object({
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  preferredName: textOrNone,
  language: v.string(),
  country: v.string(),
  timeFormat: v.nullable(v.picklist(TIME_FORMATS)),
  numberFormat: v.nullable(v.picklist(NUMBER_FORMATS)),
  timeZone: v.nullable(v.string()),
});

export type Profile = v.InferOutput<typeof profile>;
export type ProfileBody = v.InferInput<typeof profileBody>;
