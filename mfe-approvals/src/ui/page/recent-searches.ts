import { useEffect, useRef, useState } from 'react';
import { NetworkError } from 'shared-client';
import { reportFailure } from 'shared-client/report-failure';
import { addRecentSearch, getRecentSearches } from 'shared-client/users';

/** The list that was searched: the `type` of the calls. */
export type SearchedList = 'items' | 'records';

interface RecentSearches {
  /** Newest first; none before `load()`. */
  readonly texts: readonly string[];
  readonly load: () => void;
  /** Moves the text to the front. A blank text, and the one in front, are not sent. */
  readonly remember: (text: string) => void;
}

/** The reader's last searches of a list (docs: approvals#recent-searches). Best effort: failures are logged, and the search goes on. */
export function useRecentSearches(list: SearchedList): RecentSearches {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);
  return {
    texts,
    load() {
      if (asked.current) return;
      asked.current = new AbortController();
      const { signal } = asked.current;
      getRecentSearches({ signal })
        .then((found) => {
          const own = found.filter(({ type }) => type === list).map(({ searchText }) => searchText);
          setTexts((added) => [...new Set([...added, ...own])]);
        })
        .catch((error: unknown) => {
          asked.current = undefined;
          if (!signal.aborted) report('The recent searches could not be read.', error);
        });
    },
    remember(text) {
      if (text === '' || text === texts[0]) return;
      setTexts((known) => [text, ...known.filter((one) => one !== text)]);
      addRecentSearch({ searchText: text, type: list }).catch((error: unknown) =>
        report('A recent search could not be kept.', error),
      );
    },
  };
}

/** Says nothing where no response came, as when the page is left at once. */
function report(sentence: string, error: unknown): void {
  if (!(error instanceof NetworkError)) reportFailure(sentence, error);
}
