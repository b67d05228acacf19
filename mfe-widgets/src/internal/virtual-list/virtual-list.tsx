import { type HTMLAttributes, type JSX, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRefs } from '../refs/index.ts';
import { windowOf } from './window.ts';

export interface VirtualListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  count: number;
  /** Renders one row; all have the same height. */
  row: (index: number) => ReactNode;
  /** The row to scroll into view. */
  active?: number;
  ref?: React.Ref<HTMLDivElement>;
}

/** A scrolling list that renders only its visible rows. Its height comes from its style sheet; the height of the rows is measured. */
export function VirtualList({ count, row, active = -1, ref, ...rest }: VirtualListProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const joined = useMergedRefs(list, ref);
  const [rowHeight, setRowHeight] = useState(32);
  const [{ top, height }, setView] = useState({ top: 0, height: 400 });
  const [first, last] = windowOf(count, rowHeight, top, height);

  // Measured when there are rows for the first time and when the list changes its size, not at every rendering, because reading a size
  // forces a layout.
  const drawn = last > first;
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || !drawn) return undefined;
    const measure = (): void => {
      const measured = element.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 0;
      if (measured > 0) setRowHeight(measured);
      const { clientHeight } = element;
      if (clientHeight > 0)
        setView((view) => (view.height === clientHeight ? view : { ...view, height: clientHeight }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawn]);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || active < 0) return;
    const at = active * rowHeight;
    if (at < element.scrollTop) element.scrollTop = at;
    else if (at + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = at + rowHeight - element.clientHeight;
  }, [active, rowHeight]);

  return (
    <div
      {...rest}
      ref={joined}
      onScroll={(event) => {
        const { scrollTop, clientHeight } = event.currentTarget;
        setView({ top: scrollTop, height: clientHeight });
      }}
    >
      <div style={{ height: count * rowHeight, position: 'relative' }}>
        <div style={{ position: 'absolute', inset: 0, transform: `translateY(${first * rowHeight}px)` }}>
          {Array.from({ length: last - first }, (_, offset) => row(first + offset))}
        </div>
        {active >= 0 && active < count && (active < first || active >= last) ? (
          // Out of view, but an input refers to it as the active one.
          <div style={{ position: 'absolute', insetInline: 0, top: active * rowHeight }}>{row(active)}</div>
        ) : null}
      </div>
    </div>
  );
}
