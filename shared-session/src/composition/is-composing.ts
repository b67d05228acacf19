/** Safari's key code for a key that ends a composition, when `isComposing` is already false. */
const OF_THE_INPUT_METHOD = 229;

/** The part of a `KeyboardEvent` of React that tells. */
interface Key {
  readonly nativeEvent: { readonly isComposing: boolean; readonly keyCode: number };
}

/**
 * Whether a key belongs to the input method (Japanese, Korean, Chinese): Enter accepts the composed text, arrow keys choose among its
 * candidates. A handler for Enter must ignore it.
 */
export function isComposing({ nativeEvent }: Key): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === OF_THE_INPUT_METHOD;
}
