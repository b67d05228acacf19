import { TextField } from 'mfe_widgets/text-field';
import { useEffect, useId, useState } from 'react';
import { isSearchable } from 'shared-session/typed-search';
import { type SearchedList, useRecentSearches } from './recent-searches.ts';

/** The pause in typing before a search, in milliseconds. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly list: SearchedList;
  /** The search words in the URL. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/**
 * Searches after a pause in typing, for a composed text once it is accepted, and offers the last searches. If the URL changes otherwise, as
 * after a reset, the field shows the URL's words.
 */
export function SearchField({ label, list, text, onSearch }: SearchFieldProps) {
  const recent = useRecentSearches(list);
  const recentId = useId();
  const [typed, setTyped] = useState(text);
  const [composing, setComposing] = useState(false);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    if (text !== typed.trim()) setTyped(text);
  }
  useEffect(() => {
    if (composing || typed.trim() === text) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <>
      <TextField
        label={label}
        hideLabel
        type="search"
        list={recentId}
        autoComplete="off"
        onFocus={recent.load}
        onBlur={() => recent.remember(typed.trim())}
        placeholder={label}
        maxLength={150}
        value={typed}
        onChange={(value, event) => {
          setTyped(value);
          setComposing(!isSearchable(event));
        }}
        onCompositionEnd={() => setComposing(false)}
      />
      <datalist id={recentId}>
        {recent.texts.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}

/** The search field of a page, which takes the focus from a button or a chip that goes with the filters it removes. */
export const searchFieldIn = (scope: ParentNode) => scope.querySelector<HTMLElement>('input[type=search]');
