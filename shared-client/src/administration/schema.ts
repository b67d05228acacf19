/** Schemas of the calls of user administration (docs: api#api-administration). */
import * as v from 'valibot';
import { list } from '../billing/schema/wire.ts';

/** Removable parts of a sign-in. Recovery codes are removed with the last second factor as well. */
export const FACTORS = ['authenticator', 'passkeys', 'recovery-codes', 'browsers', 'contact-step'] as const;
export type Factor = (typeof FACTORS)[number];

/** The factors that are removed unless the caller chooses. A code to a contact stays, so that more than the password is left. */
export const USUAL_FACTORS: readonly Factor[] = ['authenticator', 'passkeys', 'recovery-codes', 'browsers'];

export const ADMINISTRATION_ACTIONS = ['disable', 'enable', 'reset-factors'] as const;
export type AdministrationAction = (typeof ADMINISTRATION_ACTIONS)[number];

/** `lapsed`: nobody answered in time. */
export const REQUEST_STATES = ['open', 'consented', 'declined', 'withdrawn', 'lapsed'] as const;
export const REQUEST_ANSWERS = ['consent', 'decline', 'withdraw'] as const;
export type RequestAnswer = (typeof REQUEST_ANSWERS)[number];

const userType = v.picklist(['Client', 'MSP', 'VMS', 'Supplier', 'Worker']);

/** A user in the list. */
export const managedUser = v.object({
  userId: v.number(),
  userName: v.string(),
  name: v.string(),
  userType,
  /** The company of the account. */
  company: v.string(),
  /** Only for a supplier's user. */
  supplier: v.nullable(v.string()),
  /** The last time they opened a page, to the hour; null if they never signed in. */
  seenAt: v.nullable(v.string()),
  /** Since when the user cannot sign in; null if they can. */
  disabledAt: v.nullable(v.string()),
});
export type ManagedUser = v.InferOutput<typeof managedUser>;

/** Response of `GET /wand2/api/administration/users`. */
export const managedUsers = v.object({
  users: list(managedUser),
  /** The cursor of the next page; null on the last one. */
  next: v.nullable(v.string()),
});
export type ManagedUsers = v.InferOutput<typeof managedUsers>;

/** A change that an administrator has asked for. */
export const administrationRequest = v.object({
  requestId: v.number(),
  /** The user whom the change concerns. */
  userId: v.number(),
  userName: v.string(),
  name: v.string(),
  action: v.picklist(ADMINISTRATION_ACTIONS),
  /** The factors to remove; empty for other actions. */
  factors: list(v.picklist(FACTORS)),
  /** The reason that was given. */
  reason: v.string(),
  /** The administrator who asked; empty if the account was deleted since. */
  askedBy: v.string(),
  askedAt: v.string(),
  /** Without an answer until then, the request lapses. */
  lapsesAt: v.string(),
  state: v.picklist(REQUEST_STATES),
  /** The administrator who answered; null without an answer. */
  answeredBy: v.nullable(v.string()),
  /** The answers that the reader may give; empty if there are none. */
  mayAnswer: list(v.picklist(REQUEST_ANSWERS)),
});
export type AdministrationRequest = v.InferOutput<typeof administrationRequest>;

/** Response of `GET /wand2/api/administration/requests`. */
export const administrationRequests = v.object({ requests: list(administrationRequest) });

/** Response of `GET /wand2/api/administration/users/{userId}`. */
export const managedUserRecord = v.object({
  ...managedUser.entries,
  permissions: list(v.string()),
  /** The contacts on file, masked. */
  contacts: list(v.object({ channel: v.picklist(['Email', 'Mobile']), masked: v.string() })),
  /** Since when an authenticator app is asked for; null if there is none. */
  authenticatorSince: v.nullable(v.string()),
  /** Since when a code to a contact is asked for; null if it is not. */
  contactStepSince: v.nullable(v.string()),
  recoveryCodesLeft: v.number(),
  passkeys: v.number(),
  /** Remembered browsers. */
  browsers: v.number(),
  /** Open sessions. */
  sessions: v.number(),
  /** Whether an account at the company's identity provider is linked. */
  hasCompanySignIn: v.boolean(),
  /** Delegations from and to the user that are not over. They rest while the user is disabled. */
  delegations: v.number(),
  /** Engagements that have the user as their manager. */
  engagements: v.number(),
  /** The changes that the reader may ask for; empty if `refusal` says why. */
  mayAsk: list(v.picklist(ADMINISTRATION_ACTIONS)),
  /** `own`: it is the reader's account; `higher`: the user has more rights than the reader. */
  refusal: v.nullable(v.picklist(['own', 'higher'])),
  /** Requests that wait for a second administrator. */
  requests: list(administrationRequest),
});
export type ManagedUserRecord = v.InferOutput<typeof managedUserRecord>;

/** Body of `POST /wand2/api/administration/users/{userId}/requests`. */
export const newAdministrationRequest = v.object({
  action: v.picklist(ADMINISTRATION_ACTIONS),
  /** Only for `reset-factors`, and then at least one. */
  factors: v.optional(v.pipe(v.array(v.picklist(FACTORS)), v.maxLength(FACTORS.length)), []),
  /** The reason, for the administrator who consents and for the record. */
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
});
export type NewAdministrationRequest = v.InferInput<typeof newAdministrationRequest>;

/** Body of `POST /wand2/api/administration/requests/{requestId}/answer`. */
export const administrationAnswer = v.object({ answer: v.picklist(REQUEST_ANSWERS) });
