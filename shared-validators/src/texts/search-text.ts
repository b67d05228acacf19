import { type Rule, textRule } from '../building-blocks/rule.ts';

/** The longest text of a search input, in characters as its `maxlength` counts (docs: lists#search-length). */
export const SEARCH_TEXT_MAXIMUM = 150;

/**
 * Text of a search input, at most 150 characters. Empty passes. Error key `exceededMaxLength`.
 * docs: lists#search-length.
 */
/* @__NO_SIDE_EFFECTS__ */
export function searchText(): Rule<string, 'exceededMaxLength'> {
  return textRule('exceededMaxLength', (text) => text.length <= SEARCH_TEXT_MAXIMUM);
}
