/** The grids come with a script of their own, fetched when somebody points at the view: most weeks are entered by day. */
export const loadGrids = () => import('./grids.tsx');
