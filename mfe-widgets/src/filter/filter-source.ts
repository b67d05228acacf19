import { useEffect, useEffectEvent, useState } from 'react';
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
  const given = source.options;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LoadedOptions>(() =>
    given === undefined && source.load !== undefined && hasList(type)
      ? { kind: 'loading' }
      : { kind: 'loaded', options: listOptions(given ?? {}) },
  );
  // The source of a filter does not change while it stands; a new one is a new filter.
  const fetchOptions = useEffectEvent((signal: AbortSignal) =>
    state.kind === 'loaded' ? undefined : source.load?.(signal),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a retry runs the effect again.
  useEffect(() => {
    const abort = new AbortController();
    fetchOptions(abort.signal)?.then(
      (response) => {
        if (!abort.signal.aborted) setState({ kind: 'loaded', options: listOptions(response) });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The options of a filter could not be loaded.', error);
        setState({ kind: 'failed' });
      },
    );
    return () => abort.abort();
  }, [attempt]);
  const retry = (): void => {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return [state, retry];
}
