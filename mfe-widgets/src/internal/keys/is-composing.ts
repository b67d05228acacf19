import type { KeyboardEvent } from 'react';

/** What Safari says for a key that ends a composition, when it no longer says `isComposing`. */
const OF_THE_INPUT_METHOD = 229;

/**
 * Whether a key belongs to the input method (Japanese, Korean, Chinese): Enter takes what is being written, arrow keys choose among its
 * candidates. A handler that acts on Enter leaves it alone.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === OF_THE_INPUT_METHOD;
}
