/** The grids are a script of their own, loaded when somebody points at the view switch: most weeks are entered by day. */
export const loadGrids = () => import('./grids.tsx');
