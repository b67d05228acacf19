/** The explanation of figures is a script of its own, loaded when one is opened. */
export const loadExplanation = () => import('./explanation.tsx');
