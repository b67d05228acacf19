import type { Account, OpenSession, Profile } from 'shared-client/account';
import * as accountCalls from 'shared-client/account';
import { getLinkedAccounts, type LinkedAccount } from 'shared-client/links';
import { getRecentSearches, type RecentSearch } from 'shared-client/users';
import { currentUser } from 'shared-session';
import { createStore } from 'zustand/vanilla';
import type { Failure } from '../domain/failure.ts';
import { loadFailure } from './load-failure.ts';

export interface AccountState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly failure: Failure | undefined;
  readonly account: Account | undefined;
  readonly profile: Profile | undefined;
  readonly sessions: readonly OpenSession[];
  readonly linked: readonly LinkedAccount[];
  readonly searches: readonly RecentSearch[];
}

const START: AccountState = {
  status: 'loading',
  failure: undefined,
  account: undefined,
  profile: undefined,
  sessions: [],
  linked: [],
  searches: [],
};

/** Loads the user before the rows are shown: a name that arrives later would move them, and confirming a password needs the user name. */
async function readUser(): Promise<void> {
  if (!(await currentUser.load())) throw new Error('The current user could not be read.');
}

export const ownCalls = {
  readUser,
  getAccount: accountCalls.getAccount,
  getProfile: accountCalls.getProfile,
  getSessions: accountCalls.getSessions,
  getLinkedAccounts,
  getRecentSearches,
};

/** The data of the account page, loaded together. A change loads them again. */
export function createAccountStore(calls: typeof ownCalls = ownCalls) {
  const store = createStore<AccountState>()(() => START);
  let newest = 0;
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async load(): Promise<void> {
      newest += 1;
      const ticket = newest;
      try {
        const [account, profile, sessions, linked, searches] = await Promise.all([
          calls.getAccount(),
          calls.getProfile(),
          calls.getSessions(),
          calls.getLinkedAccounts(),
          calls.getRecentSearches(),
          calls.readUser(),
        ]);
        if (ticket === newest)
          store.setState({ status: 'ready', failure: undefined, account, profile, sessions, linked, searches });
      } catch (error) {
        if (ticket === newest) store.setState({ status: 'failed', failure: loadFailure('reading the account', error) });
      }
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
