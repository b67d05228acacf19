import { useEffect, useRef, useState } from 'react';
import { reportFailure } from 'shared-client/report-failure';
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
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const ask = useRef(search);
  useEffect(() => {
    ask.current = search;
  });

  const cancel = (): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
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
        reportFailure('A search failed.', error);
        setState({ kind: 'failed', text });
      },
    );
  };
  const later = (text: string): void => {
    cancel();
    waiting.current = { text, timer: setTimeout(() => run(text), debounce) };
  };
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
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
    later,
    /** Holds a waiting search back until the pointer is released, so that the option under it is neither hidden nor replaced. */
    hold(): void {
      const held = waiting.current;
      if (held === undefined) return;
      clearTimeout(held.timer);
      const released = new AbortController();
      const release = (): void => {
        released.abort();
        if (waiting.current === held) later(held.text);
      };
      for (const end of ['pointerup', 'pointercancel'])
        document.addEventListener(end, release, { signal: released.signal });
    },
    reset(): void {
      cancel();
      setState({ kind: 'idle' });
    },
  };
}
