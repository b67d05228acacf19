import { isBlank } from '../building-blocks/is-blank.ts';
import { type Rule, rule } from '../building-blocks/rule.ts';

const BLANK_ENTITY = /&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|#160|#8203|#xa0|#x200b);/gi;

/** The index where the tag ends whose content begins here: after the next `>` outside of quotes, or at the end of the text. */
function tagEnd(html: string, inside: number): number {
  const mark = /[>"']/g;
  mark.lastIndex = inside;
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    if (found[0] === '>') return mark.lastIndex;
    const closing = html.indexOf(found[0], mark.lastIndex);
    if (closing < 0) break;
    mark.lastIndex = closing + 1;
  }
  return html.length;
}

/**
 * Whether visible text is left after the tags are removed. Reads once from left to right, like a browser: `<` starts a tag only before a
 * letter, `/`, `!` or `?`; a quoted attribute may contain `>`; an entity without a visible character counts as blank. It decides whether a
 * field is filled in; it does not make HTML safe.
 */
export function hasRichText(html: string): boolean {
  for (let at = 0; at < html.length; ) {
    const tag = html.indexOf('<', at);
    const end = tag < 0 ? html.length : tag;
    if (!isBlank(html.slice(at, end).replace(BLANK_ENTITY, ''))) return true;
    if (tag >= 0 && !/[a-z/!?]/i.test(html.charAt(tag + 1))) return true;
    at = tagEnd(html, end + 1);
  }
  return false;
}

/**
 * Rich text, required after its tags are stripped. Empty does not pass. Error key `required`.
 * docs: validators#validator-rich-text.
 */
/* @__NO_SIDE_EFFECTS__ */
export function richTextRequired<Input>(): Rule<Input, 'required'> {
  return rule('required', (html) => typeof html === 'string' && hasRichText(html));
}
