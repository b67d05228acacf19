export { ExportDialog, type ExportDialogProps } from './export-dialog.tsx';
export { storeFile } from './store-file.ts';
