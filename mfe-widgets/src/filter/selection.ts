/** One selected value: an option's key and value; dates and ranges use the keys `from` and `to`, a text the key `text`. */
export interface FilterOption {
  key: string;
  value: string;
}

/** An option of a list; an aggregated one has several keys and represents all of them. */
export interface ListOption {
  keys: readonly string[];
  value: string;
  group?: string;
}

export type FilterType =
  | 'typeahead-multiselect'
  | 'dropdown-multiselect'
  | 'dropdown-singleselect'
  | 'boolean'
  | 'date-range'
  | 'decimal-range'
  | 'integer-range'
  | 'simple-text';

export type Selection = readonly FilterOption[];

/** The buttons of a selection: none; Apply and Clear; or, if the text cannot be read, only Clear. */
export type Draft = 'empty' | 'whole' | 'broken';

/** The user sees and changes the staged selection; the applied one was last committed. */
export interface FilterState {
  staged: Selection;
  applied: Selection;
  draft: Draft;
}

/** The initial state: both are `selected`. */
export function initialFilter(selected: Selection): FilterState {
  return { staged: selected, applied: selected, draft: draftOf(selected) };
}

function draftOf(selection: Selection): Draft {
  return selection.length === 0 ? 'empty' : 'whole';
}

export type FilterAction =
  | { type: 'stage'; selection: Selection }
  /** A text, a date or a number was typed. */
  | { type: 'type'; selection: Selection; draft: Draft }
  /** An option is selected or deselected; `single` deselects all other options. */
  | { type: 'choose'; option: ListOption; chosen: boolean; single: boolean }
  | { type: 'apply' }
  /** The menu was closed without applying: the last applied state is restored. */
  | { type: 'restore' }
  /** Clear-all by the user or from outside: nothing is staged and nothing is applied. */
  | { type: 'clear' };

/** The state of a filter after an action (docs: lists#filter-staged). */
export function reduceFilter(state: FilterState, action: FilterAction): FilterState {
  switch (action.type) {
    case 'stage':
      return { ...state, staged: action.selection, draft: draftOf(action.selection) };
    case 'type':
      return { ...state, staged: action.selection, draft: action.draft };
    case 'choose': {
      const staged = toggled(action.single ? [] : state.staged, action.option, action.chosen);
      return { ...state, staged, draft: draftOf(staged) };
    }
    case 'apply':
      return { ...state, applied: state.staged };
    case 'restore':
      return initialFilter(state.applied);
    case 'clear':
      return initialFilter([]);
  }
}

/** Converts an option response to list options; the aggregated ones come first (docs: lists#filter-option-response). */
export function listOptions(response: {
  options?: readonly { key: string; value: string; group?: string | undefined }[] | null;
  aggregatedOptions?: readonly { keys: readonly string[]; value: string }[] | null;
}): readonly ListOption[] {
  const plain = (response.options ?? []).map(({ key, value, group }) => ({
    keys: [key],
    value,
    ...(group === undefined ? {} : { group }),
  }));
  return [...(response.aggregatedOptions ?? []).map(({ keys, value }) => ({ keys, value })), ...plain];
}

/** The selection with an option selected or deselected; the order of selection is kept and no key occurs twice. */
export function toggled(selection: Selection, option: ListOption, chosen: boolean): Selection {
  const rest = selection.filter((other) => !option.keys.includes(other.key));
  return chosen ? [...rest, ...option.keys.map((key) => ({ key, value: option.value }))] : rest;
}

/** The selection after several options changed at once: newly selected ones come last, and no key occurs twice. */
export function afterChoosing(
  selection: Selection,
  changed: readonly { id: string; option: ListOption }[],
  chosen: ReadonlySet<string>,
): Selection {
  const next = new Map(selection.map((one) => [one.key, one]));
  for (const { id, option } of changed) if (!chosen.has(id)) for (const key of option.keys) next.delete(key);
  for (const { id, option } of changed) {
    if (chosen.has(id)) for (const key of option.keys) next.set(key, next.get(key) ?? { key, value: option.value });
  }
  return [...next.values()];
}

/** The number of selected values: an aggregated option counts once, a range or a text once. */
export function selectedCount(type: FilterType, selection: Selection, options: readonly ListOption[] = []): number {
  if (type === 'date-range' || type === 'decimal-range' || type === 'integer-range' || type === 'simple-text') {
    return selection.length > 0 ? 1 : 0;
  }
  const chosen = new Set(selection.map(({ key }) => key));
  const aggregated = options.filter(({ keys }) => keys.length > 1 && keys.every((key) => chosen.has(key)));
  const covered = new Set(aggregated.flatMap((option) => option.keys));
  return aggregated.length + selection.filter(({ key }) => !covered.has(key)).length;
}

/** The badge: capped at 999 by default, showing '999+'; above 9 it is a pill (docs: lists#filter-count). */
export function badge(count: number, cap = 999): { text: string; pill: boolean } {
  return { text: count > cap ? `${cap}+` : String(count), pill: count > 9 };
}
