import { useEffect } from 'react';
import { page } from 'shared-session';
import { currentSection } from '../../domain/current-section.ts';

/** The reading line lies this far below the header, wherever alerts and the height of the window have put the header. */
const AIR_PX = 40;

/**
 * "A scroll-spy reports the current section while scrolling" (docs: shell#scroll-spy). Sections are elements of the page with
 * `data-section="id"`; the report is `section` of the page store.
 */
export function useScrollSpy(): void {
  useEffect(() => {
    let frame = 0;
    const report = () => {
      const elements = document.querySelectorAll<HTMLElement>('#main [data-section]');
      const sections = Array.from(elements, (element) => ({
        id: element.dataset.section ?? '',
        top: element.getBoundingClientRect().top,
      }));
      const root = document.documentElement;
      const isAtEnd =
        root.scrollHeight > root.clientHeight && window.scrollY + root.clientHeight >= root.scrollHeight - 1;
      const header = document.querySelector('[data-region="header"]')?.getBoundingClientRect().bottom ?? 0;
      const section = currentSection(sections, Math.max(0, header) + AIR_PX, isAtEnd);
      if (section !== page.getState().section) page.setState({ section });
    };
    const scrolled = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(report);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scrolled);
    };
  }, []);
}
