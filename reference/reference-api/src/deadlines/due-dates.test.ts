import fc from 'fast-check';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { startApi } from '../testing/start-api.ts';

const portal = await startApi();
const { db } = portal.api.services;
afterAll(() => portal.close());

const LOS_ANGELES = 'America/Los_Angeles';
const CLIENT = 1;
/** An engagement of the client, and a timecard of it that is not decided. */
const ENGAGEMENT = 5001;

interface Due {
  readonly worker: Date | null;
  readonly approver: Date | null;
  readonly cutoff: Date | null;
}

async function dueDates(
  periodEnd: string,
  { type = 'TIME', submitted = null as Date | null, engagement = ENGAGEMENT } = {},
): Promise<Due> {
  const { rows } = await sql<Due>`
    select worker, approver, cutoff from due_dates(${engagement}, ${type}, ${periodEnd}::date, ${submitted}::timestamptz)`.execute(
    db,
  );
  return rows[0] as Due;
}
const at = (text: string, zone = LOS_ANGELES) => DateTime.fromISO(text, { zone }).toJSDate();
const change = (values: object) => db.updateTable('due_calendar').set(values).where('id', '=', 31).execute();

test('a period is due so many days after its end, at a time of the client (docs: deadlines#due-date)', async () => {
  // It ends on a Sunday.
  expect(await dueDates('2026-11-15')).toEqual({
    worker: at('2026-11-16T17:00'),
    approver: at('2026-11-17T17:00'),
    cutoff: at('2026-11-18T12:00'),
  });
});

test('a due date on a holiday or a weekend moves to the next working day, or to the one before (docs: deadlines#due-working-day)', async () => {
  // Thanksgiving is on Thursday, 26 November; the client works on the Friday after it.
  expect((await dueDates('2026-11-25')).worker).toEqual(at('2026-11-27T17:00'));
  expect((await dueDates('2026-11-13')).worker).toEqual(at('2026-11-16T17:00'));
  await change({ moved: 'earlier' });
  expect((await dueDates('2026-11-25')).worker).toEqual(at('2026-11-25T17:00'));
  expect((await dueDates('2026-11-13')).worker).toEqual(at('2026-11-13T17:00'));
  await change({ moved: 'later', weekend: [5] });
  expect((await dueDates('2026-11-12')).worker).toEqual(at('2026-11-14T17:00'));
  await change({ weekend: [6, 7] });
});

test('what is submitted late is due from its approver so many days after that (docs: deadlines#due-submitted-late)', async () => {
  const submitted = at('2026-11-18T23:30');
  expect((await dueDates('2026-11-15', { submitted })).approver).toEqual(at('2026-11-20T17:00'));
  expect((await dueDates('2026-11-15', { submitted: at('2026-11-14T10:00') })).approver).toEqual(
    at('2026-11-17T17:00'),
  );
});

test('items other than timecards are due from their approver only, once submitted (docs: deadlines#due-other-items)', async () => {
  expect(await dueDates('2026-11-15', { type: 'EXPENSE' })).toEqual({ worker: null, approver: null, cutoff: null });
  expect(await dueDates('2026-11-15', { type: 'EXPENSE', submitted: at('2026-11-18T09:00') })).toEqual({
    worker: null,
    approver: at('2026-11-20T17:00'),
    cutoff: null,
  });
});

test('a client without a calendar has no due dates; an engagement may have its own calendar (docs: deadlines#due-calendar)', async () => {
  await change({ is_usual: false });
  expect(await dueDates('2026-11-15')).toEqual({ worker: null, approver: null, cutoff: null });
  await db.updateTable('engagement').set({ due_calendar_id: 31 }).where('id', '=', ENGAGEMENT).execute();
  expect((await dueDates('2026-11-15')).worker).toEqual(at('2026-11-16T17:00'));
  await db.updateTable('engagement').set({ due_calendar_id: null }).where('id', '=', ENGAGEMENT).execute();
  await change({ is_usual: true });
});

test('any calendar gives the working days and instants of a calendar library (docs: deadlines#due-date)', async () => {
  // The other client has few items and no holidays.
  const other = { client: 2, calendar: 32, engagement: 5046 };
  const closed = ['2026-03-29', '2026-12-25', '2026-12-28', '2027-01-01'];
  await db
    .insertInto('client_holiday')
    .values(closed.map((holiday_date) => ({ client_id: other.client, holiday_date, name: 'Closed', minutes: 0 })))
    .execute();
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map(clock);
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        days: fc
          .array(fc.integer({ min: 0, max: 20 }), { minLength: 3, maxLength: 3 })
          .map((days) => days.sort(ascending)),
        times: fc.tuple(time, time, time),
        weekend: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }),
        moved: fc.constantFrom('later' as const, 'earlier' as const),
        zone: fc.constantFrom(LOS_ANGELES, 'Europe/London', 'Asia/Tokyo', 'Pacific/Auckland', 'America/Sao_Paulo'),
        day: fc.integer({ min: 0, max: 400 }),
      }),
      async ({ days, times, weekend, moved, zone, day }) => {
        const end = DateTime.fromISO('2026-01-01').plus({ days: day }).toISODate() as string;
        await db.updateTable('client').set({ time_zone: zone }).where('id', '=', other.client).execute();
        const [worker, approver, cutoff] = days as [number, number, number];
        await db
          .updateTable('due_calendar')
          .set({
            ...{ worker_days: worker, approver_days: approver, cutoff_days: cutoff, weekend, moved },
            ...{ worker_time: times[0], approver_time: times[1], cutoff_time: times[2] },
          })
          .where('id', '=', other.calendar)
          .execute();
        const expected = days.map((after, place) => {
          let date = DateTime.fromISO(end, { zone }).plus({ days: after });
          while (weekend.includes(date.weekday) || closed.includes(date.toISODate() as string))
            date = date.plus({ days: moved === 'later' ? 1 : -1 });
          const [hour, minute] = (times[place] as string).split(':').map(Number);
          return date.set({ hour: hour as number, minute: minute as number }).toJSDate();
        });
        const found = await dueDates(end, { engagement: other.engagement });
        // In the hour that a clock skips or repeats, PostgreSQL and Luxon choose differently, by that hour.
        for (const [place, instant] of [found.worker, found.approver, found.cutoff].entries())
          expect(Math.abs(Number(instant) - Number(expected[place]))).toBeLessThanOrEqual(
            isWhole(expected[place], zone) ? 0 : 3_600_000,
          );
      },
    ),
    { numRuns: 40 },
  );
});

test('a change of the calendar, a holiday or the time zone reaches what is not decided, and nothing else (docs: deadlines#due-changed)', async () => {
  const dated = () =>
    db
      .selectFrom('billing_item')
      .select(['id', 'status', 'worker_due_at'])
      .where('item_client_id', '=', CLIENT)
      .where('type', '=', 'TIME')
      .orderBy('id')
      .execute();
  const hour = 3_600_000;
  const before = await dated();
  expect(before.every(({ worker_due_at }) => worker_due_at !== null)).toBe(true);
  await change({ worker_time: '18:00' });
  const moved = new Set(
    (await dated()).flatMap((item, place) =>
      Number(item.worker_due_at) - Number(before[place]?.worker_due_at) === hour ? [item.status] : [],
    ),
  );
  const same = new Set(
    (await dated()).flatMap((item, place) =>
      Number(item.worker_due_at) === Number(before[place]?.worker_due_at) ? [item.status] : [],
    ),
  );
  expect([...moved].sort()).toEqual(['Pending', 'Rejected', 'Saved']);
  expect([...same].filter((status) => moved.has(status))).toEqual([]);
  const open = before.find(({ status }) => status === 'Saved');
  const due = async () => (await dated()).find(({ id }) => id === open?.id)?.worker_due_at as Date;
  const day = DateTime.fromJSDate(await due(), { zone: LOS_ANGELES }).toISODate() as string;
  await db
    .insertInto('client_holiday')
    .values({ client_id: CLIENT, holiday_date: day, name: 'Port day', minutes: 480 })
    .execute();
  expect(Number(await due()) - Number(open?.worker_due_at)).toBeGreaterThanOrEqual(20 * hour);
  await db.deleteFrom('client_holiday').where('holiday_date', '=', day).where('name', '=', 'Port day').execute();
  await db.updateTable('client').set({ time_zone: 'America/New_York' }).where('id', '=', CLIENT).execute();
  expect(Number(await due()) - Number(open?.worker_due_at)).toBe(-2 * hour);
});

const ascending = (one: number, other: number) => one - other;
const clock = ([hour, minute]: [number, number]) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** Whether the hours around an instant have the same offset. */
function isWhole(instant: Date | undefined, zone: string): boolean {
  const around = [-1, 0, 1].map((hours) => DateTime.fromJSDate(instant as Date, { zone }).plus({ hours }).offset);
  return new Set(around).size === 1;
}
