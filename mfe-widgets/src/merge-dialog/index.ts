export { type MergeConflictRow, MergeDialog, type MergeDialogProps, type MergeSide } from './merge-dialog.tsx';
