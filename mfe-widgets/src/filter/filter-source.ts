import { useMemo, useState } from 'react';
import { useLoad } from '../internal/load/index.ts';
import { type FilterOption, type FilterType, type ListOption, listOptions } from './selection.ts';

/** The source of a filter's options (docs: lists#filter-source). The caller makes the calls; a failure is shown with a retry. */
export interface FilterSource {
  /** Called once for list, boolean and single-select filters, with `aggregateOptions=true`. */
  load?: (signal: AbortSignal) => Promise<Parameters<typeof listOptions>[0]>;
  /** Called by typeahead filters, with `searchText`. */
  search?: (text: string, signal: AbortSignal) => Promise<readonly FilterOption[]>;
  /** Options that need no call. */
  options?: Parameters<typeof listOptions>[0];
}

export type LoadedOptions =
  | { kind: 'loading' }
  | { kind: 'loaded'; options: readonly ListOption[] }
  | { kind: 'failed' };

/** Whether the filter's options are a list. */
export function hasList(type: FilterType): boolean {
  return type === 'dropdown-multiselect' || type === 'dropdown-singleselect' || type === 'boolean';
}

/** The options of a filter, loaded once. */
export function useFilterOptions(type: FilterType, source: FilterSource): [LoadedOptions, retry: () => void] {
  // A mounted filter keeps its source; a new source is a new filter.
  const [known] = useState(() =>
    source.options === undefined && source.load !== undefined && hasList(type)
      ? undefined
      : listOptions(source.options ?? {}),
  );
  const { data, failed, retry } = useLoad(
    known ? undefined : 'options',
    source.load,
    'The options of a filter could not be loaded.',
  );
  const options = useMemo(() => known ?? (data && listOptions(data)), [known, data]);
  return [options ? { kind: 'loaded', options } : { kind: failed ? 'failed' : 'loading' }, retry];
}
