import type { ReactElement } from 'react';
import type { useListState } from 'react-stately/useListState';

/** One option of a list. */
export interface ListedOption {
  id: string;
  label: string;
  /** Its heading; options of a group must follow one another. */
  group?: string | undefined;
}

/** The content of a list in React Aria's format. */
export type OptionCollection = ReturnType<typeof useListState<ListedOption>>['collection'];
export type OptionNode = NonNullable<ReturnType<OptionCollection['getItem']>>;

/**
 * The options of a list as React Aria reads them. React Aria itself would render every option once to find out the content of the list,
 * which takes a third of a second for 10,000; here it is a loop.
 */
export function optionCollection(
  options: readonly ListedOption[],
  render?: (node: OptionNode) => ReactElement,
): OptionCollection {
  const nodes = new Map<string, OptionNode>();
  let last: OptionNode | undefined;
  const add = (type: 'header' | 'item', key: string, index: number, textValue: string, value: ListedOption): void => {
    const node: OptionNode = {
      type,
      key,
      index,
      textValue,
      value,
      rendered: textValue,
      level: 0,
      hasChildNodes: false,
      childNodes: [],
      parentKey: null,
      prevKey: last?.key ?? null,
      nextKey: null,
      props: {},
      ...(render === undefined ? {} : { render: render as never }),
    };
    if (last !== undefined) last.nextKey = key;
    nodes.set(key, node);
    last = node;
  };
  let count = 0;
  let heading: string | undefined;
  for (const option of options) {
    const { id, label, group } = option;
    // A list from elsewhere may contain an option twice.
    if (nodes.has(id)) continue;
    if (group !== undefined && group !== heading) add('header', `group ${group} ${count}`, count, group, option);
    heading = group;
    add('item', id, count++, label, option);
  }
  const first = [...nodes.keys()][0] ?? null;
  return {
    size: count,
    [Symbol.iterator]: () => nodes.values(),
    getKeys: () => nodes.keys(),
    getItem: (key) => nodes.get(String(key)) ?? null,
    at: (index) => [...nodes.values()][index] ?? null,
    getFirstKey: () => first,
    getLastKey: () => last?.key ?? null,
    getKeyBefore: (key) => nodes.get(String(key))?.prevKey ?? null,
    getKeyAfter: (key) => nodes.get(String(key))?.nextKey ?? null,
    getChildren: () => [],
  };
}
