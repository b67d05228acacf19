/**
 * Leaves for an address of this site and loads it afresh: whoever was known to this page before is nobody now. A change behind the
 * hash alone would load nothing.
 */
export function goTo(location: string): void {
  const target = new URL(location, window.location.href);
  const isSamePage = target.pathname === window.location.pathname && target.search === window.location.search;
  window.location.assign(target.href);
  if (isSamePage) window.location.reload();
}
