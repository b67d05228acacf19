import { type JSX, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toneIcon } from '../banner/index.ts';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useStyled } from '../internal/styles/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';

export interface Toast {
  id: string | number;
  style: 'error' | 'warning' | 'info' | 'success';
  message: string;
  /** ms until it goes by itself; null or 0: it stays until dismissed. Default 3000, for errors null (docs: session#toasts). */
  duration?: number | null;
}

export interface ToastRegionProps {
  toasts: readonly Toast[];
  /** The time of a toast is up, or its close button was pressed. */
  onDismiss: (id: Toast['id']) => void;
}

/** How long a toast stays, in ms (docs: session#toasts). */
export const TOAST_DURATION = 3000;

/**
 * Short messages at the bottom right, over everything. Their time stands still while the pointer or the focus is on them.
 * The region is always in the page, so that assistive technology hears what is added to it.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps): JSX.Element {
  const text = useWidgetText();
  const region = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const newest = toasts.at(-1)?.id;
  // Shown anew for each toast, so that it lies over a dialog that was opened since.
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null || newest === undefined) return undefined;
    element.showPopover?.();
    return () => {
      if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
    };
  }, [newest]);
  return (
    <section
      ref={useStyled(region)}
      className="wd-toasts"
      popover="manual"
      aria-label={text('LBL_NOTIFICATIONS')}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} onDismiss={onDismiss} />
      ))}
    </section>
  );
}

interface ToastCardProps {
  toast: Toast;
  held: boolean;
  onDismiss: (id: Toast['id']) => void;
}

function ToastCard({ toast, held, onDismiss }: ToastCardProps): JSX.Element {
  const text = useWidgetText();
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  const { id, style } = toast;
  const duration = toast.duration === undefined ? (style === 'error' ? null : TOAST_DURATION) : toast.duration;
  useEffect(() => {
    if (duration === null || duration <= 0 || held) return undefined;
    const timer = setTimeout(() => dismiss.current(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, held]);
  return (
    <div className={`wd-toast wd-tone-${style}`} {...(style === 'error' ? { role: 'alert' } : {})}>
      <Icon name={toneIcon[style]} />
      <p>{toast.message}</p>
      <IconButton icon="close" size="small" label={text('LBL_DISMISS')} onClick={() => onDismiss(id)} />
    </div>
  );
}
