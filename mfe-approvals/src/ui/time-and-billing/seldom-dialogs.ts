import '../../texts/seldom-dialogs.ts';

/** Dialogs that are not opened often: a script of their own. */
export { KeysDialog } from './keys-dialog.tsx';
export { SameDialog } from './same-dialog.tsx';
