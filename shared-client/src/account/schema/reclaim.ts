import * as v from 'valibot';
import { channel, resetSecret } from './parts.ts';

/** The secret of a notice's link. */
export const accountReportBody = v.strictObject({
  report: v.pipe(v.string(), v.regex(/^[\w.-]{40,80}$/, 'must be what the link has')),
});

/** The kinds of things that let a person into an account, or lend something of it. */
export const thingKind = v.picklist([
  'contact',
  'authenticator',
  'contact-step',
  'recovery-codes',
  'passkey',
  'company',
  'linked-account',
  'delegate',
]);

const namedThing = v.object({ kind: thingKind, name: v.string() });
const revokedThing = v.object({ ...namedThing.entries, since: v.string() });

/** What a report would revoke, and the ways in that would be left besides a new password. */
export const accountReportPreview = v.object({
  account: v.string(),
  since: v.string(),
  isSettled: v.boolean(),
  revoked: v.array(revokedThing),
  left: v.array(namedThing),
});

/** The reset that a report begins. */
export const accountReported = v.object({
  account: v.string(),
  reset: v.string(),
  contacts: v.array(v.object({ channel, masked: v.string() })),
});

export const resetReviewBody = v.strictObject({ reset: resetSecret });

/** What a report has revoked, and what the owner is asked about, with the ways in that are left without it. */
export const resetReview = v.object({
  revoked: v.array(revokedThing),
  asked: v.array(v.object({ ...revokedThing.entries, id: v.string(), left: v.array(namedThing) })),
});

export const removeReviewedBody = v.strictObject({
  reset: resetSecret,
  kind: thingKind,
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
});

export type ThingKind = v.InferOutput<typeof thingKind>;
export type NamedThing = v.InferOutput<typeof namedThing>;
export type RevokedThing = v.InferOutput<typeof revokedThing>;
export type AccountReportPreview = v.InferOutput<typeof accountReportPreview>;
export type AccountReported = v.InferOutput<typeof accountReported>;
export type ResetReview = v.InferOutput<typeof resetReview>;
