import type { ReactNode } from 'react';
import type { SearchOption } from './search-options.ts';
import type { Search } from './use-search.ts';

export interface SearchBarProps {
  label: string;
  hideLabel?: boolean;
  required?: boolean;
  placeholder?: string;
  /** The option that is picked; null for none. */
  value: SearchOption | null;
  /** An option was picked. */
  onSelect: (option: SearchOption) => void;
  /** Called when the field is cleared, only if something had been selected (see `simple`). */
  onClear?: () => void;
  /** Finds options. Not used in simple mode. */
  search?: Search;
  /** Simple mode: no panel; the text itself is what is searched for, passed on after the debounce once it is long enough. */
  simple?: boolean;
  onSearch?: (text: string) => void;
  /** Any text was typed; nothing is picked for it yet. */
  onType?: (text: string) => void;
  /** Default 1. With 0, focusing the input searches. */
  minimumCharacters?: number;
  /** ms of quiet before a search. Default 300. */
  debounce?: number;
  /** A button that opens the panel, in place of the clear button while nothing is entered. */
  dropdown?: boolean;
  /** Empties the field after a selection. */
  clearOnSelect?: boolean;
  /** Leaving the field restores the last picked option's text. Default true, so that a text nobody picked is not mistaken for one. */
  restoreOnBlur?: boolean;
  /** Gives the panel "Enter a New One". */
  onEnterNew?: (text: string) => void;
  /** Gives the panel "Try an Advanced Search". */
  onAdvancedSearch?: () => void;
  onBlur?: () => void;
  description?: ReactNode;
  optional?: boolean;
  error?: string | undefined;
  disabled?: boolean;
  id?: string;
}
