/** The calls of an account (docs: api#api-reset): one typed function each. All throw a CallError; see its `kind`. */

import { api } from 'shared-client';
import {
  type AuthenticationCredential,
  account,
  authenticatorBegun,
  companyLinkBegun,
  done,
  type MailKind,
  ownData,
  type ProfileBody,
  passkeyAdded,
  passkeyCreation,
  passkeyRequest,
  profile,
  type RegistrationCredential,
  type ReminderChoice,
  type ReminderKind,
  type ResetChannel,
  recoveryCodes,
  resetBegun,
  resetCodeSent,
  resetProven,
  type SecondFactor,
  secondFactors,
  sessionEnd,
  sessions,
  sessionsEnded,
  signedIn,
  signInOptions,
} from './schema.ts';
import type { Signal } from './signal.ts';

export type { NumberFormat, TimeFormat } from '../locale/schema.ts';
export * from './report.ts';
export type * from './schema.ts';
export type { Signal } from './signal.ts';

const RESET = '/wand2/manual/api/passwordReset';

/** Begins a reset for a user name or a registered contact. The response is the same whether or not an account has it. */
export const beginReset = (account: string, options: Signal = {}) =>
  api.post(RESET, resetBegun, { json: { account }, ...options });

/** Sends a code to a contact, if the account has it. @throws RateLimitedError within 30 s of the last one. */
export const sendResetCode = (reset: string, channel: ResetChannel, options: Signal = {}) =>
  api.post(`${RESET}/code`, resetCodeSent, { json: { reset, channel }, ...options });

/** Proves the account with the newest code. */
export const proveReset = (reset: string, code: string, options: Signal = {}) =>
  api.post(`${RESET}/verify`, resetProven, { json: { reset, code }, ...options });

/** Sets the new password and ends every session of the account. @throws ValidationError for one that is refused. */
export const finishReset = (reset: string, password: string, options: Signal = {}) =>
  api.post(`${RESET}/password`, done, { json: { reset, password }, ...options });

/**
 * Signs in by user name and password: the session's cookie is set. @returns where to go
 * @throws UnauthorisedError for a wrong name or password, RateLimitedError after many
 */
export const signIn = async (
  credentials: { readonly userName: string; readonly password: string; readonly returnUrl?: string | undefined },
  options: Signal = {},
): Promise<string> =>
  (await api.post('/wand2/manual/api/signIn', signedIn, { json: credentials, ...options })).location;

const ACCOUNT = '/wand2/api/account';

/** Signs in as a linked account in the place of this one. @returns where to go @throws ForbiddenError: it must be linked again */
export const switchAccount = async (linkedAccountId: number, options: Signal = {}): Promise<string> =>
  (await api.post(`${ACCOUNT}/switch`, signedIn, { json: { linkedAccountId }, ...options })).location;

/** The owner's view of an account. */
export const getAccount = (options: Signal = {}) => api.get(ACCOUNT, account, options);

/** The user's profile. */
export const getProfile = (options: Signal = {}) => api.get(`${ACCOUNT}/profile`, profile, options);

/** Changes the given parts of the profile. @throws ValidationError for a language or a zone that is not known */
export const saveProfile = (body: ProfileBody, options: Signal = {}) =>
  api.post(`${ACCOUNT}/profile`, profile, { json: body, ...options });

/** Whether the user takes a kind of mail. */
export const chooseMail = (kind: MailKind | ReminderKind, isOn: boolean, options: Signal = {}) =>
  api.put(`${ACCOUNT}/mails/${kind}`, done, { json: { isOn }, ...options });

/** When and how the user is reminded. */
export const chooseReminders = (choice: ReminderChoice, options: Signal = {}) =>
  api.put(`${ACCOUNT}/reminders`, done, { json: choice, ...options });

/** Lets mails be sent again to an address that its server had refused. */
export const resumeMails = (options: Signal = {}) => api.delete(`${ACCOUNT}/mails/refusal`, done, options);

/** Where the user is signed in; this browser first. */
export const getSessions = (options: Signal = {}) => api.get(`${ACCOUNT}/sessions`, sessions, options);

/** The time left in this session. */
export const getSessionEnd = (options: Signal = {}) => api.get(`${ACCOUNT}/session`, sessionEnd, options);

/** Extends this session, as far as it may be. */
export const extendSession = (options: Signal = {}) => api.post(`${ACCOUNT}/session`, sessionEnd, options);

/** By what one can sign in besides the password. */
export const getSignInOptions = (options: Signal = {}) =>
  api.get('/wand2/manual/api/signIn/options', signInOptions, options);

/**
 * Begins to link the account to the company's, within five minutes of `authenticate`. @returns where the browser goes
 * @throws ForbiddenError when the password was not confirmed
 */
export const linkCompany = async (options: Signal = {}): Promise<string> =>
  (await api.post(`${ACCOUNT}/company`, companyLinkBegun, options)).location;

/** Ends that link. @throws ForbiddenError when the password was not confirmed */
export const unlinkCompany = (options: Signal = {}) => api.delete(`${ACCOUNT}/company`, done, options);

/** Ends one session. @throws NotFoundError for one that has ended already. */
export const endSession = (sessionId: number, options: Signal = {}) =>
  api.delete(`${ACCOUNT}/sessions/${sessionId}`, done, options);

/** Ends every session but this one. @returns how many there were */
export const endOtherSessions = async (options: Signal = {}): Promise<number> =>
  (await api.delete(`${ACCOUNT}/sessions`, sessionsEnded, options)).count;

/** Ends every session of the user, this one as well, because a sign-in was not theirs. @returns how many there were */
export const endEverySession = async (options: Signal = {}): Promise<number> =>
  (await api.post(`${ACCOUNT}/not-me`, sessionsEnded, options)).count;

/**
 * Reports that a session was not the user's: every session ends, this one as well, and what was added since that one began is revoked.
 * @throws NotFoundError for a session of somebody else
 */
export const reportSession = async (sessionId: number, options: Signal = {}): Promise<number> =>
  (await api.post(`${ACCOUNT}/sessions/${sessionId}/not-me`, sessionsEnded, options)).count;

/**
 * Changes the password, within five minutes of `authenticate` (shared-client/recovery).
 * @throws ForbiddenError when it was not confirmed, ValidationError for one that is refused
 */
export const changePassword = (password: string, options: Signal = {}) =>
  api.post(`${ACCOUNT}/password`, done, { json: { password }, ...options });

/** Everything that is kept of the account. */
export const getOwnData = (options: Signal = {}) => api.get(`${ACCOUNT}/data`, ownData, options);

/** Forgets what was looked at and searched for. */
export const clearRecent = (options: Signal = {}) => api.delete(`${ACCOUNT}/recent`, done, options);

/**
 * Completes a sign-in that waits for a second factor in this browser. @returns where to go
 * @throws ValidationError for a wrong code, UnauthorisedError when it took too long
 */
export const proveSecondFactor = async (
  proof: { readonly method: SecondFactor; readonly code: string; readonly returnUrl?: string | undefined },
  options: Signal = {},
): Promise<string> =>
  (await api.post('/wand2/manual/api/signIn/secondFactor', signedIn, { json: proof, ...options })).location;

/** By what the sign-in that waits in this browser may be completed. @throws UnauthorisedError when none waits */
export const getSecondFactors = (options: Signal = {}) =>
  api.get('/wand2/manual/api/signIn/secondFactor', secondFactors, options);

/** Sends a code to a contact for the sign-in that waits in this browser. @throws RateLimitedError within 30 s of the last one */
export const sendSecondFactorCode = (channel: ResetChannel, options: Signal = {}) =>
  api.post('/wand2/manual/api/signIn/secondFactor/code', resetCodeSent, { json: { channel }, ...options });

/**
 * Whether a code to a contact is asked for at each sign-in, within five minutes of `authenticate`. @throws ConflictError without a contact
 */
export const setContactStep = (isOn: boolean, options: Signal = {}) =>
  api.put(`${ACCOUNT}/contact-step`, done, { json: { isOn }, ...options });

/** Begins to add an authenticator app, within five minutes of `authenticate`. @throws ConflictError where there is one */
export const addAuthenticator = (options: Signal = {}) =>
  api.post(`${ACCOUNT}/authenticator`, authenticatorBegun, options);

/** Confirms the app by its first code. @returns the recovery codes, shown this once */
export const confirmAuthenticator = async (code: string, options: Signal = {}): Promise<readonly string[]> =>
  (await api.post(`${ACCOUNT}/authenticator/confirm`, recoveryCodes, { json: { code }, ...options })).codes;

/** Turns the app off; its recovery codes go with it. */
export const removeAuthenticator = (options: Signal = {}) => api.delete(`${ACCOUNT}/authenticator`, done, options);

/** New recovery codes in the place of the old ones. */
export const renewRecoveryCodes = async (options: Signal = {}): Promise<readonly string[]> =>
  (await api.post(`${ACCOUNT}/recovery-codes`, recoveryCodes, options)).codes;

const PASSKEYS = `${ACCOUNT}/passkeys`;
const SIGN_IN_PASSKEY = '/wand2/manual/api/signIn/passkey';

/** Begins to add a passkey, within five minutes of `authenticate`. @returns the options of WebAuthn */
export const beginPasskey = (options: Signal = {}) => api.post(`${PASSKEYS}/options`, passkeyCreation, options);

/** Adds the passkey that the browser made. @throws ValidationError when it is refused */
export const addPasskey = (passkey: { readonly name: string; readonly credential: RegistrationCredential }) =>
  api.post(PASSKEYS, passkeyAdded, { json: passkey });

export const renamePasskey = (passkeyId: number, name: string, options: Signal = {}) =>
  api.put(`${PASSKEYS}/${passkeyId}`, done, { json: { name }, ...options });

/** Removes a passkey, within five minutes of `authenticate`. */
export const removePasskey = (passkeyId: number, options: Signal = {}) =>
  api.delete(`${PASSKEYS}/${passkeyId}`, done, options);

/** Begins to sign in by a passkey: any, or with `secondFactor` one of whose password was right in this browser. */
export const askForPasskey = (given: { readonly secondFactor?: boolean } = {}, options: Signal = {}) =>
  api.post(`${SIGN_IN_PASSKEY}/options`, passkeyRequest, { json: given, ...options });

/** Signs in by what the passkey signed. @returns where to go @throws UnauthorisedError for one that is not known */
export const signInByPasskey = async (
  proof: { readonly credential: AuthenticationCredential; readonly returnUrl?: string | undefined },
  options: Signal = {},
): Promise<string> => (await api.post(SIGN_IN_PASSKEY, signedIn, { json: proof, ...options })).location;
