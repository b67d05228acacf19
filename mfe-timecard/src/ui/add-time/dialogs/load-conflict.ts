/** The dialogs of a conflict come with a script of their own, fetched when there is one. */
export const loadConflict = () => import('./conflict.ts');
