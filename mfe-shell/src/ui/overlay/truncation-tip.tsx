import { type JSX, useEffect, useRef, useState } from 'react';

interface Tip {
  readonly text: string;
  /** From the start of its line, which is on the right in Arabic. */
  readonly start: number;
  /** From the top of the window, or from its end where there is no room below the line. */
  readonly top: number | undefined;
  readonly bottom: number | undefined;
}

/** The height of a tooltip of a few lines, in px. */
const ROOM = 72;

/** Text that may be cut off: an element that is marked itself, or a line (a link, an alert) that holds it. */
const LINE = '[data-entry], [data-alert], [data-truncates]';

/**
 * "Tooltips appear on truncated text" (docs: shell#truncation-tooltip), and only there. One for the whole page: text that may be cut off is
 * marked `data-truncates`. Escape hides it.
 */
export function TruncationTip(): JSX.Element | null {
  const [tip, setTip] = useState<Tip>();
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // React queues even updates that change nothing until the next render, and a moving pointer makes thousands of them.
    let isShown = false;
    const change = (next: Tip | undefined) => {
      if (!next && !isShown) return;
      isShown = next !== undefined;
      setTip(next);
    };
    const show = (event: Event) => change(tipOf(event.target));
    const hide = () => change(undefined);
    const keyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('pointerover', show, { passive: true });
    document.addEventListener('focusin', show);
    document.addEventListener('focusout', hide);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    document.addEventListener('keydown', keyDown);
    // What was pointed at while this script was fetched.
    change(tipOf([...document.querySelectorAll(':hover')].at(-1) ?? document.activeElement));
    return () => {
      document.removeEventListener('pointerover', show);
      document.removeEventListener('focusin', show);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('scroll', hide, { capture: true });
      document.removeEventListener('keydown', keyDown);
    };
  }, []);

  useEffect(() => {
    // In the top layer, where no scrolling region clips it.
    if (tip) element.current?.showPopover?.();
  }, [tip]);

  if (!tip) return null;
  return (
    <div
      ref={element}
      role="tooltip"
      popover="manual"
      style={{ insetInlineStart: tip.start, top: tip.top, bottom: tip.bottom }}
      className="sh:pointer-events-none sh:fixed sh:inset-auto sh:max-w-[320px] sh:rounded-control sh:bg-ink sh:px-2.5 sh:py-1.5 sh:text-label sh:wrap-anywhere sh:text-surface sh:shadow-raised"
    >
      {tip.text}
    </div>
  );
}

function tipOf(target: EventTarget | null): Tip | undefined {
  const line = target instanceof Element ? target.closest(LINE) : null;
  const label = line?.matches('[data-truncates]') ? line : line?.querySelector('[data-truncates]');
  if (!line || !label || !isCutOff(label)) return undefined;
  const box = label.getBoundingClientRect();
  const { clientHeight, clientWidth } = document.documentElement;
  const start = Math.max(8, Math.min(document.dir === 'rtl' ? clientWidth - box.right : box.left, clientWidth - 328));
  const { top, bottom } = line.getBoundingClientRect();
  const text = label.textContent ?? '';
  if (bottom + ROOM > clientHeight && top > ROOM)
    return { text, start, top: undefined, bottom: clientHeight - top + 4 };
  return { text, start, top: bottom + 4, bottom: undefined };
}

/** Cut off in its one line, or in the last of several. */
function isCutOff({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight + 4;
}
