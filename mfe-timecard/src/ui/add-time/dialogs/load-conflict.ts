/** The dialogs about two states of a timecard are a script of their own, loaded when there are two. */
export const loadConflict = () => import('./conflict.ts');
