/**
 * Leaves for a URL of this site with a full page load, so that nothing of the previous user stays. Changing only the hash would not load
 * the page.
 */
export function goTo(location: string): void {
  const target = new URL(location, window.location.href);
  const isSamePage = target.pathname === window.location.pathname && target.search === window.location.search;
  window.location.assign(target.href);
  if (isSamePage) window.location.reload();
}
