import { createStore } from 'zustand/vanilla';

/** Unsaved work of the page. Forms declare it; code that would reload the page checks it. */
export interface UnsavedWork {
  /** How many holders have something unsaved; 0 means that a reload loses nothing. */
  readonly holders: number;
}

/** The register of unsaved work. */
export const unsavedWork = createStore<UnsavedWork>()(() => ({ holders: 0 }));

/**
 * Says that there is work a reload would lose: nothing offers one until it is taken back.
 *
 * @returns a function that takes it back; calling it twice does nothing
 */
export function holdUnsavedWork(): () => void {
  const change = (by: number) => unsavedWork.setState(({ holders }) => ({ holders: holders + by }));
  change(1);
  let isHeld = true;
  return () => {
    if (isHeld) change(-1);
    isHeld = false;
  };
}
