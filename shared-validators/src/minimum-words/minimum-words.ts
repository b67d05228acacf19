import { type Rule, textRule } from '../rule/rule.ts';

/** True when the text has so many words, that is runs of anything but whitespace. Stops reading at the last one wanted. */
function hasWords(text: string, minimum: number): boolean {
  const lastOfWord = /\S(?=\s|$)/g;
  let words = 0;
  while (words < minimum && lastOfWord.test(text)) words++;
  return words >= minimum;
}

/**
 * At least so many words. Empty passes; whitespace alone does not. Error key `minimumCountOfWordsInvalid`.
 * docs: validators#validator-minimum-words.
 */
/* @__NO_SIDE_EFFECTS__ */
export function minimumWords(minimum: number): Rule<string, 'minimumCountOfWordsInvalid'> {
  return textRule('minimumCountOfWordsInvalid', (text) => hasWords(text, minimum));
}
