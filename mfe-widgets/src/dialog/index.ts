export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { type CloseReason, Dialog, type DialogProps } from './dialog.tsx';
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
export { InformationDialog, type InformationDialogProps, type InformationRow } from './information-dialog.tsx';
export { RefreshDialog, type RefreshDialogProps } from './refresh-dialog.tsx';
