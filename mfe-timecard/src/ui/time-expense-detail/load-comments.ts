/** The script of an item's comments. */
export const loadComments = () => import('./comments.tsx');
