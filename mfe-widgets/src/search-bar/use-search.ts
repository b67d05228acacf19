import { useEffect, useRef, useState } from 'react';
import type { SearchResult } from './search-options.ts';

/** Finds options for a text. The signal aborts when the text has changed; a late response is dropped in any case. */
export type Search = (text: string, signal: AbortSignal) => Promise<SearchResult>;

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found'; text: string; results: SearchResult }
  | { kind: 'failed'; text: string };

const NOTHING: SearchResult = [];

/** Searches after `debounce` ms without a change. A newer search cancels an older one, and only the newest result is used. */
export function useSearch(search: Search, debounce: number) {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useRef(search);
  useEffect(() => {
    ask.current = search;
  });

  const cancel = (): void => {
    clearTimeout(timer.current);
    running.current?.abort();
    running.current = undefined;
  };
  const run = (text: string): void => {
    cancel();
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: 'searching' });
    ask.current(text, abort.signal).then(
      (results) => {
        if (!abort.signal.aborted) setState({ kind: 'found', text, results });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('A search failed.', error);
        setState({ kind: 'failed', text });
      },
    );
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );
  const [results, setResults] = useState<SearchResult>(NOTHING);
  if (state.kind === 'found' && state.results !== results) setResults(state.results);
  return {
    state,
    /** The last results, also while the next search runs. */
    results: state.kind === 'found' ? state.results : results,
    now: run,
    later(text: string): void {
      cancel();
      timer.current = setTimeout(() => run(text), debounce);
    },
    reset(): void {
      cancel();
      setState({ kind: 'idle' });
    },
  };
}
