import * as v from 'valibot';
import { textOrEmpty, textOrNone } from '../no-value.ts';

/** Linked accounts: several accounts of one person (docs: api#api-links). */

export const linkedAccount = v.object({
  linkedAccountId: v.number(),
  userName: v.string(),
  firstName: textOrEmpty,
  userType: v.string(),
  clientName: textOrEmpty,
  nickName: textOrNone,
});
export const linkedAccounts = v.array(linkedAccount);

/** Linking proves the other account with its own password. */
export const linkAccountBody = v.strictObject({
  userName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  password: v.pipe(v.string(), v.maxLength(200)),
  nickName: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(50))),
});

export const nickName = v.object({ linkedAccountId: v.number(), nickName: textOrNone });
export const nickNameBody = v.strictObject({
  linkedAccountId: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
  nickName: v.pipe(v.string(), v.trim(), v.maxLength(50)),
});

/** Accounts of the same verified e-mail address that could be linked. */
export const ssoAccount = v.object({ userName: v.string(), userType: v.string(), clientName: textOrEmpty });
export const ssoAccounts = v.array(ssoAccount);

export const linkDetailsBody = v.strictObject({ userName: v.pipe(v.string(), v.trim(), v.maxLength(100)) });
export const linkDetails = v.object({
  userName: v.string(),
  firstName: textOrEmpty,
  userType: v.string(),
  clientName: textOrEmpty,
  alreadyLinked: v.boolean(),
});

/** Whether to show a notice about links, and the number of accounts that other users recently linked to this one. */
export const linkedNotification = v.object({ showNotification: v.boolean(), count: v.number() });

export const done = v.object({ status: v.literal('success') });

export type LinkedAccount = v.InferOutput<typeof linkedAccount>;
export type LinkDetails = v.InferOutput<typeof linkDetails>;
