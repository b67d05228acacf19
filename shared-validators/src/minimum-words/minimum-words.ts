import { isSpace } from '../ascii/ascii.ts';
import { type Rule, textRule } from '../rule/rule.ts';

/** Counts words, that is runs of anything but whitespace, and stops at `enough`. */
function wordCount(text: string, enough: number): number {
  let words = 0;
  let inside = false;
  for (let i = 0; i < text.length && words < enough; i++) {
    const space = isSpace(text.charCodeAt(i));
    if (!space && !inside) words++;
    inside = !space;
  }
  return words;
}

/**
 * At least so many words. Empty passes; whitespace alone does not. Error key `minimumCountOfWordsInvalid`.
 * Source: document 002, section 5.
 */
/* @__NO_SIDE_EFFECTS__ */
export function minimumWords(minimum: number): Rule<string, 'minimumCountOfWordsInvalid'> {
  return textRule('minimumCountOfWordsInvalid', (text) => wordCount(text, minimum) >= minimum);
}
