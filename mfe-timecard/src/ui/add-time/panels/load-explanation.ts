/** The explanation of figures is a script of its own, loaded when somebody opens one. */
export const loadExplanation = () => import('./explanation.tsx');
