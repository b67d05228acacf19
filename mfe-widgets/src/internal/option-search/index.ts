export { OptionSearch, SEARCHED_FROM } from './option-search.tsx';
