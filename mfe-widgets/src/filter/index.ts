export { FilterContainer, type FilterContainerProps } from './filter-container.tsx';
export { readFilters, writeFilters } from './filter-query.ts';
export type { FilterSource } from './filter-source.ts';
export { badge, type FilterOption, type FilterType, listOptions, type Selection, selectedCount } from './selection.ts';
