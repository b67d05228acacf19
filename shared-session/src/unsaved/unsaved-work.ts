import { createStore } from 'zustand/vanilla';

/** Unsaved work of the page. Forms declare it; code that would reload the page checks it. */
export interface UnsavedWork {
  /** The number of holders with unsaved work; 0 means that a reload loses nothing. */
  readonly holders: number;
  /** Saves of the holders that can save by themselves; each resolves to whether it did. */
  readonly saves: readonly (() => Promise<boolean>)[];
}

/** The register of unsaved work. */
export const unsavedWork = createStore<UnsavedWork>()(() => ({ holders: 0, saves: [] }));

/**
 * Declares work that a reload would lose. No reload is offered until this is undone.
 *
 * @param save saves it; resolves to whether everything was saved. It is offered before a sign-out.
 * @returns a function that undoes this; calling it twice does nothing
 */
export function holdUnsavedWork(save?: () => Promise<boolean>): () => void {
  const own = save && (() => save());
  unsavedWork.setState(({ holders, saves }) => ({ holders: holders + 1, saves: own ? [...saves, own] : saves }));
  let isHeld = true;
  return () => {
    if (isHeld)
      unsavedWork.setState(({ holders, saves }) => ({
        holders: holders - 1,
        saves: saves.filter((one) => one !== own),
      }));
    isHeld = false;
  };
}
