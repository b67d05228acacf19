export { SearchBar } from './search-bar.tsx';
export type { SearchBarProps } from './search-bar-props.ts';
export { SEARCH_LENGTH, type SearchGroup, type SearchOption, type SearchResult } from './search-options.ts';
export type { Search } from './use-search.ts';
