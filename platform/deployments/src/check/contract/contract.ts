import * as v from 'valibot';

/**
 * A type, reduced to what matters for compatibility: comments, type names and the order of members do not count.
 *
 * - a text: a type that is compared by its name (`string`, `"small"`, `react.ReactNode`)
 * - `oneOf`: a union
 * - `members`: an object; a name that ends in "?" may be left out. One in "<>" is a detail that is no member: a class's base, the
 * constraint of a
 *   type parameter, the declarations of an overloaded method
 * - `made`: a class; its objects come from the module itself, also where the module takes one
 * - `takes` and `gives`: a function; arguments are members named by their position
 * - `listOf`: an array
 * - `form`: anything else, with the types that its text leaves open (`Promise<·>`)
 * - `see`: a type of the contract's `types`. Where that has parameters, its name with "<>" behind it lists what it does with each: `gives`
 * and
 *   `takes` values of it, does `both` or `nothing`
 */
export type Shape =
  | string
  | { readonly oneOf: readonly Shape[] }
  | { readonly members: Members }
  | { readonly made: Members }
  | { readonly takes: Members; readonly gives: Shape }
  | { readonly listOf: Shape }
  | { readonly form: string; readonly of: readonly Shape[] }
  | { readonly see: string };

export type Members = Readonly<Record<string, Shape>>;

export const shape: v.GenericSchema<Shape> = v.lazy(() =>
  v.union([
    v.string(),
    v.strictObject({ oneOf: v.array(shape) }),
    v.strictObject({ members }),
    v.strictObject({ made: members }),
    v.strictObject({ takes: members, gives: shape }),
    v.strictObject({ listOf: shape }),
    v.strictObject({ form: v.string(), of: v.array(shape) }),
    v.strictObject({ see: v.string() }),
  ]),
);
const members = v.record(v.string(), shape);

/**
 * The contract of an exposed module: its exported values and the types they refer to. Builds report it (webpack-preset
 * `src/contract/`); `mfe check` compares the contract that a consumer was built against with the provider's current one.
 */
export const contract = v.object({
  exports: members,
  types: members,
  /** Whether the details were recorded. Older contracts have none, so their details are not compared. */
  details: v.optional(v.literal(true)),
  /** Whether types of other packages, of schemas and of members were resolved. Older contracts have their names or texts. */
  resolved: v.optional(v.literal(true)),
});

export type Contract = v.InferOutput<typeof contract>;
