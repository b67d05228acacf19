import { type JSX, type RefObject, useEffect, useRef, useState } from 'react';

interface Tip {
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

/**
 * "Tooltips appear on truncated text" (document 000, 2.9), and only there. One for the whole navigation; Escape hides it.
 */
export function TruncationTip({ within }: { readonly within: RefObject<HTMLElement | null> }): JSX.Element | null {
  const [tip, setTip] = useState<Tip>();
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const nav = within.current;
    if (!nav) return undefined;
    const show = (event: Event) => setTip(tipOf(event.target));
    const hide = () => setTip(undefined);
    const keyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    const listeners = [
      ['pointerover', show],
      ['focusin', show],
      ['pointerleave', hide],
      ['focusout', hide],
      ['scroll', hide],
      ['keydown', keyDown],
    ] as const;
    for (const [type, listener] of listeners) nav.addEventListener(type, listener as EventListener);
    return () => {
      for (const [type, listener] of listeners) nav.removeEventListener(type, listener as EventListener);
    };
  }, [within]);

  useEffect(() => {
    // In the top layer, where the navigation's own scrolling does not clip it.
    if (tip) element.current?.showPopover?.();
  }, [tip]);

  if (!tip) return null;
  return (
    <div
      ref={element}
      role="tooltip"
      popover="manual"
      style={{ left: tip.left, top: tip.top }}
      className="sh:fixed sh:inset-auto sh:max-w-[320px] sh:rounded-control sh:bg-ink sh:px-2.5 sh:py-1.5 sh:text-label sh:wrap-anywhere sh:text-surface sh:shadow-raised"
    >
      {tip.text}
    </div>
  );
}

function tipOf(target: EventTarget | null): Tip | undefined {
  const line = target instanceof Element ? target.closest('[data-entry]') : null;
  const label = line?.querySelector<HTMLElement>('[data-label]');
  if (!line || !label || label.scrollWidth <= label.clientWidth) return undefined;
  const box = line.getBoundingClientRect();
  return { text: label.textContent ?? '', left: box.left + 12, top: box.bottom + 4 };
}
