import { currentUser } from 'shared-session';
import { useStore } from 'zustand';
import { adjusts, entersExpenses, entersTime } from '../../domain/who-enters-time.ts';

/**
 * Whether the signed-in user enters time; null while the user is unknown. Pages then show the worker's view, so that for most users
 * nothing moves. If the call fails, the user counts as a worker.
 */
export function useEntersTime(): boolean | null {
  const { status, user } = useStore(currentUser);
  return status === 'unknown' || status === 'loading' ? null : entersTime(user);
}

/** Whether the signed-in user enters expenses. */
export const useEntersExpenses = (): boolean => useStore(currentUser, ({ user }) => entersExpenses(user));

/** Whether the signed-in user makes adjustments and benefits; false while the user is unknown. */
export const useAdjusts = (): boolean => useStore(currentUser, ({ user }) => adjusts(user));
