export { PreviouslySubmittedList, type PreviouslySubmittedListProps } from './previously-submitted-list.tsx';
export { type Sort, type SortColumn, type SubmittedItem, sorted } from './submitted-items.ts';
