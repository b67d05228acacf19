import { CallError, setPagePerson } from 'shared-client';
import { reportFailure } from 'shared-client/report-failure';
import { getCurrentUser } from 'shared-client/users';
import { createStore } from 'zustand/vanilla';
import type { User } from './permissions.ts';

export type CurrentUserStatus = 'unknown' | 'loading' | 'signed-in' | 'signed-out' | 'failed';

export interface CurrentUserState {
  readonly status: CurrentUserStatus;
  readonly user: User | undefined;
}

const store = createStore<CurrentUserState>()(() => ({ status: 'unknown', user: undefined }));
let loading: Promise<User | undefined> | undefined;

/** The signed-in user. */
export const currentUser = {
  getState: store.getState,
  getInitialState: store.getInitialState,
  subscribe: store.subscribe,

  /**
   * The user, requested once per page. Failures are not cached; the next call requests it again.
   * `undefined` if signed out or after a failure; `status` says which.
   */
  load(): Promise<User | undefined> {
    loading ??= fetchUser();
    return loading;
  },

  /** Reads the user again after a change of the profile. The known user stays meanwhile, and if the call fails. */
  async reload(): Promise<void> {
    try {
      const user = await getCurrentUser();
      loading = Promise.resolve(user);
      store.setState({ status: 'signed-in', user });
    } catch (error) {
      reportFailure('The changed user could not be read.', error);
    }
  },
};

async function fetchUser(): Promise<User | undefined> {
  store.setState({ status: 'loading' });
  try {
    const user = await getCurrentUser({ noCache: wantsNoCache() });
    setPagePerson(user.userId);
    store.setState({ status: 'signed-in', user });
    return user;
  } catch (error) {
    loading = undefined;
    const isSignedOut = error instanceof CallError && error.kind === 'unauthorised';
    store.setState({ status: isSignedOut ? 'signed-out' : 'failed', user: undefined });
    reportFailure('The current user could not be read.', error);
    return undefined;
  }
}

/** "Adds ?noCache=true when the page address contains nocache or fromLoginPage" (docs: session#current-user-no-cache). */
function wantsNoCache(): boolean {
  return typeof location !== 'undefined' && /nocache|fromLoginPage/i.test(location.href);
}
