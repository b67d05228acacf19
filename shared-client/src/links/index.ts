/** The linked-account calls (docs: api#api-links): one typed function each. All throw a CallError. */

import { api } from 'shared-client';
import {
  done,
  linkDetails,
  linkedAccount,
  linkedAccounts,
  linkedNotification,
  nickName as nickNameResponse,
  ssoAccounts,
} from './schema.ts';

export type * from './schema.ts';

const LINK = '/user/link';

export type Signal = { readonly signal?: AbortSignal };

/** The accounts linked to this one. */
export const getLinkedAccounts = (options: Signal = {}) =>
  api.get(`${LINK}/linkedAccounts.html`, linkedAccounts, options);

/** Links another account of the same person, proven by its password. */
export const linkAccount = (
  account: { readonly userName: string; readonly password: string; readonly nickName?: string },
  options: Signal = {},
) => api.post(`${LINK}/linkedAccounts.html`, linkedAccount, { json: account, ...options });

/** Undoes a link. */
export const unlinkAccount = (linkedAccountId: number, options: Signal = {}) =>
  api.delete(`${LINK}/linkedAccounts.html`, done, { query: { linkedAccountId }, ...options });

/** The nickname of a linked account. */
export const getNickName = async (linkedAccountId: number, options: Signal = {}): Promise<string | undefined> =>
  (await api.get(`${LINK}/linkedAccountNickName.html`, nickNameResponse, { query: { linkedAccountId }, ...options }))
    .nickName;

/** Changes the nickname of a linked account; empty text removes it. */
export const setNickName = (linkedAccountId: number, nickName: string, options: Signal = {}) =>
  api.put(`${LINK}/linkedAccountNickName.html`, nickNameResponse, { json: { linkedAccountId, nickName }, ...options });

/** The accounts one can switch to. */
export const getLinkedAccountsForSwitch = (options: Signal = {}) =>
  api.get(`${LINK}/linkedAccountsForSwitch.html`, linkedAccounts, options);

/** Accounts under one's own verified e-mail address. */
export const searchForSsoAccounts = (email: string, options: Signal = {}) =>
  api.get(`${LINK}/searchForSsoAccounts.html`, ssoAccounts, { query: { email }, ...options });

/** The account that would be linked. */
export const getLinkDetails = (userName: string, options: Signal = {}) =>
  api.post(`${LINK}/userToLinkAccountDetails.html`, linkDetails, { json: { userName }, ...options });

/** Whether there is something to tell about links. */
export const getLinkedNotification = (options: Signal = {}) =>
  api.get(`${LINK}/linkedNotification.html`, linkedNotification, options);
