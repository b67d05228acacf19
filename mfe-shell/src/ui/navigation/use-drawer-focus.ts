import { type RefObject, useEffect } from 'react';
import { tellNavigation } from '../../state/navigation.ts';
import { HAMBURGER_ID } from '../header/hamburger-id.ts';

/**
 * While the navigation lies over the page the focus is in it, Escape closes it, and closing returns the focus to the
 * hamburger, unless the user has gone elsewhere meanwhile.
 */
export function useDrawerFocus(nav: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const element = nav.current;
    element?.querySelector<HTMLElement>('[data-entry][tabindex="0"]')?.focus();
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      tellNavigation({ type: 'close' });
    };
    document.addEventListener('keydown', keyDown);
    return () => {
      document.removeEventListener('keydown', keyDown);
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body || element?.contains(activeElement);
      if (isLost) document.getElementById(HAMBURGER_ID)?.focus();
    };
  }, [nav, isOpen]);
}
