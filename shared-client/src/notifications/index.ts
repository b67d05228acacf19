/** The calls of notifications (docs: api#api-notifications). */
import { api } from 'shared-client';
import { allRead, notifications, unread } from './schema.ts';

export type * from './schema.ts';

const NOTIFICATIONS = '/wand2/api/notifications';

type Signal = { readonly signal?: AbortSignal };

interface Page extends Signal {
  /** Only of this kind. */
  readonly kind?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The reader's notifications, the newest first, 30 at a time. */
export const getNotifications = ({ kind, cursor, ...options }: Page = {}) =>
  api.get(NOTIFICATIONS, notifications, {
    query: { ...(kind === undefined ? {} : { kind }), ...(cursor === undefined ? {} : { cursor }) },
    ...options,
  });

/** The number of unread notifications. */
export const getUnread = async (options: Signal = {}) =>
  (await api.get(`${NOTIFICATIONS}/unread`, unread, options)).unread;

/** Marks notifications as read or unread. @returns the number of unread ones */
export const markRead = async (ids: readonly number[], isRead: boolean) =>
  (await api.post(`${NOTIFICATIONS}/read`, unread, { json: { ids, isRead } })).unread;

/** Marks all notifications as read. */
export const markAllRead = () => api.post(`${NOTIFICATIONS}/all-read`, allRead);

/** Takes the marking of all back. @returns the number of unread ones */
export const undoAllRead = async (markedAt: string) =>
  (await api.post(`${NOTIFICATIONS}/all-read/undo`, unread, { json: { markedAt } })).unread;
