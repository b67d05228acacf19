import ICAL from 'ical.js';
import { json } from '../storage/json.ts';
import { startApi } from '../testing/start-api.ts';
import { noonOfToday } from '../testing/timecard-client.ts';
import { writeCalendar } from './write-calendar.ts';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const { db } = server.api.services;
const ADDRESS = '/wand2/api/account/calendar';

/** The events of a text as a calendar program reads them. */
function eventsOf(text: string) {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const url = String(component.getFirstPropertyValue('url'));
    return { id: event.uid, summary: event.summary, at: event.startDate.toJSDate().toISOString(), url };
  });
}
const addressOf = async (client: Awaited<ReturnType<typeof server.signedIn>>) =>
  new URL((await client.post(ADDRESS)).body.address).pathname;

test.each([
  ['America/Los_Angeles', '2026-11-01T08:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-01T09:30:00.000Z'],
  ['Europe/Berlin', '2027-03-28T01:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-24T03:30:00.000Z'],
  ['America/St_Johns', '2026-12-01T12:00:00.000Z'],
])('%s: a parser reads %s as that instant (docs: notifications#calendar-content)', (timeZone, at) => {
  const event = { id: 'a@portal', at: new Date(at), summary: 'Due', url: 'https://portal.example/#/a' };
  const text = writeCalendar({ name: 'Portal', timeZone, madeAt: new Date('2026-01-05T10:00:00Z'), events: [event] });
  expect(eventsOf(text)).toEqual([{ id: 'a@portal', summary: 'Due', at, url: event.url }]);
});

test('text is escaped, and lines have 75 bytes at most without splitting a character', () => {
  const summary = `Ä,b;c\\d\n${'期限🕔'.repeat(30)}`;
  const event = { id: 'a@portal', at: new Date('2026-11-24T12:00:00Z'), summary, url: 'https://portal.example/' };
  const text = writeCalendar({ name: 'a\u0000;b', timeZone: 'UTC', madeAt: event.at, events: [event] });
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\uFFFD]/u);
  expect(eventsOf(text)[0]?.summary).toBe(summary);
});

test('a worker’s timecards that are not submitted, begun or not, at the time of their zone (docs: notifications#calendar-content)', async () => {
  const nora = await server.signedIn('worker-templates');
  const { text, headers } = await server.client().get(await addressOf(nora));
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const events = eventsOf(text);
  expect(events.length).toBeGreaterThan(3);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  // Add Time reads these two (docs: add-time), and opens that period.
  for (const { id, url } of events)
    expect(url).toMatch(new RegExp(`/#/worker/time-expense/add-time\\?reqId=\\d+&startDate=${id.slice(-17, -7)}$`));
  // The week until Sunday, 22 November, is due on Monday at 17:00 in Los Angeles.
  expect(events.filter(({ at }) => at === '2026-11-24T01:00:00.000Z').length).toBeGreaterThan(0);
});

test('what waits for an approver is one event for each instant', async () => {
  const manager = await server.signedIn('manager');
  const events = eventsOf((await server.client().get(await addressOf(manager))).text);
  expect(events.length).toBeGreaterThan(0);
  expect(events.every(({ summary }) => /^To approve: [1-9]\d*$/.test(summary))).toBe(true);
});

test('a manager who may not approve is not told what waits', async () => {
  const path = await addressOf(await server.signedIn('manager'));
  const manager = db.updateTable('app_user').where('user_name', '=', 'manager');
  const { permissions } = await db
    .selectFrom('app_user')
    .select('permissions')
    .where('user_name', '=', 'manager')
    .executeTakeFirstOrThrow();
  await manager.set({ permissions: json([]) }).execute();
  expect(eventsOf((await server.client().get(path)).text)).toEqual([]);
  await manager.set({ permissions: json(permissions) }).execute();
});

test('an unchanged calendar is not sent again', async () => {
  const path = await addressOf(await server.signedIn('manager'));
  const first = await server.client().get(path);
  const again = await server.client().get(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('an address that was replaced or revoked, of a disabled account, or guessed is not found (docs: notifications#calendar-address)', async () => {
  const manager = await server.signedIn('manager');
  const statusOf = async (path: string) => (await server.client().get(path)).status;
  const old = await addressOf(manager);
  const path = await addressOf(manager);
  expect([await statusOf(old), await statusOf(path)]).toEqual([404, 200]);
  expect(JSON.stringify(await db.selectFrom('calendar_address').selectAll().execute())).not.toContain(
    path.split('/')[5],
  );
  const disabled = (at: Date | null) =>
    db.updateTable('app_user').set({ disabled_at: at }).where('id', '=', 1002).execute();
  await disabled(noonOfToday());
  expect(await statusOf(path)).toBe(404);
  await disabled(null);
  expect((await manager.delete(ADDRESS)).body).toEqual({ since: null });
  expect([await statusOf(path), (await manager.get(ADDRESS)).body]).toEqual([404, { since: null }]);
  expect(await statusOf(path.replace(/calendars\/.*\/due/, 'calendars/AAAA/due'))).toBe(404);
});
