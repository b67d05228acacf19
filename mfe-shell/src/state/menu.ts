import { api } from 'shared-client';
import { registerTexts } from 'shared-session';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { type MenuEntry, menuTexts, readMenu } from '../domain/menu.ts';

export interface MenuState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly entries: readonly MenuEntry[];
}

/** `readMenu` checks the entries. */
const anyList = v.array(v.unknown());

const store = createStore<MenuState>()(() => ({ status: 'loading', entries: [] }));
let isLoading = false;

/** The side navigation's entries. */
export const menu = {
  getState: store.getState,
  getInitialState: store.getInitialState,
  subscribe: store.subscribe,

  /**
   * Loads the menu; does nothing while a load is under way. The response is not validated as a whole: `readMenu` drops bad entries, so that
   * one of them does not cost the user the whole navigation.
   */
  async load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    if (store.getState().status === 'failed') store.setState({ status: 'loading' });
    try {
      const entries = readMenu(await api.get('/wand2/api/worker/menu-items', anyList, { query: { eHub: true } }));
      registerTexts(menuTexts(entries));
      store.setState({ status: 'ready', entries });
    } catch (error) {
      console.error('The menu could not be read.', error);
      store.setState({ status: 'failed' });
    } finally {
      isLoading = false;
    }
  },
};
