import { type RefObject, useLayoutEffect, useState } from 'react';

/** If the table is narrower than this, in px for text of the default size, it is a list of cards. */
const NARROW = 560;
/** The browser's default text size, in px. Heights and widths of a table are given for it. */
const DEFAULT_TEXT = 16;

export interface TableSize {
  readonly narrow: boolean;
  /** The factor by which the text is larger than by default, as set in the browser. */
  readonly scale: number;
}

/** The size of the table in `ref`; updated when its width changes. */
export function useTableSize(ref: RefObject<HTMLElement | null>): TableSize {
  const [size, setSize] = useState<TableSize>({ narrow: false, scale: 1 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const width = element.clientWidth;
      if (width === 0) return;
      const scale = textScale(element);
      const narrow = width < NARROW * scale;
      setSize((before) => (before.narrow === narrow && before.scale === scale ? before : { narrow, scale }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** `--rem` is `1rem` in a page of ours, and in px where a host's root font size is not ours. */
function textScale(element: HTMLElement): number {
  const rem = getComputedStyle(element).getPropertyValue('--rem').trim();
  const root = getComputedStyle(element.ownerDocument.documentElement).fontSize;
  const px = Number.parseFloat(rem) * (rem.endsWith('rem') ? Number.parseFloat(root) : 1);
  return px > 0 ? px / DEFAULT_TEXT : 1;
}
