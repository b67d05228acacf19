import type { JSX } from 'react';
import { SearchBar, type SearchBarProps } from '../search-bar/index.ts';
import { type Choice, matching } from './choices.ts';

interface LongPullDownProps {
  field: Pick<SearchBarProps, 'label' | 'description' | 'error' | 'optional' | 'disabled' | 'onBlur'>;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

/** A pull-down with a search that renders only the visible part of a list of any length. */
export function LongPullDown({ field, choices, value, onChange }: LongPullDownProps): JSX.Element {
  const chosen = choices.find((choice) => choice.value === value);
  const shown = chosen?.label ?? value;
  return (
    <SearchBar
      {...field}
      value={value === '' ? null : { label: shown, value }}
      minimumCharacters={0}
      dropdown
      // The text of the chosen option is in the input when the list opens, and must not narrow it.
      search={async (entered) => (entered === shown ? choices : matching(choices, entered))}
      onSelect={(choice) => onChange(choice.value)}
      onClear={() => onChange('')}
    />
  );
}
