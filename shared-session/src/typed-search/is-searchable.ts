const SYLLABLES = /^[가-힣]+$/;
const KANA_OR_BOPOMOFO = /[ぁ-ヿㄅ-ㄯ]/;

/**
 * Whether a search can follow what was entered. Letters and kana that an input method composes stand for characters that are not chosen
 * yet: the search follows at the end of the composition. The last syllable of a Korean word stays composed until another one begins, and
 * keyboards of Android compose every word, so these are searched for at once.
 *
 * @param event a change of an input
 */
export function isSearchable({ nativeEvent }: { readonly nativeEvent: Event }): boolean {
  const { isComposing, data } = nativeEvent as InputEvent;
  const composed = data ?? '';
  if (!isComposing) return true;
  return /\bAndroid\b/.test(navigator.userAgent) ? !KANA_OR_BOPOMOFO.test(composed) : SYLLABLES.test(composed);
}
