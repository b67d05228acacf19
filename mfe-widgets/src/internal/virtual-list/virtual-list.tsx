import { type HTMLAttributes, type JSX, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { windowOf } from './window.ts';

export interface VirtualListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  count: number;
  /** One row; all are of one height. */
  row: (index: number) => ReactNode;
  /** The row to bring into sight. */
  active?: number;
  ref?: React.Ref<HTMLDivElement>;
}

/** A scrolling list that draws only what is seen. Its height comes from its style sheet; the rows' is measured. */
export function VirtualList({ count, row, active = -1, ref, ...rest }: VirtualListProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(32);
  const [{ top, height }, setView] = useState({ top: 0, height: 400 });
  const [first, last] = windowOf(count, rowHeight, top, height);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measured = element.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 0;
    if (measured > 0 && measured !== rowHeight) setRowHeight(measured);
    if (element.clientHeight > 0 && element.clientHeight !== height)
      setView((view) => ({ ...view, height: element.clientHeight }));
  });
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
      ref={(element) => {
        list.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      onScroll={(event) => {
        const { scrollTop, clientHeight } = event.currentTarget;
        setView({ top: scrollTop, height: clientHeight });
      }}
    >
      <div style={{ height: count * rowHeight, position: 'relative' }}>
        <div style={{ position: 'absolute', inset: 0, transform: `translateY(${first * rowHeight}px)` }}>
          {Array.from({ length: last - first }, (_, offset) => row(first + offset))}
        </div>
      </div>
    </div>
  );
}
