import * as v from 'valibot';

/** The kinds of contact that a code may be sent to. */
export const channel = v.picklist(['Email', 'Mobile']);

/** A new password; its rule is checked by the server with a token of its own. */
export const newPassword = v.pipe(v.string(), v.maxLength(200));

/** A passkey as its owner sees it (docs: account#passkeys). */
export const passkey = v.object({
  passkeyId: v.number(),
  name: v.string(),
  addedAt: v.string(),
  usedAt: v.nullable(v.string()),
});

/** A secret that the browser holds while its reset is under way. */
export const resetSecret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be what the call before gave'));
