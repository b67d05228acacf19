import { type JSX, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { toneIcon } from '../banner/index.ts';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { openDialogs } from '../internal/open-dialogs/index.ts';
import { styled } from '../internal/styles/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';

export interface Toast {
  id: string | number;
  style: 'error' | 'warning' | 'info' | 'success';
  message: string;
  /** ms until it disappears; null or 0: it stays until dismissed. Default 3000, for errors null (docs: session#toasts). */
  duration?: number | null;
}

export interface ToastRegionProps {
  toasts: readonly Toast[];
  /** Called when the time of a toast is up, or its close button was pressed. */
  onDismiss: (id: Toast['id']) => void;
}

/** The time that a toast stays, in ms (docs: session#toasts). */
export const TOAST_DURATION = 3000;

/**
 * Short messages at the bottom right, over everything. Their time is paused while the pointer or the focus is on them. The region is always
 * shown, so that assistive technology announces new content. While a modal dialog is open, the region is inside the topmost one,
 * because everything outside is inert and not announced.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps): JSX.Element {
  const text = useWidgetText();
  const home = useRef<HTMLDivElement>(null);
  const [place] = useState(() => document.createElement('div'));
  const region = useRef<HTMLElement>(null);
  // The element that had the focus before it moved here; it gets it back with the last toast.
  const cameFrom = useRef<HTMLElement>(null);
  // The toast whose close button has the focus.
  const focused = useRef<Toast>(null);
  const [held, setHeld] = useState(false);
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top, openDialogs.top);
  const newest = toasts.at(-1)?.id;
  // Moved, not rendered again: the time of a toast continues, and it is not announced again.
  useLayoutEffect(() => {
    (dialog ?? home.current)?.append(place);
    return styled(place);
  }, [dialog, place]);
  useEffect(() => () => place.remove(), [place]);
  // Shown again for each toast and in each dialog, so that it is above everything opened since, and above the page's foot, however many
  // rows that has now.
  // biome-ignore lint/correctness/useExhaustiveDependencies(newest): a new toast comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies(dialog): the region is in another place then.
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const foot = document.querySelector<HTMLElement>('body [data-page-foot]');
    if (foot) element.style.setProperty('--wd-foot-height', `${foot.offsetHeight}px`);
    else element.style.removeProperty('--wd-foot-height');
    element.showPopover?.();
    return () => {
      if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
    };
  }, [newest, dialog]);
  useEffect(() => {
    const ended = new AbortController();
    if (toasts.length > 0)
      import('./keep-clear.ts').then(
        ({ keepClear }) => region.current && keepClear(region.current, ended.signal),
        () => {},
      );
    return () => ended.abort();
  }, [toasts]);
  // A toast may go while it has the focus: it is dismissed, or one that says the same takes its place.
  useLayoutEffect(() => {
    const element = region.current;
    const went = focused.current;
    if (element === null || went === null || toasts.some(({ id }) => id === went.id)) return;
    focused.current = null;
    setHeld(false);
    const buttons = element.querySelectorAll('button');
    const same = toasts.findIndex(({ style, message }) => style === went.style && message === went.message);
    const back = cameFrom.current?.isConnected === true ? cameFrom.current : dialog;
    (buttons[Math.max(same, 0)] ?? back)?.focus();
  }, [toasts, dialog]);
  return (
    <div ref={home}>
      {createPortal(
        <section
          ref={region}
          className="wd-toasts"
          popover="manual"
          aria-label={text('LBL_NOTIFICATIONS')}
          aria-live="polite"
          aria-relevant="additions"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={({ currentTarget, target, relatedTarget }) => {
            setHeld(true);
            focused.current =
              toasts[[...currentTarget.querySelectorAll('button')].indexOf(target as HTMLButtonElement)] ?? null;
            if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
              cameFrom.current = relatedTarget;
          }}
          onBlur={() => {
            setHeld(false);
            focused.current = null;
          }}
        >
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} held={held} onDismiss={onDismiss} />
          ))}
        </section>,
        place,
      )}
    </div>
  );
}

interface ToastCardProps {
  toast: Toast;
  held: boolean;
  onDismiss: (id: Toast['id']) => void;
}

function ToastCard({ toast, held, onDismiss }: ToastCardProps): JSX.Element {
  const text = useWidgetText();
  const timeUp = useRef(onDismiss);
  useEffect(() => {
    timeUp.current = onDismiss;
  });
  const { id, style } = toast;
  const duration = toast.duration === undefined ? (style === 'error' ? null : TOAST_DURATION) : toast.duration;
  useEffect(() => {
    if (duration === null || duration <= 0 || held) return undefined;
    const timer = setTimeout(() => timeUp.current(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, held]);
  return (
    <div className={`wd-toast wd-tone-${style}`} {...(style === 'error' ? { role: 'alert' } : {})}>
      <Icon name={toneIcon[style]} />
      <p>{toast.message}</p>
      <IconButton
        icon="close"
        size="small"
        label={text('LBL_DISMISS')}
        onClick={({ currentTarget }) => {
          // Safari does not focus a button that is clicked.
          currentTarget.focus();
          onDismiss(id);
        }}
      />
    </div>
  );
}
