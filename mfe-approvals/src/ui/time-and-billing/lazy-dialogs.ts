import '../../texts/lazy-dialogs.ts';

/** Rarely opened dialogs, in a separate script. */
export { KeysDialog } from './keys-dialog.tsx';
export { SameDialog } from './same-dialog.tsx';
