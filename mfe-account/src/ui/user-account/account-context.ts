import { createContext, useContext, useRef, useState } from 'react';
import { notifications, useText } from 'shared-session';
import { useStore } from 'zustand';
import type { AccountState, AccountStore } from '../../state/account-store.ts';
import { callFailure } from '../../state/call-failure.ts';

/** The store of the surrounding page. */
export const AccountContext = createContext<AccountStore | undefined>(undefined);

export function useAccountStore(): AccountStore {
  const store = useContext(AccountContext);
  if (store === undefined) throw new Error('A part of the account stands outside its page.');
  return store;
}

/** A part of the state; the component renders again only when that part changes. */
export const useAccount = <Part>(select: (state: AccountState) => Part): Part => useStore(useAccountStore(), select);

/**
 * Saves choices one after the other, in the order they were made, so that none is lost while another is being saved. The account is loaded
 * again after the last.
 */
export function useSaves(): (what: string, work: () => Promise<unknown>, undo: () => void) => void {
  const t = useText();
  const store = useAccountStore();
  const last = useRef(Promise.resolve());
  const waiting = useRef(0);
  const isStale = useRef(false);
  const save = async (what: string, work: () => Promise<unknown>, undo: () => void): Promise<void> => {
    try {
      await work();
      isStale.current = true;
    } catch (error) {
      undo();
      const { label, values } = callFailure(what, error);
      notifications.toast({ style: 'error', message: t(label, values) });
    }
    waiting.current -= 1;
    if (waiting.current > 0 || !isStale.current) return;
    isStale.current = false;
    await store.load();
  };
  return (what, work, undo) => {
    waiting.current += 1;
    last.current = last.current.then(() => save(what, work, undo));
  };
}

/** Makes a change to the account, loads it again and shows a message, also for a failure. One change at a time. */
export function useChange(): {
  busy: boolean;
  change: (what: string, work: () => Promise<unknown>, done?: string) => void;
} {
  const t = useText();
  const store = useAccountStore();
  const [busy, setBusy] = useState(false);
  const change = async (what: string, work: () => Promise<unknown>, done?: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
      if (done !== undefined) notifications.toast({ style: 'success', message: done });
      await store.load();
    } catch (error) {
      const { label, values } = callFailure(what, error);
      notifications.toast({ style: 'error', message: t(label, values) });
    }
    setBusy(false);
  };
  return { busy, change: (what, work, done) => void change(what, work, done) };
}
