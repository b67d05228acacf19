interface Lock {
  holders: number;
  restore(): void;
}

const locks = new WeakMap<Document, Lock>();

/**
 * Keeps a page from scrolling behind a modal dialog, which the browser does not do itself. Counts its holders; the last release restores
 * the page's own style exactly, inline priority included.
 */
export function lockScroll(page: Document): () => void {
  let lock = locks.get(page);
  if (lock === undefined) {
    lock = { holders: 0, restore: hold(page) };
    locks.set(page, lock);
  }
  const held = lock;
  held.holders += 1;
  let released = false;
  return () => {
    if (released) return;
    released = true;
    held.holders -= 1;
    if (held.holders > 0) return;
    held.restore();
    locks.delete(page);
  };
}

function hold(page: Document): () => void {
  const root = page.documentElement;
  const gutter = (page.defaultView?.innerWidth ?? 0) - root.clientWidth;
  const hadStyle = root.hasAttribute('style');
  const undo = [override(root, 'overflow', 'hidden')];
  // The width of the removed scroll bar is kept, so that the page behind does not jump.
  if (gutter > 0) undo.push(override(root, 'scrollbar-gutter', 'stable'));
  return () => {
    for (const step of undo) step();
    if (!hadStyle && root.getAttribute('style') === '') root.removeAttribute('style');
  };
}

function override(element: HTMLElement, property: string, value: string): () => void {
  const before = element.style.getPropertyValue(property);
  const priority = element.style.getPropertyPriority(property);
  element.style.setProperty(property, value, 'important');
  return () => {
    if (before === '') element.style.removeProperty(property);
    else element.style.setProperty(property, before, priority);
  };
}
