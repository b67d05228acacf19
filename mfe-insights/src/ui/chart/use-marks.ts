import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { logicalKey } from 'shared-session/direction';
import { hrefOf } from 'shared-session/routing';
import { markAfter } from '../../domain/chart.ts';

/** What a mark's link needs to be one of the marks of its chart. */
export interface MarkProps {
  readonly 'aria-label'?: string;
  readonly href?: string;
  readonly role?: 'img';
  readonly tabIndex: 0 | -1;
  readonly 'data-active': true | undefined;
  readonly ref: (element: SVGAElement | HTMLAnchorElement | null) => void;
  readonly onFocus: () => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * The marks of a chart as one stop of the Tab key, with arrow keys between them (docs: insights#insights-keys). A first touch shows a mark's
 * figures, a second one follows its link, because a finger cannot hover.
 */
export function useMarks(
  count: number,
  initial: number,
): {
  readonly active: number | null;
  readonly propsOf: (index: number, mark: { readonly label?: string; readonly path: string | undefined }) => MarkProps;
} {
  const [active, setActive] = useState<number | null>(null);
  const elements = useRef(new Map<number, SVGAElement | HTMLAnchorElement>());
  const isTouched = useRef(false);
  const stop = Math.min(active ?? initial, count - 1);
  return {
    active: active !== null && active < count ? active : null,
    propsOf: (index, { label, path }) => ({
      ...(label === undefined ? {} : { 'aria-label': label }),
      ...(path === undefined ? { role: 'img' as const } : { href: hrefOf(path) }),
      tabIndex: index === stop ? 0 : -1,
      'data-active': index === active ? true : undefined,
      ref: (element) => {
        if (element) elements.current.set(index, element);
        else elements.current.delete(index);
      },
      onFocus: () => setActive(index),
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') setActive(index);
      },
      onPointerDown: ({ pointerType }) => {
        isTouched.current = pointerType === 'touch' && index !== active;
      },
      onKeyDown: (event) => {
        const next = markAfter(logicalKey(event.key, event.currentTarget), index, count);
        if (next === undefined) return;
        event.preventDefault();
        elements.current.get(next)?.focus();
      },
      onClick: (event) => {
        if (!isTouched.current) return;
        isTouched.current = false;
        event.preventDefault();
        setActive(index);
      },
    }),
  };
}
