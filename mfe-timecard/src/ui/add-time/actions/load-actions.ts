/** Saving, drafts, merging and copying are a script of their own, loaded when the days are shown. */
export const loadActions = () => import('./timecard-actions.tsx');
