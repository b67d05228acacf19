export { ConflictDialog } from './conflict-dialog.tsx';
export { MergeDialog } from './merge-dialog.tsx';
