/** The list of periods is a script of its own, loaded when the list is opened. */
export const loadPeriodList = () => import('./period-list.tsx');
