/** What is said and asked of two states of a timecard comes with a script of its own, fetched when there are two. */
export const loadConflict = () => import('./conflict.ts');
