/** The list of periods comes with a script of its own, fetched when it is opened. */
export const loadPeriodList = () => import('./period-list.tsx');
