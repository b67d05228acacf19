import { type JSX, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formatTime, type TimeFormat } from 'shared-validators/clock';
import { usePopover } from '../internal/overlay/index.ts';
import { editorStyled } from '../internal/styles/editors-styled.ts';
import { usePageStyled } from '../internal/styles/page-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import '../internal/texts/editors-english.ts';

export interface TimeListProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  times: readonly string[];
  /** The index of the time reached by the arrow keys; -1 for none. */
  active: number;
  chosen: string;
  /** The index to scroll to if nothing is chosen. */
  near: number;
  format: TimeFormat;
  onChoose: (value: string) => void;
  onDismiss: () => void;
}

/** ms after the list appears at which it is scrolled a second and last time (docs: time-entry#time-menu-scroll). */
const SCROLL_AFTER = 10;

/** The half hours to pick from, 210 px tall (docs: time-entry#time-input). Focus stays in the input. */
export function TimeList({
  id,
  anchor,
  times,
  active,
  chosen,
  near,
  format,
  onChoose,
  onDismiss,
}: TimeListProps): JSX.Element {
  const text = usePageText();
  const list = usePopover<HTMLDivElement>({ open: true, anchor, matchWidth: true, onDismiss });
  const current = useRef<HTMLDivElement>(null);
  const scroll = useEffectEvent((): void => {
    const element = list.current;
    const option = current.current;
    if (element === null || option === null) return;
    const above = option.offsetTop < element.scrollTop;
    const below = option.offsetTop + option.offsetHeight > element.scrollTop + element.clientHeight;
    if (above || below) element.scrollTop = option.offsetTop - (element.clientHeight - option.offsetHeight) / 2;
  });
  // Scrolled before the paint, so that nothing jumps, and with the height that the space next to the input allows.
  useLayoutEffect(() => scroll());
  useEffect(() => {
    const timer = setTimeout(() => scroll(), SCROLL_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const seen = active >= 0 ? active : near;
  return (
    <div
      ref={usePageStyled(list, editorStyled)}
      popover="manual"
      id={id}
      role="listbox"
      aria-label={text('LBL_TIMES')}
      tabIndex={-1}
      className="wd-popover wd-list wd-time-list"
    >
      {times.map((time, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys.
        <div
          key={time}
          ref={index === seen ? current : null}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          className="wd-option"
          aria-selected={time === chosen}
          data-active={index === active || undefined}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(time)}
        >
          {formatTime(time, format)}
        </div>
      ))}
    </div>
  );
}
