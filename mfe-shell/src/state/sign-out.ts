import { leaveForLogout } from 'shared-client';

/**
 * The person signs out. Micro-frontends hear the window event `portal-sign-out` first and remove what they keep on this
 * device; a session that merely expires does not send it.
 */
export function signOut(): void {
  window.dispatchEvent(new Event('portal-sign-out'));
  leaveForLogout();
}
