import { isSpace } from '../ascii/ascii.ts';
import { isBlank } from '../required/required.ts';
import { type Rule, rule } from '../rule/rule.ts';

const BLANK_ENTITY = /&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|#160|#8203|#xa0|#x200b);/iy;
const TAG_START = /[a-z/!?]/i;

/**
 * True when something to read is left after the tags are taken out. Reads once from left to right as a browser would: `<` begins
 * a tag only before a letter, `/`, `!` or `?`; a quoted attribute may hold `>`; an entity that shows nothing counts as blank.
 * It decides whether a field is filled in; it does not make HTML safe.
 */
export function hasRichText(html: string): boolean {
  let tag = false;
  let quote = '';
  for (let i = 0; i < html.length; i++) {
    const character = html.charAt(i);
    if (tag) {
      if (quote) quote = character === quote ? '' : quote;
      else if (character === '"' || character === "'") quote = character;
      else tag = character !== '>';
    } else if (character === '<' && TAG_START.test(html.charAt(i + 1))) {
      tag = true;
    } else {
      BLANK_ENTITY.lastIndex = i;
      if (character === '&' && BLANK_ENTITY.test(html)) i = BLANK_ENTITY.lastIndex - 1;
      else if (!isSpace(html.charCodeAt(i)) && !isBlank(character)) return true;
    }
  }
  return false;
}

/**
 * Rich text, required after its tags are stripped. Empty does not pass. Error key `required`.
 * Source: document 002, section 5.
 */
/* @__NO_SIDE_EFFECTS__ */
export function richTextRequired<Input>(): Rule<Input, 'required'> {
  return rule('required', (html) => typeof html === 'string' && hasRichText(html));
}
