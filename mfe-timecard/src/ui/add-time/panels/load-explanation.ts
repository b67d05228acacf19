/** How a figure came about comes with a script of its own, fetched when somebody opens one. */
export const loadExplanation = () => import('./explanation.tsx');
