export { ConflictDialog } from './conflict-dialog.tsx';
export { TimecardMergeDialog } from './merge-dialog.tsx';
