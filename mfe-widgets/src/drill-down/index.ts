export { DrillDownDialog, type DrillDownDialogProps } from './drill-down.tsx';
export { type LevelItem, MAXIMUM_LEVELS, type Path, valueOfPath } from './drill-down-path.ts';
