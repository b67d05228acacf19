/** Parts that few items have: comments, and allocations that an approver changed. A script of their own. */
export const loadLazyParts = () => import('./lazy-parts.ts');
