import { type Rule, textRule } from '../building-blocks/rule.ts';

/** Which characters are accepted. */
export interface AlphanumericOptions {
  /** Also accept `_`; refused by default. */
  readonly underscore?: boolean;
}

/**
 * ASCII letters and digits, with the underscore or without. Empty passes. Error key `onlyAlphaNumericInvalid`.
 * docs: validators#validator-alphanumeric.
 */
/* @__NO_SIDE_EFFECTS__ */
export function alphanumeric(options?: AlphanumericOptions): Rule<string, 'onlyAlphaNumericInvalid'> {
  const foreign = options?.underscore ? /[^A-Za-z0-9_]/ : /[^A-Za-z0-9]/;
  return textRule('onlyAlphaNumericInvalid', (text) => !foreign.test(text));
}
