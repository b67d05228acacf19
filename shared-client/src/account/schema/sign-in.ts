import * as v from 'valibot';

/** Signing in (docs: account#sign-in). `returnUrl` is followed if it is a URL of this site. */
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

/** The ways to sign in without a password: the company's identity provider, by its name. */
export const signInOptions = v.object({
  company: v.nullable(v.string()),
  /** Whether linked accounts sign in there only. Absent in responses of releases that could not close passwords. */
  closesPasswords: v.optional(v.boolean()),
});
/** Where the browser goes to prove who it is. */
export const companyLinkBegun = v.object({ location: v.string() });
