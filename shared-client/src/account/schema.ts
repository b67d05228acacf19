import * as v from 'valibot';
import { textOrNone } from '../no-value.ts';
import { LANDING_PAGES } from '../users/schema.ts';

/** An account: a forgotten password (docs: account#reset), signing in, and what its owner sees of it. */

const channel = v.picklist(['Email', 'Mobile']);

/** A secret that the browser holds while its reset is under way. */
const reset = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be what the call before gave'));

/** A new password; its rule is checked by the server with a token of its own. */
const newPassword = v.pipe(v.string(), v.maxLength(200));

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
});

export const proveResetBody = v.strictObject({ reset, code: v.pipe(v.string(), v.maxLength(40)) });

/** `EXPIRED` also answers a code that was tried too often. */
export const resetProven = v.object({
  status: v.picklist(['success', 'failed']),
  statusReason: v.picklist(['', 'INVALID_CODE', 'EXPIRED']),
});

export const finishResetBody = v.strictObject({ reset, password: newPassword });

export const done = v.object({ status: v.literal('success') });

/** Signing in (docs: account#sign-in). `returnUrl` is followed where it is an address of this site. */
export const signInBody = v.strictObject({
  userName: v.pipe(v.string(), v.trim(), v.maxLength(100)),
  password: v.pipe(v.string(), v.maxLength(200)),
  returnUrl: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
});

/** Signed in: where the page goes now. */
export const signedIn = v.object({ location: v.string() });

/** What the owner sees of an account (docs: account#overview). Instants are ISO. */
export const account = v.object({
  passwordChangedAt: v.nullable(v.string()),
  /** Since when the codes of an authenticator app are asked for; null: they are not. */
  authenticatorSince: v.nullable(v.string()),
  recoveryCodesLeft: v.number(),
  contacts: v.array(v.object({ channel, masked: v.string(), verifiedAt: v.nullable(v.string()) })),
  landingPage: v.picklist(LANDING_PAGES),
  /** The landing pages that this portal has a page for. */
  landingPages: v.array(v.picklist(LANDING_PAGES)),
  recentlyViewed: v.array(
    v.object({ type: v.string(), objectId: v.number(), otherDetails: textOrNone, viewedAt: v.string() }),
  ),
});

export const openSession = v.object({
  sessionId: v.number(),
  isCurrent: v.boolean(),
  /** What the browser says of itself. */
  userAgent: v.string(),
  signedInAt: v.string(),
  usedAt: v.string(),
});
export const sessions = v.array(openSession);

export const sessionsEnded = v.object({ count: v.number() });

export const changePasswordBody = v.strictObject({ password: newPassword });

/** A second factor (docs: account#second-factor): six digits of the app, or a recovery code. */
const secondFactorCode = v.pipe(v.string(), v.trim(), v.maxLength(40));
export const secondFactorBody = v.strictObject({
  method: v.picklist(['authenticator', 'recovery-code']),
  code: secondFactorCode,
  returnUrl: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
});
/** The secret of an app that is being added, and its `otpauth:` address for a QR code. */
export const authenticatorBegun = v.object({ secret: v.string(), uri: v.string() });
export const confirmAuthenticatorBody = v.strictObject({ code: secondFactorCode });
/** Shown this once. */
export const recoveryCodes = v.object({ codes: v.array(v.string()) });

/** What is kept of an account, by kind. */
export const ownData = v.object({ madeAt: v.string(), parts: v.record(v.string(), v.unknown()) });

export type Account = v.InferOutput<typeof account>;
export type OpenSession = v.InferOutput<typeof openSession>;
export type SecondFactor = v.InferOutput<typeof secondFactorBody>['method'];
export type AuthenticatorBegun = v.InferOutput<typeof authenticatorBegun>;
export type OwnData = v.InferOutput<typeof ownData>;
export type ResetBegun = v.InferOutput<typeof resetBegun>;
export type ResetCodeSent = v.InferOutput<typeof resetCodeSent>;
export type ResetProven = v.InferOutput<typeof resetProven>;
export type ResetChannel = v.InferOutput<typeof channel>;
