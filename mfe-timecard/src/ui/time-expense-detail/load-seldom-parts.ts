/** Parts that few items have: comments, and allocations that an approver changed. A script of their own. */
export const loadSeldomParts = () => import('./seldom-parts.ts');
