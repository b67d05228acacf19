import { currentUser } from 'shared-session';
import { useStore } from 'zustand';
import { adjusts, entersExpenses, entersTime } from '../../domain/who-enters-time.ts';

/**
 * Whether the signed-in user enters time; null while it is not known who that is. A page then shows what a worker sees, so that
 * for nearly everybody nothing moves. When the call fails, the user is taken for a worker.
 */
export function useEntersTime(): boolean | null {
  const { status, user } = useStore(currentUser);
  return status === 'unknown' || status === 'loading' ? null : entersTime(user);
}

/** Whether the signed-in user enters expenses. */
export const useEntersExpenses = (): boolean => useStore(currentUser, ({ user }) => entersExpenses(user));

/** Whether the signed-in user makes adjustments and benefits; not before it is known who that is. */
export const useAdjusts = (): boolean => useStore(currentUser, ({ user }) => adjusts(user));
