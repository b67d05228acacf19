import { getLinkedAccountsForSwitch, type LinkedAccount } from 'shared-client/links';
import { reportFailure } from 'shared-client/report-failure';
import { getRecentlyViewed, type RecentlyViewed } from 'shared-client/users';
import { createStore } from 'zustand/vanilla';

export interface AccountMoreState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly linked: readonly LinkedAccount[];
  /** Newest first. */
  readonly viewed: readonly RecentlyViewed[];
}

/** The data that the account panel loads when it opens. Earlier data stay until the response arrives. */
export const accountMore = createStore<AccountMoreState>()(() => ({ status: 'loading', linked: [], viewed: [] }));

/** Loads the linked accounts and the recently viewed items. */
export async function loadAccountMore(): Promise<void> {
  if (accountMore.getState().status === 'failed') accountMore.setState({ status: 'loading' });
  try {
    const [linked, viewed] = await Promise.all([getLinkedAccountsForSwitch(), getRecentlyViewed()]);
    accountMore.setState({ status: 'ready', linked, viewed });
  } catch (error) {
    reportFailure('Linked accounts and recent items could not be read.', error);
    if (accountMore.getState().status !== 'ready') accountMore.setState({ status: 'failed' });
  }
}
