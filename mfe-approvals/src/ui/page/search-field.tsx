import { TextField } from 'mfe_widgets/text-field';
import { useEffect, useState } from 'react';

/** A pause in typing, milliseconds: then it is searched. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  readonly label: string;
  /** The words that the URL has. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** Searches after a pause; what the URL says otherwise, as after a reset, is shown. */
export function SearchField({ label, text, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    if (text !== typed.trim()) setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      label={label}
      hideLabel
      type="search"
      placeholder={label}
      maxLength={150}
      value={typed}
      onChange={setTyped}
    />
  );
}
