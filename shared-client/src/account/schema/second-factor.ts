import * as v from 'valibot';
import { channel } from './parts.ts';

/** A second factor (docs: account#second-factor): six digits of the app, a recovery code, or eight digits sent to a contact. */
const secondFactorCode = v.pipe(v.string(), v.trim(), v.maxLength(40));
export const secondFactorBody = v.strictObject({
  method: v.picklist(['authenticator', 'recovery-code', 'contact']),
  code: secondFactorCode,
  returnUrl: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
});
/** By what a sign-in that waits may be completed. */
export const secondFactors = v.object({
  authenticator: v.boolean(),
  passkey: v.boolean(),
  recoveryCode: v.boolean(),
  /** Where a code may be sent; empty: nowhere. */
  contacts: v.array(v.object({ channel, masked: v.string() })),
});
export const sendSecondFactorCodeBody = v.strictObject({ channel });
export const contactStepBody = v.strictObject({ isOn: v.boolean() });
/** The secret of an app that is being added, and its `otpauth:` address for a QR code. */
export const authenticatorBegun = v.object({ secret: v.string(), uri: v.string() });
export const confirmAuthenticatorBody = v.strictObject({ code: secondFactorCode });
/** Shown this once. */
export const recoveryCodes = v.object({ codes: v.array(v.string()) });

export type SecondFactor = v.InferOutput<typeof secondFactorBody>['method'];
export type SecondFactors = v.InferOutput<typeof secondFactors>;
export type AuthenticatorBegun = v.InferOutput<typeof authenticatorBegun>;
