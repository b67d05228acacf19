import * as v from 'valibot';

/** A valibot validation action that does not change the value and whose issue has `Key` as its message. */
export type Rule<Input, Key extends string> = v.CheckAction<Input, Key>;

/**
 * Creates a rule from the function that accepts values. Every rule of this library is created here or by {@link textRule}, so that all have
 * the same shape: composable in `v.pipe`, one error key as the issue's message, no other effect.
 *
 * @param key the reference's error key, in the reference's spelling
 * @param accepts a pure function that never throws, for any argument
 */
/* @__NO_SIDE_EFFECTS__ */
export function rule<Input, const Key extends string>(key: Key, accepts: (value: Input) => boolean): Rule<Input, Key> {
  return v.check(accepts, key);
}

/**
 * A rule for text. The empty text passes, because emptiness is for `required` to check; values that are not text are refused.
 *
 * @param accepts is only called with a text of at least one character
 */
/* @__NO_SIDE_EFFECTS__ */
export function textRule<const Key extends string>(key: Key, accepts: (text: string) => boolean): Rule<string, Key> {
  return rule(key, (text: string) => text === '' || (typeof text === 'string' && accepts(text)));
}

/**
 * A rule with several error keys, of which the first that applies is reported.
 *
 * @param keyOf returns the error key of a value, or undefined if it is valid; never throws
 */
/* @__NO_SIDE_EFFECTS__ */
export function keyedRule<Input, const Key extends string>(
  keyOf: (value: Input) => Key | undefined,
): v.CheckAction<Input, (issue: v.CheckIssue<Input>) => Key> {
  return v.check(
    (value: Input) => !keyOf(value),
    (issue) => keyOf(issue.input) as Key,
  );
}
