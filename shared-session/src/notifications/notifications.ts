import { createStore } from 'zustand/vanilla';

export type NotificationStyle = 'error' | 'warning' | 'info' | 'success';

/** A notification (docs: session#notifications). */
export interface Notification {
  readonly id: string;
  readonly message: string;
  readonly style: NotificationStyle;
  /** Milliseconds until it hides itself; `undefined` stays until dismissed. */
  readonly duration: number | undefined;
}

/** A caller's options; the rest has defaults. */
export interface NotificationRequest {
  readonly message?: string;
  readonly style?: NotificationStyle;
  /** Milliseconds; `null` stays until dismissed. */
  readonly duration?: number | null;
}

export interface NotificationsState {
  /** Toasts, bottom right, oldest first. */
  readonly toasts: readonly Notification[];
  /** The alert bar, newest last, at most five. */
  readonly alerts: readonly Notification[];
}

export const TOAST_DURATION_MS = 3_000;
export const MAXIMUM_ALERTS = 5;
export const GENERIC_MESSAGE = 'Something went wrong. Please try again later!';

const DEFAULT_MESSAGE: Readonly<Record<NotificationStyle, string>> = {
  success: 'Success',
  error: 'An unexpected error occurred.',
  warning: GENERIC_MESSAGE,
  info: GENERIC_MESSAGE,
};

const store = createStore<NotificationsState>()(() => ({ toasts: [], alerts: [] }));
let lastId = 0;

/** Toasts and alerts of the page. Messages are text: markup in them shows as text. */
export const notifications = {
  getState: store.getState,
  getInitialState: store.getInitialState,
  subscribe: store.subscribe,

  /**
   * A toast, bottom right. Success hides after 3 s, an error stays (docs: session#toasts). One that says the same as one that is shown takes
   * its place, with a new id, so that it is announced (docs: session#toasts-repeated). @returns its id
   */
  toast(request: NotificationRequest = {}): string {
    const notification = completed(request);
    store.setState(({ toasts }) => ({ toasts: [...toasts.filter((one) => !isSame(one, notification)), notification] }));
    return notification.id;
  },

  /**
   * An alert in the bar above the page; stays until dismissed unless it has a duration. At most five: the oldest gives
   * way. The same text may stand there twice unless `allowDuplicates` is false. @returns its id
   */
  alert(request: NotificationRequest & { readonly allowDuplicates?: boolean } = {}): string {
    const notification = { ...completed(request), duration: request.duration ?? undefined };
    const { alerts } = store.getState();
    const same = alerts.find((one) => isSame(one, notification));
    if (same && request.allowDuplicates === false) return same.id;
    store.setState({ alerts: [...alerts, notification].slice(-MAXIMUM_ALERTS) });
    return notification.id;
  },

  /** The generic form: a toast. */
  notify(request: NotificationRequest): string {
    return notifications.toast(request);
  },

  /** Removes one; an unknown id does nothing. */
  dismiss(id: string): void {
    store.setState(({ toasts, alerts }) => ({
      toasts: toasts.filter((one) => one.id !== id),
      alerts: alerts.filter((one) => one.id !== id),
    }));
  },

  /** Removes all. */
  clear(): void {
    store.setState({ toasts: [], alerts: [] });
  },
};

const isSame = (one: Notification, other: Notification): boolean =>
  one.message === other.message && one.style === other.style;

function completed({ message, style = 'info', duration }: NotificationRequest): Notification {
  lastId += 1;
  const automatic = style === 'error' ? undefined : TOAST_DURATION_MS;
  return {
    id: `notification-${lastId}`,
    message: message?.trim() ? message : DEFAULT_MESSAGE[style],
    style,
    duration: duration === undefined ? automatic : (duration ?? undefined),
  };
}
