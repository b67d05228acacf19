import { errorNotice } from './error-notice.ts';
import { registeredOf } from './registered.ts';
import type { StoreParts } from './store-parts.ts';

/** Checks the password with the server. If it is right, the flow continues with the registered details, or with the earlier entries. */
export function passwordConfirmation({
  get,
  set,
  calls,
  dispatch,
  user,
  ticket,
}: StoreParts): (password: string) => Promise<void> {
  return async function confirmPassword(password) {
    if (get().busy === 'confirming') return;
    const current = ticket('password');
    const { userId, userName } = user();
    set({ busy: 'confirming', error: undefined, passwordRejected: false });
    try {
      const right = await calls.authenticate(userName, password);
      if (!current()) return;
      if (!right) return set({ busy: undefined, passwordRejected: true });
      const registered = registeredOf(await calls.getRecoveryOptions(userId, { unmask: true }));
      if (!current()) return;
      const { flow, passwordAskedAgain } = get();
      const draft = passwordAskedAgain
        ? { email: flow.details.email, phoneDetails: flow.details.phoneDetails, verified: flow.verified }
        : undefined;
      set({ busy: undefined, passwordAskedAgain: false });
      dispatch({ type: 'password-confirmed', registered, draft });
    } catch (error) {
      if (!current()) return;
      const retry = () => void confirmPassword(password);
      set({ busy: undefined, error: errorNotice('confirming the password', error, retry) });
    }
  };
}
