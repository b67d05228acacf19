import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { isEditable } from '../../domain/form/editable.ts';
import { followTimecard, type Published } from '../../state/add-time/published.ts';
import type { TimecardState, TimecardStore } from '../../state/add-time/timecard-store.ts';

interface Opened {
  readonly store: TimecardStore;
  readonly published: StoreApi<Published>;
}

const TimecardContext = createContext<Opened | null>(null);

/** Opens a timecard for everything below. */
export function TimecardProvider({ store, children }: { store: TimecardStore; children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const { published, stop } = followTimecard(store);
    setOpened({ store, published });
    return stop;
  }, [store]);
  return opened?.store === store ? <TimecardContext value={opened}>{children}</TimecardContext> : null;
}

/** Loads the timecard again with what changed in the leave system, after asking when something would be lost. */
const LeaveRefreshContext = createContext<() => void>(() => undefined);
export const LeaveRefreshProvider = LeaveRefreshContext.Provider;
export const useLeaveRefresh = (): (() => void) => use(LeaveRefreshContext);

function useOpened(): Opened {
  const opened = use(TimecardContext);
  if (!opened) throw new Error('This part of the page stands outside a TimecardProvider.');
  return opened;
}

/** The store itself, for event handlers. */
export function useTimecardStore(): TimecardStore {
  return useOpened().store;
}

/** A part of the timecard; the component renders again when that part changes. */
export function useTimecard<T>(select: (state: TimecardState) => T): T {
  return useStore(useOpened().store, select);
}

/** A part of what is worked out from the form, published after the paint. */
export function usePublished<T>(select: (published: Published) => T): T {
  return useStore(useOpened().published, select);
}

/** Whether the timecard may be changed at all. */
export function useEditable(): boolean {
  return useTimecard((state) => isEditable(state.metadata.status) && state.busy !== 'submit');
}
