import * as v from 'valibot';
import { channel, newPassword, resetSecret as reset } from './parts.ts';

export const beginResetBody = v.strictObject({
  /** A user name, a registered e-mail address or a registered number. */
  account: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320)),
});

/** One contact of each kind, masked; for what is not registered a made one. */
export const resetBegun = v.object({
  reset: v.string(),
  contacts: v.array(v.object({ channel, masked: v.string() })),
});

export const sendResetCodeBody = v.strictObject({ reset, channel });

/** A code is on its way, if the account has that contact. Both numbers are seconds. */
export const resetCodeSent = v.object({
  status: v.literal('success'),
  expiresInSeconds: v.number(),
  resendAfterSeconds: v.number(),
  /** Messages of this kind cannot be sent at the moment. The code is sent as soon as they can, unless it has expired. */
  delayed: v.optional(v.boolean()),
});

export const proveResetBody = v.strictObject({ reset, code: v.pipe(v.string(), v.maxLength(40)) });

/** `EXPIRED` also answers a code that was tried too often. */
export const resetProven = v.object({
  status: v.picklist(['success', 'failed']),
  statusReason: v.picklist(['', 'INVALID_CODE', 'EXPIRED']),
});

export const finishResetBody = v.strictObject({ reset, password: newPassword });

export type ResetBegun = v.InferOutput<typeof resetBegun>;
export type ResetCodeSent = v.InferOutput<typeof resetCodeSent>;
export type ResetProven = v.InferOutput<typeof resetProven>;
export type ResetChannel = v.InferOutput<typeof channel>;
