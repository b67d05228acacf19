export { isSearchable } from './is-searchable.ts';
