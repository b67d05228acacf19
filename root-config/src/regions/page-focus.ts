import type { PlacedApplication } from '../routes/route-table.ts';

/**
 * After a change of page the focus goes to the new page, as it would after a full load, so that a keyboard or a screen reader does not stay
 * on a link that is gone. The first page leaves the focus alone, and so does a page that has taken it.
 */
export function pageFocus(page: HTMLElement): (application: PlacedApplication) => void {
  let isFirst = true;
  return ({ region }) => {
    if (region !== 'page') return;
    if (!isFirst && !page.contains(document.activeElement)) page.focus({ preventScroll: true });
    if (!isFirst) window.scrollTo(0, 0);
    isFirst = false;
  };
}
