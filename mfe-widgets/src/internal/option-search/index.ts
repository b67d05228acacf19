export { OptionSearch, type OptionSearchProps, SEARCHED_FROM } from './option-search.tsx';
