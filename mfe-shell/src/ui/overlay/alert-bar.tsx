import { Icon, type IconName } from 'mfe_widgets/icon';
import { type JSX, useEffect, useRef } from 'react';
import { type Notification, type NotificationStyle, notifications, useText } from 'shared-session';
import { useStore } from 'zustand';
import { navigation } from '../../state/navigation.ts';

/** "Each alert shifts the body by 73 px" (docs: shell#alert-bar). */
const SHIFT_PX = 73;

const LOOK: Readonly<
  Record<NotificationStyle, { readonly icon: IconName; readonly edge: string; readonly mark: string }>
> = {
  error: { icon: 'error', edge: 'sh:before:bg-bad', mark: 'sh:bg-bad-soft sh:text-bad' },
  warning: { icon: 'alert', edge: 'sh:before:bg-warn', mark: 'sh:bg-warn-soft sh:text-warn' },
  info: { icon: 'info', edge: 'sh:before:bg-accent', mark: 'sh:bg-accent-soft sh:text-accent' },
  success: { icon: 'check-circle', edge: 'sh:before:bg-ok', mark: 'sh:bg-ok-soft sh:text-ok' },
};

/** The alert bar above everything. It floats on roomy screens; on narrow ones it scrolls away with the page. */
export function AlertBar(): JSX.Element {
  const t = useText();
  const alerts = useStore(notifications, (state) => state.alerts);
  const isWide = useStore(navigation, (state) => state.isWide);
  const bar = useRef<HTMLElement>(null);
  useBodyShift(alerts.length * SHIFT_PX, isWide);
  const dismiss = (id: string) => {
    const at = alerts.findIndex((alert) => alert.id === id);
    // The button disappears with its alert. The focus moves to the next alert's button, or into the page after the last one.
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    (buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById('main'))?.focus({ preventScroll: true });
    notifications.dismiss(id);
  };
  return (
    <section
      ref={bar}
      aria-label={t('LBL_ALERTS')}
      aria-live="polite"
      aria-relevant="additions"
      className="sh:absolute sh:inset-x-0 sh:top-0 sh:z-40 sh:wide:fixed"
    >
      {alerts.map((alert) => (
        <Alert key={alert.id} alert={alert} onDismiss={() => dismiss(alert.id)} />
      ))}
    </section>
  );
}

function Alert({ alert, onDismiss }: { readonly alert: Notification; readonly onDismiss: () => void }): JSX.Element {
  const t = useText();
  const { icon, edge, mark } = LOOK[alert.style];
  useEffect(() => {
    if (alert.duration === undefined) return undefined;
    const timer = setTimeout(() => notifications.dismiss(alert.id), alert.duration);
    return () => clearTimeout(timer);
  }, [alert]);
  return (
    <div
      data-alert={alert.style}
      {...(alert.style === 'error' ? { role: 'alert' } : {})}
      className={`sh-alert sh:relative sh:flex sh:h-[73px] sh:items-center sh:gap-3 sh:border-b sh:border-line sh:bg-surface sh:pe-2 sh:ps-4 sh:wide:pe-4 sh:wide:ps-[21px] sh:before:absolute sh:before:inset-y-0 sh:before:start-0 sh:before:w-[3px] ${edge}`}
    >
      <span className={`sh:grid sh:size-8 sh:shrink-0 sh:place-items-center sh:rounded-full ${mark}`}>
        <Icon name={icon} />
      </span>
      <p
        data-truncates
        className="sh:line-clamp-3 sh:min-w-0 sh:grow sh:font-medium sh:wrap-anywhere sh:sm:line-clamp-2"
      >
        {alert.message}
      </p>
      <button
        type="button"
        aria-label={t('LBL_DISMISS')}
        onClick={onDismiss}
        className="sh:grid sh:size-11 sh:shrink-0 sh:cursor-pointer sh:place-items-center sh:rounded-control sh:text-ink-2 sh:hover:bg-sunken sh:hover:text-ink"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Moves the page down by the height of the alerts, and sticky elements as well while the bar floats. */
function useBodyShift(shift: number, isFloating: boolean): void {
  useEffect(() => {
    const layout = document.querySelector<HTMLElement>('[data-portal-layout]');
    const header = layout?.querySelector<HTMLElement>('[data-region="header"]');
    layout?.style.setProperty('--alert-shift', `${shift}px`);
    // On the document element: content that scrolls into view stops below it.
    document.documentElement.style.setProperty('--alert-float', isFloating ? `${shift}px` : '0px');
    if (header) header.style.top = 'var(--alert-float, 0px)';
    return () => {
      layout?.style.removeProperty('--alert-shift');
      document.documentElement.style.removeProperty('--alert-float');
      if (header) header.style.top = '';
    };
  }, [shift, isFloating]);
}
