import type { ReactNode } from 'react';
import type { SearchOption } from './search-options.ts';
import type { Search } from './use-search.ts';

export interface SearchBarProps {
  label: string;
  hideLabel?: boolean;
  required?: boolean;
  placeholder?: string;
  /** The picked option; null for none. */
  value: SearchOption | null;
  /** Called when an option was picked. */
  onSelect: (option: SearchOption) => void;
  /** Called when the field is cleared, only if something had been selected (see `simple`). */
  onClear?: () => void;
  /** Finds options. Not used in simple mode. */
  search?: Search;
  /** Simple mode: no panel; the text itself is the search, passed on after the debounce once it is long enough. */
  simple?: boolean;
  onSearch?: (text: string) => void;
  /** Called when text was typed for which nothing is picked yet. */
  onType?: (text: string) => void;
  /** Default 1. With 0, focusing the input searches. */
  minimumCharacters?: number;
  /** ms without a keystroke before a search. Default 300. */
  debounce?: number;
  /** A button that opens the panel, in place of the clear button while the field is empty. */
  dropdown?: boolean;
  /** Empties the field after a selection. */
  clearOnSelect?: boolean;
  /** Leaving the field restores the last picked option's text. Default true, so that a typed text is not mistaken for a picked option. */
  restoreOnBlur?: boolean;
  /** Adds "Enter a New One" to the panel. */
  onEnterNew?: (text: string) => void;
  /** Adds "Try an Advanced Search" to the panel. */
  onAdvancedSearch?: () => void;
  onBlur?: () => void;
  description?: ReactNode;
  optional?: boolean;
  error?: string | undefined;
  disabled?: boolean;
  id?: string;
}
