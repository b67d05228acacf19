import { api, CallError, textOrNone } from 'shared-client';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { User } from './permissions.ts';

export type CurrentUserStatus = 'unknown' | 'loading' | 'signed-in' | 'signed-out' | 'failed';

export interface CurrentUserState {
  readonly status: CurrentUserStatus;
  readonly user: User | undefined;
}

const store = createStore<CurrentUserState>()(() => ({ status: 'unknown', user: undefined }));
let loading: Promise<User | undefined> | undefined;

const flag = v.optional(v.nullable(v.boolean()));
const answer = v.pipe(
  v.object({
    userId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    userName: textOrNone,
    firstName: textOrNone,
    userType: textOrNone,
    permissions: v.optional(v.nullable(v.array(v.string()))),
    isCscCsr: flag,
    isFinance: flag,
    isSysAdmin: flag,
    isHelpdesk: flag,
    isMspAdmin: flag,
  }),
  v.transform(
    (user): User => ({
      userId: user.userId,
      userName: user.userName ?? '',
      firstName: user.firstName ?? '',
      userType: user.userType ?? '',
      permissions: user.permissions ?? [],
      isCscCsr: user.isCscCsr === true,
      isFinance: user.isFinance === true,
      isSysAdmin: user.isSysAdmin === true,
      isHelpdesk: user.isHelpdesk === true,
      isMspAdmin: user.isMspAdmin === true,
    }),
  ),
);

/** The signed-in user. */
export const currentUser = {
  getState: store.getState,
  getInitialState: store.getInitialState,
  subscribe: store.subscribe,

  /**
   * The user, asked for once a page however many want to know; a failure is forgotten, so that the next asks again.
   * `undefined` where nobody is signed in or the server could not say (`status` tells which).
   */
  load(): Promise<User | undefined> {
    loading ??= fetchUser();
    return loading;
  },
};

async function fetchUser(): Promise<User | undefined> {
  store.setState({ status: 'loading' });
  try {
    const user = await api.get('/wand2/api/users/current', answer, { query: noCache() });
    store.setState({ status: 'signed-in', user });
    return user;
  } catch (error) {
    loading = undefined;
    const isSignedOut = error instanceof CallError && error.kind === 'unauthorised';
    store.setState({ status: isSignedOut ? 'signed-out' : 'failed', user: undefined });
    if (!isSignedOut) console.error('The current user could not be read.', error);
    return undefined;
  }
}

/** "Adds ?noCache=true when the page address contains nocache or fromLoginPage" (document 000, section 7). */
function noCache(): { noCache?: true } {
  const address = globalThis.location?.href ?? '';
  return /nocache|fromLoginPage/i.test(address) ? { noCache: true } : {};
}
