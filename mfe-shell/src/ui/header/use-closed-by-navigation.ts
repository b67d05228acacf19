import { type RefObject, useEffect } from 'react';
import { page } from 'shared-session';

/** Closes a popover when one of its links was followed, or the page changed in another way. */
export const useClosedByNavigation = (panel: RefObject<HTMLElement | null>): void =>
  useEffect(
    () =>
      page.subscribe((now, before) => {
        if (now.path !== before.path) panel.current?.hidePopover();
      }),
    [panel],
  );
