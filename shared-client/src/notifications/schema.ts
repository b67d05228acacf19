import * as v from 'valibot';

/** Schemas of the calls of notifications (docs: api#api-notifications). */

/** The name of a kind: `item-approved`. A micro-frontend declares its sentence and its link. */
export const notificationKind = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,48}$/, 'must be the name of a kind'));

/** The data of an event, for its sentence and its link. Dates and instants are ISO texts. */
export const notificationValues = v.record(v.string(), v.union([v.string(), v.number()]));
export type NotificationValues = v.InferOutput<typeof notificationValues>;

export const notification = v.object({
  id: v.number(),
  kind: v.string(),
  /** When it happened, an ISO instant. */
  at: v.string(),
  isRead: v.boolean(),
  values: notificationValues,
});
export type Notification = v.InferOutput<typeof notification>;

/** Response of `GET /wand2/api/notifications`. */
export const notifications = v.object({
  /** The newest first. */
  notifications: v.array(notification),
  /** The number of unread ones, of all kinds. */
  unread: v.number(),
  /** The kinds that the reader has, in the order of their names. */
  kinds: v.array(v.string()),
  /** For the next page; null on the last one. */
  nextCursor: v.nullable(v.string()),
});
export type Notifications = v.InferOutput<typeof notifications>;

/** Response of `GET /wand2/api/notifications/unread`, and the data of an event of `/events`. */
export const unread = v.object({ unread: v.number() });

/** Body of `POST /wand2/api/notifications/read`. */
export const markedRead = v.object({
  ids: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
    v.minLength(1),
    v.maxLength(200),
  ),
  isRead: v.boolean(),
});

/** Response of `POST /wand2/api/notifications/all-read`. */
export const allRead = v.object({
  unread: v.number(),
  /** The instant of the marking, by which it is undone. */
  markedAt: v.string(),
});

/** Body of `POST /wand2/api/notifications/all-read/undo`. */
export const undoneAllRead = v.object({
  markedAt: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, 'must be an instant')),
});
