import type { Page } from '@playwright/test';

/**
 * Texts that there is no space for: outside the window, over another text or the control of something else, or a word or two in each of
 * many lines. Content that scrolls in a part of its own is not outside.
 */
export const squeezedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NARROW = 90;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[aria-hidden=true]') === null;
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];
    /** A fixed bar covers the content below it on purpose. */
    const layerOf = (element: Element) =>
      ancestors(element).find((one) => /fixed|sticky/.test(getComputedStyle(one).position));
    /** The part of a box that the scrolled and clipped parts around it show. */
    const visible = ({ left, right, top, bottom }: DOMRect, inside: Element) => {
      const box = { left, right, top, bottom, isScrolled: false };
      for (const one of ancestors(inside)) {
        const { overflowX, clipPath } = getComputedStyle(one);
        if (clipPath.startsWith('inset(50%')) return undefined;
        if (overflowX === 'visible' || one === document.documentElement || one === document.body) continue;
        const around = one.getBoundingClientRect();
        box.isScrolled = true;
        box.left = Math.max(box.left, around.left);
        box.right = Math.min(box.right, around.right);
        box.top = Math.max(box.top, around.top);
        box.bottom = Math.min(box.bottom, around.bottom);
      }
      return box.right - box.left > 2 && box.bottom - box.top > 4 ? box : undefined;
    };

    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    const overlap = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

    /** The lines among boxes, which are several in a line where its direction changes. */
    const rowsOf = (boxes: readonly Box[]): number =>
      boxes
        .toSorted((one, other) => one.top - other.top)
        .reduce(
          ({ rows, bottom }, box) => (box.top > bottom - 4 ? { rows: rows + 1, bottom: box.bottom } : { rows, bottom }),
          {
            rows: 0,
            bottom: Number.NEGATIVE_INFINITY,
          },
        ).rows;

    const found = new Set<string>();
    const before: { text: string; owner: Element; line: Box }[] = [];
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea')].filter(isShown);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement: owner } = walker.currentNode as Text;
      if (!data.trim() || !owner || !isShown(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = [...range.getClientRects()].flatMap((line) => visible(line, owner) ?? []);
      const text = data.trim().slice(0, 40);
      const width = Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left));
      const rows = rowsOf(lines);
      if (rows > 3 && width < NARROW) found.add(`${text}: ${rows} lines of ${Math.round(width)} px`);
      for (const line of lines) {
        if (!line.isScrolled && (line.right > document.documentElement.clientWidth + 1 || line.left < -1))
          found.add(`${text}: outside the window`);
        for (const control of controls) {
          if (control.contains(owner) || owner.contains(control) || control.closest('label')?.contains(owner)) continue;
          if (layerOf(control) !== layerOf(owner)) continue;
          const over = visible(control.getBoundingClientRect(), control);
          if (over && overlap(line, over))
            found.add(`${text}: over ${control.getAttribute('aria-label') ?? control.textContent ?? control.id}`);
        }
        for (const other of before) {
          if (other.owner.contains(owner) || owner.contains(other.owner)) continue;
          if (overlap(line, other.line) && layerOf(other.owner) === layerOf(owner))
            found.add(`${text}: over ${other.text}`);
        }
      }
      before.push(...lines.map((line) => ({ text, owner, line })));
    }
    return [...found];
  });
