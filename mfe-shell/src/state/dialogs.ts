import { analytics } from 'shared-session';
import { createStore } from 'zustand/vanilla';

export type ShellDialog = 'privacy' | 'browser-requirements' | 'sign-out' | 'switch-account';

/** The open dialog of the shell. */
export const dialogs = createStore<{ readonly open: ShellDialog | undefined }>()(() => ({ open: undefined }));

const EVENT: Readonly<Record<ShellDialog, string>> = {
  privacy: 'privacy_security_modal',
  'browser-requirements': 'browser_requirements_modal',
  'sign-out': 'sign_out_modal',
  'switch-account': 'switch_account_modal',
};

/** Opens a dialog; "also tracked as analytics events" (docs: shell#footer-analytics). */
export function openDialog(dialog: ShellDialog): void {
  dialogs.setState({ open: dialog });
  analytics.track(EVENT[dialog], { action: 'open' });
}

/** Closes the open dialog. */
export function closeDialog(): void {
  dialogs.setState({ open: undefined });
}
