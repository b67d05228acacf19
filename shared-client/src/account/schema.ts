import * as v from 'valibot';
import { NUMBER_FORMATS, TIME_FORMATS } from '../locale/schema.ts';
import { textOrEmpty, textOrNone } from '../no-value.ts';
import { LANDING_PAGES, recentlyViewed } from '../users/schema.ts';

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

/** Which of the linked accounts becomes the one that is signed in (docs: account#account-switch). */
export const switchAccountBody = v.strictObject({
  linkedAccountId: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
});

/** A passkey as its owner sees it (docs: account#passkeys). */
const passkey = v.object({
  passkeyId: v.number(),
  name: v.string(),
  addedAt: v.string(),
  usedAt: v.nullable(v.string()),
});

/** Kinds of mail that a user may turn off (docs: account#mails). */
export const MAIL_KINDS = ['rejections', 'reminders'] as const;
export const chooseMailBody = v.strictObject({ isOn: v.boolean() });

/** What the owner sees of an account (docs: account#overview). Instants are ISO. */
export const account = v.object({
  passwordChangedAt: v.nullable(v.string()),
  /** Since when the codes of an authenticator app are asked for; null: they are not. */
  authenticatorSince: v.nullable(v.string()),
  /** Since when a code to a contact is asked for; null: it is not. */
  contactStepSince: v.nullable(v.string()),
  recoveryCodesLeft: v.number(),
  /** The company's identity provider; null: this portal has none. */
  company: v.nullable(v.object({ name: v.string(), linkedAt: v.nullable(v.string()) })),
  passkeys: v.array(passkey),
  contacts: v.array(v.object({ channel, masked: v.string(), verifiedAt: v.nullable(v.string()) })),
  landingPage: v.picklist(LANDING_PAGES),
  /** The landing pages that this portal has a page for. */
  landingPages: v.array(v.picklist(LANDING_PAGES)),
  /** Each kind of mail that may be turned off. */
  mails: v.array(v.object({ kind: v.picklist(MAIL_KINDS), isOn: v.boolean() })),
  recentlyViewed,
});

/** What users choose of their profile (docs: account#profile); absent parts stay. */
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

/** By what one can sign in besides the password: the company's identity provider, by its name. */
export const signInOptions = v.object({ company: v.nullable(v.string()) });
/** Where the browser goes to prove who it is. */
export const companyLinkBegun = v.object({ location: v.string() });

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

/** How long a session still lasts, and whether it can be extended (docs: session#session-end). */
export const sessionEnd = v.object({ endsInSeconds: v.number(), mayExtend: v.boolean() });

export const changePasswordBody = v.strictObject({ password: newPassword });

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

/** WebAuthn's own shapes (Level 3, JSON), as far as the portal uses them. Bytes are base64url. */
const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be base64url'), v.maxLength(most));
const credentialId = v.pipe(bytes(1400), v.minLength(1));
const credentialDescriptor = v.object({
  id: v.string(),
  type: v.string(),
  transports: v.optional(v.array(v.string())),
});
const extensionResults = v.optional(v.record(v.string(), v.unknown()));
const attachment = v.nullish(v.picklist(['platform', 'cross-platform']));

/** `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreation = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.string(), alg: v.number() })),
  timeout: v.optional(v.number()),
  excludeCredentials: v.optional(v.array(credentialDescriptor)),
  authenticatorSelection: v.optional(
    v.object({
      residentKey: v.optional(v.picklist(['required', 'preferred', 'discouraged'])),
      requireResidentKey: v.optional(v.boolean()),
      userVerification: v.optional(v.picklist(['required', 'preferred', 'discouraged'])),
    }),
  ),
  hints: v.optional(v.array(v.string())),
  extensions: v.optional(v.object({ credProps: v.optional(v.boolean()) })),
  attestation: v.optional(v.picklist(['none', 'indirect', 'direct', 'enterprise'])),
});

/** `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequest = v.object({
  rpId: v.string(),
  challenge: v.string(),
  timeout: v.optional(v.number()),
  allowCredentials: v.array(credentialDescriptor),
  userVerification: v.optional(v.picklist(['required', 'preferred', 'discouraged'])),
});

/** `RegistrationResponseJSON`. */
const registrationCredential = v.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
  response: v.strictObject({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: v.nullish(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))),
    authenticatorData: v.nullish(bytes(10_000)),
    publicKey: v.nullish(bytes(5000)),
    publicKeyAlgorithm: v.nullish(v.number()),
  }),
});

/** `AuthenticationResponseJSON`. */
const authenticationCredential = v.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
  response: v.strictObject({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(10_000),
    signature: bytes(5000),
    userHandle: v.nullish(bytes(200)),
  }),
});

const passkeyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
export const addPasskeyBody = v.strictObject({ name: passkeyName, credential: registrationCredential });
export const passkeyAdded = v.object({ passkeyId: v.number() });
export const renamePasskeyBody = v.strictObject({ name: passkeyName });
/** `secondFactor`: after the password, by one of the passkeys of whom it belongs to. */
export const askForPasskeyBody = v.strictObject({ secondFactor: v.nullish(v.boolean()) });
export const signInByPasskeyBody = v.strictObject({
  credential: authenticationCredential,
  returnUrl: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
});

/** What is kept of an account, by kind. */
export const ownData = v.object({ madeAt: v.string(), parts: v.record(v.string(), v.unknown()) });

export type Profile = v.InferOutput<typeof profile>;
export type ProfileBody = v.InferInput<typeof profileBody>;
export type Account = v.InferOutput<typeof account>;
export type SessionEnd = v.InferOutput<typeof sessionEnd>;
export type MailKind = (typeof MAIL_KINDS)[number];
export type OpenSession = v.InferOutput<typeof openSession>;
export type SecondFactor = v.InferOutput<typeof secondFactorBody>['method'];
export type SecondFactors = v.InferOutput<typeof secondFactors>;
export type AuthenticatorBegun = v.InferOutput<typeof authenticatorBegun>;
export type Passkey = v.InferOutput<typeof passkey>;
export type PasskeyCreation = v.InferOutput<typeof passkeyCreation>;
export type PasskeyRequest = v.InferOutput<typeof passkeyRequest>;
export type RegistrationCredential = v.InferInput<typeof registrationCredential>;
export type AuthenticationCredential = v.InferInput<typeof authenticationCredential>;
export type OwnData = v.InferOutput<typeof ownData>;
export type ResetBegun = v.InferOutput<typeof resetBegun>;
export type ResetCodeSent = v.InferOutput<typeof resetCodeSent>;
export type ResetProven = v.InferOutput<typeof resetProven>;
export type ResetChannel = v.InferOutput<typeof channel>;
