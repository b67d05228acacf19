import { type Rule, textRule } from '../rule/rule.ts';

/** Longest text of a search input, in characters as its `maxlength` counts. Source: document 002, section 9. */
export const SEARCH_TEXT_MAXIMUM = 150;

/**
 * Text of a search input, at most 150 characters. Empty passes. Error key `exceededMaxLength`.
 * Source: document 002, section 5, search input.
 */
/* @__NO_SIDE_EFFECTS__ */
export function searchText(): Rule<string, 'exceededMaxLength'> {
  return textRule('exceededMaxLength', (text) => text.length <= SEARCH_TEXT_MAXIMUM);
}
