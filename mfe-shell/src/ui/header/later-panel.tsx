import { type ComponentType, type JSX, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from 'shared-session';
import { useFocusPlace } from '../use-focus-place.ts';
import { useLater } from '../use-later.ts';
import { spaceBehind } from './space-behind.ts';
import { useClosedByNavigation } from './use-closed-by-navigation.ts';

interface Props<P> {
  readonly id: string;
  readonly label: string;
  /** The button below which the panel opens. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly className: string;
  /** The greatest height, a length of CSS. */
  readonly height: string;
  /** The same function each time. */
  readonly fetchPart: () => Promise<ComponentType<P>>;
  /** The time after which the part is fetched although the panel was not opened, in milliseconds. */
  readonly aheadMs?: number;
  readonly children: (Part: ComponentType<P>, isOpen: boolean, close: () => void) => JSX.Element | false;
}

/**
 * A panel of the header, whose content no page waits for. A native popover: Escape and a press beside it close it, and the focus returns. Tab
 * stops at "Loading", and the focus goes on to what comes in its place.
 */
export function LaterPanel<P>(props: Props<P>): JSX.Element {
  const { id, label, anchor, className, height, fetchPart, aheadMs, children } = props;
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { Part, failed, load } = useLater(fetchPart);
  const focusPlace = useFocusPlace(panel);
  useEffect(() => {
    if (aheadMs === undefined) return;
    // If this fails, the panel asks again when it opens.
    const timer = setTimeout(() => fetchPart().catch(() => undefined), aheadMs);
    return () => clearTimeout(timer);
  }, [fetchPart, aheadMs]);
  useClosedByNavigation(panel);
  const place = () => {
    const box = anchor.current?.getBoundingClientRect();
    if (!box || !panel.current) return;
    // When alerts have pushed the header down, the panel still shows some lines, and scrolls.
    const top = `max(8px, min(${Math.round(box.bottom + 8)}px, 100dvh - 240px))`;
    panel.current.style.top = top;
    panel.current.style.maxHeight = `min(${height}, 100dvh - 8px - ${top})`;
    panel.current.style.insetInlineEnd = `${spaceBehind(box)}px`;
  };
  return (
    <div
      ref={panel}
      {...focusPlace}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      onBeforeToggle={place}
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
        if (newState === 'open') load();
      }}
      className={`sh-panel sh:inset-auto sh:fixed sh:max-w-[calc(100vw-16px)] sh:overflow-y-auto sh:overscroll-contain sh:rounded-card sh:bg-surface sh:text-ink sh:shadow-raised ${className}`}
    >
      {Part ? (
        children(Part, isOpen, () => panel.current?.hidePopover())
      ) : failed ? (
        <button type="button" className="sh:m-4 sh:min-h-11 sh:cursor-pointer sh:text-accent" onClick={load}>
          {t('LBL_TRY_AGAIN')}
        </button>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a control, Tab would go past the panel.
        <p role="status" tabIndex={0} className="sh:p-4 sh:text-ink-2">
          {t('LBL_LOADING')}
        </p>
      )}
    </div>
  );
}
