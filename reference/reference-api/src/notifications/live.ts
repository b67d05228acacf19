import type { FastifyReply } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { tooMany } from '../call/http-problem.ts';
import type { Services } from '../services.ts';
import { workUnattended } from '../storage/background-work.ts';
import type { Database } from '../storage/database.ts';
import { countUnread, type Reader } from './read-notifications.ts';
import type { Stream } from './stream.ts';

/** The interval at which a process counts for all its streams, in one query. */
const EVERY_MS = 3_000;
/** A stream ends after this time, and the page begins another one with a token that is checked. */
const LONGEST_MS = 240_000;
/** A line at this interval, by which proxies and the page see that the stream still runs. */
const ALIVE_MS = 25_000;

/** The streams of a person in a process. A browser has one for all its tabs. */
const MOST_OF_READER = 8;

type Working = Pick<Services, 'db' | 'now' | 'lifecycle' | 'streams'>;

/**
 * Sends the number of a person's unread notifications now and whenever it changes, until the page leaves, the server drains, or some minutes
 * are over. Another process may write what is counted, so each counts by itself: one query for all streams.
 */
export async function streamUnread(
  { db, now, lifecycle, streams }: Working,
  reader: Reader,
  reply: FastifyReply,
): Promise<string> {
  const count = await countUnread(db, reader, now());
  if ([...streams].filter((one) => one.readerId === reader.readerId).length >= MOST_OF_READER)
    throw tooMany('ERR_TOO_MANY_REQUESTS', 'There are enough streams of these notifications.', LONGEST_MS / 1000);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    // nginx passes it on at once.
    'x-accel-buffering': 'no',
  });
  const began = now().getTime();
  const stream: Stream = {
    ...reader,
    began,
    sent: began,
    count,
    write: (text) => raw.write(text),
    end() {
      streams.delete(stream);
      raw.end();
    },
  };
  streams.add(stream);
  raw.on('close', () => streams.delete(stream));
  stream.write(eventOf(count));
  if (lifecycle.isDraining) stream.end();
  return '';
}

const eventOf = (unread: number) => `data: ${JSON.stringify({ unread })}\n\n`;

/** Sends each stream its count, if that has changed, and ends those that are over. */
export async function sendCounts({ db, now, lifecycle, streams }: Working): Promise<void> {
  if (streams.size === 0) return;
  if (lifecycle.isDraining) return endStreams({ streams });
  const time = now().getTime();
  const readers = new Set([...streams].map(({ readerId }) => readerId));
  const counted = await unreadOf(db, [...readers], now());
  for (const stream of [...streams]) {
    const unread = counted(stream);
    const isOver = time - stream.began > LONGEST_MS;
    if (unread !== stream.count) stream.write(eventOf(unread));
    else if (time - stream.sent > ALIVE_MS) stream.write(':\n\n');
    else if (!isOver) continue;
    stream.count = unread;
    stream.sent = time;
    if (isOver) stream.end();
  }
}

/** The number of unread notifications of readers. */
async function unreadOf(
  db: Kysely<Database>,
  readers: readonly number[],
  now: Date,
): Promise<(reader: Reader) => number> {
  const rows = await db
    .selectFrom('notification')
    .select(['reader_id', 'from_device', sql<number>`count(*)::integer`.as('count')])
    .where('reader_id', 'in', readers)
    .where('read_at', 'is', null)
    .where('noted_at', '<=', now)
    .groupBy(['reader_id', 'from_device'])
    .execute();
  const ofReader = Map.groupBy(rows, ({ reader_id }) => reader_id);
  return ({ readerId, device }) =>
    (ofReader.get(readerId) ?? [])
      .filter(({ from_device }) => from_device === null || from_device !== device)
      .reduce((sum, { count }) => sum + count, 0);
}

/** Ends all streams of a process, so that it can close. */
export function endStreams({ streams }: Pick<Services, 'streams'>): void {
  for (const stream of [...streams]) stream.end();
}

/** Counts for the streams every few seconds until the returned function is called. */
export function startStreaming(services: Working & Pick<Services, 'log'>): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    void workUnattended(services.log, 'notifications could not be counted', () => sendCounts(services)).finally(() => {
      busy = false;
    });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
