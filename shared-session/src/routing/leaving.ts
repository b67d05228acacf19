import type { Navigation } from '../micro-frontend/contract.ts';

/** Dispatched on the window before a script leaves the page. Cancelable, so that a foreign host's page can stay where it is. */
export const LEAVING = 'portal-leaving';

/** Whether a foreign host takes care of where the person wants to go. */
export function isHandedOver(navigation: Navigation): boolean {
  return !window.dispatchEvent(new CustomEvent<Navigation>(LEAVING, { detail: navigation, cancelable: true }));
}

/** Goes to another URL. A foreign host's page stays, and its host is notified. */
export function leavePage(url: string): void {
  if (!isHandedOver({ url })) window.location.assign(url);
}
