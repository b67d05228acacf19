import {
  type AnyLine,
  formsSayTheSame,
  type LineConflict,
  type LinePlace,
  type LineRules,
  type LinesForm,
  mergeLines,
  type Side,
  type ThreeForms,
} from './merge-lines.ts';
import { mergeValues, type ValueConflict, type ValuePlace, type ValueRules } from './merge-values.ts';

/** The rules for merging one kind of item: its lines, and the values outside of them. */
export interface ItemRules<Form, Line, Field extends string, Value = never> {
  readonly lines: LineRules<Line, Field>;
  readonly values?: ValueRules<Form, Value>;
}

export interface ItemMerge<Form, Line, Field extends string, Value = never> {
  readonly form: Form;
  readonly conflicts: readonly (LineConflict<Line, Field> | ValueConflict<Value>)[];
  /** Changes of the other side alone; the merged form contains them. */
  readonly taken: readonly (LinePlace<Line, Field> | ValuePlace)[];
}

/** Merges two states of an item with a common base: lines, files, and the values outside of them (docs: expenses#expense-merge). */
export function mergeItem<Form extends LinesForm<Line>, Line extends AnyLine, Field extends string, Value>(
  rules: ItemRules<Form, Line, Field, Value>,
  forms: ThreeForms<Form>,
  choices: ReadonlyMap<string, Side> = new Map(),
): ItemMerge<Form, Line, Field, Value> {
  const { lines, files, conflicts, taken } = mergeLines(forms, rules.lines, choices);
  const form = { ...forms.mine, lines, files };
  if (!rules.values) return { form, conflicts, taken };
  const outside = mergeValues(forms, rules.values, choices);
  return {
    form: rules.values.withValues(form, outside.values),
    conflicts: [...conflicts, ...outside.conflicts],
    taken: [...taken, ...outside.taken],
  };
}

/** Whether two items have the same content, regardless of line keys and number formats. */
export function itemsSayTheSame<Form extends LinesForm<Line>, Line extends AnyLine, Field extends string, Value>(
  { lines, values }: ItemRules<Form, Line, Field, Value>,
  one: Form,
  other: Form,
): boolean {
  if (!formsSayTheSame(lines, one, other)) return false;
  if (!values) return true;
  const paths = values.pathsOf(one);
  return (
    paths.length === values.pathsOf(other).length &&
    paths.every((path) => values.saysTheSame(values.valueAt(one, path), values.valueAt(other, path)))
  );
}
