import * as v from 'valibot';
import { textOrNone } from '../no-value.ts';

/** Requests and responses of the password recovery registration (docs: api#api-registration). */

/** Best effort, never needed: the flow works without a place. */
const place = { latitude: v.nullish(v.number()), longitude: v.nullish(v.number()) };

/**
 * Recovery options. `masked` is true while the user has not confirmed the password: `email` and `mobile` are then hidden
 * in the middle (`wo••••@example.com`, `••••4253`), enough to see that something is registered and to recognise it.
 */
export const recoveryOptions = v.object({
  email: textOrNone,
  /** The national number without formatting: `2133734253`. */
  mobile: textOrNone,
  /** The calling code without a plus: `1`. */
  phoneCode: textOrNone,
  /** Two letters, upper case: `US`. */
  countryCode: textOrNone,
  masked: v.optional(v.boolean(), false),
});

/** `unmask=true` insists on the full values: 403 when the password was not confirmed within five minutes. */
export const recoveryOptionsQuery = v.strictObject({ unmask: v.optional(v.picklist(['true', 'false'])) });

export const sendEmailCodeBody = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.maxLength(320)),
  ...place,
});

export const sendMobileCodeBody = v.strictObject({
  /** The number, national in `countryCode` or international with a plus; formatting is ignored. */
  mobile: v.pipe(v.string(), v.trim(), v.maxLength(40)),
  /** Two letters, either case. */
  countryCode: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/, 'must be a country of two letters')),
  ...place,
});

/** A code is on its way. Both numbers are seconds. */
export const codeSent = v.object({
  status: v.literal('success'),
  expiresInSeconds: v.number(),
  resendAfterSeconds: v.number(),
  /** Messages of this kind cannot be sent at the moment. The code is sent as soon as they can, unless it has expired. */
  delayed: v.optional(v.boolean()),
});

export const registerBody = v.strictObject({
  /** Spaces and hyphens are dropped before the rule "exactly 8 digits" applies. */
  code: v.pipe(v.string(), v.maxLength(40)),
  type: v.picklist(['Email', 'Mobile']),
});

/** `status` is `success`, or `failed` with a reason. `EXPIRED` also answers a code that was tried too often. */
export const registerResponse = v.object({
  status: v.string(),
  statusReason: v.nullish(v.string()),
});

export const removeMobileBody = v.strictObject({ ...place });

export const done = v.object({ status: v.literal('success') });

export const authenticateBody = v.strictObject({
  userName: v.pipe(v.string(), v.maxLength(100)),
  password: v.pipe(v.string(), v.maxLength(200)),
});

/** SUCCESS grants five minutes to change, remove or unmask. */
export const authenticateResponse = v.object({ status: v.string() });

/** `key` is absent where the deployment configures no geolocation service. */
export const googleApiKeyResponse = v.object({ key: textOrNone });

export type RecoveryOptions = v.InferOutput<typeof recoveryOptions>;
export type CodeSent = v.InferOutput<typeof codeSent>;
export type RegisterResponse = v.InferOutput<typeof registerResponse>;
export type Channel = v.InferOutput<typeof registerBody>['type'];
