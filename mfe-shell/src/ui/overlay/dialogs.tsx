import '../../texts/dialogs.ts';
import type { JSX } from 'react';
import type { ShellDialog } from '../../state/dialogs.ts';
import { BrowserRequirementsDialog } from './browser-requirements-dialog.tsx';
import { PrivacyDialog } from './privacy-dialog.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

export { SessionEndDialog } from './session-end-dialog.tsx';

/** The dialog that the user has opened. */
export function Chosen({ open }: { readonly open: ShellDialog }): JSX.Element {
  if (open === 'privacy') return <PrivacyDialog />;
  if (open === 'browser-requirements') return <BrowserRequirementsDialog />;
  return <SignOutDialog key={open} what={open} />;
}
