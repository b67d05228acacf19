import * as v from 'valibot';

/** A rule over an object that puts its issue on one of the fields. */
export type FieldRule<Input extends object> = v.BaseValidation<Input, Input, v.BaseIssue<unknown>>;

/**
 * Makes a cross-field rule. It runs as soon as the fields it reads have their types, even while other fields are wrong.
 *
 * @param key the reference's error key
 * @param field where the issue is put
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
  // valibot types paths by the literal shape of the object; ours are checked by the signature above.
  const paths = [[field], ...others.map((other) => [other])] as never;
  return v.forward(
    v.partialCheck(paths, accepts as never, key) as never,
    [field] as never,
  ) as unknown as FieldRule<Input>;
}
