import { getNotifications, markAllRead, markRead, type Notification, undoAllRead } from 'shared-client/notifications';
import { reportFailure } from 'shared-client/report-failure';
import { createStore } from 'zustand/vanilla';
import { setUnread } from './live-unread.ts';
import { unread as unreadCount } from './unread.ts';

export interface NotificationListState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly list: readonly Notification[];
  /** The kinds that the reader has. */
  readonly kinds: readonly string[];
  /** The kind that is shown; undefined shows all. */
  readonly kind: string | undefined;
  readonly nextCursor: string | null;
  /** When all were marked as read, while that can be taken back. */
  readonly markedAt: string | undefined;
  /** Marking has failed. */
  readonly notMarked: boolean;
}

const EMPTY: NotificationListState = {
  status: 'loading',
  list: [],
  kinds: [],
  kind: undefined,
  nextCursor: null,
  markedAt: undefined,
  notMarked: false,
};

/** The list of the panel and of the page. */
export const notificationList = createStore<NotificationListState>()(() => EMPTY);
const { getState, setState } = notificationList;

let asked = 0;
/** The number of unread notifications that the list agrees with. */
let counted: number | undefined;

/** Reads the list, again whenever the number changes by an event or another tab. @returns a function that ends it */
export function openList(): () => void {
  void loadNotifications();
  const stop = unreadCount.subscribe(({ count }) => {
    if (counted !== undefined && count !== counted) void loadNotifications();
  });
  return () => {
    stop();
    counted = undefined;
    setState({ markedAt: undefined, notMarked: false }); // What can be taken back is over when the list is left.
  };
}

/** Reads the newest notifications; earlier ones stay until they are there. */
export async function loadNotifications(kind = getState().kind): Promise<void> {
  asked += 1;
  const own = asked;
  if (kind !== getState().kind || getState().status === 'failed') setState({ status: 'loading', list: [], kind });
  try {
    const { notifications: list, kinds, nextCursor, unread } = await getNotifications({ kind });
    if (own !== asked) return;
    setState({ status: 'ready', list, kinds, nextCursor, notMarked: false });
    tellUnread(unread);
  } catch (error) {
    reportFailure('The notifications could not be read.', error);
    if (own === asked && getState().status !== 'ready') setState({ status: 'failed' });
  }
}

/** Reads the next page of the list. */
export async function loadMore(): Promise<void> {
  const { kind, nextCursor, list } = getState();
  if (nextCursor === null) return;
  const own = asked;
  const more = await marking(() => getNotifications({ kind, cursor: nextCursor }));
  if (more && own === asked) setState({ list: [...list, ...more.notifications], nextCursor: more.nextCursor });
}

/** Marks a notification as read or unread. */
export async function mark(id: number, isRead: boolean): Promise<void> {
  setState(({ list }) => ({ list: list.map((one) => (one.id === id ? { ...one, isRead } : one)) }));
  const count = await marking(() => markRead([id], isRead));
  if (count === undefined)
    setState(({ list }) => ({ list: list.map((one) => (one.id === id ? { ...one, isRead: !isRead } : one)) }));
  else tellUnread(count);
}

/** Marks all as read. */
export async function readAll(): Promise<void> {
  const done = await marking(markAllRead);
  if (!done) return;
  setState(({ list }) => ({ markedAt: done.markedAt, list: list.map((one) => ({ ...one, isRead: true })) }));
  tellUnread(done.unread);
}

/** Takes the last {@link readAll} back. */
export async function undoReadAll(): Promise<void> {
  const { markedAt } = getState();
  if (markedAt === undefined) return;
  const count = await marking(() => undoAllRead(markedAt));
  if (count === undefined) return;
  setState({ markedAt: undefined });
  tellUnread(count);
  await loadNotifications();
}

function tellUnread(count: number): void {
  counted = count;
  setUnread(count);
}

async function marking<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    const done = await call();
    setState({ notMarked: false });
    return done;
  } catch (error) {
    reportFailure('A notification could not be marked.', error);
    setState({ notMarked: true });
    return undefined;
  }
}
