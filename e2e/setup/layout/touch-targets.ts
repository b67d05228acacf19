import type { Page } from '@playwright/test';

/** The distance from a control's middle at which a thumb may land, in pixels. */
const REACH = 21;

/**
 * Controls of a part of the page that a thumb misses 21 px above, below or beside their middle. A control that is drawn smaller is touched
 * at 44 px, so the page is asked what lies there, not how large a control is.
 */
export const missedByThumb = (page: Page, part = 'main, dialog[open]'): Promise<string[]> =>
  page.evaluate(
    ([inside, reach]) => {
      const scope = document.querySelector('dialog[open]') ?? document.body;
      const parts = [...document.querySelectorAll(inside)].filter((one) => scope.contains(one));
      const controls = parts.flatMap((one) => [
        ...one.querySelectorAll<HTMLElement>(
          'button, a[href], select, textarea, summary, input:not([type=file]), [role=option]',
        ),
      ]);
      return controls.flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return [];
        // A box, a switch and a choice are touched with what names them.
        const target = control.closest('.wd-box, label') ?? control;
        const drawn = target.matches('label') ? target : control;
        drawn.scrollIntoView({ block: 'center', inline: 'center' });
        const { x, y, width, height } = drawn.getBoundingClientRect();
        if (width <= 1) return [];
        const touches = (dx: number, dy: number) => {
          const touched = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
          return touched !== null && target.contains(touched);
        };
        const isTouched = touches(0, reach) && touches(0, -reach) && touches(reach, 0) && touches(-reach, 0);
        const name = control.getAttribute('aria-label') || target.textContent || control.className;
        return isTouched ? [] : [`${name} ${Math.round(width)} × ${Math.round(height)}`];
      });
    },
    [part, REACH] as const,
  );
