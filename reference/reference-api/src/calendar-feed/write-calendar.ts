import { DateTime } from 'luxon';

/** A moment of a calendar. */
export interface CalendarEvent {
  /** Unique and stable. */
  readonly id: string;
  readonly at: Date;
  readonly summary: string;
  readonly url: string;
}

/** A calendar with its events. */
export interface Calendar {
  readonly name: string;
  readonly timeZone: string;
  readonly madeAt: Date;
  readonly events: readonly CalendarEvent[];
}

/** An event without duration is not drawn by some calendars. */
const LENGTH_MINUTES = 30;
/** The time zone is described from a year before the first event to a year after the last one. */
const AROUND = { years: 1 };

/** A calendar as text (RFC 5545): times in the reader's time zone, which is described (docs: notifications#calendar-content). */
export function writeCalendar({ name, timeZone, madeAt, events }: Calendar): string {
  const moments = events.map(({ at }) => at.getTime());
  const [first, last] = [Math.min(...moments, madeAt.getTime()), Math.max(...moments, madeAt.getTime())];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal//Due dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zoneLines(timeZone, new Date(first), new Date(last)),
    ...events.flatMap(({ id, at, summary, url }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${utc(madeAt)}`,
      start(at, timeZone),
      `DURATION:PT${LENGTH_MINUTES}M`,
      `SUMMARY:${escaped(summary)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The description of a time zone: each change of its offset within the time, and the offset before the first. */
function zoneLines(timeZone: string, first: Date, last: Date): string[] {
  const begin = DateTime.fromJSDate(first, { zone: timeZone }).minus(AROUND).startOf('day');
  const end = DateTime.fromJSDate(last, { zone: timeZone }).plus(AROUND).startOf('day');
  const parts = [observance(begin, begin.offset)];
  for (let day = begin; day < end; ) {
    const next = day.plus({ days: 1 });
    if (next.offset !== day.offset) parts.push(observance(changeWithin(day, next), day.offset));
    day = next;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...parts.flat(), 'END:VTIMEZONE'];
}

/** The first minute of a day with the offset of the next one. */
function changeWithin(day: DateTime, next: DateTime): DateTime {
  let [before, after] = [day.toMillis(), next.toMillis()];
  while (after - before > 60_000) {
    const middle = Math.floor((before + after) / 120_000) * 60_000;
    if (DateTime.fromMillis(middle, { zone: day.zoneName ?? 'UTC' }).offset === day.offset) before = middle;
    else after = middle;
  }
  return DateTime.fromMillis(after, { zone: day.zoneName ?? 'UTC' });
}

/** An offset from a moment on; the moment is told by the clock before it. */
function observance(at: DateTime, before: number): string[] {
  const kind = at.isInDST ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${at.toUTC().plus({ minutes: before }).toFormat("yyyyMMdd'T'HHmmss")}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(at.offset)}`,
    `END:${kind}`,
  ];
}

const pad = (value: number) => String(value).padStart(2, '0');
const offset = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60))}${pad(Math.abs(minutes) % 60)}`;
const local = (at: Date, zone: string) => DateTime.fromJSDate(at, { zone }).toFormat("yyyyMMdd'T'HHmmss");
/** The beginning of an event. A time that the clock shows twice, when it is put back, is told in UTC. */
function start(at: Date, zone: string): string {
  const isTwice = DateTime.fromJSDate(at, { zone }).getPossibleOffsets().length > 1;
  return isTwice ? `DTSTART:${utc(at)}` : `DTSTART;TZID=${zone}:${local(at, zone)}`;
}

const utc = (at: Date) => DateTime.fromJSDate(at, { zone: 'UTC' }).toFormat("yyyyMMdd'T'HHmmss'Z'");

/** A text value: backslash, semicolon, comma and line breaks are escaped, other control characters left out. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not occur.
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

/** The bytes of a line. */
const MOST_BYTES = 75;

/** A line in parts of at most 75 bytes, none of which splits a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > MOST_BYTES) {
      parts.push(part);
      // The space in front of a continuation counts.
      [part, bytes] = ['', 1];
    }
    part += character;
    bytes += length;
  }
  return [...parts, part].join('\r\n ');
}
