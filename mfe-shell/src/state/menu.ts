import { anyList, api } from 'shared-client';
import { reportFailure } from 'shared-client/report-failure';
import { page, registerServerTexts } from 'shared-session';
import { createStore } from 'zustand/vanilla';
import { type MenuEntry, menuPaths, menuTexts, readMenu } from '../domain/menu.ts';

export interface MenuState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly entries: readonly MenuEntry[];
}

const store = createStore<MenuState>()(() => ({ status: 'loading', entries: [] }));
let loading: Promise<void> | undefined;
let registered: Readonly<Record<string, string>> | undefined;

/** Reads the entries. After a failure the earlier entries stay. */
async function read(): Promise<void> {
  try {
    // `readMenu` drops bad entries, so that one of them does not cost the user the whole navigation.
    const entries = readMenu(await api.get('/wand2/api/worker/menu-items', anyList, { query: { eHub: true } }));
    const texts = menuTexts(entries);
    // Registering texts renders every part of the page again, and a menu that is read again usually has the same texts.
    if (JSON.stringify(texts) !== JSON.stringify(registered)) registerServerTexts(texts);
    registered = texts;
    store.setState({ status: 'ready', entries });
    page.setState({ menuPaths: menuPaths(entries) });
  } catch (error) {
    if (store.getState().status === 'ready') return;
    reportFailure('The menu could not be read.', error);
    store.setState({ status: 'failed' });
  } finally {
    loading = undefined;
  }
}

/** The side navigation's entries. */
export const menu = {
  getState: store.getState,
  getInitialState: store.getInitialState,
  subscribe: store.subscribe,

  /** Loads the menu and shows the progress; joins a load that is already under way. */
  load(): Promise<void> {
    if (store.getState().status === 'failed') store.setState({ status: 'loading' });
    loading ??= read();
    return loading;
  },

  /** Reads the menu once more in the background, after a load that is under way. Does nothing before the menu has been loaded once. */
  async refresh(): Promise<void> {
    await loading;
    if (store.getState().status === 'ready') await this.load();
  },
};
