import '../../texts/account-dialogs.ts';

/** The dialogs of the account, and the fields that only they have: a separate script, fetched after the page. */
export { LinkAccount } from './link-account.tsx';
export { Rehearsal } from './recovery/rehearsal.tsx';
export { RenameDialog } from './rename-dialog.tsx';
export { ChangePassword } from './sign-in/change-password.tsx';
export { CompanyDialog } from './sign-in/company-dialog.tsx';
export { PasskeyDialog } from './sign-in/passkey-dialog.tsx';
export { SecondFactorDialog } from './sign-in/second-factor-dialog.tsx';
