import type * as v from 'valibot';

/**
 * Applies a rule only to a control that somebody edited: a value that was there before may stay as it is.
 *
 * @param edited asked at each validation
 * @param action the rule to apply then
 * docs: validators#validator-when-edited.
 */
/* @__NO_SIDE_EFFECTS__ */
export function whenEdited<Input, Issue extends v.BaseIssue<unknown>>(
  edited: () => boolean,
  action: v.BaseValidation<Input, Input, Issue>,
): v.BaseValidation<Input, Input, Issue> {
  return { ...action, '~run': (dataset, config) => (edited() ? action['~run'](dataset, config) : dataset) };
}
