/** Where overrides are kept in this browser. */
export const STORAGE_KEY = 'portal.overrides';

/** Whether the page's own query or this browser's storage asks for overrides, so that their part is needed. Unreadable storage has none. */
export function hasOverrides(): boolean {
  if (new URLSearchParams(location.search).has('override')) return true;
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
