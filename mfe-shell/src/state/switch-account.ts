import { ForbiddenError } from 'shared-client';
import type { LinkedAccount } from 'shared-client/links';
import { reportFailure } from 'shared-client/report-failure';
import { i18n, notifications } from 'shared-session';
import { createStore } from 'zustand/vanilla';
import { closeDialog, openDialog } from './dialogs.ts';
import { loadAccountCalls } from './load-account-calls.ts';
import { leaveWithoutTrace, wouldLose } from './sign-out.ts';

/** The linked account to switch to, while the switch is being confirmed or carried out. */
export const switching = createStore<{ readonly to: LinkedAccount | undefined; readonly busy: boolean }>()(() => ({
  to: undefined,
  busy: false,
}));

/** The user's name for a linked account. */
export const nameOfLinked = ({ nickName, userName }: LinkedAccount): string => nickName || userName;

/** Handles a request for another account: at once if nothing would be lost, otherwise after a question. */
export function askToSwitch(to: LinkedAccount): void {
  if (switching.getState().busy) return;
  switching.setState({ to });
  if (wouldLose()) openDialog('switch-account');
  else void switchNow();
}

/**
 * Lets pages request a switch by the window event `portal-switch-account`, whose detail is the linked account. @returns a function that
 * stops listening
 */
export function hearSwitchWishes(): () => void {
  const hear = (event: Event) => askToSwitch((event as CustomEvent<LinkedAccount>).detail);
  window.addEventListener('portal-switch-account', hear);
  return () => window.removeEventListener('portal-switch-account', hear);
}

/** Signs in as the chosen account. Data on this device are removed only after the server has accepted the switch. */
export async function switchNow(
  call = async (id: number) => (await loadAccountCalls()).switchAccount(id),
): Promise<void> {
  const { to, busy } = switching.getState();
  if (!to || busy) return;
  switching.setState({ busy: true });
  try {
    const location = await call(to.linkedAccountId);
    leaveWithoutTrace(() => loadAfresh(location));
  } catch (error) {
    reportFailure('The account could not be switched.', error);
    const label = error instanceof ForbiddenError ? 'ERR_LINK_OUTDATED' : 'ERR_SWITCH_FAILED';
    notifications.toast({ style: 'error', message: i18n.t(label, { name: nameOfLinked(to) }) });
    closeDialog();
    switching.setState({ to: undefined, busy: false });
  }
}

/** Changing only the hash would not reload the page, and the previous account's data would stay. */
function loadAfresh(location: string): void {
  const target = new URL(location, window.location.href);
  const isSamePage = target.pathname === window.location.pathname && target.search === window.location.search;
  window.location.assign(target.href);
  if (isSamePage) window.location.reload();
}
