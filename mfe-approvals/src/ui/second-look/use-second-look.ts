import { useModule } from 'shared-session/server-data';

const load = () => import('./lazy-second-look.ts');

/** The script of a second look, fetched once an item is shown. */
export const useSecondLook = () => useModule('second-look', load);
