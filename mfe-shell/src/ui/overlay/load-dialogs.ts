/** The shell's dialogs are a script of their own, so that no page waits for them. */
export const loadDialogs = () => import('./dialogs.tsx');
