import { CallError } from 'shared-client';
import { mayRemoveMobile } from 'shared-validators';
import type { PhoneDetails } from '../domain/registration.ts';
import { type ErrorNotice, errorNotice, isForbidden } from './error-notice.ts';
import type { StoreParts } from './store-parts.ts';

/** "Continue" (docs: recovery#recovery-phone-hint), in milliseconds. */
const CONTINUE_DELAY_MS = 100;

/** The number is the only contact and therefore cannot be removed. */
const lastContact: ErrorNotice = { kind: 'last-contact' };

const isConflict = (error: unknown): boolean => error instanceof CallError && error.kind === 'conflict';

export interface ContactActions {
  /** Continue of phone-email-setup, after its delay. */
  continueWith(email: string, phoneDetails: PhoneDetails): void;
  /** Whether the removal may be confirmed by a dialog. If the number is the only contact, it may not be removed and the banner says why. */
  askRemoval(): boolean;
  removePhone(): Promise<boolean>;
}

/** Entering the contacts, and removing the phone. */
export function contactActions({ get, set, calls, dispatch, place, user, ticket, after }: StoreParts): ContactActions {
  async function removePhone(): Promise<boolean> {
    if (get().busy !== undefined) return false;
    const current = ticket('remove');
    set({ busy: 'removing', error: undefined });
    try {
      await calls.removeMobile(user().userId, place());
      if (!current()) return false;
      set({ busy: undefined });
      dispatch({ type: 'phone-removed' });
      return true;
    } catch (error) {
      if (!current()) return false;
      set({ busy: undefined });
      if (isForbidden(error)) {
        set({ passwordAskedAgain: true });
        dispatch({ type: 'password-needed' });
      } else if (isConflict(error)) set({ error: lastContact });
      else set({ error: errorNotice('removing the number', error, () => void removePhone()) });
      return false;
    }
  }

  return {
    continueWith(email, phoneDetails) {
      if (get().busy !== undefined) return;
      set({ busy: 'continuing', error: undefined });
      const current = ticket('continue');
      after(CONTINUE_DELAY_MS, () => {
        if (!current()) return;
        set({ busy: undefined });
        dispatch({ type: 'continue', email, phoneDetails });
      });
    },

    askRemoval() {
      if (mayRemoveMobile(get().flow.details.registeredDetails)) return true;
      set({ error: lastContact });
      return false;
    },
    removePhone,
  };
}
