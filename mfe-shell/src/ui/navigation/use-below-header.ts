import { type RefObject, useLayoutEffect } from 'react';

/**
 * While the navigation lies over the page, it and its backdrop begin where the header ends (`--below-header`): alerts above the header, and
 * a page that scrolls them away, move the header.
 */
export function useBelowHeader(nav: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const place = nav.current?.parentElement;
    const layout = document.querySelector<HTMLElement>('[data-portal-layout]');
    const header = layout?.querySelector('[data-region="header"]');
    if (!isOpen || !place || !layout || !header) return undefined;
    const follow = () =>
      place.style.setProperty('--below-header', `${Math.max(0, header.getBoundingClientRect().bottom)}px`);
    follow();
    // The layout's style changes when alerts come and go.
    const observer = new MutationObserver(follow);
    observer.observe(layout, { attributeFilter: ['style'] });
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
      place.style.removeProperty('--below-header');
    };
  }, [nav, isOpen]);
}
