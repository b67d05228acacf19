import { type Rule, textRule } from '../building-blocks/rule.ts';

/** Whether the text has that many words, which are runs of non-whitespace. Stops reading at the last one needed. */
function hasWords(text: string, minimum: number): boolean {
  const lastOfWord = /\S(?=\s|$)/g;
  let words = 0;
  while (words < minimum && lastOfWord.test(text)) words++;
  return words >= minimum;
}

/**
 * At least that many words. Empty passes; whitespace alone does not. Error key `minimumCountOfWordsInvalid`.
 * docs: validators#validator-minimum-words.
 */
/* @__NO_SIDE_EFFECTS__ */
export function minimumWords(minimum: number): Rule<string, 'minimumCountOfWordsInvalid'> {
  return textRule('minimumCountOfWordsInvalid', (text) => hasWords(text, minimum));
}
