import { reportFailure } from 'shared-client/report-failure';
import { addRecentSearch, deleteRecentSearch, getRecentSearches, type RecentSearch } from 'shared-client/users';
import { createStore } from 'zustand/vanilla';

export interface RecentSearchesState {
  /** Newest first. */
  readonly searches: readonly RecentSearch[];
}

const store = createStore<RecentSearchesState>()(() => ({ searches: [] }));

/** The user's last searches. Best effort: failures are logged, and the search goes on. */
export const recentSearches = {
  getState: store.getState,
  getInitialState: store.getInitialState,
  subscribe: store.subscribe,

  async load(): Promise<void> {
    await quietly('read', async () => store.setState({ searches: await getRecentSearches() }));
  },

  /** Remembers a search; the same text moves to the front. Blank text is ignored. */
  async add(searchText: string, type?: string): Promise<void> {
    const text = searchText.trim();
    if (text === '') return;
    await quietly('kept', async () => {
      const added = await addRecentSearch({ searchText: text, ...(type === undefined ? {} : { type }) });
      store.setState(({ searches }) => ({
        searches: [added, ...searches.filter((one) => one.id !== added.id && one.searchText !== added.searchText)],
      }));
    });
  },

  /** Removes one; it comes back if the server could not remove it. */
  async remove(id: number): Promise<void> {
    const { searches } = store.getState();
    store.setState({ searches: searches.filter((one) => one.id !== id) });
    await quietly(
      'forgotten',
      () => deleteRecentSearch(id),
      () => store.setState({ searches }),
    );
  },
};

async function quietly(done: string, work: () => Promise<unknown>, undo?: () => void): Promise<void> {
  try {
    await work();
  } catch (error) {
    undo?.();
    reportFailure(`A recent search could not be ${done}.`, error);
  }
}
