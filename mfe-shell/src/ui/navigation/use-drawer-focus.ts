import { type RefObject, useEffect } from 'react';
import { tellNavigation } from '../../state/navigation.ts';
import { HAMBURGER_ID } from '../header/hamburger-id.ts';

/**
 * While the navigation lies over the page the focus is in it, as soon as there is a menu; Escape closes it, and closing returns the focus to the
 * hamburger, unless the user has gone elsewhere meanwhile.
 */
export function useDrawerFocus(nav: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const element = nav.current;
    const opener = document.activeElement;
    const enter = (): boolean => {
      const entry = element?.querySelector<HTMLElement>('[data-entry][tabindex="0"]');
      entry?.focus();
      return entry != null;
    };
    const menuComes = new MutationObserver(() => {
      const { activeElement: at } = document;
      const isElsewhere = at !== null && at !== document.body && at !== opener && !element?.contains(at);
      if (isElsewhere || enter()) menuComes.disconnect();
    });
    if (element && !enter()) menuComes.observe(element, { childList: true, subtree: true });
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      tellNavigation({ type: 'close' });
    };
    document.addEventListener('keydown', keyDown);
    return () => {
      menuComes.disconnect();
      document.removeEventListener('keydown', keyDown);
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body || element?.contains(activeElement);
      if (isLost) document.getElementById(HAMBURGER_ID)?.focus();
    };
  }, [nav, isOpen]);
}
