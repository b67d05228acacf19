import type { Navigation } from '../micro-frontend/contract.ts';

/** Dispatched on the window before a script takes the page somewhere, cancelable: a page that is not ours stays where it is. */
export const LEAVING = 'portal-leaving';

/** Whether somebody else takes care of where the person wants to go: the host of a page that is not ours. */
export function isHandedOver(navigation: Navigation): boolean {
  return !window.dispatchEvent(new CustomEvent(LEAVING, { detail: navigation, cancelable: true }));
}

/** Takes the page to another address; a page that is not ours stays, and its host is notified. */
export function leavePage(url: string): void {
  if (!isHandedOver({ url })) window.location.assign(url);
}
