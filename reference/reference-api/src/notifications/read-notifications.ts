import { type Kysely, sql } from 'kysely';
import type { Notifications } from 'shared-client/schema/notifications';
import { cursorOf, placeOf } from '../call/cursor.ts';
import type { Database } from '../storage/database.ts';

/** The number of notifications of a page of the list. */
const PER_PAGE = 30;
const SORT = 'notifications';

interface Asked {
  readonly kind?: string | undefined;
  readonly cursor?: string | undefined;
}

/** A person, and the hash of the browser they read with, which is not told about itself (docs: notifications#notification-device). */
export interface Reader {
  readonly readerId: number;
  readonly device: string | null;
}

/** A page of a person's notifications, the newest first. @throws HttpProblem 400 for a cursor of another list */
export async function readNotifications(
  db: Kysely<Database>,
  reader: Reader,
  { kind, cursor }: Asked,
  now: Date,
): Promise<Notifications> {
  const place = cursor === undefined ? undefined : placeOf(cursor, SORT, 2);
  const rows = await told(db, reader, now)
    .select(['id', 'event_kind as kind', 'event_values as values', 'noted_at', 'read_at'])
    .$if(kind !== undefined, (q) => q.where('event_kind', '=', kind ?? ''))
    .$if(place !== undefined, (q) =>
      q.where(sql<boolean>`(noted_at, id) < (${place?.[0]}::timestamptz, ${place?.[1]}::integer)`),
    )
    .orderBy('noted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE + 1)
    .execute();
  const kinds = await told(db, reader, now).select('event_kind').distinct().orderBy('event_kind').execute();
  const shown = rows.slice(0, PER_PAGE);
  const last = shown.at(-1);
  return {
    notifications: shown.map(({ noted_at, read_at, ...one }) => ({
      ...one,
      at: noted_at.toISOString(),
      isRead: read_at !== null,
    })),
    unread: await countUnread(db, reader, now),
    kinds: kinds.map(({ event_kind }) => event_kind),
    nextCursor: rows.length > PER_PAGE && last ? cursorOf(SORT, [last.noted_at.toISOString(), last.id]) : null,
  };
}

/** What a person has been told so far. */
const told = (db: Kysely<Database>, { readerId, device }: Reader, now: Date) =>
  db
    .selectFrom('notification')
    .where('reader_id', '=', readerId)
    .where('noted_at', '<=', now)
    .where('from_device', 'is distinct from', device ?? NO_DEVICE);

/** Not the hash of any browser. */
const NO_DEVICE = '';

/** The number of a person's unread notifications. */
export async function countUnread(db: Kysely<Database>, reader: Reader, now: Date): Promise<number> {
  const { count } = await told(db, reader, now)
    .where('read_at', 'is', null)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
