/** The grids are a script of their own, loaded when the user points at the view switch: most weeks are entered by day. */
export const loadGrids = () => import('./grids.tsx');
