import * as v from 'valibot';

/** A rule over an object that puts its issue on one of the fields. */
export type FieldRule<Input extends object> = v.BaseValidation<Input, Input, v.BaseIssue<unknown>>;

/**
 * Creates a cross-field rule. It runs as soon as the fields that it reads have the right types, even if other fields are invalid.
 *
 * @param key the reference's error key
 * @param field the field that gets the issue
 * @param others the other fields that `accepts` reads
 * @param accepts a pure function that never throws
 */
/* @__NO_SIDE_EFFECTS__ */
export function fieldRule<Input extends object>(
  key: string,
  field: keyof Input & string,
  others: readonly (keyof Input & string)[],
  accepts: (input: Input) => boolean,
): FieldRule<Input> {
  // valibot derives the types of paths from a literal object type; here the signature above checks them.
  const paths = [[field], ...others.map((other) => [other])] as never;
  return v.forward(
    v.partialCheck(paths, accepts as never, key) as never,
    [field] as never,
  ) as unknown as FieldRule<Input>;
}
