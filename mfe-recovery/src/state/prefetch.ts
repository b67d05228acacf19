import { fetchAhead } from 'shared-client';
import { currentUser } from 'shared-session';
import type { Prefetch } from 'shared-session/micro-frontend';
import { firstScreen, readPath } from '../domain/steps.ts';
import { calls } from './calls.ts';

/**
 * Fetches what the flow of a URL reads at its start. Nothing is sent, and no code least of all; what is registered is read only
 * where the flow begins with it (the other one begins with the password).
 */
export function prefetchFlow(path: string): ReturnType<Prefetch> {
  const asked = readPath(path);
  const user = currentUser.getState().user;
  if (!asked || !user) return undefined;
  const beginsWithIt = (asked.screen ?? firstScreen(asked.mode)) !== 'confirm-password';
  return fetchAhead(() =>
    Promise.all([
      calls.getCountries(),
      ...(beginsWithIt ? [calls.getRecoveryOptions(user.userId, { unmask: asked.mode === 'update' })] : []),
    ]),
  );
}
