import { type RefObject, useEffect, useRef } from 'react';
import { dispatchNavigation } from '../../state/navigation.ts';
import { HAMBURGER_ID } from '../header/hamburger-id.ts';

/**
 * While the navigation lies over the page the focus is in it, as soon as there is a menu; Escape closes it, and closing returns the focus
 * to the hamburger. If the focus has moved elsewhere in the meantime, it stays there.
 */
export function useDrawerFocus(nav: RefObject<HTMLElement | null>, isOpen: boolean, hasMenu: boolean): void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const element = nav.current;
    opener.current = document.activeElement;
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      dispatchNavigation({ type: 'close' });
    };
    document.addEventListener('keydown', keyDown);
    return () => {
      document.removeEventListener('keydown', keyDown);
      if (isFree(element)) document.getElementById(HAMBURGER_ID)?.focus();
    };
  }, [nav, isOpen]);
  useEffect(() => {
    if (!isOpen || !hasMenu || !(document.activeElement === opener.current || isFree(nav.current))) return;
    nav.current?.querySelector<HTMLElement>('[data-entry][tabindex="0"]')?.focus();
  }, [nav, isOpen, hasMenu]);
}

/** Whether the focus is in the navigation, or on no element. */
function isFree(navigation: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || navigation?.contains(activeElement) === true;
}
