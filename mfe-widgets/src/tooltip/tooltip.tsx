import { type JSX, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isComposing } from 'shared-session/composition';
import { type Placement, usePopover } from '../internal/overlay/index.ts';
import { usePageStyled } from '../internal/styles/page-styled.ts';

export interface TooltipProps {
  /** The text. If it is empty or undefined, there is no tooltip. */
  content: ReactNode;
  /** The described content. If it cannot be focused itself, set `focusable`. */
  children: ReactNode;
  placement?: Placement;
  /** Makes the wrapped text reachable by keyboard. */
  focusable?: boolean;
  /** Wraps as a block (a truncated line) instead of inline. */
  block?: boolean;
  /** Greatest width in px. Default 320. */
  width?: number;
}

/** Elements whose description is read out; on a wrapper without focus it would not be. */
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

/** Adds the tooltip to an element's descriptions. @returns a function that removes it */
function describe(element: Element, id: string): () => void {
  const others = element.getAttribute('aria-describedby');
  element.setAttribute('aria-describedby', others === null ? id : `${others} ${id}`);
  return () => {
    if (others === null) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', others);
  };
}

/** ms the pointer rests before the tooltip shows. */
const DELAY = 300;

/**
 * A short explanation on hover, on focus and on a tap. Escape hides it; the pointer may move onto it (WCAG 2.2, 1.4.13).
 */
export function Tooltip({
  content,
  children,
  placement = 'top',
  focusable = false,
  block = false,
  width = 320,
}: TooltipProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = usePopover<HTMLSpanElement>({ open, anchor, placement, gap: 6, onDismiss: () => setOpen(false) });
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const wrapper = anchor.current;
    if (!open || wrapper === null) return undefined;
    const view = wrapper.ownerDocument.defaultView;
    // The focus may be elsewhere while the pointer is here.
    const hide = ({ key }: globalThis.KeyboardEvent): void => {
      if (key !== 'Escape') return;
      clearTimeout(timer.current);
      setOpen(false);
    };
    view?.addEventListener('keydown', hide);
    const release = describe(focusable ? wrapper : (wrapper.querySelector(CONTROLS) ?? wrapper), id);
    return () => {
      view?.removeEventListener('keydown', hide);
      release();
    };
  }, [open, focusable, id]);
  const nothing = content === undefined || content === null || content === '';
  const after = (delay: number, show: boolean): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(show), delay);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the span only observes the element it wraps.
    <span
      ref={usePageStyled(anchor)}
      className={block ? 'wd-tip-anchor wd-tip-block' : 'wd-tip-anchor'}
      tabIndex={focusable && !nothing ? 0 : undefined}
      onPointerEnter={(event) => after(event.pointerType === 'touch' ? 0 : DELAY, true)}
      onPointerLeave={() => after(100, false)}
      onFocus={() => after(0, true)}
      onBlur={() => after(0, false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open || isComposing(event)) return;
        event.preventDefault();
        event.stopPropagation();
        clearTimeout(timer.current);
        setOpen(false);
      }}
    >
      {children}
      {open && !nothing ? (
        <span
          ref={tip}
          id={id}
          role="tooltip"
          popover="manual"
          className="wd-popover wd-tip"
          style={{ maxWidth: `min(calc(var(--rem) * ${width / 16}), 100vw - var(--rem))` }}
        >
          {content}
        </span>
      ) : null}
    </span>
  );
}
