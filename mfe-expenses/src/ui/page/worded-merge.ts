import type { Translate } from 'shared-session';
import type { ItemMerge } from '../../domain/merge/merge-item.ts';
import type { Side, ThreeForms } from '../../domain/merge/merge-lines.ts';
import type { ItemMerging } from './use-item-merge.tsx';

/** The names of the places and values of one kind of item. */
interface MergeWords<Setting, Form, Line, Field extends string, Value> {
  /** Label key of the title of the merge dialog. */
  readonly title: string;
  readonly merge: (forms: ThreeForms<Form>, choices?: ReadonlyMap<string, Side>) => ItemMerge<Form, Line, Field, Value>;
  /** Label keys of the fields of a line. */
  readonly labels: Readonly<Record<Field, string>>;
  readonly lineName: (t: Translate, line: Line, number: number) => string;
  /** The value of a line's field; `line` describes the whole line. Empty if there is no value. */
  readonly lineText: (
    t: Translate,
    place: { readonly line: Line; readonly number: number; readonly field: Field | 'line' },
    of: { readonly setting: Setting; readonly forms: ThreeForms<Form> },
  ) => string;
  /** The name of a value outside of the lines. */
  readonly valueName: (t: Translate, path: string, setting: Setting) => string;
  readonly valueText: (t: Translate, value: Value, setting: Setting) => string;
}

/** The merge of two states of one kind of item, with texts for its places (`Divers · Amount`) and for the value of each side. */
export function wordedMerge<Setting, Form, Line, Field extends string, Value>(
  words: MergeWords<Setting, Form, Line, Field, Value>,
): ItemMerging<Setting, Form> {
  const { title, merge, labels, lineName, lineText, valueName, valueText } = words;
  type Merge = ItemMerge<Form, Line, Field, Value>;
  const nameOf = (t: Translate, place: Merge['taken'][number], setting: Setting): string => {
    if (!('line' in place)) return valueName(t, place.path, setting);
    const name = lineName(t, place.line, place.number);
    return place.field === 'line' ? name : `${name} · ${t(labels[place.field])}`;
  };
  return {
    title,
    merge,
    conflicts: (t, forms, setting) =>
      merge(forms).conflicts.map((conflict) => {
        const textOf = (side: Side): string => {
          if (!('line' in conflict)) return valueText(t, conflict[side], setting) || t('LBL_EX_NOTHING_ENTERED');
          const line = conflict[side];
          if (!line) return t('LBL_EX_REMOVED');
          return lineText(t, { ...conflict, line }, { setting, forms }) || t('LBL_EX_NOTHING_ENTERED');
        };
        const { path } = conflict;
        return { path, label: nameOf(t, conflict, setting), mine: textOf('mine'), theirs: textOf('theirs') };
      }),
    taken: (t, forms, setting) => merge(forms).taken.map((place) => nameOf(t, place, setting)),
  };
}
