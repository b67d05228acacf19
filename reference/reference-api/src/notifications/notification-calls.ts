import type { FastifyRequest } from 'fastify';
import * as contract from 'shared-client/schema/notifications';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { shortText } from '../call/fields.ts';
import { deviceHashOf } from '../identity/known-devices.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { streamUnread } from './live.ts';
import { countUnread, type Reader, readNotifications } from './read-notifications.ts';

const source = 'docs/reference/api.md#api-notifications';
/** A person with the browser of the request. */
const readerOf = ({ userId }: SignedInUser, request: FastifyRequest): Reader => ({
  readerId: userId,
  device: deviceHashOf(request),
});

const NOTIFICATIONS = '/wand2/api/notifications';

export const getNotifications = defineCall({
  method: 'GET',
  path: NOTIFICATIONS,
  summary: 'The user’s notifications, the newest first, 30 at a time.',
  source,
  auth: 'bearer',
  query: v.strictObject({ kind: v.optional(contract.notificationKind), cursor: v.optional(shortText(200)) }),
  response: contract.notifications,
  handle: ({ query, user, request, services: { db, now } }) =>
    readNotifications(db, readerOf(user, request), query, now()),
});

export const getUnreadNotifications = defineCall({
  method: 'GET',
  path: `${NOTIFICATIONS}/unread`,
  summary: 'The number of the user’s unread notifications.',
  source,
  auth: 'bearer',
  response: contract.unread,
  handle: async ({ user, request, services: { db, now } }) => ({
    unread: await countUnread(db, readerOf(user, request), now()),
  }),
});

export const getNotificationEvents = defineCall({
  method: 'GET',
  path: `${NOTIFICATIONS}/events`,
  refuses: ['ERR_TOO_MANY_REQUESTS'],
  summary:
    'The number of unread notifications now and whenever it changes, as server-sent events. The server ends the stream after some minutes, so that the token is checked again.',
  source: `${source}, docs/reference/notifications.md#notifications-live`,
  auth: 'bearer',
  response: v.string(),
  contentType: 'text/event-stream',
  handle: ({ user, request, services, reply }) => streamUnread(services, readerOf(user, request), reply),
});

export const postNotificationsRead = defineCall({
  method: 'POST',
  path: `${NOTIFICATIONS}/read`,
  summary: 'Marks notifications of the user as read or unread; those of another user are ignored.',
  source,
  auth: 'bearer',
  body: v.strictObject(contract.markedRead.entries),
  response: contract.unread,
  async handle({ body: { ids, isRead }, user, request, services: { db, now } }) {
    await db
      .updateTable('notification')
      .set({ read_at: isRead ? now() : null })
      .where('reader_id', '=', user.userId)
      .where('id', 'in', ids)
      .where('read_at', isRead ? 'is' : 'is not', null)
      .execute();
    return { unread: await countUnread(db, readerOf(user, request), now()) };
  },
});

export const postNotificationsAllRead = defineCall({
  method: 'POST',
  path: `${NOTIFICATIONS}/all-read`,
  summary: 'Marks all notifications of the user as read.',
  source,
  auth: 'bearer',
  response: contract.allRead,
  async handle({ user, request, services: { db, now } }) {
    const markedAt = now();
    const reader = readerOf(user, request);
    await db
      .updateTable('notification')
      .set({ read_at: markedAt })
      .where('reader_id', '=', user.userId)
      .where('read_at', 'is', null)
      .where('noted_at', '<=', markedAt)
      .where('from_device', 'is distinct from', reader.device ?? '')
      .execute();
    return { unread: await countUnread(db, reader, markedAt), markedAt: markedAt.toISOString() };
  },
});

export const postNotificationsAllReadUndo = defineCall({
  method: 'POST',
  path: `${NOTIFICATIONS}/all-read/undo`,
  summary: 'Takes the marking of all notifications back: those that it has marked are unread again.',
  source,
  auth: 'bearer',
  body: v.strictObject(contract.undoneAllRead.entries),
  response: contract.unread,
  async handle({ body, user, request, services: { db, now } }) {
    await db
      .updateTable('notification')
      .set({ read_at: null })
      .where('reader_id', '=', user.userId)
      .where('read_at', '=', new Date(body.markedAt))
      .execute();
    return { unread: await countUnread(db, readerOf(user, request), now()) };
  },
});
