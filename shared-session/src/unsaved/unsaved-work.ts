import { createStore } from 'zustand/vanilla';

/** Unsaved work of the page. Forms declare it; code that would reload the page checks it. */
export interface UnsavedWork {
  /** How many holders have something unsaved; 0 means that a reload loses nothing. */
  readonly holders: number;
  /** Saves of the holders that can save by themselves; each resolves to whether it did. */
  readonly saves: readonly (() => Promise<boolean>)[];
}

/** The register of unsaved work. */
export const unsavedWork = createStore<UnsavedWork>()(() => ({ holders: 0, saves: [] }));

/**
 * Says that there is work a reload would lose: nothing offers one until it is taken back.
 *
 * @param save saves it; resolves to whether everything was saved. Who signs out is offered it.
 * @returns a function that takes it back; calling it twice does nothing
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
