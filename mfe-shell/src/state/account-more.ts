import { getLinkedAccountsForSwitch, type LinkedAccount } from 'shared-client/links';
import { getRecentlyViewed, type RecentlyViewed } from 'shared-client/users';
import { createStore } from 'zustand/vanilla';

export interface AccountMoreState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly linked: readonly LinkedAccount[];
  /** Newest first. */
  readonly viewed: readonly RecentlyViewed[];
}

/** What the account panel asks for when it opens. What was there stays until the answer has come. */
export const accountMore = createStore<AccountMoreState>()(() => ({ status: 'loading', linked: [], viewed: [] }));

/** Asks for the linked accounts and for what was looked at. */
export async function loadAccountMore(): Promise<void> {
  if (accountMore.getState().status === 'failed') accountMore.setState({ status: 'loading' });
  try {
    const [linked, viewed] = await Promise.all([getLinkedAccountsForSwitch(), getRecentlyViewed()]);
    accountMore.setState({ status: 'ready', linked, viewed });
  } catch (error) {
    console.error('Linked accounts and recent items could not be read.', error);
    if (accountMore.getState().status !== 'ready') accountMore.setState({ status: 'failed' });
  }
}
