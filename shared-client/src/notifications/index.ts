/** The calls of notifications (docs: api#api-notifications). */
import { api } from 'shared-client';
import * as v from 'valibot';
import { eventsOf } from './events.ts';
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

/**
 * The number of unread notifications now and whenever it changes, until the server or the signal ends it.
 * @param onUnread called with each number
 */
export async function followUnread(onUnread: (count: number) => void, options: Signal = {}): Promise<void> {
  const stream = await api.stream(`${NOTIFICATIONS}/events`, options);
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let left = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const { events, rest } = eventsOf(left + decoder.decode(value, { stream: true }));
    left = rest;
    for (const data of events) onUnread(v.parse(unread, JSON.parse(data)).unread);
  }
}

/** Marks notifications as read or unread. @returns the number of unread ones */
export const markRead = async (ids: readonly number[], isRead: boolean) =>
  (await api.post(`${NOTIFICATIONS}/read`, unread, { json: { ids, isRead } })).unread;

/** Marks all notifications as read. */
export const markAllRead = () => api.post(`${NOTIFICATIONS}/all-read`, allRead);

/** Takes the marking of all back. @returns the number of unread ones */
export const undoAllRead = async (markedAt: string) =>
  (await api.post(`${NOTIFICATIONS}/all-read/undo`, unread, { json: { markedAt } })).unread;
