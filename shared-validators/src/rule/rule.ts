import * as v from 'valibot';

/** A valibot validation action that leaves the value as it is and whose issue carries `Key` as its message. */
export type Rule<Input, Key extends string> = v.CheckAction<Input, Key>;

/**
 * Makes a rule from what it accepts. Every rule of this library goes through here or through {@link textRule}, so that all
 * have one shape: composable in `v.pipe`, one error key as the issue's message, no other effect.
 *
 * @param key the reference's error key, spelt as the reference spells it
 * @param accepts a pure function that never throws, whatever it is given
 */
/* @__NO_SIDE_EFFECTS__ */
export function rule<Input, const Key extends string>(key: Key, accepts: (value: Input) => boolean): Rule<Input, Key> {
  return v.check(accepts, key);
}

/**
 * A rule on text. The empty text passes, because emptiness is the business of `required`; what is not text is refused.
 *
 * @param accepts is only ever asked about a text of at least one character
 */
/* @__NO_SIDE_EFFECTS__ */
export function textRule<const Key extends string>(key: Key, accepts: (text: string) => boolean): Rule<string, Key> {
  return rule(key, (text: string) => text === '' || (typeof text === 'string' && accepts(text)));
}

/**
 * A rule with several error keys, of which the first that applies is reported.
 *
 * @param keyOf names the mistake in a value, or nothing when there is none; never throws
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
