import type * as v from 'valibot';

/**
 * Applies a rule only to a control that was edited. A value that was there before may stay.
 *
 * @param edited called at each validation
 * @param action the rule for edited values
 * docs: validators#validator-when-edited.
 */
/* @__NO_SIDE_EFFECTS__ */
export function whenEdited<Input, Issue extends v.BaseIssue<unknown>>(
  edited: () => boolean,
  action: v.BaseValidation<Input, Input, Issue>,
): v.BaseValidation<Input, Input, Issue> {
  return { ...action, '~run': (dataset, config) => (edited() ? action['~run'](dataset, config) : dataset) };
}
