import { createStore } from 'zustand/vanilla';

/** The user's choice; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'portal.theme';

export interface ThemeState {
  readonly choice: ThemeChoice;
}

const store = createStore<ThemeState>()(() => ({ choice: storedChoice() }));

/** The colour theme. Kept on this device; where storage is blocked, for this page only. */
export const theme = {
  getState: store.getState,
  subscribe: store.subscribe,
  getInitialState: store.getInitialState,
  set(choice: ThemeChoice): void {
    store.setState({ choice });
    try {
      if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
      else localStorage.setItem(STORAGE_KEY, choice);
    } catch {
      // Storage is blocked or full: the choice applies to this page only.
    }
  },
};

/** Keeps `data-theme` of an element in step with the choice; absent means "follow the device". @returns an undo */
export function applyTheme(element: HTMLElement): () => void {
  const apply = () => {
    const { choice } = store.getState();
    if (choice === 'system') delete element.dataset.theme;
    else element.dataset.theme = choice;
  };
  apply();
  return store.subscribe(apply);
}

/**
 * The theme inside a shadow root on another product's page: the user's choice where there is one, otherwise the theme
 * that the page itself declares, because a dark card on a page that only knows light would look broken. @returns an
 * undo
 */
export function applyEmbeddedTheme(element: HTMLElement): () => void {
  const apply = () => {
    const { choice } = store.getState();
    if (choice !== 'system') element.dataset.theme = choice;
    else if (pageKnowsDark()) delete element.dataset.theme;
    else element.dataset.theme = 'light';
  };
  apply();
  return store.subscribe(apply);
}

/** Whether the page has a dark look, by its styles or by its `meta` element, which computed styles do not tell of. */
function pageKnowsDark(): boolean {
  const inStyles = getComputedStyle(document.documentElement).colorScheme ?? '';
  const inMeta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme" i]')?.content ?? '';
  return /\bdark\b/.test(`${inStyles} ${inMeta}`);
}

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}
