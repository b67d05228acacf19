import type { Side, ThreeForms } from './merge-lines.ts';

/** The place of a value outside of the lines. */
export interface ValuePlace {
  readonly path: string;
}

/** A value that both sides changed differently. */
export interface ValueConflict<Value> extends ValuePlace {
  readonly mine: Value;
  readonly theirs: Value;
}

/** The rules for merging values outside of the lines, by path: the share of a budget, the corrected item. */
export interface ValueRules<Form, Value> {
  readonly pathsOf: (form: Form) => readonly string[];
  readonly valueAt: (form: Form, path: string) => Value;
  /** Whether two values are the same, regardless of notation. */
  readonly saysTheSame: (one: Value, other: Value) => boolean;
  readonly withValues: (form: Form, values: ReadonlyMap<string, Value>) => Form;
}

interface ValuesMerge<Value> {
  readonly values: ReadonlyMap<string, Value>;
  readonly conflicts: readonly ValueConflict<Value>[];
  /** Changes of the other side alone. */
  readonly taken: readonly ValuePlace[];
}

/** Merges the values outside of the lines, for the paths that the server has now. The own value stays until a choice is made. */
export function mergeValues<Form, Value>(
  { base, mine, theirs }: ThreeForms<Form>,
  { pathsOf, valueAt, saysTheSame }: ValueRules<Form, Value>,
  choices: ReadonlyMap<string, Side>,
): ValuesMerge<Value> {
  const conflicts: ValueConflict<Value>[] = [];
  const taken: ValuePlace[] = [];
  const values = pathsOf(theirs).map((path) => {
    const [was, own, their] = [valueAt(base, path), valueAt(mine, path), valueAt(theirs, path)];
    if (saysTheSame(own, their) || saysTheSame(was, their)) return [path, own] as const;
    if (saysTheSame(was, own)) taken.push({ path });
    else {
      conflicts.push({ path, mine: own, theirs: their });
      if (choices.get(path) !== 'theirs') return [path, own] as const;
    }
    return [path, their] as const;
  });
  return { values: new Map(values), conflicts, taken };
}
