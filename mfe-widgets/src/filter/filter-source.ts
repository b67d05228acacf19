import { useMemo, useState } from 'react';
import { useLoad } from '../internal/load/index.ts';
import { type FilterOption, type FilterType, type ListOption, listOptions } from './selection.ts';

/** Where a filter's options come from (docs: lists#filter-source). Calls are the caller's; a failure is shown with a retry. */
export interface FilterSource {
  /** Asked once for list, boolean and single-select filters, with `aggregateOptions=true`. */
  load?: (signal: AbortSignal) => Promise<Parameters<typeof listOptions>[0]>;
  /** Asked by typeahead filters, with `searchText`. */
  search?: (text: string, signal: AbortSignal) => Promise<readonly FilterOption[]>;
  /** Options that are known already. */
  options?: Parameters<typeof listOptions>[0];
}

export type LoadedOptions =
  | { kind: 'loading' }
  | { kind: 'loaded'; options: readonly ListOption[] }
  | { kind: 'failed' };

/** Filters whose options are a list. */
export function hasList(type: FilterType): boolean {
  return type === 'dropdown-multiselect' || type === 'dropdown-singleselect' || type === 'boolean';
}

/** The options of a filter, loaded once. */
export function useFilterOptions(type: FilterType, source: FilterSource): [LoadedOptions, retry: () => void] {
  // The source of a filter does not change while it stands; a new one is a new filter.
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
